// RULES.md, "Laying and revealing"
import { hasSeat, type Move, NOBODY, onlySeat, Refusal, type Seat, type SeatSet } from '@sixfold/game-kit';
import { type Card, ZERO } from './cards.js';
import type { NimmtFact } from './facts.js';
import { firstOf, KIND, kindOf, LAY, layMaskedMove, layMove, layTwoMove, secondOf } from './moves.js';
import type { NimmtRefusal } from './refusals.js';
import {
  addToHand,
  addToLaid,
  addToPile,
  addToPlayed,
  HAND_SPACE,
  LAID_SPACE,
  laidCards,
  type NimmtState,
  NO_TRAP,
  NOT_HELD,
  placeInHand,
  takeFromHand,
} from './state.js';
import { holdsTrap, useTrap } from './trap-cards.js';
import { MASK } from './traps.js';

/** N-10, N-21, N-64 All that a seat may lay, each lay once. */
export function listLays(state: NimmtState, seat: Seat, into: Int32Array): number {
  if (!state.rules.oneNumberOnly) return listMoreLays(state, seat, into);
  const { hands } = state;
  const start = seat * HAND_SPACE;
  // Five in each round, whether held or not, because the room of a hand is three times five: a processor guesses
  // wrong how often a loop goes round that ends with every hand elsewhere. What is not held is not counted.
  const size = state.handSize[seat];
  for (let at = 0; at < size; at += 5) {
    const from = start + at;
    into[at] = hands[from] | LAY;
    into[at + 1] = hands[from + 1] | LAY;
    into[at + 2] = hands[from + 2] | LAY;
    into[at + 3] = hands[from + 3] | LAY;
    into[at + 4] = hands[from + 4] | LAY;
  }
  return size;
}

/** The same with 0s, pairs and masks. Only 0s can be held twice; they stand first, and the last of them speaks for all. */
function listMoreLays(state: NimmtState, seat: Seat, into: Int32Array): number {
  const { hands } = state;
  const { variant } = state.rules;
  const start = seat * HAND_SPACE;
  const end = start + state.handSize[seat];
  let count = 0;
  for (let at = start; at < end; at++) {
    const repeated = at + 1 < end && hands[at + 1] === hands[at];
    if (!repeated) into[count++] = layMove(hands[at]);
  }
  if (variant.cardsATurn === 2) count = listPairs(hands, start, end, into, count);
  if (variant.traps && holdsTrap(state, seat, MASK)) count = listMaskedPairs(hands, start, end, into, count);
  return count;
}

/** Hands are ascending, so equal cards (0s) stand together and the first of them speaks for all. */
function listPairs(hands: Uint8Array, start: number, end: number, into: Int32Array, listed: number): number {
  let count = listed;
  for (let low = start; low < end; low++) {
    if (low > start && hands[low] === hands[low - 1]) continue;
    for (let high = low + 1; high < end; high++) {
      if (high > low + 1 && hands[high] === hands[high - 1]) continue;
      into[count++] = layTwoMove(hands[low], hands[high]);
    }
  }
  return count;
}

function listMaskedPairs(
  hands: Uint8Array,
  start: number,
  end: number,
  into: Int32Array,
  listed: number,
): number {
  let count = listed;
  for (let stays = start; stays < end; stays++) {
    for (let second = start; second < end; second++) {
      if (stays !== second) into[count++] = layMaskedMove(hands[stays], hands[second]);
    }
  }
  return count;
}

/** N-10, N-50 One card: hidden until all have laid, or played openly in turn. */
export function layOne(
  state: NimmtState,
  seat: Seat,
  card: Card,
  facts?: NimmtFact[],
): NimmtRefusal | undefined {
  if (!takeFromHand(state, seat, card)) return cardRefused(state, card);
  if (state.rules.openInTurn) {
    playOpenly(state, seat, card, facts);
    return undefined;
  }
  state.laid[seat * LAID_SPACE] = card;
  state.laidCount[seat] = 1;
  state.toAct &= ~onlySeat(seat);
  if (facts !== undefined) reportLaid(facts, seat, false);
  return undefined;
}

