import { playTogether, type QuickPlayer, Stream } from '@sixfold/bots/nimmt-workshop';
import { type FastRng, isRefusal, readOptions } from '@sixfold/game-kit';
import { type NimmtOptions, type NimmtState, nimmt, variantById } from '@sixfold/nimmt';

export interface Table {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
}

export interface EvolutionPlan {
  readonly steps: number;
  /** Pairs of opposite changes that are tried against each other before every step. */
  readonly pairs: number;
  /** How far a tried change goes, and how far a step. */
  readonly reach: number;
  readonly rate: number;
  /** The numbers that may change. */
  readonly isFree: (at: number) => boolean;
}

/** By how many points a round one list of numbers is ahead of another; `turn` counts the contests. */
type Contest = (one: readonly number[], other: readonly number[], turn: number) => number;

/**
 * Improves numbers that players go by, by playing: a random change of them plays against the opposite change, and they move
 * the way that won (an evolution strategy with momentum).
 */
export function evolve(
  start: readonly number[],
  plan: EvolutionPlan,
  contest: Contest,
  rng: FastRng,
  report: (step: number, numbers: readonly number[]) => void,
): number[] {
  const numbers = Float64Array.from(start);
  const mean = new Float64Array(start.length);
  const free = Array.from(numbers.keys()).filter(plan.isFree);
  let square = 0;
  for (let step = 1; step <= plan.steps; step++) {
    const slope = new Float64Array(start.length);
    for (let pair = 0; pair < plan.pairs; pair++) {
      const change = new Float64Array(start.length);
      for (const at of free) change[at] = plan.reach * normal(rng);
      const changed = (by: 1 | -1): number[] =>
        Array.from(numbers, (number, at) => number + by * (change[at] as number));
      const ahead = contest(changed(1), changed(-1), step * plan.pairs + pair);
      for (const at of free) slope[at] = (slope[at] as number) + ahead * (change[at] as number);
    }
    let size = 0;
    for (const at of free) {
      const grade = (slope[at] as number) / plan.pairs;
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * grade;
      size += grade ** 2 / free.length;
    }
    square += (size - square) / Math.min(step, 20);
    const rate = (plan.rate * (1 - (0.9 * step) / plan.steps)) / Math.sqrt(square);
    for (const at of free) numbers[at] = (numbers[at] as number) + rate * (mean[at] as number);
    report(step, rounded(numbers));
  }
  return rounded(numbers);
}

const rounded = (numbers: Float64Array): number[] =>
  Array.from(numbers, (number) => Math.round(number * 1000) / 1000);

/** By how many points a round one player is ahead of another, half of the seats each: two and two with swapped seats. */
export function lead(players: readonly QuickPlayer[], table: Table, deals: number, rng: FastRng): number {
  const options = readOptions(nimmt, table.options, table.seats);
  if (isRefusal(options)) throw new Error(options.code);
  const luck = new Stream(rng.next());
  let sum = 0;
  for (let deal = 0; deal < deals; deal++) {
    const seed = String(rng.next());
    for (const first of [0, 1]) sum += playDeal({ options, seats: table.seats, seed, players, first, luck });
  }
  return sum / (2 * deals);
}

interface Deal {
  readonly options: NimmtOptions;
  readonly seats: number;
  readonly seed: string;
  readonly players: readonly QuickPlayer[];
  /** Which of the two players has seat 0; they take turns from there. */
  readonly first: number;
  readonly luck: Stream;
}

/** By how many points the first player's seats are ahead, on average. */
function playDeal({ options, seats, seed, players, first, luck }: Deal): number {
  const state = nimmt.setup(options, seats, seed);
  const ones = Array.from({ length: seats }, (_, seat) => ((seat + first) % 2 === 0 ? 1 << seat : 0));
  const side = ones.reduce((set, seat) => set | seat, 0);
  while (state.phase !== 'over') {
    const asked = state.toAct;
    playSide(state, asked & side, players[0] as QuickPlayer, luck);
    playSide(state, asked & ~side, players[1] as QuickPlayer, luck);
  }
  const sign = variantById(options.variant).points === 'minus' ? -1 : 1;
  let points = 0;
  const members = ones.filter((seat) => seat !== 0).length;
  for (const [seat, total] of state.totals.entries()) {
    points += ones[seat] === 0 ? -total / (seats - members) : total / members;
  }
  return sign * points;
}

function playSide(state: NimmtState, seats: number, player: QuickPlayer, luck: Stream): void {
  if (seats !== 0) playTogether(state, seats, player, luck);
}

/** A normally distributed number (Box and Muller). */
function normal(rng: FastRng): number {
  const radius = Math.sqrt(-2 * Math.log((rng.next() + 1) / 2 ** 32));
  return radius * Math.cos((2 * Math.PI * rng.next()) / 2 ** 32);
}
