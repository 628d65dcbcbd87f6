import { type Seat, seatsIn, type Viewer } from '@sixfold/game-kit';
import type { GoofspielOptions } from './options.js';
import { cardsIn, type GoofspielState, NOT_TAKEN, WAITING } from './state.js';

/** A seat, a prize that waits for the next one, or a prize that nobody gets. */
export type Taker = Seat | 'waiting' | null;

/** What one viewer may know. */
export interface GoofspielView {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: GoofspielOptions;
  /** The prizes turned up so far, in order; the last one is up now. */
  readonly prizes: readonly number[];
  /** For each prize that was decided. */
  readonly takers: readonly Taker[];
  /** How many prizes lie face down. */
  readonly left: number;
  /** Per seat the cards not yet seen as bids; one that lies face down is among them. */
  readonly hands: readonly (readonly number[])[];
  readonly hasBid: readonly boolean[];
  /** The viewer's bid of this turn, 0 for none. */
  readonly bid: number;
  readonly points: readonly number[];
  readonly toAct: readonly Seat[];
}

export const takerOf = (code: number): Taker =>
  code === WAITING ? 'waiting' : code === NOT_TAKEN ? null : code;

export const codeOf = (taker: Taker): number =>
  taker === 'waiting' ? WAITING : taker === null ? NOT_TAKEN : taker;

export function view(state: GoofspielState, viewer: Viewer): GoofspielView {
  const { prizes, turn, bids, options, seats } = state;
  const up = Math.min(turn + 1, prizes.length);
  return {
    viewer,
    seats,
    options,
    prizes: Array.from(prizes.subarray(0, up)),
    takers: Array.from(state.takers.subarray(0, turn), takerOf),
    left: prizes.length - up,
    hands: Array.from(state.hands, (hand, seat) => cardsIn(hand | (bids[seat] === 0 ? 0 : 1 << bids[seat]))),
    hasBid: Array.from(bids, (bid) => bid !== 0),
    bid: viewer === 'spectator' ? 0 : bids[viewer],
    points: state.points(),
    toAct: seatsIn(state.toAct),
  };
}
