// What a player sees and remembers, and the worlds that this leaves possible

import { type Rng, type Seat, shuffle, type Viewer } from '@sixfold/game-kit';
import { type Card, copiesOf, formatCard, formatCards, JOKER, parseCard } from './cards.js';
import { type GroupKind, isMatch, TARGET } from './groups.js';
import type { SixteenOptions } from './options.js';
import {
  FULL_HAND,
  faceOf,
  handOf,
  isJoker,
  OVER,
  packPlayed,
  playerOf,
  type Side,
  SixteenState,
  sumOf,
  talonCount,
} from './state.js';

/** A card on the table. */
export interface PlayedCard {
  /** What it counts as. */
  readonly card: string;
  /** Who played it. */
  readonly seat: Seat;
  readonly joker: boolean;
}

export interface SeenGroup {
  /** Who got it. */
  readonly side: Side;
  readonly kind: GroupKind;
  readonly cards: readonly PlayedCard[];
}

/** All that one viewer may know. Groups lie open, so every card that was ever played is in it. */
export interface SixteenView {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: SixteenOptions;
  /** null when the game is over. */
  readonly toMove: Seat | null;
  /** Whether the player to move has drawn in this turn. */
  readonly drawn: boolean;
  /** The viewer's own cards, sorted as strings; none for a spectator. */
  readonly hand: readonly string[];
  /** How many cards each seat holds. */
  readonly handCounts: readonly number[];
  readonly talonCount: number;
  readonly pile: readonly PlayedCard[];
  readonly sum: number;
  /** In the order in which they were made. */
  readonly groups: readonly SeenGroup[];
  /** Groups of each side, bonus included. */
  readonly won: readonly [number, number];
  /** Cards out of the game for other reasons: empty unless the position was set up. */
  readonly aside: readonly string[];
}

export function view(state: SixteenState, viewer: Viewer): SixteenView {
  return {
    viewer,
    seats: state.seats,
    options: state.options,
    toMove: state.toMove === OVER ? null : state.toMove,
    drawn: state.drawn,
    hand: viewer === 'spectator' ? [] : formatCards(handOf(state, viewer)),
    handCounts: Array.from(state.handSizes.subarray(0, state.seats)),
    talonCount: talonCount(state),
    pile: seen(state, state.pileStart, state.playedCount),
    sum: state.sum,
    groups: groupsOf(state),
    won: [state.won[0], state.won[1]],
    aside: formatCards(Array.from(state.played.subarray(0, state.asideCount), heldAs)),
  };
}

/** The card itself, not what it stood for. */
const heldAs = (played: number): Card => (isJoker(played) ? JOKER : faceOf(played));

const seen = (state: SixteenState, from: number, to: number): PlayedCard[] =>
  Array.from(state.played.subarray(from, to), (played) => ({
    card: formatCard(faceOf(played)),
    seat: playerOf(played),
    joker: isJoker(played),
  }));

function groupsOf(state: SixteenState): SeenGroup[] {
  const groups: SeenGroup[] = [];
  let from = state.asideCount;
  for (let index = 0; index < state.groupCount; index++) {
    const to = state.groupEnds[index];
    groups.push({
      side: state.groupOwners[index],
      kind: kindOf(state, from, to),
      cards: seen(state, from, to),
    });
    from = to;
  }
  return groups;
}

function kindOf(state: SixteenState, from: number, to: number): GroupKind {
  const sum = sumOf(state, from, to);
  if (sum > TARGET) return 'bust';
  const match = state.options.matches && isMatch(state.played, from, to);
  if (sum < TARGET) return 'match';
  return match ? 'sixteenAndMatch' : 'sixteen';
}

/** A world that the viewer could be in, the unseen cards dealt at random. */
export function determinize(view: SixteenView, rng: Rng): SixteenState {
  const state = worldOf(view);
  dealUnseen(state, view.viewer, rng);
  return state;
}

/** Deals the cards that the viewer has not seen again, in place: talon and all other hands. */
function dealUnseen(state: SixteenState, viewer: Viewer, rng: Rng): void {
  const unseen = scratch.subarray(0, gatherUnseen(state, viewer));
  shuffle(rng, unseen);
  let next = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) continue;
    const first = seat * FULL_HAND;
    const end = first + state.handSizes[seat];
    for (let place = first; place < end; place++) state.hands[place] = unseen[next++];
  }
  state.talon.set(unseen.subarray(next), state.talonNext);
}

const scratch = new Uint8Array(64);

function gatherUnseen(state: SixteenState, viewer: Viewer): number {
  let count = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) continue;
    const first = seat * FULL_HAND;
    const end = first + state.handSizes[seat];
    for (let place = first; place < end; place++) scratch[count++] = state.hands[place];
  }
  for (let place = state.talonNext; place < state.talonEnd; place++) scratch[count++] = state.talon[place];
  return count;
}

/** The state behind a view, with the unseen cards in the deck's printed order. */
function worldOf(view: SixteenView): SixteenState {
  const state = new SixteenState(view.options, view.seats);
  for (const text of view.aside) putPlayed(state, cardOf(text), cardOf(text) === JOKER, 0);
  state.asideCount = state.playedCount;
  for (const group of view.groups) {
    putAll(state, group.cards);
    state.groupEnds[state.groupCount] = state.playedCount;
    state.groupOwners[state.groupCount++] = group.side;
  }
  state.pileStart = state.playedCount;
  putAll(state, view.pile);
  state.sum = view.sum;
  state.won.set(view.won);
  state.toMove = view.toMove ?? OVER;
  state.drawn = view.drawn;
  state.handSizes.set(view.handCounts);
  if (view.viewer !== 'spectator') state.hands.set(view.hand.map(cardOf), view.viewer * FULL_HAND);
  layUnseen(state, view);
  return state;
}

const cardOf = (text: string): Card => parseCard(text) as Card;

function putAll(state: SixteenState, cards: readonly PlayedCard[]): void {
  for (const { card, joker, seat } of cards) putPlayed(state, cardOf(card), joker, seat);
}

function putPlayed(state: SixteenState, card: Card, joker: boolean, seat: Seat): void {
  state.played[state.playedCount++] = packPlayed(card === JOKER ? 0 : card, joker, seat);
}

/** Every card that is neither played nor in the viewer's hand goes into another hand or the talon. */
function layUnseen(state: SixteenState, view: SixteenView): void {
  const seenCopies = new Uint8Array(JOKER + 1);
  for (const played of state.played.subarray(0, state.playedCount)) seenCopies[heldAs(played)]++;
  for (const text of view.hand) seenCopies[cardOf(text)]++;
  const unseen: Card[] = [];
  for (let card = 0; card <= JOKER; card++) {
    for (let copy = seenCopies[card]; copy < copiesOf(card, view.options.jokers); copy++) unseen.push(card);
  }
  let next = 0;
  for (let seat = 0; seat < view.seats; seat++) {
    if (seat === view.viewer) continue;
    for (let place = 0; place < state.handSizes[seat]; place++) {
      state.hands[seat * FULL_HAND + place] = unseen[next++];
    }
  }
  state.talon.set(unseen.slice(next));
  state.talonEnd = unseen.length - next;
}
