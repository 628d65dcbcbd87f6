import { NOBODY, onlySeat, type Seat, type SeatSet } from '@sixfold/game-kit';
import type { GoofspielOptions } from './options.js';

/** Who took a prize, where it is no seat. */
export const WAITING = -1;
export const NOT_TAKEN = -2;

/** A hand as bits: bit n is the card n. */
export const cardsIn = (hand: number): number[] => {
  const cards: number[] = [];
  for (let card = 1; hand >> card !== 0; card++) if ((hand >> card) & 1) cards.push(card);
  return cards;
};

/** G-1 A whole set of cards, as bits. */
export const wholeSet = (cards: number): number => (1 << (cards + 1)) - 2;

export class GoofspielState {
  /** All prizes in their order. Nobody knows those after `turn`. */
  readonly prizes: Uint8Array;
  /** For each prize before `turn` its seat, or `WAITING`, or `NOT_TAKEN`. */
  readonly takers: Int8Array;
  /** Per seat, without its bid. */
  readonly hands: Uint16Array;
  /** Per seat, 0 while it has not bid. */
  readonly bids: Uint8Array;
  /** Which prize is up, from 0; after the last turn their number. */
  turn = 0;

  constructor(
    readonly options: GoofspielOptions,
    readonly seats: number,
  ) {
    this.prizes = Uint8Array.from({ length: options.cards }, (_, place) => place + 1);
    this.takers = new Int8Array(options.cards);
    this.hands = new Uint16Array(seats).fill(wholeSet(options.cards));
    this.bids = new Uint8Array(seats);
  }

  copyFrom(other: GoofspielState): void {
    this.prizes.set(other.prizes);
    this.takers.set(other.takers);
    this.hands.set(other.hands);
    this.bids.set(other.bids);
    this.turn = other.turn;
  }

  get isOver(): boolean {
    return this.turn === this.prizes.length;
  }

  /** G-2 Everybody bids at the same time. */
  get toAct(): SeatSet {
    if (this.isOver) return NOBODY;
    return this.bids.reduce((set, bid, seat) => (bid === 0 ? set | onlySeat(seat) : set), NOBODY);
  }

  /** G-5 What a seat has taken so far. */
  pointsOf(seat: Seat): number {
    let points = 0;
    for (let at = 0; at < this.turn; at++) if (this.takers[at] === seat) points += this.prizes[at];
    return points;
  }

  points(): number[] {
    return Array.from(this.hands, (_, seat) => this.pointsOf(seat));
  }
}
