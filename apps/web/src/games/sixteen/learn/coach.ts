import { JOKER_CARD, type SixteenFact, type SixteenView } from '@sixfold/sixteen';
import { after, always, type Situation } from '../../../lessons/situations.js';

/** What a coach speaks up about, the most pressing first. Each is spoken of once. */
export const situations: readonly Situation<SixteenView, SixteenFact>[] = [
  after<SixteenFact>('bust', 'bust'),
  after<SixteenFact>('match', 'match', 'sixteenAndMatch'),
  after<SixteenFact>('sixteen', 'sixteen'),
  always('first'),
  { id: 'reach', isSo: ({ view }) => view.sum >= 10 },
  { id: 'joker', isSo: ({ view }) => view.hand.includes(JOKER_CARD) },
  { id: 'talon', isSo: ({ view }) => view.talonCount === 0 },
];
