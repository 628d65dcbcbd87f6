// What a position is worth, seen from side 0.

import { FULL_HAND, OVER, type SixteenState, sideOf, talonCount } from '@sixfold/sixteen';
import { pileIndexOf } from './pile.js';
import type { Weights } from './weights.js';

/** Variance of the group difference that each card still to be played brings. */
const VARIANCE_A_CARD = 0.19;

/** Expected final difference of groups, side 0 minus side 1. */
export function expectedDifference(state: SixteenState, weights: Weights): number {
  const difference = state.won[0] - state.won[1];
  if (state.toMove === OVER) return difference;
  const meeting = weights.piles[pileIndexOf(state)];
  let bias = sideOf(state.toMove) === 0 ? meeting : -meeting;
  for (let seat = 0; seat < state.seats; seat++) {
    const first = seat * FULL_HAND;
    let hand = 0;
    for (let place = first; place < first + state.handSizes[seat]; place++) {
      hand += weights.cards[state.hands[place]];
    }
    bias += sideOf(seat) === 0 ? hand : -hand;
  }
  return difference + bias;
}

/** Chance that side 0 wins, counting a draw as half, when this difference is expected at the end. */
export function winChance(state: SixteenState, difference: number): number {
  if (state.toMove === OVER) return difference > 0 ? 1 : difference < 0 ? 0 : 0.5;
  return 1 / (1 + Math.exp((-1.7 * difference) / spread(cardsLeft(state))));
}

/** Standard deviation of the group difference over this many cards. */
export const spread = (cards: number): number => Math.sqrt(VARIANCE_A_CARD * cards + 0.2);

export function cardsLeft(state: SixteenState): number {
  let cards = talonCount(state);
  for (let seat = 0; seat < state.seats; seat++) cards += state.handSizes[seat];
  return cards;
}
