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

export interface Step {
  readonly seat: Seat;
  readonly move: Move;
}

/** A whole game of random moves, replayable because the same setup and steps give the same states. */
export interface RandomGame {
  readonly setup: MatchSetup;
  readonly steps: readonly Step[];
}

/** No game of ours comes near; a rule that lets a game go on for ever must not hang the tests. */
const MAX_STEPS = 20_000;

export const start = (game: Game, { options, seats, seed }: MatchSetup): unknown =>
  game.setup(options, seats, seed);

/** The engine's legal moves of a seat, in the order listed. */
export function legalMoves(game: Game, state: unknown, seat: Seat): Move[] {
  const buffer = new Int32Array(game.maxMoves);
  return [...buffer.subarray(0, game.legalMoves(state, seat, buffer))];
}

/** A random legal move of a random seat that must act, or undefined when the game is over. */
export function randomStep(game: Game, state: unknown, rng: Rng): Step | undefined {
  const acting = seatsIn(game.toAct(state));
  if (acting.length === 0) return undefined;
  const seat = pick(rng, acting);
  const moves = legalMoves(game, state, seat);
  if (moves.length === 0) violated(`seat ${seat} must act but has no legal move`, game.table(state));
  return { seat, move: pick(rng, moves) };
}

/** Plays on to the end and returns the steps; the state is changed in place. */
export function playOn(
  game: Game,
  state: unknown,
  rng: Rng,
  visit?: (state: unknown, next: Step) => void,
): Step[] {
  const steps: Step[] = [];
  for (let step = randomStep(game, state, rng); step !== undefined; step = randomStep(game, state, rng)) {
    visit?.(state, step);
    applyListed(game, state, step);
    steps.push(step);
    if (steps.length > MAX_STEPS) violated(`a game is not over after ${MAX_STEPS} moves`);
  }
  return steps;
}

/** Plays a listed move; a refusal breaks the law that listed moves apply. */
export function applyListed(game: Game, state: unknown, { seat, move }: Step): void {
  const text = game.formatMove(state, move);
  const refusal = game.apply(state, seat, move);
  if (refusal !== undefined) violated(`the listed move ${seat}:${text} is refused as ${refusal.code}`);
}

export function randomGame(game: Game, lawCase: LawCase, seed: number): RandomGame {
  const setup = setupOf(game, lawCase, `laws ${seed}`);
  return { setup, steps: playOn(game, start(game, setup), choices(seed)) };
}

/** The random choices that go with a seed: another generator than the one that deals. */
export const choices = (seed: number): Rng => new FastRng(`choices ${seed}`);

export const pick = <Item>(rng: Rng, items: readonly Item[]): Item => items[below(rng, items.length)] as Item;

/** Replays a game and stops at some of its decisions: always the first ones, then random ones. */
export function visitSome(
  game: Game,
  { setup, steps }: RandomGame,
  rng: Rng,
  count: number,
  visit: (state: unknown, index: number) => void,
): void {
  const chosen = new Set([0, 1, 2, steps.length]);
  for (let more = 0; more < count; more++) chosen.add(below(rng, steps.length + 1));
  const state = start(game, setup);
  for (const [index, step] of steps.entries()) {
    if (chosen.has(index)) visit(state, index);
    applyListed(game, state, step);
  }
  visit(state, steps.length);
}
