// RULES.md, "The draft" (N-15)
import { onlySeat, Refusal, type Seat } from '@sixfold/game-kit';
import type { Card } from './cards.js';
import { startLaying } from './deal.js';
import type { NimmtFact } from './facts.js';
import type { NimmtRefusal } from './refusals.js';
import { addToHand, allRows, type NimmtState, startRow } from './state.js';

export function openCards(state: NimmtState): Card[] {
  const cards: Card[] = [];
  for (let card = 1; card < state.open.length; card++) if (state.open[card]) cards.push(card);
  return cards;
}

/** N-15 One open card joins the hand; when everyone holds ten, the last four start the rows in ascending order. */
export function pickCard(
  state: NimmtState,
  seat: Seat,
  card: Card,
  facts?: NimmtFact[],
): NimmtRefusal | undefined {
  if (!state.open[card]) return new Refusal('cardNotOpen', { card });
  const { seats, variant } = state.rules;
  state.open[card] = 0;
  addToHand(state, seat, card);
  facts?.push({ kind: 'picked', seat, card });
  state.turn = (seat + 1) % seats;
  state.toAct = onlySeat(state.turn);
  if (state.handSize[state.turn] === variant.handSize) startRowsFromOpenCards(state, facts);
  return undefined;
}

function startRowsFromOpenCards(state: NimmtState, facts?: NimmtFact[]): void {
  for (const [row, card] of openCards(state).entries()) {
    startRow(state, row, card);
  }
  state.open.fill(0);
  startLaying(state);
  facts?.push({ kind: 'rowsOpened', rows: allRows(state) });
}
