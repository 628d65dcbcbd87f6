import { below, FastRng, isRefusal, type Move, readOptions, type Seat, seatsIn } from '@sixfold/game-kit';
import { type NimmtState, nimmt } from '../src/index.js';

export interface Way {
  readonly options: object;
  readonly seats: number;
}

const own = (seats: number, traps: object): Way => ({
  options: { variant: 'ole', rounds: 2, traps: 'own', collections: Array(seats).fill(traps) },
  seats,
});

/** Ways to play that between them get to everything in the rules. */
export const WAYS: readonly Way[] = [
  { options: {}, seats: 4 },
  { options: { deck: 'tactics', draft: true, rounds: 2 }, seats: 3 },
  { options: { variant: 'plus' }, seats: 3 },
  { options: { variant: 'plus-even' }, seats: 4 },
  { options: { variant: 'zero' }, seats: 2 },
  { options: { variant: 'simple' }, seats: 4 },
  { options: { variant: 'ole', rounds: 2 }, seats: 3 },
  { options: { variant: 'ole', rounds: 2 }, seats: 6 },
  own(3, { mask: 2, block: 1 }),
  own(4, { mask: 1, block: 1 }),
  own(3, { shift: 1, stretch: 1, block: 1 }),
  own(2, { drop: 2 }),
];

/** A game as it was dealt. */
export function start({ options, seats }: Way, seed: string): NimmtState {
  const read = readOptions(nimmt, options, seats);
  if (isRefusal(read)) throw new Error(read.code);
  return nimmt.setup(read, seats, seed);
}

const MORE_THAN_A_GAME = 10_000;

const moves = new Int32Array(nimmt.maxMoves);

export const legal = (state: NimmtState, seat: Seat): Move[] =>
  Array.from(moves.subarray(0, nimmt.legalMoves(state, seat, moves)));

/** Plays a random game to its end; before every move `visit` sees the position, who moves and how. */
export function playRandomly(state: NimmtState, seed: string, visit: (seat: Seat, move: Move) => void): void {
  const rng = new FastRng(seed);
  let played = 0;
  for (let acting = seatsIn(state.toAct); acting.length > 0; acting = seatsIn(state.toAct)) {
    const seat = acting[below(rng, acting.length)] as Seat;
    const offered = legal(state, seat);
    const move = offered[below(rng, offered.length)] as Move;
    visit(seat, move);
    const refusal = nimmt.apply(state, seat, move);
    if (++played > MORE_THAN_A_GAME) throw new Error('a game without end');
    if (refusal !== undefined) throw new Error(`${refusal.code}: ${nimmt.formatMove(state, move)}`);
  }
}
