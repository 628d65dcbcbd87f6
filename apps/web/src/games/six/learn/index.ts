import { meaningOf, type SixFact, type SixMeaning, type SixView } from '@sixfold/six';
import { loadWords } from '@sixfold/words';
import { kindsBy, type Learning } from '../../../rules/learning.js';
import { book } from './book.js';
import { situations } from './coach.js';
import { lessons } from './lessons.js';
import { pictures } from './pictures.js';

const KINDS: Readonly<Record<SixMeaning['kind'], string>> = { swap: 'swap', move: 'move', place: 'place' };

function sectionsOn(fact: SixFact): readonly string[] {
  switch (fact.kind) {
    case 'captured':
      return ['falling'];
    case 'phaseTwo':
      return ['moving'];
    case 'completed':
      return [fact.form];
    case 'drawn':
      return ['drawing'];
    case 'swapped':
      return ['swap'];
    default:
      return [];
  }
}

export const learning: Learning<SixView, SixFact> = {
  words: (language) => loadWords(language, 'learnSix'),
  book,
  pictures,
  sectionsOn,
  lessons,
  situations,
  ...kindsBy(KINDS, meaningOf),
};
