import { hasSeat, type Seat, seatsIn, type Viewer } from '@sixfold/game-kit';
import type { Card } from './cards.js';
import { openCards } from './draft.js';
import type { NimmtOptions } from './options.js';
import { placingValue } from './placing.js';
import {
  allRows,
  handCards,
  laidCards,
  type NimmtState,
  NO_TRAP,
  type Phase,
  playedCards,
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
  /** All cards of this round that the player has laid openly or revealed, in order. */
  readonly played: readonly Card[];
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
}

/** What everybody at the table and around it knows. */
export interface PublicView {
  readonly seats: number;
  readonly options: NimmtOptions;
  readonly round: number;
  readonly starter: Seat;
  readonly turn: Seat;
  readonly phase: Phase;
  readonly toAct: readonly Seat[];
  readonly rows: readonly (readonly Card[])[];
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

/** What one viewer may know. */
export interface NimmtView extends PublicView {
  readonly viewer: Viewer;
  /** The viewer's own hand, lay (as named) and unused traps. */
  readonly hand: readonly Card[];
  readonly lay: readonly Card[];
  readonly traps: readonly Trap[];
  /** The viewer's own answer to a window, while others still think. */
  readonly answer?: 'block' | 'pass';
}

export function view(state: NimmtState, viewer: Viewer): NimmtView {
  const seated = viewer !== 'spectator';
  const seen = publicView(state);
  const view: Writable<NimmtView> = {
    viewer,
    seats: seen.seats,
    options: seen.options,
    round: seen.round,
    starter: seen.starter,
    turn: seen.turn,
    phase: seen.phase,
    toAct: seen.toAct,
    rows: seen.rows,
    hand: seated ? handCards(state, viewer) : NONE,
    lay: seated ? laidCards(state, viewer) : NONE,
    traps: seated ? trapNames(state, state.traps, viewer) : NONE,
    players: seen.players,
    waiting: seen.waiting,
    placingValue: seen.placingValue,
    shifted: seen.shifted,
    open: seen.open,
    aside: seen.aside,
  };
  if (seen.window) {
    view.window = seen.window;
    const answer = seated && ownAnswer(state, viewer);
    if (answer) view.answer = answer;
  }
  return view;
}

/** The public part is the same for every viewer, so it is made once for a position. */
function publicView(state: NimmtState): PublicView {
  state.seen ??= makePublicView(state);
  return state.seen;
}

function makePublicView(state: NimmtState): PublicView {
  const { seats, options } = state.rules;
  const view: Writable<PublicView> = {
    seats,
    options,
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    phase: state.phase,
    toAct: seatsIn(state.toAct),
    rows: allRows(state),
    players: playerViews(state),
    waiting: waitingCards(state),
    placingValue: state.queueNext < state.queueLength ? placingValue(state) : 0,
    shifted: state.shifted,
    open: state.phase === 'pick' ? openCards(state) : NONE,
    aside: state.aside,
  };
  if (state.trapInPlay !== NO_TRAP) view.window = windowView(state);
  return view;
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Most of a view's lists are empty most of the time, and nobody changes a view. */
const NONE: readonly never[] = [];

function playerViews(state: NimmtState): PlayerView[] {
  const players: Writable<PlayerView>[] = [];
  const piles: Card[][] = [];
  for (let seat = 0; seat < state.rules.seats; seat++) {
    const pile: Card[] = [];
    piles.push(pile);
    players.push(playerView(state, seat, pile));
  }
  for (let index = 0; index < state.takenCount; index++) {
    const seat = state.takenBy[index];
    const card = state.takenCard[index];
    piles[seat].push(card);
    if (state.takenDropped[index]) players[seat].dropped = [...players[seat].dropped, card];
  }
  return players;
}

function playerView(state: NimmtState, seat: Seat, pile: readonly Card[]): Writable<PlayerView> {
  const lay = layState(state, seat);
  const hidden = lay === 'hidden' || lay === 'masked' ? state.laidCount[seat] : 0;
  const player: Writable<PlayerView> = {
    cards: state.handSize[seat] + hidden,
    lay,
    shown: lay === 'open' ? laidCards(state, seat) : NONE,
    played: playedCards(state, seat),
    pile,
    dropped: NONE,
    points: state.points[seat],
    total: state.totals[seat],
    traps: state.rules.variant.traps ? trapsHeld(state, seat) : 0,
    used: trapNames(state, state.usedTraps, seat),
  };
  if (state.rules.options.draft) player.hand = knownHand(state, seat, hidden > 0);
  return player;
}

const trapNames = (state: NimmtState, counts: Uint8Array, seat: Seat): readonly Trap[] =>
  state.rules.variant.traps ? trapsOf(counts, seat) : NONE;

function knownHand(state: NimmtState, seat: Seat, hasHiddenLay: boolean): Card[] {
  const hand = handCards(state, seat);
  return hasHiddenLay ? [...hand, ...laidCards(state, seat)].sort((a, b) => a - b) : hand;
}

function layState(state: NimmtState, seat: Seat): LayState {
  if (state.laidCount[seat] === 0) return 'none';
  if (hasSeat(state.masked, seat)) return 'masked';
  return state.phase === 'chooseMasked' ? 'open' : 'hidden';
}

export function waitingCards(state: NimmtState): readonly { seat: Seat; card: Card }[] {
  if (state.queueNext === state.queueLength) return NONE;
  const waiting: { seat: Seat; card: Card }[] = [];
  for (let at = state.queueNext; at < state.queueLength; at++) {
    waiting.push({ seat: state.queueSeat[at], card: state.queueCard[at] });
  }
  return waiting;
}

function windowView(state: NimmtState): WindowView {
  const { trapInPlay: trap } = state;
  return {
    trap: TRAPS[trap],
    owner: state.trapOwner,
    ...((trap === SHIFT || trap === DROP) && { value: state.trapValue }),
    blocks: state.blocks,
    by: state.windowOf,
    asked: seatsIn(state.asked),
  };
}

function ownAnswer(state: NimmtState, seat: Seat): 'block' | 'pass' | undefined {
  const hasAnswered = hasSeat(state.asked & ~state.toAct, seat);
  if (!hasAnswered) return undefined;
  return hasSeat(state.blockers, seat) ? 'block' : 'pass';
}

/** N-64 Masks that still await their window while another one's is open, or while not all have laid. */
export function masksAwaitingWindow(view: NimmtView): Seat[] {
  const masked = Array.from(view.players.keys()).filter((seat) => view.players[seat].lay === 'masked');
  if (view.phase === 'lay') return masked;
  const { window } = view;
  return window?.trap === TRAPS[MASK] ? masked.filter((seat) => seat > window.owner) : [];
}
