import { type Game, isRefusal, type Outcome, standing, startSeries } from '@sixfold/game-kit';
import type { DeviceGame, GameResult } from './device-games.js';

/** How several games of the same people stand. */
export interface MatchPlay {
  /** Best of this many; 1 goes on for as long as people like. */
  readonly bestOf: number;
  /** The finished games, this one included as soon as it is. */
  readonly results: readonly GameResult[];
  /** Per finished game and seat: a point for the side that came first, shared where several did. */
  readonly games: readonly (readonly number[])[];
  /** Per seat: all of these points together. */
  readonly points: readonly number[];
  /** Who is first; several if they are equal. */
  readonly leaders: readonly number[];
  /** Whether no further game of this match is played. */
  readonly over: boolean;
}

/** More finished games than this nobody looks at. */
const MOST_RESULTS = 99;

/** Where a match stands after all its finished games. */
export function matchPlay(
  rules: Game,
  kept: Pick<DeviceGame, 'options' | 'seats' | 'bestOf' | 'results'>,
  outcome: Outcome | undefined,
): MatchPlay {
  const { bestOf } = kept;
  const results = [...kept.results, ...(outcome ? [resultOf(outcome)] : [])].slice(-MOST_RESULTS);
  const series = startSeries(rules, {
    plan: bestOf > 1 ? { kind: 'bestOf', games: bestOf } : { kind: 'games', games: MOST_RESULTS },
    options: kept.options,
    seats: kept.seats.length,
  });
  if (isRefusal(series)) return { bestOf, results, games: [], points: [], leaders: [], over: false };
  const { points, leaders, over } = standing({ ...series, results });
  const games = results.map((result) => standing({ ...series, results: [result] }).points);
  return { bestOf, results, games, points, leaders, over: over && bestOf > 1 };
}

const resultOf = ({ scores, ranks }: Outcome): GameResult => ({ scores: [...scores], ranks: [...ranks] });
