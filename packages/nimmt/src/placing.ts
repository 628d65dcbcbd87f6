// RULES.md, "Placing cards"
import { onlySeat, type Seat } from '@sixfold/game-kit';
import { bullheadsOf, type Card } from './cards.js';
import type { NimmtFact } from './facts.js';
import {
  addRowToPile,
  addToRow,
  lastCard,
  type NimmtState,
  ROW_LIMIT,
  ROWS,
  rowCards,
  startRow,
} from './state.js';

export const NO_ROW = -1;

/** The last card of each row: a state has them, and so has whoever sees the rows. */
type RowEnds = { readonly rowEnd: Readonly<ArrayLike<Card>> };

/**
 * N-3 The row whose last card is lower than the value and closest to it; none for a low card. Which row that is nobody
 * can foresee, a processor no more than a player, so the four are compared without a branch.
 */
export function rowFor({ rowEnd }: RowEnds, value: number): number {
  const highest = Math.ceil(value) - 1;
  const closest = lower(
    lower(gapTo(highest, rowEnd[0], 0), gapTo(highest, rowEnd[1], 1)),
    lower(gapTo(highest, rowEnd[2], 2), gapTo(highest, rowEnd[3], 3)),
  );
  return closest < TOO_LOW ? closest & 3 : NO_ROW;
}

/** How far a row's last card lies below the highest that fits, and in the lowest two bits the row. */
const gapTo = (highest: Card, last: Card, row: number): number =>
  (((highest - last) << 2) | row) & 0x7fff_ffff;

/** Gaps below zero have become larger than all others. */
const TOO_LOW = 0x4000_0000;

/** The lower one of two numbers of 31 bits. */
const lower = (one: number, other: number): number => other + ((one - other) & ((one - other) >> 31));

/** N-25 The row whose last card is the highest. */
export function highestRow({ rowEnd }: RowEnds): number {
  let best = 0;
  for (let row = 1; row < ROWS; row++) if (rowEnd[row] > rowEnd[best]) best = row;
  return best;
}

/** N-4 Also true for a stretched row (N-67). */
export const isFull = (state: NimmtState, row: number): boolean => state.rowLength[row] >= ROW_LIMIT;

/** N-66 Where the next waiting card belongs: its own number, or the value it was shifted to. */
export const placingValue = (state: NimmtState): number =>
  state.shifted ? state.shiftedTo : state.queueCard[state.queueNext];

export const waitingSeat = (state: NimmtState): Seat => state.queueSeat[state.queueNext];

/** N-3, N-4, N-11, N-25 Places the next waiting card, or asks its player which row it takes. */
export function placeNextCard(state: NimmtState, facts?: NimmtFact[]): void {
  let row = rowFor(state, placingValue(state));
  if (row === NO_ROW) {
    if (state.rules.variant.lowCard === 'takesRow') {
      state.phase = 'chooseRow';
      state.toAct = onlySeat(waitingSeat(state));
      return;
    }
    row = highestRow(state);
  }
  if (isFull(state, row)) takeRow(state, row, facts);
  else extendRow(state, row, facts);
}

/** N-3, N-25, N-67 The waiting card becomes the last of a row. */
export function extendRow(state: NimmtState, row: number, facts?: NimmtFact[]): void {
  if (facts !== undefined) reportPlaced(state, row, facts);
  addToRow(state, row, state.queueCard[state.queueNext]);
  finishCard(state);
}

function reportPlaced(state: NimmtState, row: number, facts: NimmtFact[]): void {
  const card = state.queueCard[state.queueNext];
  const low = lastCard(state, row) > placingValue(state);
  const stretched = isFull(state, row);
  facts.push({ kind: 'placed', seat: waitingSeat(state), card, row, low, stretched });
}

/** N-4, N-11, N-67 The waiting card's player takes all cards of a row, and the card starts it again. */
export function takeRow(state: NimmtState, row: number, facts?: NimmtFact[]): void {
  if (facts !== undefined) reportTaken(state, row, facts);
  addRowToPile(state, waitingSeat(state), row);
  startRow(state, row, state.queueCard[state.queueNext]);
  finishCard(state);
}

function reportTaken(state: NimmtState, row: number, facts: NimmtFact[]): void {
  const seat = waitingSeat(state);
  const card = state.queueCard[state.queueNext];
  const cards = rowCards(state, row);
  const chosen = state.phase === 'chooseRow';
  facts.push({ kind: 'tookRow', seat, card, row, cards, heads: bullheadsOf(cards), chosen });
}

function finishCard(state: NimmtState): void {
  state.queueNext++;
  state.shifted = false;
}
