import { CARD_FEATURES, FEATURES, KINDS } from './features.js';
import { type Judge, PAIR_TERMS } from './judge.js';

/** Hidden units of the net, a multiple of four: few, because it is asked hundreds of times a playout. */
export const HIDDEN = 12;

/** Where the parts of a net lie in its one list of weights. */
export const LAYOUT = {
  /** Straight from a feature to the score (one of them the likely damage), and a constant for each kind of lay. */
  straight: 0,
  damage: 3,
  straightKind: FEATURES,
  /** Into the hidden units: from each feature, and a constant for each kind; then out of them. */
  hidden: FEATURES + KINDS,
  hiddenKind: FEATURES + KINDS + HIDDEN * FEATURES,
  out: FEATURES + KINDS + HIDDEN * (FEATURES + KINDS),
  pairTerms: FEATURES + KINDS + HIDDEN * (FEATURES + KINDS + 1),
} as const;

/** Hidden units are computed four at a time, in half the time of one by one. */
const BLOCK = 4;

/** Where the weight from a feature into a hidden unit lies. */
export const hiddenWeight = (input: number, unit: number): number =>
  LAYOUT.hidden + (Math.floor(unit / BLOCK) * FEATURES + input) * BLOCK + (unit % BLOCK);

export const WEIGHTS = LAYOUT.pairTerms + PAIR_TERMS;

/** The score of a card described by all its features and its kind; what the hidden units say is left in `hidden`. */
export function netScore(
  weights: Float64Array,
  features: Float64Array,
  kind: number,
  hidden: Float64Array,
): number {
  addHand(weights, features, hidden);
  return hidden[HIDDEN] + addCard(weights, features, kind, hidden);
}

/** Starts the hidden units, and the score behind them, with what is the same for the whole hand. */
function addHand(weights: Float64Array, features: Float64Array, hidden: Float64Array): void {
  hidden.fill(0);
  hidden[HIDDEN] = addInputs(weights, features, CARD_FEATURES, FEATURES, hidden);
}

/** Adds what is the card's own: the hidden units become what they say, and their part of the score is returned. */
function addCard(weights: Float64Array, features: Float64Array, kind: number, hidden: Float64Array): number {
  let score = weights[LAYOUT.straightKind + kind] + addInputs(weights, features, 0, CARD_FEATURES, hidden);
  const constants = LAYOUT.hiddenKind + kind * HIDDEN;
  for (let unit = 0; unit < HIDDEN; unit++) {
    const sum = hidden[unit] + weights[constants + unit];
    hidden[unit] = sum;
    if (sum > 0) score += sum * weights[LAYOUT.out + unit];
  }
  return score;
}

/** Adds some inputs to the hidden units and returns what they add straight to the score. */
function addInputs(
  weights: Float64Array,
  features: Float64Array,
  from: number,
  to: number,
  hidden: Float64Array,
): number {
  let score = 0;
  for (let input = from; input < to; input++) score += weights[input] * features[input];
  for (let unit = 0; unit < HIDDEN; unit += BLOCK) {
    let first = hidden[unit];
    let second = hidden[unit + 1];
    let third = hidden[unit + 2];
    let fourth = hidden[unit + 3];
    let at = hiddenWeight(from, unit);
    for (let input = from; input < to; input++) {
      const feature = features[input];
      if (feature !== 0) {
        first += weights[at] * feature;
        second += weights[at + 1] * feature;
        third += weights[at + 2] * feature;
        fourth += weights[at + 3] * feature;
      }
      at += BLOCK;
    }
    hidden[unit] = first;
    hidden[unit + 1] = second;
    hidden[unit + 2] = third;
    hidden[unit + 3] = fourth;
  }
  return score;
}

/** A buffer for what the hidden units say, and the part of the score that a whole hand shares. */
export const hiddenUnits = (): Float64Array => new Float64Array(HIDDEN + 1);

/** A judge that asks a net. */
export function netJudge(weights: Float64Array): Judge {
  const pairTerms = weights.subarray(LAYOUT.pairTerms);
  const isStraight = weights.subarray(LAYOUT.out, LAYOUT.pairTerms).every((weight) => weight === 0);
  return { ...(isStraight ? straightScores(weights) : hiddenScores(weights)), pairTerms };
}

type CardScores = Pick<Judge, 'sit' | 'card'>;

/** Scores of a net whose hidden units say nothing: in half the time. */
function straightScores(weights: Float64Array): CardScores {
  return {
    sit: (laying) => laying.describeHand(),
    card: (laying, place, early) => {
      laying.describe(place, early);
      const { features } = laying;
      let score = weights[LAYOUT.straightKind + laying.kind];
      for (let input = 0; input < FEATURES; input++) score += weights[input] * features[input];
      return score;
    },
  };
}

function hiddenScores(weights: Float64Array): CardScores {
  const hand = hiddenUnits();
  const hidden = hiddenUnits();
  return {
    sit: (laying) => {
      laying.describeHand();
      addHand(weights, laying.features, hand);
    },
    card: (laying, place, early) => {
      laying.describe(place, early);
      hidden.set(hand);
      return hand[HIDDEN] + addCard(weights, laying.features, laying.kind, hidden);
    },
  };
}
