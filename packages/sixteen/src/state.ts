import type { Seat } from '@sixfold/game-kit';
import { BOX, type Card, type Face, JOKER, numberOf } from './cards.js';
import type { SixteenOptions } from './options.js';

/** X-3 Three cards and the one just drawn. */
export const FULL_HAND = 4;

const MAX_SEATS = 4;

/** Smallest group: 6, 6 and 4, or a match of three. */
const MAX_GROUPS = BOX / 3;

/** The seat to move when the game is over. */
export const OVER = -1;

/** A side: seats 0 and 2 are side 0, seats 1 and 3 are side 1. */
export type Side = number;
export const sideOf = (seat: Seat): Side => seat & 1;

/**
 * A game in progress. Each part has a small array of its own: up to 64 bytes the engine makes them with the object,
 * in a fraction of the time that a buffer with windows on it takes (docs/engines.md).
 */
export class SixteenState {
  /** Four places a seat; only the first `handSizes[seat]` count. */
  readonly hands = new Uint8Array(MAX_SEATS * FULL_HAND);
  readonly handSizes = new Uint8Array(MAX_SEATS);
  /** The talon lies from `talonNext` to `talonEnd`, the next card first. */
  readonly talon = new Uint8Array(BOX);
  /** Every card ever played, in order; the pile starts at `pileStart` (see `packPlayed`). */
  readonly played = new Uint8Array(BOX);
  /** Where each group ends in `played`; it starts where the one before ended. */
  readonly groupEnds = new Uint8Array(MAX_GROUPS);
  readonly groupOwners = new Uint8Array(MAX_GROUPS);
  /** Groups of each side, bonus included. */
  readonly won = new Uint8Array(2);

  talonNext = 0;
  talonEnd = 0;
  playedCount = 0;
  /** Cards at the start of `played` that lie in no known group: only in positions that were set up. */
  asideCount = 0;
  pileStart = 0;
  sum = 0;
  groupCount = 0;
  toMove: Seat = OVER;
  /** Whether the player to move has drawn in this turn. */
  drawn = false;
  /** X-14 Whether draws happen by themselves; asked in every turn, so not by comparing texts. */
  readonly drawsByItself: boolean;

  constructor(
    readonly options: SixteenOptions,
    readonly seats: number,
  ) {
    this.drawsByItself = options.drawing === 'automatic';
  }

  /** Becomes equal to another state of the same options and seats. */
  copyFrom(other: SixteenState): void {
    const { hands, handSizes, groupEnds, groupOwners, won } = this;
    this.talon.set(other.talon);
    this.played.set(other.played);
    hands.set(other.hands);
    // The small ones by hand: a call takes longer than copying a few bytes.
    for (let seat = 0; seat < MAX_SEATS; seat++) handSizes[seat] = other.handSizes[seat];
    for (let group = 0; group < other.groupCount; group++) {
      groupEnds[group] = other.groupEnds[group];
      groupOwners[group] = other.groupOwners[group];
    }
    won[0] = other.won[0];
    won[1] = other.won[1];
    this.talonNext = other.talonNext;
    this.talonEnd = other.talonEnd;
    this.playedCount = other.playedCount;
    this.asideCount = other.asideCount;
    this.pileStart = other.pileStart;
    this.sum = other.sum;
    this.groupCount = other.groupCount;
    this.toMove = other.toMove;
    this.drawn = other.drawn;
  }
}

export function copyState(state: SixteenState): SixteenState {
  const copy = new SixteenState(state.options, state.seats);
  copy.copyFrom(state);
  return copy;
}

export const talonCount = (state: SixteenState): number => state.talonEnd - state.talonNext;

/** The seat's cards, in no particular order. */
export const handOf = (state: SixteenState, seat: Seat): Uint8Array =>
  state.hands.subarray(seat * FULL_HAND, seat * FULL_HAND + state.handSizes[seat]);

/** Where in `hands` the seat holds this card, or -1. */
export function placeInHand(state: SixteenState, seat: Seat, card: Card): number {
  const { hands } = state;
  const first = seat * FULL_HAND;
  const end = first + state.handSizes[seat];
  for (let place = first; place < end; place++) if (hands[place] === card) return place;
  return -1;
}

/** Takes the card at a place of `hands` away; the seat's last card moves there. */
export function removeFromHand(state: SixteenState, seat: Seat, place: number): void {
  const size = --state.handSizes[seat];
  state.hands[place] = state.hands[seat * FULL_HAND + size];
}

const JOKER_BIT = 32;
const SEAT_SHIFT = 6;

/** A played card in one byte: what it counts as, whether it is a joker, and who played it. */
export const packPlayed = (face: Face, joker: boolean, seat: Seat): number =>
  face | (joker ? JOKER_BIT : 0) | (seat << SEAT_SHIFT);
export const faceOf = (played: number): Face => played & (JOKER_BIT - 1);
export const isJoker = (played: number): boolean => (played & JOKER_BIT) !== 0;
/** The card itself, not what it stood for. */
export const heldAs = (played: number): Card => (isJoker(played) ? JOKER : faceOf(played));
export const playerOf = (played: number): Seat => played >> SEAT_SHIFT;

/** The sum of a stretch of played cards. */
export function sumOf(state: SixteenState, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index++) sum += numberOf[faceOf(state.played[index])];
  return sum;
}
