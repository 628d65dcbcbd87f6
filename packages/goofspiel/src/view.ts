import { below, type Rng, type Seat, seatsIn, shuffle, type Viewer } from '@sixfold/game-kit';
import type { GoofspielOptions } from './options.js';
import { cardsIn, GoofspielState, NOT_TAKEN, WAITING } from './state.js';

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

/** The prizes to come in any order, and for every hidden bid any card that its player could have laid. */
export function determinize(seen: GoofspielView, rng: Rng): GoofspielState {
  const state = new GoofspielState(seen.options, seen.seats);
  const hidden = state.prizes.filter((prize) => !seen.prizes.includes(prize));
  shuffle(rng, hidden);
  state.prizes.set(seen.prizes);
  state.prizes.set(hidden, seen.prizes.length);
  state.takers.set(seen.takers.map(codeOf));
  state.turn = seen.takers.length;
  for (const [seat, hand] of seen.hands.entries()) {
    const anyCard = () => hand[below(rng, hand.length)];
    const bid = seat === seen.viewer ? seen.bid : seen.hasBid[seat] ? anyCard() : 0;
    state.bids[seat] = bid;
    state.hands[seat] = hand.reduce((bits, card) => (card === bid ? bits : bits | (1 << card)), 0);
  }
  return state;
}
