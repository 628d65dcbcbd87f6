// RULES.md, "Trap cards": playing them, and the block window (N-63)
import { hasSeat, type Move, NOBODY, onlySeat, Refusal, type Seat } from '@sixfold/game-kit';
import { bullheads, type Card } from './cards.js';
import type { NimmtFact } from './facts.js';
import { takeBackMaskedCard } from './lay.js';
import { BLOCK_MOVE, KIND, kindOf, PASS, PLACE, STRETCH_MOVE, shiftedValue, shiftMove } from './moves.js';
import { extendRow, placeNextCard, placingValue, rowFor, waitingSeat } from './placing.js';
import type { NimmtRefusal } from './refusals.js';
import { laidCards, lastCard, type NimmtState, NO_TRAP, ROW_LIMIT, trapsHeld } from './state.js';
import { holdsTrap, useTrap } from './trap-cards.js';
import { BLOCK, DROP, MASK, SHIFT, STRETCH, TRAPS } from './traps.js';

/** N-66 A shift changes the value by at most this much. */
export const SHIFT_REACH = 4.5;
/** N-67 A stretched card differs from the row's last card by at most this much. */
const STRETCH_REACH = 10;

// ── N-68: before a card is placed ────────────────────────────────────────────────────────────────────────────

/** N-68 Whoever holds any trap is asked before placing, so that being asked gives nothing away. */
export const isAskedBeforePlacing = (state: NimmtState): boolean => trapsHeld(state, waitingSeat(state)) > 0;

export function askBeforePlacing(state: NimmtState): void {
  state.phase = 'place';
  state.toAct = onlySeat(waitingSeat(state));
}

export function listPlacings(state: NimmtState, seat: Seat, into: Int32Array): number {
  let count = 0;
  into[count++] = PLACE;
  if (canShift(state, seat)) {
    const card = state.queueCard[state.queueNext];
    for (let value = card - SHIFT_REACH; value <= card + SHIFT_REACH; value++)
      into[count++] = shiftMove(value);
  }
  if (holdsTrap(state, seat, STRETCH) && canStretch(state)) into[count++] = STRETCH_MOVE;
  return count;
}

/** N-68 A second shift can follow only a blocked one. */
export const canShift = (state: NimmtState, seat: Seat): boolean =>
  holdsTrap(state, seat, SHIFT) && !state.shifted;

/** N-67 The card would be a sixth card, and close enough. */
export function canStretch(state: NimmtState): boolean {
  const row = rowFor(state, placingValue(state));
  if (row < 0 || state.rowLength[row] !== ROW_LIMIT) return false;
  return placingValue(state) - lastCard(state, row) <= STRETCH_REACH;
}

/** N-68 Place as printed or as shifted, or play a trap first. */
export function decidePlacing(
  state: NimmtState,
  seat: Seat,
  move: Move,
  facts?: NimmtFact[],
): NimmtRefusal | undefined {
  switch (kindOf(move)) {
    case KIND.place:
      state.toAct = NOBODY;
      placeNextCard(state, facts);
      return undefined;
    case KIND.shift: {
      const value = shiftedValue(move);
      const card = state.queueCard[state.queueNext];
      if (!holdsTrap(state, seat, SHIFT)) return new Refusal('trapNotHeld', { trap: 'shift' });
      if (state.shifted) return new Refusal('alreadyShifted');
      if (Math.abs(value - card) > SHIFT_REACH) return new Refusal('shiftTooFar');
      playTrap(state, seat, SHIFT, value, facts);
      return undefined;
    }
    default:
      if (!holdsTrap(state, seat, STRETCH)) return new Refusal('trapNotHeld', { trap: 'stretch' });
      if (!canStretch(state)) return new Refusal('cannotStretch', { reach: STRETCH_REACH });
      playTrap(state, seat, STRETCH, 0, facts);
      return undefined;
  }
}

// ── N-69: at the count ───────────────────────────────────────────────────────────────────────────────────────

/** N-69 A drop names a taken card; a blocked one may be named again. */
export function playDrop(
  state: NimmtState,
  seat: Seat,
  card: Card,
  facts?: NimmtFact[],
): NimmtRefusal | undefined {
  if (!holdsTrap(state, seat, DROP)) return new Refusal('trapNotHeld', { trap: 'drop' });
  if (takenIndex(state, seat, card) < 0) return new Refusal('cardNotTaken', { card });
  playTrap(state, seat, DROP, card, facts);
  return undefined;
}

/** Where a card that still counts lies among the taken ones, or -1. */
function takenIndex(state: NimmtState, seat: Seat, card: Card): number {
  for (let index = 0; index < state.takenCount; index++) {
    const counts = state.takenBy[index] === seat && state.takenDropped[index] === 0;
    if (counts && state.takenCard[index] === card) return index;
  }
  return -1;
}

// ── N-64: masks ──────────────────────────────────────────────────────────────────────────────────────────────

