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

/** N-3 The row whose last card is lower than the value and closest to it; none for a low card. */
export function rowFor({ rowEnd }: RowEnds, value: number): number {
  let best = NO_ROW;
  let bestCard = 0;
  for (let row = 0; row < ROWS; row++) {
    const card = rowEnd[row];
    if (card < value && card > bestCard) {
      best = row;
      bestCard = card;
    }
  }
  return best;
}

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
  const card = state.queueCard[state.queueNext];
  if (facts) {
    const low = lastCard(state, row) > placingValue(state);
    const stretched = isFull(state, row);
    facts.push({ kind: 'placed', seat: waitingSeat(state), card, row, low, stretched });
  }
  addToRow(state, row, card);
  finishCard(state);
}

/** N-4, N-11, N-67 The waiting card's player takes all cards of a row, and the card starts it again. */
export function takeRow(state: NimmtState, row: number, facts?: NimmtFact[]): void {
  const seat = waitingSeat(state);
  const card = state.queueCard[state.queueNext];
  if (facts) {
    const cards = rowCards(state, row);
    const chosen = state.phase === 'chooseRow';
    facts.push({ kind: 'tookRow', seat, card, row, cards, heads: bullheadsOf(cards), chosen });
  }
  addRowToPile(state, seat, row);
  startRow(state, row, card);
  finishCard(state);
}

function finishCard(state: NimmtState): void {
  state.queueNext++;
  state.shifted = false;
}
