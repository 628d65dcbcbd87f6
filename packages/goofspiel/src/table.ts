// RULES.md, section 6: what lies there, the prizes to come included

import { Refusal, type Table } from '@sixfold/game-kit';
import type { GoofspielOptions } from './options.js';
import type { GoofspielRefusal } from './refusals.js';
import { cardsIn, GoofspielState } from './state.js';
import { codeOf, type Taker, takerOf } from './view.js';

export const table = (state: GoofspielState): Table => ({
  prizes: Array.from(state.prizes),
  takers: Array.from(state.takers.subarray(0, state.turn), takerOf),
  hands: Array.from(state.hands, cardsIn),
  bids: Array.from(state.bids),
});

/** A position as a table describes it. */
export function fromTable(
  options: GoofspielOptions,
  seats: number,
  given: Table,
): GoofspielState | GoofspielRefusal {
  const { prizes, takers, hands, bids } = given;
  const state = new GoofspielState(options, seats);
  const { cards } = options;
  if (!isCards(prizes, cards) || prizes.length !== cards) return badTable('prizes');
  if (!Array.isArray(takers) || takers.length > cards) return badTable('takers');
  if (!takers.every((taker) => isTaker(taker, seats))) return badTable('takers');
  if (!isRow(bids, seats) || bids.every((bid) => bid !== 0)) return badTable('bids');
  if (!isRow(hands, seats)) return badTable('hands');
  const held = cards - takers.length;
  for (const [seat, hand] of hands.entries()) {
    const bid = bids[seat];
    if (typeof bid !== 'number' || !isCards(bid === 0 ? [] : [bid], cards)) return badTable('bids');
    if (!isCards(hand, cards) || hand.includes(bid)) return badTable('hands');
    if (hand.length + (bid === 0 ? 0 : 1) !== held) return badTable('hands');
    state.hands[seat] = hand.reduce((bits, card) => bits | (1 << card), 0);
    state.bids[seat] = bid;
  }
  state.prizes.set(prizes);
  state.takers.set(takers.map(codeOf));
  state.turn = takers.length;
  return state;
}

const badTable = (field: string): GoofspielRefusal => new Refusal('badTable', { field });

const isRow = (value: unknown, seats: number): value is readonly unknown[] =>
  Array.isArray(value) && value.length === seats;

const isTaker = (value: unknown, seats: number): value is Taker =>
  value === null ||
  value === 'waiting' ||
  (Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats);

/** Different cards of one set. */
const isCards = (value: unknown, cards: number): value is readonly number[] =>
  Array.isArray(value) &&
  new Set(value).size === value.length &&
  value.every((card) => Number.isInteger(card) && card >= 1 && card <= cards);
