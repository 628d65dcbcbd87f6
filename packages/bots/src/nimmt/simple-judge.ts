import type { Judge } from './judge.js';

/** Minus points: what the card is likely to cost at once. */
export const careful: Judge = {
  card: (laying, place, early) => {
    laying.describe(place, early);
    return -0.6 * laying.damage;
  },
  pairTerms: [-0.5, 0, 0, -1, 0, -2, -1, 0],
};

/** Plus points: what it is likely to bring. */
export const greedy: Judge = {
  card: (laying, place, early) => {
    laying.describe(place, early);
    return 0.6 * laying.damage;
  },
  pairTerms: [-0.5, 0, 0.5, -1, 0, -2, -0.5, 0],
};
