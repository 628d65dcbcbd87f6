import { bullheads, HAND_SPACE, HIGHEST_CARD, ROW_LIMIT, ROWS } from '@sixfold/nimmt';
import { CARD_FEATURES, KINDS, type Laying, poisson } from './features.js';
import { type Judge, PAIR_TERMS } from './judge.js';
import { MEAN_HEADS } from './table.js';

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

/** A habit's numbers, worked out for every size of hand. */
export interface Habit {
  readonly bySize: readonly Float64Array[];
  readonly ownTerms: readonly Float64Array[];
  readonly pairTerms: readonly number[];
}

export function habitFrom(list: readonly number[]): Habit {
  const bySize = Array.from({ length: HAND_SPACE + 1 }, (_, size) =>
    Float64Array.from({ length: HABIT_SET }, (_, at) => list[at] + handShare(size) * list[HABIT_SET + at]),
  );
  return { bySize, ownTerms: bySize.map(termsOfCards), pairTerms: list.slice(2 * HABIT_SET) };
}

/**
 * A judge that says how likely a good player is to lay a card: a weighted sum for each kind of lay, learned from
 * what searching players did. It is much quicker than a net, and its scores are the exponents of a softmax.
 */
export function habitJudge({ bySize, ownTerms, pairTerms }: Habit): Judge {
  let set = bySize[HAND_SPACE];
  return {
    sit: ({ size }: Laying) => {
      set = bySize[size];
    },
    card: (laying, place, early) => {
      laying.describe(place, early);
      const { features } = laying;
      const start = laying.kind * OF_KIND;
      let score = set[start + CARD_FEATURES];
      for (let feature = 0; feature < CARD_FEATURES; feature++) {
        score += set[start + feature] * features[feature];
      }
      return score;
    },
    cards: (laying, early, into) => scoreHand(set, ownTerms[laying.size], laying, early, into),
    pairTerms,
  };
}

/** Numbers of cards, from 0 to the highest. */
const CARDS = HIGHEST_CARD + 1;

/** What a set's numbers make of a card itself: its number and its points, by kind of lay and card. */
const termsOfCards = (set: Float64Array): Float64Array =>
  Float64Array.from({ length: KINDS * CARDS }, (_, at) => {
    const start = Math.floor(at / CARDS) * OF_KIND;
    const card = at % CARDS;
    return set[start + 9] * card * 0.01 + set[start + 12] * bullheads(card) * 0.2;
  });

/**
 * The scores of all number cards of a hand: the same sums as card by card (features.ts numbers their terms), but what
 * the cards of one row share is added up once. Playouts spend most of their time here.
 */
function scoreHand(
  set: Float64Array,
  own: Float64Array,
  laying: Laying,
  early: boolean,
  into: Float64Array,
): void {
  if (laying.lowTakes) scoreLow(set, own, laying, early, into);
  else scoreBehindHighest(set, own, laying, early, into);
  const { table, begins, perPlace, start } = laying;
  const { below, end, length, heads, cheapest } = table;
  const { hands } = laying.state;
  const density = laying.densityOf(early);
  const lowComes = 1 - poisson(density * below[end[0]], 0);
  for (let row = 0; row < ROWS; row++) {
    const first = begins[row + 1];
    const behind = begins[row + 2];
    if (first === behind) continue;
    const kind = length[row] < ROW_LIMIT ? length[row] : ROW_LIMIT;
    const needed = ROW_LIMIT - kind;
    const at = kind * OF_KIND;
    const floor = below[end[row] + 1] - first;
    const next = row < ROWS - 1 ? end[row + 1] : CARDS;
    const ofRow =
      ofHand(set, at, laying, early) +
      set[at + 4] * heads[row] * 0.1 +
      set[at + 6] * lowComes +
      (row === cheapest ? set[at + 7] : 0) -
      set[at + 10] * first * 0.3 +
      set[at + 11] * below[next] * 0.05 +
      set[at + 13] * (behind - 1) * 0.3 +
      set[at + 14] * row * 0.3;
    const ofPlace = set[at + 8] * perPlace + 0.3 * (set[at + 10] - set[at + 13]);
    const ofTaking = set[at + 2] + set[at + 3] * 0.125 * (heads[row] + needed * MEAN_HEADS);
    const ofIntruder = set[at + 1];
    const ofUnder = set[at + 11] * 0.05;
    for (let place = first; place < behind; place++) {
      const card = hands[start + place];
      const under = below[card];
      const intruders = density * (under - floor - place);
      into[place] =
        ofRow +
        own[kind * CARDS + card] +
        ofPlace * place +
        ofIntruder * (intruders < 4 ? intruders : 4) +
        ofTaking * poisson(intruders, needed) -
        ofUnder * below[card + 1];
    }
  }
}

