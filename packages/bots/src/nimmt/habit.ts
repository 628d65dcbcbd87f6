import { HAND_SPACE } from '@sixfold/nimmt';
import { CARD_FEATURES, FEATURES, KINDS, type Laying } from './features.js';
import { type Judge, PAIR_TERMS } from './judge.js';

/** Numbers for one kind of lay: one for each feature of a card, and a constant. */
const OF_KIND = CARD_FEATURES + 1;
/** One set of numbers for all kinds. */
export const HABIT_SET = KINDS * OF_KIND;
/** A habit's list: a set for an empty hand, what a full hand adds to it, and the terms of pairs. */
export const HABIT_WEIGHTS = 2 * HABIT_SET + PAIR_TERMS;

/** Where the number for a feature (or, behind the last, the constant) of a kind lies in a set. */
export const habitWeight = (kind: number, feature: number): number => kind * OF_KIND + feature;

/** How much of what a full hand adds counts for a hand of some size. */
export const handShare = (size: number): number => size / HAND_SPACE;

/**
 * A judge that says how likely a good player is to lay a card: a weighted sum for each kind of lay, learned from
 * what searching players did. It is much quicker than a net, and its scores are the exponents of a softmax.
 */
export function habitJudge(list: readonly number[]): Judge {
  const bySize = Array.from({ length: HAND_SPACE + 1 }, (_, size) =>
    Float64Array.from({ length: HABIT_SET }, (_, at) => list[at] + handShare(size) * list[HABIT_SET + at]),
  );
  const features = new Float64Array(FEATURES);
  let set = bySize[HAND_SPACE];
  return {
    sit: ({ size }: Laying) => {
      set = bySize[size];
    },
    card: (laying, place, early) => {
      laying.describe(place, early, features);
      const start = laying.kind * OF_KIND;
      let score = set[start + CARD_FEATURES];
      for (let feature = 0; feature < CARD_FEATURES; feature++) {
        score += set[start + feature] * features[feature];
      }
      return score;
    },
    pairTerms: list.slice(2 * HABIT_SET),
  };
}
