import {
  careful,
  greedy,
  type Judge,
  LAYOUT,
  netJudge,
  PAIR_TERMS,
  QuickPlayer,
  WEIGHTS,
} from '@sixfold/bots/nimmt-workshop';
import { FastRng } from '@sixfold/game-kit';
import { evolve, lead, type Table } from './bots-evolve.js';
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
  /** Whether evolution improves that player before anything is learned from a search: where lays are pairs. */
  readonly evolves: boolean;
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
    evolves: false,
  },
  {
    name: 'plus',
    first: greedy,
    point: 0.6,
    tables: tables({ variant: 'plus', rounds: 1 }, MIXED),
    evolves: true,
  },
  {
    name: 'zero',
    first: careful,
    point: -0.6,
    tables: tables({ variant: 'zero', rounds: 1 }, MIXED),
    evolves: true,
  },
  {
    name: 'simple',
    first: careful,
    point: -0.6,
    tables: tables({ variant: 'simple', rounds: 1 }, MIXED),
    evolves: false,
  },
];

export interface TrainingPlan {
  /** For learning from a search: how often, rounds each time, and worlds that every lay of them is tried in. */
  readonly generations: number;
  readonly rounds: number;
  readonly worlds: number;
  /** Steps of evolution. */
  readonly steps: number;
}

/** How much a point weighs in the softmax over lays once the worths of lays are learned. */
const SHARPNESS = 3;

type Report = (line: string, list: readonly number[]) => void;

/** Teaches a net what a search finds out, after evolution has found a decent player where that takes too long. */
export function train(course: Course, plan: TrainingPlan, report: Report): number[] {
  const rng = new FastRng(course.name);
  const first = course.evolves
    ? netJudge(Float64Array.from(evolved(course, plan, rng, report)))
    : course.first;
  return learnFromSearch({ ...course, first }, plan, rng, report);
}

/** Deals for each pair of opposite changes. */
const DEALS = 8;

/** Straight weights alone, that beat changes of themselves. */
function evolved(course: Course, plan: TrainingPlan, rng: FastRng, report: Report): number[] {
  const isFree = (at: number): boolean => at < LAYOUT.hidden || at >= LAYOUT.pairTerms;
  const steps = { steps: plan.steps, pairs: 30, reach: 0.2, rate: 0.15, isFree };
  const playerOf = (net: readonly number[]) => new QuickPlayer(netJudge(Float64Array.from(net)));
  const contest = (one: readonly number[], other: readonly number[], turn: number): number =>
    lead([playerOf(one), playerOf(other)], course.tables[turn % course.tables.length] as Table, DEALS, rng);
  return evolve(imitate(course), steps, contest, rng, (step, list) => {
    if (step % 50 === 0) report(`${course.name} step ${step}`, list);
  });
}

/** A net that plays like the course's first player. */
function imitate(course: Course): number[] {
  const weights = new Float64Array(WEIGHTS);
  weights[LAYOUT.damage] = 8 * course.point;
  for (let term = 0; term < PAIR_TERMS; term++) {
    weights[LAYOUT.pairTerms + term] = course.first.pairTerms[term] ?? 0;
  }
  return Array.from(weights);
}

/** Search decides, the net learns what the search found; the next generation's playouts are played by that net. */
function learnFromSearch(course: Course, plan: TrainingPlan, rng: FastRng, report: Report): number[] {
  let judge = course.first;
  let list: number[] = [];
  let lessons: Lesson[] = [];
  for (let generation = 1; generation <= plan.generations; generation++) {
    // The first player's playouts are another world; lessons of the nets add up.
    if (generation <= 2) lessons = [];
    for (let round = 0; round < plan.rounds; round++) {
      const table = course.tables[round % course.tables.length] as Table;
      const seed = `${course.name}-${generation}-${round}`;
      lessons.push(...lessonsOfRound({ ...table, judge, worlds: plan.worlds, seed }));
    }
    const weights = newNet(rng);
    const loss = fitNet(weights, lessons, { epochs: 14, rate: 0.01, batch: 32 }, rng);
    const lost = regret(weights, lessons).toFixed(2);
    list = sharpened(weights);
    judge = netJudge(Float64Array.from(list));
    report(`${course.name} generation ${generation}: loss ${loss.toFixed(2)}, regret ${lost} points`, list);
  }
  return list;
}

/** From points to the units of a softmax: all that leads straight into the score. */
const sharpened = (weights: Float64Array): number[] =>
  Array.from(weights, (weight, at) =>
    at < LAYOUT.hidden || at >= LAYOUT.out ? SHARPNESS * weight : weight,
  ).map((weight) => Math.round(weight * 1000) / 1000);
