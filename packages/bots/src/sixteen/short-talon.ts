// What to play with a short talon, as an equilibrium: nobody who knows how it plays can do better against it.

import { type Rng, unit } from '@sixfold/game-kit';
import { type Card, type SixteenState, talonCount } from '@sixfold/sixteen';
import type { IsOver } from '../search/stopwatch.js';
import type { Rated } from './sight.js';
import { RegretMatching } from './talon-balance.js';
import { isShortTalon, MOVERS, type Strategy, TalonGame } from './talon-game.js';
import { following, TalonWalk } from './talon-walk.js';

/** How many cards of the talon may be left: one more makes twelve times as many ends to solve. */
const MOST = 4;
/** After this many rounds of regret matching both together give away less than a thousandth of a game. */
export const ROUNDS = 120;
/** After this many, which are enough where time presses, about a hundredth. */
const FEWEST_ROUNDS = 20;
/** Positions to be solved for two, three and four cards: with less of a budget there is no point in beginning. */
const ENDS = [0, 0, 2520, 25_200, 277_200];

export interface Balanced {
  /** What was drawn first, then the others, best first. */
  readonly rated: readonly Rated[];
  /** How many positions were solved. */
  readonly solved: number;
}

/** How a hand should be played, drawn as often as an equilibrium says; undefined where that cannot be found in time. */
export function playBalanced(state: SixteenState, isOver: IsOver, rng: Rng): Balanced | undefined {
  if (!isShortTalon(state, MOST) || isOver(ENDS[talonCount(state)])) return undefined;
  const game = TalonGame.of(state, isOver);
  if (game === undefined) return undefined;
  const matching = new RegretMatching(game);
  let rounds = 0;
  for (; rounds < ROUNDS && !isOver(game.solved); rounds++) matching.improve();
  if (rounds < FEWEST_ROUNDS) return undefined;
  return { rated: rate(game, matching.average(), rng), solved: game.solved };
}

/** The moves of the hand that is held: the first cards of the game. */
function rate(game: TalonGame, strategy: Strategy, rng: Rng): Rated[] {
  const { hand, at } = heldHand(game);
  const worths = meansOf(game, strategy, at, 'worths');
  const differences = meansOf(game, strategy, at, 'differences');
  const drawn = hand[drawMove(strategy.subarray(at, at + hand.length), rng)];
  return hand
    .map((move, index) => ({
      move,
      value: differences[index],
      worth: move === drawn ? Number.POSITIVE_INFINITY : worths[index],
    }))
    .filter(({ move }, index) => hand.indexOf(move) === index)
    .sort((a, b) => b.worth - a.worth)
    .map(({ move, value }) => ({ move, value }));
}

/** The hand of the player to move and where its moves begin in a strategy. */
function heldHand({ cards, root }: TalonGame): { readonly hand: readonly Card[]; readonly at: number } {
  const hand = cards.slice(0, MOVERS);
  return { hand, at: root.at + MOVERS * root.hands.fours.indexOf((1 << MOVERS) - 1) };
}

/** What the moves of a hand at the start lead to on average if both play a strategy, for whoever holds it. */
function meansOf(
  game: TalonGame,
  strategy: Strategy,
  at: number,
  endsBy: 'worths' | 'differences',
): readonly number[] {
  const { root } = game;
  const ways = game.ways / root.hands.fours.length;
  const follow = following(strategy);
  let means: readonly number[] = [];
  new TalonWalk(game).run(
    root.mover,
    strategy,
    (from, worths, reached) => {
      if (from === at) means = Array.from(worths, (worth) => worth / ways);
      return follow(from, worths, reached);
    },
    endsBy,
  );
  return means;
}

function drawMove(shares: Float64Array, rng: Rng): number {
  let rest = unit(rng);
  const found = shares.findIndex((share) => (rest -= share) < 0);
  return found < 0 ? shares.indexOf(Math.max(...shares)) : found;
}
