// The table of the notation: what lies on it and in the hands, hidden cards included

import { Refusal, type Table } from '@sixfold/game-kit';
import { type Card, copiesOf, formatCard, formatCards, JOKER, parseCard } from './cards.js';
import { isMatch, TARGET } from './groups.js';
import type { SixteenOptions } from './options.js';
import type { SixteenRefusal } from './refusals.js';
import { FULL_HAND, faceOf, handOf, OVER, packPlayed, SixteenState, sumOf, talonCount } from './state.js';

export function table(state: SixteenState): Table {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    hands: seats.map((seat) => formatCards(handOf(state, seat))),
    talon: Array.from(state.talon.subarray(state.talonNext, state.talonEnd), formatCard),
    pile: Array.from(state.played.subarray(state.pileStart, state.playedCount), (played) =>
      formatCard(faceOf(played)),
    ),
    groups: Array.from(state.won),
    toMove: state.toMove === OVER ? null : state.toMove,
  };
}

/**
 * A position as a table describes it. What it does not show (which cards of the pile are jokers, what lies in
 * the groups) is filled in: pile cards are real ones while the deck has them, all cards not on the table are
 * aside. By hand, the player to move has not drawn yet, unless the hand is full.
 */
export function fromTable(
  options: SixteenOptions,
  seats: number,
  table: Table,
): SixteenState | SixteenRefusal {
  const state = new SixteenState(options, seats);
  const { hands, talon, pile, groups, toMove } = table;
  const supply = new Supply(options.jokers);
  if (!Array.isArray(hands) || hands.length !== seats) return badTable('hands');
  for (const [seat, hand] of (hands as readonly unknown[]).entries()) {
    const cards = supply.take(hand);
    if (cards === undefined || cards.length > FULL_HAND) return badTable('hands');
    state.hands.set(cards, seat * FULL_HAND);
    state.handSizes[seat] = cards.length;
  }
  const talonCards = supply.take(talon);
  if (talonCards === undefined) return badTable('talon');
  state.talon.set(talonCards);
  state.talonEnd = talonCards.length;
  const pileCards = supply.takePlayed(pile);
  if (pileCards === undefined) return badTable('pile');
  for (const card of supply.rest()) {
    state.played[state.playedCount++] = packPlayed(card === JOKER ? 0 : card, card === JOKER, 0);
  }
  state.asideCount = state.playedCount;
  state.pileStart = state.playedCount;
  for (const card of pileCards) {
    state.played[state.playedCount++] = card;
    if (options.matches && isMatch(state.played, state.pileStart, state.playedCount)) return badTable('pile');
  }
  state.sum = sumOf(state, state.pileStart, state.playedCount);
  if (state.sum >= TARGET) return badTable('pile');
  if (!isPairOfCounts(groups)) return badTable('groups');
  state.won.set(groups);
  return setToMove(state, toMove);
}

/** X-8 Somebody who can play is to move; nobody exactly when all cards are gone. */
function setToMove(state: SixteenState, toMove: unknown): SixteenState | SixteenRefusal {
  const cardsLeft = talonCount(state) + state.handSizes.reduce((sum, size) => sum + size, 0);
  if (toMove === null) return cardsLeft === 0 ? state : badTable('toMove');
  if (!isSeat(toMove, state.seats)) return badTable('toMove');
  if (state.handSizes[toMove] === 0 && (talonCount(state) === 0 || state.options.drawing === 'automatic')) {
    return badTable('toMove');
  }
  state.toMove = toMove;
  state.drawn = state.handSizes[toMove] === FULL_HAND;
  return state;
}

const badTable = (key: string): SixteenRefusal => new Refusal('badTable', { key });

const isSeat = (value: unknown, seats: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats;

const isPairOfCounts = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((count) => Number.isInteger(count) && count >= 0 && count < 100);

/** The cards of the deck that a table has not used yet. */
class Supply {
  private readonly left: number[];

  constructor(jokers: boolean) {
    this.left = Array.from({ length: JOKER + 1 }, (_, card) => copiesOf(card, jokers));
  }

  /** Cards as held; undefined if they are not a list of cards that are still there. */
  take(texts: unknown): Card[] | undefined {
    if (!Array.isArray(texts)) return undefined;
    const cards: Card[] = [];
    for (const text of texts as readonly unknown[]) {
      const card = parseCard(text);
      if (card === undefined || !this.takeOne(card)) return undefined;
      cards.push(card);
    }
    return cards;
  }

  /** Cards as counted on a pile: a joker where the card itself is used up. */
  takePlayed(texts: unknown): number[] | undefined {
    if (!Array.isArray(texts)) return undefined;
    const played: number[] = [];
    for (const text of texts as readonly unknown[]) {
      const card = parseCard(text);
      if (card === undefined || card === JOKER) return undefined;
      const real = this.takeOne(card);
      if (!real && !this.takeOne(JOKER)) return undefined;
      played.push(packPlayed(card, !real, 0));
    }
    return played;
  }

  rest(): Card[] {
    return this.left.flatMap((count, card) => Array<Card>(count).fill(card));
  }

  private takeOne(card: Card): boolean {
    if (this.left[card] === 0) return false;
    this.left[card]--;
    return true;
  }
}
