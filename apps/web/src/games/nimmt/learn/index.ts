import { meaningOf, type NimmtFact, type NimmtMeaning, type NimmtView } from '@sixfold/nimmt';
import { loadWords } from '@sixfold/words';
import { kindsBy, type Learning } from '../../../rules/learning.js';
import { book } from './book.js';
import { situations } from './coach.js';
import { lessons } from './lessons.js';
import { pictures } from './pictures.js';

/** Kinds of moves as people think of them, by what the rules call them. */
const KINDS: Readonly<Record<NimmtMeaning['kind'], string>> = {
  row: 'row',
  pick: 'pick',
  shift: 'shift',
  stretch: 'stretch',
  drop: 'drop',
  block: 'block',
  pass: 'pass',
  place: 'pass',
  layTwo: 'two',
  layMasked: 'mask',
  lay: 'lay',
};

function sectionsOn(fact: NimmtFact): readonly string[] {
  switch (fact.kind) {
    case 'tookRow':
      return fact.chosen ? ['low'] : ['sixth', 'sixthWins'];
    case 'placed':
      return fact.low ? ['behind'] : [];
    case 'trapPlayed':
    case 'trapWorked':
      return [fact.trap];
    case 'trapBlocked':
      return ['block'];
    case 'counted':
      return ['count', 'countPlus', 'countMinus'];
    case 'zeroKept':
      return ['layTwo'];
    case 'zeroAside':
      return ['zeroAside'];
    default:
      return [];
  }
}

export const learning: Learning<NimmtView, NimmtFact> = {
  words: (language) => loadWords(language, 'learnNimmt'),
  book,
  pictures,
  sectionsOn,
  lessons,
  situations,
  ...kindsBy(KINDS, meaningOf),
};
