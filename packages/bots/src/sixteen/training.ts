// How learned.ts is made: quick play against itself, a least squares fit of what piles and cards were worth, and
// again with the better weights, damped so that it does not swing between two ways of playing.

import { below, FastRng, type Rng } from '@sixfold/game-kit';
import {
  FULL_HAND,
  OVER,
  type SixteenOptions,
  type SixteenState,
  sideOf,
  sixteen,
  talonCount,
} from '@sixfold/sixteen';
import { PILES, pileIndexOf } from './pile.js';
import { QuickPlayer } from './player.js';
import { CARD_CLASSES, classOf, type LearnedWeights, weightsFrom, weightsKey } from './weights.js';

export interface TrainingPlan {
  readonly rounds: number;
  readonly gamesPerRound: number;
}

const SIZE = PILES + CARD_CLASSES;
/** How often a random card is played, so that every pile is met. */
const EXPLORES = 0.05;
/** How much of a round's fit is taken over. */
const STEP = 0.25;
/** Situations that hardly occur stay near zero. */
const RIDGE = 50;

/** Learns the weights of one way to play. */
export function train(options: SixteenOptions, seats: number, plan: TrainingPlan): LearnedWeights {
  let learned = new Float64Array(SIZE);
  for (let round = 0; round < plan.rounds; round++) {
    const fit = new Fit();
    const rng = new FastRng(`training ${round}`);
    for (let game = 0; game < plan.gamesPerRound; game++) {
      const seed = `training ${weightsKey(options, seats)} ${round}/${game}`;
      observeGame(sixteen.setup(options, seats, seed), asWeights(learned), rng, fit);
    }
    const fitted = fit.solve();
    learned = learned.map((weight, index) => weight + STEP * ((fitted[index] as number) - weight));
  }
  return asWeights(learned);
}

const asWeights = (learned: Float64Array): LearnedWeights => ({
  piles: Array.from(learned.subarray(0, PILES), rounded),
  cards: Array.from(learned.subarray(PILES), rounded),
});

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** A situation in a game, and what it then led to. */
interface Observation {
  readonly features: readonly (readonly [index: number, value: number])[];
  readonly difference: number;
  readonly sign: number;
}

function observeGame(state: SixteenState, learned: LearnedWeights, rng: Rng, fit: Fit): void {
  const player = new QuickPlayer(weightsFrom(learned));
  const moves = new Int32Array(sixteen.maxMoves);
  const observations: Observation[] = [];
  while (state.toMove !== OVER) {
    if (talonCount(state) > 0) observations.push(observe(state));
    const explores = below(rng, 1000) < 1000 * EXPLORES;
    const move = explores
      ? moves[below(rng, sixteen.legalMoves(state, state.toMove, moves))]
      : player.move(state, state.toMove, rng);
    sixteen.apply(state, state.toMove, move as number);
  }
  const final = state.won[0] - state.won[1];
  for (const { features, difference, sign } of observations) fit.add(features, sign * (final - difference));
}

function observe(state: SixteenState): Observation {
  const side = sideOf(state.toMove);
  const counts = new Array<number>(CARD_CLASSES).fill(0);
  for (let seat = 0; seat < state.seats; seat++) {
    const first = seat * FULL_HAND;
    for (let place = first; place < first + state.handSizes[seat]; place++) {
      counts[classOf(state.hands[place])] += sideOf(seat) === side ? 1 : -1;
    }
  }
  const cards = counts
    .map((count, index) => [PILES + index, count] as const)
    .filter(([, count]) => count !== 0);
  return {
    features: [[pileIndexOf(state), 1], ...cards],
    difference: state.won[0] - state.won[1],
    sign: side === 0 ? 1 : -1,
  };
}

/** Ridge regression over sparse observations. */
class Fit {
  private readonly matrix = Array.from({ length: SIZE }, () => new Float64Array(SIZE + 1));

  add(features: Observation['features'], result: number): void {
    for (const [row, value] of features) {
      const sums = this.matrix[row] as Float64Array;
      sums[SIZE] += value * result;
      for (const [column, other] of features) sums[column] += value * other;
    }
  }

  /** Gauss–Jordan; the ridge keeps every pivot away from zero. */
  solve(): Float64Array {
    const { matrix } = this;
    for (const [index, row] of matrix.entries()) row[index] += RIDGE;
    for (const [index, row] of matrix.entries()) {
      const pivot = row[index];
      for (let column = 0; column <= SIZE; column++) row[column] /= pivot;
      for (const other of matrix) {
        const factor = other[index];
        if (other === row || factor === 0) continue;
        for (let column = 0; column <= SIZE; column++) other[column] -= factor * row[column];
      }
    }
    return Float64Array.from(matrix, (row) => row[SIZE]);
  }
}
