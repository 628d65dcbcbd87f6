import { careful, greedy, type Judge, LAYOUT, netJudge, PAIR_TERMS } from '@sixfold/bots/nimmt-workshop';
import { FastRng } from '@sixfold/game-kit';
import { evolve, type Table } from './bots-evolve.js';
import { fitNet, newNet, regret } from './bots-fit.js';
import { type Lesson, lessonsOfRound } from './bots-lessons.js';

type Options = Readonly<Record<string, unknown>>;

/** One net's school: the tables it plays at, in turn. */
export interface Course {
  readonly name: string;
  /** What it plays like at first. */
  readonly first: Judge;
  /** What a point that a card is likely to take is worth to that player. */
  readonly point: number;
  readonly tables: readonly Table[];
  /** How many times it learns from a search first; where lays are pairs that would take too long. */
  readonly generations: number;
}

const tables = (options: Options, seats: readonly number[]): Table[] =>
  seats.map((count) => ({ options, seats: count }));
const classic = { variant: 'classic', rounds: 1 };
const MIXED = [4, 3, 4, 2, 4, 5, 7];

export const COURSES: readonly Course[] = [
  {
    name: 'classic',
    first: careful,
    point: -0.6,
    tables: [
      ...tables(classic, [4, 4, 3, 4, 2, 4, 5, 4, 6, 10]),
      ...tables({ ...classic, deck: 'tactics' }, [4, 2, 3, 6]),
    ],
    generations: 2,
  },
  {
    name: 'plus',
    first: greedy,
    point: 0.6,
    tables: tables({ variant: 'plus', rounds: 1 }, MIXED),
    generations: 0,
  },
  {
    name: 'zero',
    first: careful,
    point: -0.6,
    tables: tables({ variant: 'zero', rounds: 1 }, MIXED),
    generations: 0,
  },
  {
    name: 'simple',
    first: careful,
    point: -0.6,
    tables: tables({ variant: 'simple', rounds: 1 }, MIXED),
    generations: 0,
  },
];

export interface TrainingPlan {
  /** Rounds of a generation, and worlds that every lay of them is tried in. */
  readonly rounds: number;
  readonly worlds: number;
  /** Steps of evolution. */
  readonly steps: number;
}

/** How much a point weighs in the softmax over lays once the worths of lays are learned. */
const SHARPNESS = 3;

type Report = (line: string, list: readonly number[]) => void;

/** Teaches a net: first what a search finds out, where that pays, then by playing against changes of itself. */
export function train(course: Course, plan: TrainingPlan, report: Report): number[] {
  const rng = new FastRng(course.name);
  const start = course.generations > 0 ? learnFromSearch(course, plan, rng, report) : imitate(course, rng);
  const steps = { steps: plan.steps, pairs: 40, deals: 6, reach: 0.12, rate: 0.05 };
  return evolve(start, course.tables, steps, rng, (step, list) => {
    if (step % 50 === 0) report(`${course.name} step ${step}`, list);
  });
}

/** A net that plays like the course's first player. */
function imitate(course: Course, rng: FastRng): number[] {
  const weights = newNet(rng);
  weights[LAYOUT.damage] = 8 * course.point;
  for (let term = 0; term < PAIR_TERMS; term++) {
    weights[LAYOUT.pairTerms + term] = course.first.pairTerms[term] ?? 0;
  }
  return Array.from(weights);
}

/** Search decides, the net learns what the search found; the next generation's playouts are played by that net. */
function learnFromSearch(course: Course, plan: TrainingPlan, rng: FastRng, report: Report): number[] {
  let judge = course.first;
  const weights = newNet(rng);
  for (let generation = 1; generation <= course.generations; generation++) {
    const lessons: Lesson[] = [];
    for (let round = 0; round < plan.rounds; round++) {
      const table = course.tables[round % course.tables.length] as Table;
      const seed = `${course.name}-${generation}-${round}`;
      lessons.push(...lessonsOfRound({ ...table, judge, worlds: plan.worlds, seed }));
    }
    const tests = lessons.filter((_, index) => index % 20 === 0);
    const taught = lessons.filter((_, index) => index % 20 !== 0);
    const loss = fitNet(weights, taught, { epochs: 12, rate: 0.01, batch: 32 }, rng);
    const lost = regret(weights, tests).toFixed(2);
    const list = sharpened(weights);
    judge = netJudge(list);
    report(`${course.name} generation ${generation}: loss ${loss.toFixed(2)}, regret ${lost} points`, list);
  }
  return sharpened(weights);
}

/** From points to the units of a softmax: all that leads straight into the score. */
const sharpened = (weights: Float64Array): number[] =>
  Array.from(weights, (weight, at) =>
    at < LAYOUT.hidden || at >= LAYOUT.out ? SHARPNESS * weight : weight,
  ).map((weight) => Math.round(weight * 1000) / 1000);
