// What to play with a short talon, as an equilibrium: nobody who knows how it plays can do better against it.

import { type Rng, unit } from '@sixfold/game-kit';
import { handOf, type SixteenState } from '@sixfold/sixteen';
import { RegretMatching, type Strategy, worthOf } from '../search/hidden-game.js';
import type { IsOver } from '../search/stopwatch.js';
import type { Rated } from './sight.js';
import { isShortTalon, TalonGame } from './talon-game.js';

/** How many cards of the talon are left where this is quick enough: more make twenty times as many ways to deal. */
const TALON = 2;
/** After this many rounds of regret matching both together give away less than a thousandth of a game. */
export const ROUNDS = 80;
/** The least that a budget must allow: with fewer positions there is no point in beginning. */
const FEWEST = 1500;

export interface Balanced {
  /** What was drawn first, then the others, best first. */
  readonly rated: readonly Rated[];
  /** How many positions were solved. */
  readonly solved: number;
}

/** How a hand should be played, drawn as often as an equilibrium says; undefined where that cannot be found in time. */
export function playBalanced(state: SixteenState, isOver: IsOver, rng: Rng): Balanced | undefined {
  if (!isShortTalon(state, TALON) || isOver(FEWEST)) return undefined;
  const game = TalonGame.of(state, isOver);
  if (game === undefined) return undefined;
  const matching = new RegretMatching(game.tree);
  for (let round = 0; round < ROUNDS; round++) {
    if (isOver(game.solved)) return undefined;
    matching.improve();
  }
  return { rated: rate(game, state, matching.average(), rng), solved: game.solved };
}

function rate(game: TalonGame, state: SixteenState, strategy: Strategy, rng: Rng): Rated[] {
  const { tree, differences } = game;
  const hand = handOf(state, state.toMove);
  const { place, moves } = game.placeWith(hand);
  const roots = game.rootsWith(hand);
  const sign = state.toMove === 0 ? 1 : -1;
  const mean = (move: number, worths: readonly number[]): number =>
    (sign * roots.reduce((sum, root) => sum + worthOf(tree, tree.childOf(root, move), strategy, worths), 0)) /
    roots.length;
  const first = tree.movesAt[place];
  const drawn = drawMove(strategy.subarray(first, first + moves.length), rng);
  return moves
    .map((move, index) => ({
      move,
      value: mean(index, differences),
      worth: index === drawn ? Number.POSITIVE_INFINITY : mean(index, tree.worth),
    }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ move, value }) => ({ move, value }));
}

function drawMove(shares: Float64Array, rng: Rng): number {
  let rest = unit(rng);
  const found = shares.findIndex((share) => (rest -= share) < 0);
  return found < 0 ? shares.indexOf(Math.max(...shares)) : found;
}
