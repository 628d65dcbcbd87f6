// RULES.md, sections 3 and 5: drawing and the three ways it comes about

import type { Seat } from '@sixfold/game-kit';
import { formatCards } from './cards.js';
import type { SixteenFact } from './facts.js';
import { FULL_HAND, type SixteenState, talonCount } from './state.js';

/** X-14 By hand, once a turn, while the talon lasts. */
export const mayDraw = (state: SixteenState, seat: Seat): boolean =>
  !state.drawsByItself &&
  !state.drawn &&
  state.talonNext < state.talonEnd &&
  state.handSizes[seat] < FULL_HAND;

/** X-3 The turn starts; unless players draw by hand, the draw happens by itself. */
export function startTurn(state: SixteenState, seat: Seat, facts?: SixteenFact[]): void {
  state.toMove = seat;
  state.drawn = state.drawsByItself && state.talonNext < state.talonEnd && state.handSizes[seat] < FULL_HAND;
  if (state.drawn) drawOne(state, seat, facts);
}

/** One card from a talon that has some, into a hand that has room. */
function drawOne(state: SixteenState, seat: Seat, facts?: SixteenFact[]): void {
  state.hands[seat * FULL_HAND + state.handSizes[seat]++] = state.talon[state.talonNext++];
  if (facts !== undefined) reportDraw(state, seat, 1, facts);
}

/** X-14 Strict: one card. Loose: up to four, which makes up for what was forgotten. */
export function drawByHand(state: SixteenState, seat: Seat, facts?: SixteenFact[]): void {
  const count = state.options.drawing === 'loose' ? FULL_HAND - state.handSizes[seat] : 1;
  drawForTurn(state, seat, count, facts);
}

/** X-14 Strict: nobody falls below one card while there is a talon. To be asked right after a card was played. */
export function keepLastCard(state: SixteenState, seat: Seat, facts?: SixteenFact[]): void {
  if (state.options.drawing === 'strict' && state.handSizes[seat] === 0) draw(state, seat, 1, facts);
}

/** X-14 Only while the talon has cards can a draw be forgotten. To be asked right before a card is played. */
export const isForgetting = (state: SixteenState): boolean =>
  !state.drawsByItself && !state.drawn && state.talonNext < state.talonEnd;

function drawForTurn(state: SixteenState, seat: Seat, wanted: number, facts?: SixteenFact[]): void {
  if (draw(state, seat, wanted, facts) > 0) state.drawn = true;
}

/** Takes cards from the talon as far as it lasts; returns how many. */
function draw(state: SixteenState, seat: Seat, wanted: number, facts?: SixteenFact[]): number {
  const count = Math.min(wanted, talonCount(state), FULL_HAND - state.handSizes[seat]);
  for (let drawn = 0; drawn < count; drawn++) drawOne(state, seat);
  if (facts !== undefined && count > 0) reportDraw(state, seat, count, facts);
  return count;
}

function reportDraw(state: SixteenState, seat: Seat, count: number, facts: SixteenFact[]): void {
  facts.push({ kind: 'draws', seat, count, talon: talonCount(state) });
  const cards = formatCards(state.talon.subarray(state.talonNext - count, state.talonNext));
  facts.push({ kind: 'drew', to: seat, seat, cards });
}
