import { ask, type Bot, type Budget } from '@sixfold/bots';
import { FastRng, isRefusal, Match, type Seat } from '@sixfold/game-kit';
import { type NimmtView, nimmt } from '@sixfold/nimmt';
import type { Diary } from './bots-diary.js';

/** A bot under the name that a table of results shows. */
export interface Entrant {
  readonly name: string;
  readonly bot: Bot<NimmtView>;
  readonly budget: Budget;
}

export interface ArenaPlan {
  readonly options: Readonly<Record<string, unknown>>;
  /**
   * Who sits down, in the orders that take turns from deal to deal. Every deal is played once for each rotation of the seats, so that
   * luck cancels.
   */
  readonly lineups: readonly (readonly Entrant[])[];
  readonly deals: number;
  readonly seed: string;
}

/** Per name: means over the deals with half the width of their 95 % interval. */
export interface Standing {
  readonly name: string;
  readonly points: number;
  readonly pointsError: number;
  readonly wins: number;
  readonly winsError: number;
  readonly millisAMove: number;
  readonly deals: number;
}

/** What somebody got of a deal, on average over the games and seats. */
export interface Share {
  readonly name: string;
  readonly points: number;
  readonly wins: number;
  readonly millis: number;
  readonly moves: number;
}

/** All games of one deal. */
export interface DealResult {
  readonly deal: number;
  readonly shares: readonly Share[];
}

/**
 * The same people in all orders that are not rotations of each other. Where cards are laid in turn it matters behind whom one
 * sits: in one order everybody would always have the same neighbours.
 */
export function seatOrders<T>(lineup: readonly T[]): T[][] {
  const [first, ...rest] = lineup;
  return first === undefined ? [] : permutations(rest).map((others) => [first, ...others]);
}

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((one, at) => permutations(list.toSpliced(at, 1)).map((others) => [one, ...others]));

/** How many rotations of the seats differ. */
function rotations(lineup: readonly Entrant[]): number {
  const same = (by: number): boolean =>
    lineup.every(({ name }, seat) => name === lineup[(seat + by) % lineup.length]?.name);
  let by = 1;
  while (!same(by)) by++;
  return by;
}

/** Plays duplicate deals and sums up for each name. What the diary knows already is not played again. */
export function playArena(plan: ArenaPlan, diary: Diary): Standing[] {
  for (let deal = 0; deal < plan.deals; deal++) {
    if (diary.wants(deal)) diary.write(playDeal(plan, deal));
  }
  const results = diary.results().filter(({ deal }) => deal < plan.deals);
  const names = [...new Set(plan.lineups.flat().map(({ name }) => name))];
  return names.map((name) =>
    standing(
      name,
      results.flatMap(({ shares }) => shares.filter((share) => share.name === name)),
    ),
  );
}

function playDeal(plan: ArenaPlan, deal: number): DealResult {
  const { lineups, seed } = plan;
  const lineup = lineups[deal % lineups.length] as readonly Entrant[];
  const names = [...new Set(lineup.map(({ name }) => name))];
  const sums = new Map(names.map((name) => [name, { points: 0, wins: 0, count: 0, millis: 0, moves: 0 }]));
  for (let turn = 0; turn < rotations(lineup); turn++) {
    const seated = lineup.map((_, seat) => lineup[(seat + turn) % lineup.length] as Entrant);
    const { scores, ranks, millis, moves } = playMatch(plan, seated, `${seed}-${deal}`);
    const best = ranks.filter((rank) => rank === 1).length;
    for (const [seat, { name }] of seated.entries()) {
      const sum = sums.get(name);
      if (!sum) continue;
      sum.points += scores[seat] ?? 0;
      sum.wins += ranks[seat] === 1 ? 1 / best : 0;
      sum.millis += millis[seat] ?? 0;
      sum.moves += moves[seat] ?? 0;
      sum.count++;
    }
  }
  const shares = Array.from(sums, ([name, { points, wins, count, millis, moves }]) => ({
    name,
    points: points / count,
    wins: wins / count,
    millis,
    moves,
  }));
  return { deal, shares };
}

interface Played {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  /** For each seat how long it thought, and how often. */
  readonly millis: readonly number[];
  readonly moves: readonly number[];
}

function playMatch(plan: ArenaPlan, seated: readonly Entrant[], seed: string): Played {
  const match = Match.start(nimmt, { options: plan.options, seats: seated.length, seed });
  if (isRefusal(match)) throw new Error(match.code);
  const rngs = seated.map((_, seat) => new FastRng(`${seed}/${seat}`));
  const millis = seated.map(() => 0);
  const moves = seated.map(() => 0);
  for (let outcome = match.outcome(); ; outcome = match.outcome()) {
    if (outcome) return { ...outcome, millis, moves };
    const chosen: [Seat, string][] = match.toAct().map((seat) => {
      const { bot, budget } = seated[seat] as Entrant;
      const before = performance.now();
      const sight = { view: match.view(seat), seat, legal: match.legal(seat) };
      const rng = rngs[seat] as FastRng;
      const { move } = ask(bot, sight, { budget, rng, clock: () => performance.now() });
      millis[seat] = (millis[seat] ?? 0) + performance.now() - before;
      moves[seat] = (moves[seat] ?? 0) + 1;
      return [seat, move];
    });
    for (const [seat, move] of chosen) {
      const facts = match.play(seat, move);
      if (isRefusal(facts)) throw new Error(`${seated[seat]?.name} ${move}: ${facts.code}`);
    }
  }
}

function standing(name: string, shares: readonly Share[]): Standing {
  const points = summary(shares.map((share) => share.points));
  const wins = summary(shares.map((share) => share.wins));
  const sum = (of: (share: Share) => number): number => shares.reduce((total, one) => total + of(one), 0);
  return {
    name,
    points: points.mean,
    pointsError: points.error,
    wins: wins.mean,
    winsError: wins.error,
    millisAMove: sum(({ millis }) => millis) / sum(({ moves }) => moves),
    deals: shares.length,
  };
}

/** Mean of independent results and half the width of its 95 % interval. */
export function summary(results: readonly number[]): { mean: number; error: number } {
  const mean = results.reduce((sum, result) => sum + result, 0) / results.length;
  const squares = results.reduce((sum, result) => sum + (result - mean) ** 2, 0);
  return { mean, error: 1.96 * Math.sqrt(squares / Math.max(1, results.length - 1) / results.length) };
}

/** One line a name. */
export const formatStandings = (standings: readonly Standing[]): string =>
  standings
    .map(
      (one) =>
        `${one.name.padEnd(22)} points ${one.points.toFixed(2)} ±${one.pointsError.toFixed(2)}  ` +
        `wins ${(100 * one.wins).toFixed(1)} % ±${(100 * one.winsError).toFixed(1)}  ` +
        `${one.millisAMove.toFixed(2)} ms/move  (${one.deals} deals)`,
    )
    .join('\n');