/** N-64 The next mask in seat order gets its window; it was used when it was laid. */
export function openMaskWindow(state: NimmtState, seat: Seat, facts?: NimmtFact[]): void {
  state.maskWindows &= ~onlySeat(seat);
  putInPlay(state, seat, MASK, 0, facts);
}

// ── N-63: the block window ───────────────────────────────────────────────────────────────────────────────────

function playTrap(state: NimmtState, seat: Seat, trap: number, value: number, facts?: NimmtFact[]): void {
  useTrap(state, seat, trap);
  putInPlay(state, seat, trap, value, facts);
}

function putInPlay(state: NimmtState, seat: Seat, trap: number, value: number, facts?: NimmtFact[]): void {
  state.trapInPlay = trap;
  state.trapOwner = seat;
  state.trapValue = value;
  state.blocks = 0;
  facts?.push(namingValue({ kind: 'trapPlayed', seat, trap: TRAPS[trap] }, trap, value));
  openWindow(state, seat);
}

/** Shift and drop say out loud what they are about. */
function namingValue<Told extends NimmtFact>(fact: Told, trap: number, value: number): Told {
  return trap === SHIFT || trap === DROP ? { ...fact, value } : fact;
}

/** N-63 Everyone else who still holds any trap is asked at once. */
function openWindow(state: NimmtState, player: Seat): void {
  const { seats } = state.rules;
  let asked = NOBODY;
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== player && trapsHeld(state, seat) > 0) asked |= onlySeat(seat);
  }
  state.phase = 'window';
  state.windowOf = player;
  state.asked = asked;
  state.toAct = asked;
  state.blockers = NOBODY;
}

export function listAnswers(state: NimmtState, seat: Seat, into: Int32Array): number {
  into[0] = PASS;
  if (!holdsTrap(state, seat, BLOCK)) return 1;
  into[1] = BLOCK_MOVE;
  return 2;
}

export function answerWindow(
  state: NimmtState,
  seat: Seat,
  move: Move,
  facts?: NimmtFact[],
): NimmtRefusal | undefined {
  if (kindOf(move) === KIND.block) {
    if (!holdsTrap(state, seat, BLOCK)) return new Refusal('trapNotHeld', { trap: 'block' });
    state.blockers |= onlySeat(seat);
  }
  state.toAct &= ~onlySeat(seat);
  facts?.push({ kind: 'answered', seat });
  return undefined;
}

/** N-63 All have answered: the next blocker in turn plays a block, or what lies on top takes effect. */
export function closeWindow(state: NimmtState, facts?: NimmtFact[]): void {
  if (state.blockers === NOBODY) {
    settleTrap(state, facts);
    return;
  }
  const blocker = nextInTurn(state, state.windowOf, (seat) => hasSeat(state.blockers, seat));
  useTrap(state, blocker, BLOCK);
  state.blocks++;
  facts?.push({ kind: 'trapPlayed', seat: blocker, trap: 'block' });
  openWindow(state, blocker);
}

/** The first seat in turn after another for which something holds, that other one last. */
export function nextInTurn(state: NimmtState, after: Seat, holds: (seat: Seat) => boolean): Seat {
  const { seats } = state.rules;
  let seat = (after + 1) % seats;
  while (!holds(seat) && seat !== after) seat = (seat + 1) % seats;
  return seat;
}

/** N-63 Blocks undo each other, last in, first out: the trap works if an even number of blocks lies on it. */
function settleTrap(state: NimmtState, facts?: NimmtFact[]): void {
  const works = state.blocks % 2 === 0;
  const { trapInPlay: trap, trapOwner: seat, trapValue: value } = state;
  const told = { seat, trap: TRAPS[trap] };
  facts?.push(
    works ? namingValue({ kind: 'trapWorked', ...told }, trap, value) : { kind: 'trapBlocked', ...told },
  );
  state.trapInPlay = NO_TRAP;
  state.asked = NOBODY;
  state.toAct = NOBODY;
  switch (trap) {
    case MASK:
      settleMask(state, seat, works);
      break;
    case SHIFT:
      settleShift(state, value, works);
      break;
    case STRETCH:
      state.phase = 'place';
      if (works) extendRow(state, rowFor(state, placingValue(state)), facts);
      break;
    default:
      settleDrop(state, seat, value, works);
  }
}

/** N-64 A blocked mask's second card returns to the hand at once, and the first is laid like any other. */
function settleMask(state: NimmtState, seat: Seat, works: boolean): void {
  state.phase = 'lay';
  if (works) return;
  takeBackMaskedCard(state, seat, laidCards(state, seat)[1]);
  state.masked &= ~onlySeat(seat);
}

/** N-66 From now on the card is placed as if it had the shifted value. */
function settleShift(state: NimmtState, value: number, works: boolean): void {
  state.phase = 'place';
  if (!works) return;
  state.shifted = true;
  state.shiftedTo = value;
}

function settleDrop(state: NimmtState, seat: Seat, card: Card, works: boolean): void {
  state.phase = 'count';
  if (!works) return;
  state.takenDropped[takenIndex(state, seat, card)] = 1;
  state.points[seat] -= bullheads(card);
}
