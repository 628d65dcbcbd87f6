import { ask } from '@sixfold/bots';
import {
  Board,
  FEATURES,
  featuresOf,
  MASTER,
  Searcher,
  shapesFor,
  stoneWorth,
} from '@sixfold/bots/six-workshop';
import { below, FastRng } from '@sixfold/game-kit';
import { RUNNING, randomMove, six } from '@sixfold/six';
import { TABLE } from './six-table.js';

/**
 * Fits what open forms are worth: Master without its book plays itself from random openings, and a logistic regression
 * explains the results by the forms that were open, for each stage of the game. Prints weights for
 * `packages/bots/src/six/knowledge.ts`.
 *
 *     node bench/dist/six-fit.js [games] [positions searched a move]
 */
interface Sample {
  readonly phase: 1 | 2;
  readonly side: 0 | 1;
  readonly stones: number;
  /** Forms, what stones more than the other side's are worth, and 1 for being to move. */
  readonly inputs: Float64Array;
  score: number;
}

/** Stages by stones on the board; they overlap, so that weights do not jump from one to the next. */
const STAGES: readonly { readonly phase: 1 | 2; readonly from: number; readonly below: number }[] = [
  { phase: 1, from: 0, below: 17 },
  { phase: 1, from: 14, below: 25 },
  { phase: 1, from: 21, below: 33 },
  { phase: 1, from: 28, below: 42 },
  { phase: 2, from: 0, below: 43 },
];

/** 400 stands for odds of e to 1. */
const SCALE = 400;
const RIDGE = 10;
/** Fives are few among quiet positions: they count for this much more than fours. */
const A_FIVE = { mover: 150, waiter: 130 };

function playGame(bot: Searcher, game: number, iterations: number): Sample[] {
  const rng = new FastRng(`fit ${game}`);
  const state = six.setup({ ...TABLE, edition: game % 3 === 0 ? '21' : '2003' }, 2, 'fit');
  const opening = 2 + below(rng, 7);
  const samples: Sample[] = [];
  for (let step = 0; state.result === RUNNING; step++) {
    const { turn } = state;
    if (step < opening) {
      six.apply(state, turn, randomMove(state, rng));
      continue;
    }
    const board = new Board(six.copy(state), shapesFor(state));
    // With a five on the board the next moves are forced, and a search looks further anyway.
    const isQuiet = board.shapes.listed[2] === 0 && board.shapes.listed[3] === 0;
    if (isQuiet) samples.push(sampleOf(board));
    // Searches of different size, so that equal openings lead to different games.
    const nodes = Math.round(iterations / 2) + below(rng, iterations);
    const means = { budget: { iterations: nodes }, rng, clock: () => 0 };
    const { move } = ask(bot, { view: six.view(state, turn), seat: turn, legal: [] }, means);
    six.apply(state, turn, six.parseMove(state, move) as number);
  }
  const scores = six.outcome(state)?.scores ?? [];
  for (const sample of samples) sample.score = scores[sample.side] ?? 0.5;
  return samples;
}

function sampleOf({ state, shapes }: Board): Sample {
  const { phase, side, redCount, blackCount } = state;
  const inputs = new Float64Array(FEATURES + 2);
  inputs.set(featuresOf(shapes, side));
  const more = stoneWorth(redCount) - stoneWorth(blackCount);
  inputs[FEATURES] = phase === 2 ? (side === 0 ? more : -more) / SCALE : 0;
  inputs[FEATURES + 1] = 1;
  return { phase, side, stones: redCount + blackCount, inputs, score: 0.5 };
}

/** Logistic regression by Newton's method, with a little pull towards zero. */
function fit(samples: readonly Sample[]): number[] {
  const size = FEATURES + 2;
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < 30; round++) {
    const slope = weights.map((weight) => RIDGE * weight);
    const bend = weights.map((_, row) => weights.map((__, column) => (row === column ? RIDGE : 0)));
    for (const { inputs, score } of samples) {
      const expected =
        1 / (1 + Math.exp(-inputs.reduce((sum, input, at) => sum + input * at0(weights, at), 0)));
      const spread = expected * (1 - expected) + 1e-6;
      for (const [row, input] of inputs.entries()) {
        if (input === 0) continue;
        slope[row] = at0(slope, row) + (expected - score) * input;
        const line = bend[row] as number[];
        for (let column = 0; column < size; column++)
          line[column] = at0(line, column) + spread * input * (inputs[column] ?? 0);
      }
    }
    const step = solve(bend, slope);
    weights = weights.map((weight, at) => weight - at0(step, at));
  }
  return weights;
}

const at0 = (list: readonly number[], at: number): number => list[at] ?? 0;

/** Solves a system of linear equations by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, at0(right, at)]);
  for (let column = 0; column < rows.length; column++) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(at0(row, column)) > Math.abs(at0(best, column)) ? row : best));
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(column, 0, pivot);
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = at0(row, column) / at0(pivot, column);
      for (let at = column; at <= rows.length; at++) row[at] = at0(row, at) - factor * at0(pivot, at);
    }
  }
  return rows.map((row, at) => at0(row, rows.length) / at0(row, at));
}

/** Plays, fits and prints. */
function main(games: number, iterations: number): void {
  const bot = new Searcher({ ...MASTER, book: false });
  const samples = Array.from({ length: games }, (_, game) => playGame(bot, game, iterations)).flat();
  for (const stage of STAGES) {
    const fitting = samples.filter(
      ({ phase, stones }) => phase === stage.phase && stones >= stage.from && stones < stage.below,
    );
    const factors = fit(fitting);
    const weights = factors.map((weight) => Math.round(SCALE * weight));
    const lines = (first: number, sign: number, five: number): string =>
      [0, 8, 16]
        .map((kind) => weights.slice(kind + first, kind + first + 4).map((weight) => sign * weight))
        .map((forms) => `[0, ${[...forms, at0(forms, 3) + five].join(', ')}]`)
        .join(', ');
    console.log(
      `phase ${stage.phase}, ${stage.from} to ${stage.below - 1} stones, ${fitting.length} positions; ` +
        `stones count ${at0(factors, FEATURES).toFixed(2)} times as much`,
    );
    console.log(`  mover: [${lines(0, 1, A_FIVE.mover)}],`);
    console.log(`  waiter: [${lines(4, -1, A_FIVE.waiter)}],`);
    console.log(`  tempo: ${at0(weights, FEATURES + 1)},`);
  }
}

const [games = '600', iterations = '1500'] = process.argv.slice(2);
main(Number(games), Number(iterations));
