import { hasSeat, type Seat, seatsIn, type Viewer } from '@sixfold/game-kit';
import type { Card } from './cards.js';
import { roundPoints } from './count.js';
import { openCards } from './draft.js';
import type { NimmtOptions } from './options.js';
import {
  allRows,
  handCards,
  laidCards,
  type NimmtState,
  NO_TRAP,
  type Phase,
  pileCards,
  trapsHeld,
} from './state.js';
import { trapsOf } from './trap-cards.js';
import { DROP, MASK, SHIFT, TRAPS, type Trap } from './traps.js';

/** `hidden` and `masked` cards are known to their player alone; `open` ones to everybody. */
export type LayState = 'none' | 'hidden' | 'masked' | 'open';

/** What everyone knows of a player. */
export interface PlayerView {
  /** In hand, a hidden lay included: how many cards someone laid shows only at the reveal. */
  readonly cards: number;
  /** N-15 After a draft everyone knows every hand (a hidden lay included). */
  readonly hand?: readonly Card[];
  readonly lay: LayState;
  /** The lay, once it is open and while others still choose (N-65). */
  readonly shown: readonly Card[];
  /** Taken cards in the order taken: everyone saw each taking (N-13, N-26). */
  readonly pile: readonly Card[];
  /** Those of them whose bullheads were dropped (N-69). */
  readonly dropped: readonly Card[];
  /** Points of this round so far. */
  readonly points: number;
  /** Points of the finished rounds. */
  readonly total: number;
  /** How many unused traps are left, and which were used this round. */
  readonly traps: number;
  readonly used: readonly Trap[];
}

/** A trap that may be blocked (N-63). */
export interface WindowView {
  readonly trap: Trap;
  readonly owner: Seat;
  /** The value of a shift, or the card of a drop. */
  readonly value?: number;
  /** How many blocks lie on it, and who played the topmost card: what is asked about now. */
  readonly blocks: number;
  readonly by: Seat;
  readonly asked: readonly Seat[];
  /** The viewer's own answer, while others still think. */
  readonly answer?: 'block' | 'pass';
}

/** What one viewer may know. Seats other than the viewer's own show only what is public. */
export interface NimmtView {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: NimmtOptions;
  readonly round: number;
  readonly starter: Seat;
  readonly turn: Seat;
  readonly phase: Phase;
  readonly toAct: readonly Seat[];
  readonly rows: readonly (readonly Card[])[];
  /** The viewer's own hand, lay (as named) and unused traps. */
  readonly hand: readonly Card[];
  readonly lay: readonly Card[];
  readonly traps: readonly Trap[];
  readonly players: readonly PlayerView[];
  /** Revealed cards that are still to be placed, in their order. */
  readonly waiting: readonly { readonly seat: Seat; readonly card: Card }[];
  /** The value that the first of them is placed with (N-66). */
  readonly placingValue: number;
  readonly shifted: boolean;
  readonly window?: WindowView;
  /** N-15 The open cards of a draft. */
  readonly open: readonly Card[];
  /** N-51 0-cards laid aside this round. */
  readonly aside: number;
}

export function viewOf(state: NimmtState, viewer: Viewer): NimmtView {
  const { rules } = state;
  const seated = viewer !== 'spectator';
  const isLaying = state.queueLength === 0;
  return {
    viewer,
    seats: rules.seats,
    options: rules.options,
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    phase: state.phase,
    toAct: seatsIn(state.toAct),
    rows: allRows(state),
    hand: seated ? handCards(state, viewer) : [],
    lay: seated && isLaying ? laidCards(state, viewer) : [],
    traps: seated ? trapsOf(state.traps, viewer) : [],
    players: Array.from({ length: rules.seats }, (_, seat) => playerView(state, seat)),
    waiting: waitingCards(state),
    placingValue: state.placingValue,
    shifted: state.shifted,
    ...(state.trapInPlay !== NO_TRAP && { window: windowView(state, viewer) }),
    open: openCards(state),
    aside: state.aside,
  };
}

function playerView(state: NimmtState, seat: Seat): PlayerView {
  const lay = layState(state, seat);
  const laid = laidCards(state, seat);
  const hidden = lay === 'hidden' || lay === 'masked' ? laid : [];
  const hand = [...handCards(state, seat), ...hidden].sort((a, b) => a - b);
  return {
    cards: hand.length,
    ...(state.rules.options.draft && { hand }),
    lay,
    shown: lay === 'open' ? laid : [],
    pile: pileCards(state, seat),
    dropped: droppedCards(state, seat),
    points: roundPoints(state, seat),
    total: state.totals[seat],
    traps: trapsHeld(state, seat),
    used: trapsOf(state.usedTraps, seat),
  };
}

function layState(state: NimmtState, seat: Seat): LayState {
  if (state.laidCount[seat] === 0) return 'none';
  if (hasSeat(state.masked, seat)) return 'masked';
  return state.phase === 'chooseMasked' ? 'open' : 'hidden';
}

function droppedCards(state: NimmtState, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let index = 0; index < state.takenCount; index++) {
    if (state.takenBy[index] === seat && state.takenDropped[index]) cards.push(state.takenCard[index]);
  }
  return cards;
}

export function waitingCards(state: NimmtState): { seat: Seat; card: Card }[] {
  const waiting: { seat: Seat; card: Card }[] = [];
  for (let at = state.queueNext; at < state.queueLength; at++) {
    waiting.push({ seat: state.queueSeat[at], card: state.queueCard[at] });
  }
  return waiting;
}

function windowView(state: NimmtState, viewer: Viewer): WindowView {
  const { trapInPlay: trap, toAct, asked } = state;
  const hasAnswered = viewer !== 'spectator' && hasSeat(asked & ~toAct, viewer);
  return {
    trap: TRAPS[trap],
    owner: state.trapOwner,
    ...((trap === SHIFT || trap === DROP) && { value: state.trapValue }),
    blocks: state.blocks,
    by: state.windowOf,
    asked: seatsIn(asked),
    ...(hasAnswered && { answer: hasSeat(state.blockers, viewer) ? 'block' : 'pass' }),
  };
}

/** N-64 Masks that still await their window while another one's is open, or while not all have laid. */
export function masksAwaitingWindow(view: NimmtView): Seat[] {
  const masked = Array.from(view.players.keys()).filter((seat) => view.players[seat].lay === 'masked');
  if (view.phase === 'lay') return masked;
  const { window } = view;
  return window?.trap === TRAPS[MASK] ? masked.filter((seat) => seat > window.owner) : [];
}
