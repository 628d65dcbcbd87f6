import { meaningOf, type SixteenFact, type SixteenMeaning, type SixteenView } from '@sixfold/sixteen';
import { loadWords } from '@sixfold/words';
import { kindsBy, type Learning } from '../../../rules/learning.js';
import { book } from './book.js';
import { situations } from './coach.js';
import { lessons } from './lessons.js';
import { pictures } from './pictures.js';

const KINDS: Readonly<Record<SixteenMeaning['kind'], string>> = {
  draw: 'draw',
  joker: 'joker',
  play: 'play',
};

function sectionsOn(fact: SixteenFact): readonly string[] {
  switch (fact.kind) {
    case 'sixteenAndMatch':
      return ['both'];
    case 'sixteen':
    case 'match':
    case 'bust':
      return [fact.kind];
    case 'forgot':
      return ['strict', 'loose'];
    default:
      return [];
  }
}

export const learning: Learning<SixteenView, SixteenFact> = {
  words: (language) => loadWords(language, 'learnSixteen'),
  book,
  pictures,
  sectionsOn,
  lessons,
  situations,
  ...kindsBy(KINDS, meaningOf),
};
