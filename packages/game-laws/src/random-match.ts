import {
  below,
  FastRng,
  type Game,
  type MatchSetup,
  type Move,
  type Rng,
  type Seat,
  seatsIn,
} from '@sixfold/game-kit';
import { type LawCase, setupOf } from './law-case.js';
import { violated } from './violation.js';

/** A move as the engine knows it, and whose it is. */
export interface SeatMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** A match of random moves: the same setup and moves give the same states again. */
export interface RandomMatch {
  readonly setup: MatchSetup;
  readonly moves: readonly SeatMove[];
}

/** No game of ours comes near; a rule that lets a game go on for ever must not hang the tests. */
const MAX_MOVES = 20_000;

export const start = (game: Game, { options, seats, seed }: MatchSetup): unknown =>
  game.setup(options, seats, seed);

/** The engine's legal moves of a seat, in the order listed. */
export function legalMoves(game: Game, state: unknown, seat: Seat): Move[] {
  const buffer = new Int32Array(game.maxMoves);
  return [...buffer.subarray(0, game.legalMoves(state, seat, buffer))];
}

/** A random legal move of a random seat that must act, or undefined when the game is over. */
export function randomMove(game: Game, state: unknown, rng: Rng): SeatMove | undefined {
  const acting = seatsIn(game.toAct(state));
  if (acting.length === 0) return undefined;
  const seat = pick(rng, acting);
  const moves = legalMoves(game, state, seat);
  if (moves.length === 0) violated(`seat ${seat} must act but has no legal move`, game.table(state));
  return { seat, move: pick(rng, moves) };
}

/** Plays to the end and returns the moves; the state is changed in place. */
export function playOn(
  game: Game,
  state: unknown,
  rng: Rng,
  visit?: (state: unknown, next: SeatMove) => void,
): SeatMove[] {
  const moves: SeatMove[] = [];
  for (
    let played = randomMove(game, state, rng);
    played !== undefined;
    played = randomMove(game, state, rng)
  ) {
    visit?.(state, played);
    applyListed(game, state, played);
    moves.push(played);
    if (moves.length > MAX_MOVES) violated(`a game is not over after ${MAX_MOVES} moves`);
  }
  return moves;
}

/** Plays a listed move; a refusal breaks the law that listed moves apply. */
export function applyListed(game: Game, state: unknown, { seat, move }: SeatMove): void {
  const text = game.formatMove(state, move);
  const refusal = game.apply(state, seat, move);
  if (refusal !== undefined) violated(`the listed move ${seat}:${text} is refused as ${refusal.code}`);
}

export function randomMatch(game: Game, lawCase: LawCase, seed: number): RandomMatch {
  const setup = setupOf(game, lawCase, `laws ${seed}`);
  return { setup, moves: playOn(game, start(game, setup), rngFor(seed)) };
}

/** The generator that chooses the moves of a random match; another one deals. */
export const rngFor = (seed: number): Rng => new FastRng(`choices ${seed}`);

export const pick = <Item>(rng: Rng, items: readonly Item[]): Item => items[below(rng, items.length)] as Item;

/** Replays a game and stops at some of its decisions: always the first ones, then random ones. */
export function visitSome(
  game: Game,
  { setup, moves }: RandomMatch,
  rng: Rng,
  count: number,
  visit: (state: unknown, index: number) => void,
): void {
  const chosen = new Set([0, 1, 2, moves.length]);
  for (let more = 0; more < count; more++) chosen.add(below(rng, moves.length + 1));
  const state = start(game, setup);
  for (const [index, played] of moves.entries()) {
    if (chosen.has(index)) visit(state, index);
    applyListed(game, state, played);
  }
  visit(state, moves.length);
}
