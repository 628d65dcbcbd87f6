// RULES.md, section 2: the deal

import { DealRng, matchKey, type Seed } from '@sixfold/game-kit';
import { deckOf } from './cards.js';
import { startTurn } from './drawing.js';
import type { SixteenOptions } from './options.js';
import { FULL_HAND, SixteenState } from './state.js';

/** X-2 Three cards each; the fourth is the one drawn in a turn. */
export const DEALT = FULL_HAND - 1;

/** Started again for every deal. */
const dealRng = new DealRng(new Uint32Array(8), 0);

/** Shuffles, deals three cards to each seat in turn, and lets the starter begin. */
export function setup(options: SixteenOptions, seats: number, seed: Seed): SixteenState {
  const state = new SixteenState(options, seats);
  const deck = deckOf(options.jokers);
  state.talon.set(deck);
  state.talonEnd = deck.length;
  const { talon, hands, handSizes } = state;
  const cards = deck.length === talon.length ? talon : talon.subarray(0, deck.length);
  dealRng.restart(matchKey(seed), 0).shuffle(cards);
  for (let seat = 0; seat < seats; seat++) {
    for (let card = 0; card < DEALT; card++) hands[seat * FULL_HAND + card] = talon[state.talonNext++];
    handSizes[seat] = DEALT;
  }
  startTurn(state, options.starter);
  return state;
}
