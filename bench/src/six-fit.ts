import { ask, type Bot, botFamily } from '@sixfold/bots';
import { Board, FEATURES, featuresOf, Shapes, weightsFor } from '@sixfold/bots/six-workshop';
import { below, FastRng } from '@sixfold/game-kit';
import { RUNNING, randomMove, type SixView, six } from '@sixfold/six';
import { TABLE } from './six-table.js';

/**
 * Fits what open forms are worth: the strong bot plays itself from random openings, and a logistic regression explains the
 * results by the forms that were open. Prints weights for `packages/bots/src/six/knowledge.ts`.
 *
 *     node bench/dist/six-fit.js [games] [positions searched a move]
 */
interface Sample {
  readonly phase: 1 | 2;
  readonly side: 0 | 1;
  /** Forms, stones more than the other side, and 1 for being to move. */
  readonly inputs: Float64Array;
  score: number;
}

/** 400 stands for odds of e to 1. */
const SCALE = 400;
const RIDGE = 3;

function playGame(bot: Bot<SixView>, rng: FastRng, iterations: number, edition: '2003' | '21'): Sample[] {
  const state = six.setup({ ...TABLE, edition }, 2, 'fit');
  const opening = 2 + below(rng, 6);
  const samples: Sample[] = [];
  for (let step = 0; state.result === RUNNING; step++) {
    const { turn } = state;
    if (step < opening) {
      six.apply(state, turn, randomMove(state, rng));
      continue;
    }
    const board = new Board(six.copy(state), new Shapes(weightsFor(state.phase)));
    // With a five on the board the next moves are forced, and a search looks further anyway.
    const isQuiet = board.shapes.listed[2] === 0 && board.shapes.listed[3] === 0;
    if (isQuiet) samples.push(sampleOf(board));
    const view = six.view(state, turn);
    const means = { budget: { iterations }, rng, clock: () => 0 };
    const { move } = ask(bot, { view, seat: turn, legal: [] }, means);
    six.apply(state, turn, six.parseMove(state, move) as number);
  }
  const scores = six.outcome(state)?.scores ?? [];
  for (const sample of samples) sample.score = scores[sample.side] ?? 0.5;
  return samples;
}

function sampleOf({ state, shapes }: Board): Sample {
  const { phase, side } = state;
  const inputs = new Float64Array(FEATURES + 2);
  inputs.set(featuresOf(shapes, side));
  inputs[FEATURES] = phase === 2 ? state.stoneCount(side) - state.stoneCount(side === 0 ? 1 : 0) : 0;
  inputs[FEATURES + 1] = 1;
  return { phase, side, inputs, score: 0.5 };
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
  const family = botFamily('six');
  if (family === undefined) return;
  const bot = family.bot('strong') as Bot<SixView>;
  const samples: Sample[] = [];
  for (let game = 0; game < games; game++) {
    samples.push(...playGame(bot, new FastRng(`fit ${game}`), iterations, game % 3 === 0 ? '21' : '2003'));
  }
  for (const phase of [1, 2] as const) {
    const ofPhase = samples.filter((sample) => sample.phase === phase);
    const weights = fit(ofPhase).map((weight) => Math.round(SCALE * weight));
    console.log(`phase ${phase}, ${ofPhase.length} positions; own and other's forms with one to four stones`);
    for (const [kind, name] of ['row', 'triangle', 'circle'].entries()) {
      const own = weights.slice(8 * kind, 8 * kind + 4);
      const others = weights.slice(8 * kind + 4, 8 * kind + 8);
      console.log(`  ${name.padEnd(9)} ${own.join(', ').padEnd(22)} ${others.join(', ')}`);
    }
    console.log(`  a stone ${weights[FEATURES]}, to move ${weights[FEATURES + 1]}`);
  }
}

const [games = '200', iterations = '700'] = process.argv.slice(2);
main(Number(games), Number(iterations));
