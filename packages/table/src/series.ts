import { type Outcome, type SeriesPlan, sidesOf, standing } from '@sixfold/game-kit';
import type { Series } from '@sixfold/protocol';
import type { Room } from './room.js';

/** Whether the series is decided: the next game begins a new one. */
export const isSeriesOver = (room: Room): boolean => seriesOf(room).over;

/** How the series stands, the game just finished included. */
export function seriesOf(room: Room): Series {
  const { bestOf, options, seats } = room.settings;
  const results: readonly Outcome[] = room.series;
  const plan: SeriesPlan =
    bestOf > 1 ? { kind: 'bestOf', games: bestOf } : { kind: 'games', games: results.length };
  const sides = room.play?.sides ?? sidesOf(room.game, options, seats);
  const series = { plan, seats, sides, options, results };
  const { points, leaders, over } = standing(series);
  return {
    bestOf,
    games: results.length,
    wins: results.map((result) => [...standing({ ...series, results: [result] }).points]),
    points: [...points],
    leaders: [...leaders],
    over: over && bestOf > 1,
  };
}