/** N-21, N-64 Two cards, both hidden. */
export function layTwo(
  state: NimmtState,
  seat: Seat,
  move: Move,
  facts?: NimmtFact[],
): NimmtRefusal | undefined {
  const masked = kindOf(move) === KIND.layMasked;
  const refusal = refuseTwo(state, seat, masked);
  if (refusal) return refusal;
  const first = firstOf(move);
  const second = secondOf(move);
  const place = placeInHand(state, seat, first);
  if (place === NOT_HELD) return cardRefused(state, first);
  if (!holdsSecond(state, seat, move, place)) return cardRefused(state, second);
  for (const card of [first, second]) {
    takeFromHand(state, seat, card);
    addToLaid(state, seat, card);
  }
  if (masked) {
    // N-64 That a player masks is public at once; the windows wait until all have laid.
    useTrap(state, seat, MASK);
    state.masked |= onlySeat(seat);
    state.maskWindows |= onlySeat(seat);
  }
  state.toAct &= ~onlySeat(seat);
  if (facts !== undefined) reportLaid(facts, seat, masked);
  return undefined;
}

function reportLaid(facts: NimmtFact[], seat: Seat, masked: boolean): void {
  facts.push({ kind: 'laid', seat, masked });
}

function cardRefused(state: NimmtState, card: Card): NimmtRefusal {
  const impossible = card === ZERO && state.rules.variant.zeros === 'none';
  return impossible ? new Refusal('noZerosHere') : new Refusal('cardNotInHand', { card });
}

/** Why a seat may not lay two cards, whichever they are (N-10, N-50, N-64). */
function refuseTwo(state: NimmtState, seat: Seat, masked: boolean): NimmtRefusal | undefined {
  if (masked && !state.rules.openInTurn) {
    return holdsTrap(state, seat, MASK) ? undefined : new Refusal('trapNotHeld', { trap: 'mask' });
  }
  return state.rules.variant.cardsATurn === 1 ? new Refusal('oneCardOnly') : undefined;
}

/** Whether a seat holds the second of two cards, the first being in the hand. */
function holdsSecond(state: NimmtState, seat: Seat, move: Move, placeOfFirst: number): boolean {
  const second = secondOf(move);
  if (second !== firstOf(move)) return placeInHand(state, seat, second) !== NOT_HELD;
  // Two 0s: hands are ascending and searched from above, so another one stands right below.
  return placeOfFirst > seat * HAND_SPACE && state.hands[placeOfFirst - 1] === second;
}

/** N-50, N-51 An open card in turn: placed at once, or a 0 laid aside. */
function playOpenly(state: NimmtState, seat: Seat, card: Card, facts?: NimmtFact[]): void {
  addToPlayed(state, seat, card);
  state.toAct = NOBODY;
  state.phase = 'place';
  if (card === ZERO) {
    state.aside++;
    facts?.push({ kind: 'zeroAside', seat });
  } else {
    enqueue(state, seat, card, 0);
  }
}

/** N-65 After the unmasked cards are open, a masked player keeps one of the two; the other returns to the hand. */
export function chooseMasked(
  state: NimmtState,
  seat: Seat,
  move: Move,
  facts?: NimmtFact[],
): NimmtRefusal | undefined {
  const card = firstOf(move);
  const [first, second] = laidCards(state, seat);
  if (card !== first && card !== second) return new Refusal('notOneOfTheTwo', { first, second });
  takeBackMaskedCard(state, seat, card === first ? second : first);
  state.toAct &= ~onlySeat(seat);
  facts?.push({ kind: 'maskChosen', seat });
  return undefined;
}

/** N-64, N-65 One of two masked cards goes back to the hand. */
export function takeBackMaskedCard(state: NimmtState, seat: Seat, card: Card): void {
  const [first, second] = laidCards(state, seat);
  state.laidCount[seat] = 0;
  addToLaid(state, seat, card === first ? second : first);
  addToHand(state, seat, card);
}

/** N-64, N-65 When all have laid and no mask awaits its window: masked players choose, or everything is open. */
export function revealLays(state: NimmtState, facts?: NimmtFact[]): void {
  if (facts !== undefined) reportReveal(state, ~state.masked, facts);
  if (state.masked === NOBODY) lineUp(state, facts);
  else {
    state.phase = 'chooseMasked';
    state.toAct = state.masked;
  }
}

