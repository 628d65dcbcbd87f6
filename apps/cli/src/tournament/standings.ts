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
  /** By the name of each other bot: how often it came before that one, a shared place being half. */
  readonly against: Readonly<Record<string, Estimate>>;
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
    const valuesOf = (value: (report: GameReport, seat: number) => number): ClusteredValue[] =>
      seats.map(({ report, seat }) => ({ cluster: report.deal, value: value(report, seat) }));
    const decisions = sum(seats.map(({ report, seat }) => report.decisions[seat] ?? 0));
    const millis = sum(seats.map(({ report, seat }) => report.millis[seat] ?? 0));
    return {
      name: entrants.find((entrant) => entrant.spec === spec)?.name ?? spec,
      spec,
      games: seats.length,
      winRate: clusteredShare(valuesOf(winShare)),
      meanPoints: clusteredMean(valuesOf((report, seat) => report.scores[seat] ?? 0)),
      meanRank: clusteredMean(valuesOf((report, seat) => report.ranks[seat] ?? 0)),
      rating: ratings[bot] as Rating,
      against: againstOthers(seats, spec, entrants),
      forfeits: sum(
        seats.map(({ report, seat }) => report.forfeits.filter((each) => each.seat === seat).length),
      ),
      millisPerMove: decisions === 0 ? 0 : millis / decisions,
    };
  });
  return standings.sort((a, b) => b.winRate.mean - a.winRate.mean || a.meanRank.mean - b.meanRank.mean);
}

interface TakenSeat {
  readonly report: GameReport;
  readonly seat: number;
}

function againstOthers(
  seats: readonly TakenSeat[],
  spec: string,
  entrants: readonly Entrant[],
): Record<string, Estimate> {
  const meetings = new Map<string, ClusteredValue[]>();
  for (const { report, seat } of seats) {
    for (const [other, entrant] of report.lineUp.entries()) {
      const opponent = entrants[entrant];
      if (opponent === undefined || opponent.spec === spec) continue;
      const difference = (report.ranks[other] ?? 0) - (report.ranks[seat] ?? 0);
      const met = meetings.get(opponent.name) ?? [];
      met.push({ cluster: report.deal, value: (1 + Math.sign(difference)) / 2 });
      meetings.set(opponent.name, met);
    }
  }
  return Object.fromEntries(Array.from(meetings, ([name, met]) => [name, clusteredShare(met)]));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function winShare({ ranks }: GameReport, seat: number): number {
  return ranks[seat] === 1 ? 1 / ranks.filter((place) => place === 1).length : 0;
}

const Z95 = 1.96;

/** A value of one game, and the deal that it belongs to. */
interface ClusteredValue {
  readonly cluster: number;
  readonly value: number;
}

/**
 * The mean of values that come in clusters (the games of one deal), with an interval that treats each deal as one
 * observation: its games are anything but independent.
 */
export function clusteredMean(values: readonly ClusteredValue[]): Estimate {
  const mean = values.length === 0 ? 0 : sum(values.map(({ value }) => value)) / values.length;
  const plusMinus = halfInterval(clustersOf(values));
  return plusMinus === undefined ? { mean } : { mean, plusMinus };
}

/** The same for shares from 0 to 1. One deal all won and one all lost widen the interval: nobody wins for certain. */
export function clusteredShare(values: readonly ClusteredValue[]): Estimate {
  const { mean } = clusteredMean(values);
  const clusters = clustersOf(values);
  if (clusters.length < 2) return { mean };
  const size = values.length / clusters.length;
  return {
    mean,
    plusMinus: halfInterval([...clusters, { count: size, sum: size }, { count: size, sum: 0 }]) as number,
  };
}

interface Cluster {
  readonly count: number;
  readonly sum: number;
}

function clustersOf(values: readonly ClusteredValue[]): Cluster[] {
  const clusters = new Map<number, Cluster>();
  for (const { cluster, value } of values) {
    const before = clusters.get(cluster) ?? { count: 0, sum: 0 };
    clusters.set(cluster, { count: before.count + 1, sum: before.sum + value });
  }
  return [...clusters.values()];
}

function halfInterval(clusters: readonly Cluster[]): number | undefined {
  if (clusters.length < 2) return undefined;
  const count = sum(clusters.map((cluster) => cluster.count));
  const mean = sum(clusters.map((cluster) => cluster.sum)) / count;
  const squares = sum(clusters.map((cluster) => (cluster.sum - mean * cluster.count) ** 2));
  return Z95 * Math.sqrt((squares * clusters.length) / (clusters.length - 1) / count ** 2);
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
