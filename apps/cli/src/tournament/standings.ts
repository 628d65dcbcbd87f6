import { eloRatings, type Pairings, pairingsOf, type Rating } from './elo.js';
import type { Entrant } from './field.js';
import type { GameReport } from './game-report.js';

/** A mean with half the width of its 95 % interval (undefined: too few deals to say). */
export interface Estimate {
  readonly mean: number;
  readonly plusMinus?: number;
}

/** What one bot achieved. */
export interface Standing {
  readonly name: string;
  readonly spec: string;
  /** Seats it sat at; an entrant at two seats of a game counts twice. */
  readonly games: number;
  /** Share of wins a seat: a win shared by several counts in parts. */
  readonly winRate: Estimate;
  readonly meanPoints: Estimate;
  readonly meanRank: Estimate;
  /** From the finishing order of every pair; 1500 is the middle of the field. */
  readonly rating: Rating;
  readonly forfeits: number;
  readonly millisPerMove: number;
}

/** The standings of all bots, best first. */
export function standingsOf(entrants: readonly Entrant[], reports: readonly GameReport[]): Standing[] {
  const specs = [...new Set(entrants.map(({ spec }) => spec))];
  const ratings = ratingsOf(specs, entrants, reports);
  const standings = specs.map((spec, bot): Standing => {
    const seats = reports.flatMap((report) =>
      report.lineUp.flatMap((entrant, seat) => (entrants[entrant]?.spec === spec ? [{ report, seat }] : [])),
    );
    const estimate = (value: (report: GameReport, seat: number) => number): Estimate =>
      clusteredMean(seats.map(({ report, seat }) => ({ cluster: report.deal, value: value(report, seat) })));
    const decisions = sum(seats.map(({ report, seat }) => report.decisions[seat] ?? 0));
    const millis = sum(seats.map(({ report, seat }) => report.millis[seat] ?? 0));
    return {
      name: entrants.find((entrant) => entrant.spec === spec)?.name ?? spec,
      spec,
      games: seats.length,
      winRate: estimate(winShare),
      meanPoints: estimate((report, seat) => report.scores[seat] ?? 0),
      meanRank: estimate((report, seat) => report.ranks[seat] ?? 0),
      rating: ratings[bot] as Rating,
      forfeits: sum(
        seats.map(({ report, seat }) => report.forfeits.filter((each) => each.seat === seat).length),
      ),
      millisPerMove: decisions === 0 ? 0 : millis / decisions,
    };
  });
  return standings.sort((a, b) => b.winRate.mean - a.winRate.mean || a.meanRank.mean - b.meanRank.mean);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function winShare({ ranks }: GameReport, seat: number): number {
  return ranks[seat] === 1 ? 1 / ranks.filter((place) => place === 1).length : 0;
}

const Z95 = 1.96;

/**
 * The mean of values that come in clusters (the games of one deal), with an interval that treats each deal as one
 * observation: its games are anything but independent.
 */
export function clusteredMean(
  values: readonly { readonly cluster: number; readonly value: number }[],
): Estimate {
  const clusters = new Map<number, { count: number; sum: number }>();
  for (const { cluster, value } of values) {
    const before = clusters.get(cluster) ?? { count: 0, sum: 0 };
    clusters.set(cluster, { count: before.count + 1, sum: before.sum + value });
  }
  const mean = values.length === 0 ? 0 : sum(values.map(({ value }) => value)) / values.length;
  if (clusters.size < 2) return { mean };
  const residuals = Array.from(clusters.values(), (cluster) => cluster.sum - mean * cluster.count);
  const variance =
    (sum(residuals.map((residual) => residual ** 2)) * clusters.size) /
    (clusters.size - 1) /
    values.length ** 2;
  return { mean, plusMinus: Z95 * Math.sqrt(variance) };
}

function ratingsOf(
  specs: readonly string[],
  entrants: readonly Entrant[],
  reports: readonly GameReport[],
): Rating[] {
  const deals = new Map<number, number[][]>();
  for (const { deal, lineUp, ranks } of reports) {
    const bots = lineUp.map((entrant) => specs.indexOf(entrants[entrant]?.spec ?? ''));
    const game = pairingsOf(ranks, bots, specs.length);
    const before = deals.get(deal);
    deals.set(deal, before ? before.map((row, a) => row.map((wins, b) => wins + (game[a]?.[b] ?? 0))) : game);
  }
  return eloRatings([...deals.values()] satisfies Pairings[], specs.length);
}