/** N-65 All masked players have chosen: their cards are open too. */
export function revealMasked(state: NimmtState, facts?: NimmtFact[]): void {
  if (facts !== undefined) reportReveal(state, state.masked, facts);
  state.masked = NOBODY;
  lineUp(state, facts);
}

function reportReveal(state: NimmtState, shown: SeatSet, facts: NimmtFact[]): void {
  const lays: { seat: Seat; cards: Card[] }[] = [];
  for (let seat = 0; seat < state.rules.seats; seat++) {
    if (state.laidCount[seat] > 0 && hasSeat(shown, seat)) lays.push({ seat, cards: laidCards(state, seat) });
  }
  if (lays.length > 0) facts.push({ kind: 'revealed', lays });
}

/** N-5, N-22, N-24 The 0s go to their players' piles; the number cards wait in the order in which they are placed. */
function lineUp(state: NimmtState, facts?: NimmtFact[]): void {
  const { rules, laid, laidCount } = state;
  /** How many cards were laid with a 0, and so are placed before all others (N-22). */
  let early = 0;
  for (let seat = 0; seat < rules.seats; seat++) {
    const count = laidCount[seat];
    if (count === 0) continue;
    laidCount[seat] = 0;
    const first = laid[seat * LAID_SPACE];
    addToPlayed(state, seat, first);
    if (count === 2) early += lineUpTwo(state, seat, first, early, facts);
    else if (first === ZERO) keepZero(state, seat, facts);
    else enqueue(state, seat, first, early);
  }
  state.phase = 'place';
  state.trapInPlay = NO_TRAP;
}

/** Lines up a lay of two cards, the first being played; returns how many of them are placed early. */
function lineUpTwo(state: NimmtState, seat: Seat, first: Card, early: number, facts?: NimmtFact[]): number {
  const second = state.laid[seat * LAID_SPACE + 1];
  addToPlayed(state, seat, second);
  if (first !== ZERO) {
    enqueue(state, seat, first, early);
    enqueue(state, seat, second, early);
    return 0;
  }
  keepZero(state, seat, facts);
  if (second === ZERO) {
    keepZero(state, seat, facts);
    return 0;
  }
  enqueueEarly(state, seat, second, early);
  return 1;
}

function keepZero(state: NimmtState, seat: Seat, facts?: NimmtFact[]): void {
  addToPile(state, seat, ZERO);
  facts?.push({ kind: 'zeroKept', seat });
}

/** Puts a card into the ascending part of the queue that begins at a place. */
function enqueue(state: NimmtState, seat: Seat, card: Card, from: number): void {
  insertInQueue(state, seat, card, from, state.queueLength++);
}

/** N-22 Puts a card into the ascending part of the queue that ends before a place; all behind it move up. */
function enqueueEarly(state: NimmtState, seat: Seat, card: Card, end: number): void {
  const { queueCard, queueSeat } = state;
  queueCard.copyWithin(end + 1, end, state.queueLength);
  queueSeat.copyWithin(end + 1, end, state.queueLength);
  state.queueLength++;
  insertInQueue(state, seat, card, 0, end);
}

/**
 * Inserts a card into an ascending part of the queue; the place at its end is free. Of each waiting card and the one that
 * is carried along, the lower stays and the higher goes on, by arithmetic: which it is nobody can foresee.
 */
function insertInQueue(state: NimmtState, seat: Seat, card: Card, from: number, end: number): void {
  const { queueCard, queueSeat } = state;
  let carried = card;
  let carriedSeat = seat;
  for (let at = from; at < end; at++) {
    const waiting = queueCard[at];
    const waitingSeat = queueSeat[at];
    const isLower = (carried - waiting) >> 31;
    const swap = (carried ^ waiting) & isLower;
    const swapSeat = (carriedSeat ^ waitingSeat) & isLower;
    queueCard[at] = waiting ^ swap;
    queueSeat[at] = waitingSeat ^ swapSeat;
    carried ^= swap;
    carriedSeat ^= swapSeat;
  }
  queueCard[end] = carried;
  queueSeat[end] = carriedSeat;
}
