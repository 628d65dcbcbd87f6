import { HAND_SPACE, type NimmtState, ROWS } from '@sixfold/nimmt';
import { Laying } from './features.js';
import type { OpenTable } from './table.js';

/** Terms of lays that are more than one number card on its own (N-21, N-24). */
export const PAIR_TERMS = 8;
export const PAIR = {
  /** Two numbers: a constant, one that grows with the hand, one if both would join the same row. */
  two: 0,
  twoFull: 1,
  twoSameRow: 2,
  /** A 0 alone, two 0s, a 0 with a number. */
  zero: 3,
  zeroFull: 4,
  zeros: 5,
  zeroTwo: 6,
  zeroTwoFull: 7,
} as const;

/** Scores of a seat's lays: the higher the better, in units of a softmax. A pair scores as the sum of its cards and a term. */
export class Scores {
  size = 0;
  readonly alone = new Float64Array(HAND_SPACE);
  /** With a 0, so placed before the others. */
  readonly early = new Float64Array(HAND_SPACE);
  readonly fit = new Int32Array(HAND_SPACE);
  /** How many 0s head the hand. */
  zeros = 0;
  two = 0;
  twoSameRow = 0;
  zero = 0;
  twoZeros = 0;

  /** What two cards at these places of the hand score together. */
  pair(low: number, high: number): number {
    if (low < this.zeros) return high < this.zeros ? this.twoZeros : this.early[high];
    return (
      this.alone[low] + this.alone[high] + this.two + (this.fit[low] === this.fit[high] ? this.twoSameRow : 0)
    );
  }
}

/** Scores one card that `laying` describes. */
export type CardScore = (laying: Laying, place: number, early: boolean) => number;

/** An opinion on lays: a score for each card, and the terms for pairs and 0s. */
export interface Judge {
  /** Takes in what is the same for all cards of a hand. */
  readonly sit?: (laying: Laying) => void;
  readonly card: CardScore;
  /** The same for all number cards of a hand at once, quicker. */
  readonly cards?: (laying: Laying, early: boolean, into: Float64Array) => void;
  readonly pairTerms: ArrayLike<number>;
}

/** Scores the number cards of a hand; `early`: laid with a 0, so placed first (N-22). */
export function scoreCards(judge: Judge, laying: Laying, early: boolean, into: Float64Array): void {
  if (judge.cards) judge.cards(laying, early, into);
  else {
    for (let place = laying.begins[0]; place < laying.size; place++) {
      into[place] = judge.card(laying, place, early);
    }
  }
}

/** The same opinion, but surer of it: whoever draws lays by these scores takes the best one more often. */
export function surer(judge: Judge, times: number): Judge {
  return {
    ...(judge.sit && { sit: judge.sit }),
    card: (laying, place, early) => times * judge.card(laying, place, early),
    pairTerms: Float64Array.from(judge.pairTerms, (term) => times * term),
  };
}

/** Applies a judge to a seat's hand. */
export class Judging {
  readonly scores = new Scores();
  readonly laying: Laying;

  constructor(
    table: OpenTable,
    private readonly judge: Judge,
  ) {
    this.laying = new Laying(table);
  }

  /** Scores all lays of a seat on a table that has been read. */
  score(state: NimmtState, seat: number): Scores {
    const { scores, laying } = this;
    const { pairTerms } = this.judge;
    const size = state.handSize[seat];
    const full = size / HAND_SPACE;
    const pairs = state.rules.variant.cardsATurn === 2;
    laying.sit(state, seat);
    this.judge.sit?.(laying);
    const zeros = laying.begins[0];
    scores.size = size;
    scores.zeros = zeros;
    scoreCards(this.judge, laying, false, scores.alone);
    if (!pairs && zeros === 0) return scores;
    scores.two = pairTerms[PAIR.two] + pairTerms[PAIR.twoFull] * full;
    scores.twoSameRow = pairTerms[PAIR.twoSameRow];
    scores.zero = pairTerms[PAIR.zero] + pairTerms[PAIR.zeroFull] * full;
    scores.twoZeros = pairTerms[PAIR.zeros];
    for (let place = 0; place < zeros; place++) scores.alone[place] = scores.zero;
    if (!pairs) return scores;
    for (let row = -1; row < ROWS; row++) {
      for (let place = laying.begins[row + 1]; place < laying.begins[row + 2]; place++)
        scores.fit[place] = row;
    }
    if (zeros > 0) {
      scoreCards(this.judge, laying, true, scores.early);
      const withZero = pairTerms[PAIR.zeroTwo] + pairTerms[PAIR.zeroTwoFull] * full;
      for (let place = zeros; place < size; place++) scores.early[place] += withZero;
    }
    return scores;
  }
}
