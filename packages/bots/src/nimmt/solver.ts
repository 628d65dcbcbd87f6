import { type NimmtView, nimmt } from '@sixfold/nimmt';
import type { Answer, Bot, Question } from '../bot.js';
import { stopwatch } from '../search/stopwatch.js';
import { drawMove, isOpenEnding, type Solved, solveEnding } from './ending.js';
import { reasonFor } from './reasons.js';
import { OpenTable } from './table.js';
import { worldsOf } from './worlds.js';

/** How much of its time it may spend on an ending that may turn out too large. */
const SHARE = 0.5;

/** A bot that plays exactly where everything is known, and leaves the rest to another. */
export class Solver implements Bot<NimmtView> {
  constructor(private readonly search: Bot<NimmtView>) {}

  choose(question: Question<NimmtView>): Answer {
    const { view, seat, legal, budget, rng } = question;
    if (!isOpenEnding(view)) return this.search.choose(question);
    const world = worldsOf(view)(rng);
    const solved = solveEnding(view, seat, world, stopwatch(question, SHARE));
    if (solved === undefined) return this.search.choose({ ...question, budget: rest(budget) });
    const table = new OpenTable();
    table.read(world);
    // Whoever compares a few moves asks about these alone.
    const candidates = inOrder(solved, drawMove(solved, rng))
      .map((index) => ({
        move: nimmt.formatMove(world, solved.moves[index]),
        value: Math.round(solved.points[index] * 100) / 100,
        ...reasonFor(world, seat, solved.moves[index], table),
      }))
      .filter(({ move }) => legal.includes(move));
    return { move: candidates[0].move, candidates, iterations: solved.ends };
  }
}

const rest = ({ millis, iterations }: Question['budget']): Question['budget'] => ({
  ...(millis !== undefined && { millis: millis * (1 - SHARE) }),
  ...(iterations !== undefined && { iterations: iterations * (1 - SHARE) }),
});

/** The move that was drawn first, then the others, best first. */
const inOrder = ({ worths }: Solved, drawn: number): number[] =>
  Array.from(worths.keys()).sort(
    (a, b) => Number(b === drawn) - Number(a === drawn) || worths[b] - worths[a],
  );
