// What a player sees and remembers

import type { Seat, Viewer } from '@sixfold/game-kit';
import { formatCard, formatCards } from './cards.js';
import { type GroupKind, isMatch, TARGET } from './groups.js';
import type { SixteenOptions } from './options.js';
import {
  faceOf,
  handOf,
  heldAs,
  isJoker,
  OVER,
  playerOf,
  type Side,
  type SixteenState,
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
