import { type Game, sidesOf } from './game.js';
import type { MatchSetup } from './match.js';
import { type GameOptions, readOptions } from './options.js';
import { type Outcome, rank } from './outcome.js';
import { isRefusal, type Refusal, refuse } from './refusal.js';
import type { Seat } from './seats.js';

/** How many matches the same people play, and whether they stop as soon as nobody can catch up. */
export interface SeriesPlan {
  readonly kind: 'bestOf' | 'games';
  readonly games: number;
}

/** Several matches of the same people: plain data, so that a server, a file or a page can keep it. */
export interface Series<Options extends GameOptions = GameOptions> {
  readonly plan: SeriesPlan;
  readonly seats: number;
  /** For every seat the number of its side. */
  readonly sides: readonly number[];
  /** The options of the next match: who opens or deals changes from match to match. */
  readonly options: Options;
  /** The outcomes of the finished matches, in order. */
  readonly results: readonly Outcome[];
}

/** Where a series stands. */
export interface SeriesStanding {
  /** Per seat: a point for each match that its side has won, shared where several sides are first. */
  readonly points: readonly number[];
  /** Per seat: the scores of all matches together, in the game's own unit. */
  readonly scores: readonly number[];
  /** By points; 1 is best, equal places share the number. */
  readonly ranks: readonly number[];
  /** Who is first at the moment: several if they are equal, nobody before the first match is over. */
  readonly leaders: readonly Seat[];
  /** How many matches can still come. */
  readonly remaining: number;
  /** Whether no further match is played; the leaders have then won. */
  readonly over: boolean;
}

const MAX_GAMES = 99;

/** A new series from options as a person or a file gave them. */
export function startSeries<Options extends GameOptions>(
  game: Game<unknown, unknown, Options>,
  wanted: { readonly plan: SeriesPlan; readonly options: unknown; readonly seats: number },
): Series<Options> | Refusal {
  const { plan, seats } = wanted;
  const isPlan = plan.kind === 'bestOf' || plan.kind === 'games';
  if (!isPlan || !Number.isInteger(plan.games) || plan.games < 1 || plan.games > MAX_GAMES) {
    return refuse('seriesPlan', { max: MAX_GAMES });
  }
  const options = readOptions(game, wanted.options, seats);
  if (isRefusal(options)) return options;
  return { plan, seats, sides: sidesOf(game, options, seats), options, results: [] };
}

/** The series after one more match; the rules say who opens the next one. */
export function withResult<Options extends GameOptions>(
  game: Game<unknown, unknown, Options>,
  series: Series<Options>,
  outcome: Outcome,
): Series<Options> | Refusal {
  if (standing(series).over) return refuse('seriesOver');
  if (outcome.ranks.length !== series.seats) return refuse('seriesSeats', { seats: series.seats });
  return {
    ...series,
    options: game.nextOptions(series.options, series.seats, outcome),
    results: [...series.results, outcome],
  };
}

/** What the next match is started from; undefined when the series is over. */
export function nextMatch<Options extends GameOptions>(
  series: Series<Options>,
  seriesSeed: string,
): MatchSetup<Options> | undefined {
  if (standing(series).over) return undefined;
  const { options, seats, results } = series;
  return { options, seats, seed: seedOfMatch(seriesSeed, results.length + 1) };
}

/** The seed of one match (from 1) of a series that has a single seed. */
export const seedOfMatch = (seriesSeed: string, number: number): string => `${seriesSeed}/${number}`;

/** Points, places and whether the series is decided. */
export function standing({ plan, seats, sides, results }: Series): SeriesStanding {
  const eachSeat = Array.from({ length: seats }, (_, seat) => seat);
  const points = eachSeat.map((seat) =>
    results.reduce((sum, result) => sum + pointsOf(seat, result, sides), 0),
  );
  const scores = eachSeat.map((seat) => results.reduce((sum, result) => sum + (result.scores[seat] ?? 0), 0));
  const ranks = rank(points, 'highest');
  const leaders = results.length === 0 ? [] : eachSeat.filter((seat) => ranks[seat] === 1);
  const remaining = plan.games - results.length;
  const isDecided = plan.kind === 'bestOf' && leadOf(points, sides) > remaining;
  const over = remaining === 0 || isDecided;
  return { points, scores, ranks, leaders, remaining: over ? 0 : remaining, over };
}

/** One point for the side that came first, shared where several did. */
function pointsOf(seat: Seat, { ranks }: Outcome, sides: readonly number[]): number {
  const first = new Set(sides.filter((_, other) => ranks[other] === 1));
  return first.has(sides[seat] as number) ? 1 / first.size : 0;
}

/** How far the best side is ahead of the next one. */
function leadOf(points: readonly number[], sides: readonly number[]): number {
  const bySide = new Map(sides.map((side, seat) => [side, points[seat] as number]));
  const [best = 0, next = 0] = [...bySide.values()].sort((a, b) => b - a);
  return best - next;
}