/** The terms that are the same for all cards of a kind, whichever row they join. */
const ofHand = (set: Float64Array, at: number, { size }: Laying, early: boolean): number =>
  set[at + CARD_FEATURES] + (size > 1 ? 0 : 0.5 * set[at + 8]) + (early ? set[at + 15] : 0);

/** Low cards that take the row of fewest points (N-11). */
function scoreLow(
  set: Float64Array,
  own: Float64Array,
  laying: Laying,
  early: boolean,
  into: Float64Array,
): void {
  const { begins, perPlace, start } = laying;
  const { below, end, cheapestHeads } = laying.table;
  const { hands } = laying.state;
  const density = laying.densityOf(early);
  const ofAll =
    ofHand(set, 0, laying, early) +
    set[0] +
    set[2] +
    cheapestHeads * (0.125 * set[3] + 0.1 * set[5]) +
    set[14] * 0.9;
  for (let place = begins[0]; place < begins[1]; place++) {
    const card = hands[start + place];
    const under = below[card];
    const before = place - begins[0];
    const intruders = density * (under - before);
    into[place] =
      ofAll +
      own[card] +
      set[1] * (intruders < 4 ? intruders : 4) +
      set[6] * (1 - poisson(density * under, 0)) +
      set[8] * place * perPlace +
      set[10] * before * 0.3 +
      set[11] * (below[end[0]] - below[card + 1]) * 0.05 +
      set[13] * (begins[1] - 1 - place) * 0.3;
  }
}

/** Low cards that go behind the highest row (N-25). */
function scoreBehindHighest(
  set: Float64Array,
  own: Float64Array,
  laying: Laying,
  early: boolean,
  into: Float64Array,
): void {
  const { begins, perPlace, start } = laying;
  if (begins[0] === begins[1]) return;
  const { below, end, length, heads } = laying.table;
  const { hands } = laying.state;
  const density = laying.densityOf(early);
  const row = ROWS - 1;
  const kind = length[row] < ROW_LIMIT ? length[row] : ROW_LIMIT;
  const needed = ROW_LIMIT - kind;
  const at = kind * OF_KIND;
  const ofAll =
    ofHand(set, at, laying, early) + set[at] + set[at + 4] * heads[row] * 0.1 + set[at + 14] * row * 0.3;
  const ofTaking = set[at + 2] + set[at + 3] * 0.125 * (heads[row] + needed * MEAN_HEADS);
  for (let place = begins[0]; place < begins[1]; place++) {
    const card = hands[start + place];
    const under = below[card];
    const before = place - begins[0];
    const intruders = density * (under - before);
    into[place] =
      ofAll +
      own[kind * CARDS + card] +
      set[at + 1] * (intruders < 4 ? intruders : 4) +
      ofTaking * poisson(intruders, needed) +
      set[at + 6] * (1 - poisson(density * under, 0)) +
      set[at + 8] * place * perPlace +
      set[at + 10] * before * 0.3 +
      set[at + 11] * (below[end[0]] - below[card + 1]) * 0.05 +
      set[at + 13] * (begins[1] - 1 - place) * 0.3;
  }
}
