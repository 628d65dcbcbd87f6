import { describe, expect, test } from 'vitest';
import {
  type Game,
  isRefusal,
  nextMatch,
  type Outcome,
  rank,
  type Series,
  type SeriesPlan,
  standing,
  startSeries,
  withResult,
} from '../src/index.js';

/** Just enough of a game: two teams of two, or everyone alone, and the deal goes round. */
const roundGame = (teams: boolean) =>
  ({
    seatCounts: () => [2, 3, 4],
    optionSpecs: () => [{ kind: 'seat', key: 'starter', default: 0 }],
    checkOptions: () => undefined,
    nextOptions: (options: { starter: number }, seats: number) => ({
      starter: (options.starter + 1) % seats,
    }),
    ...(teams && { sides: () => [0, 1, 0, 1] }),
  }) as unknown as Game;

const won = (scores: number[]): Outcome => ({ scores, ranks: rank(scores, 'highest') });

function play(plan: SeriesPlan, results: number[][], teams = false): Series {
  const game = roundGame(teams);
  const seats = results[0]?.length ?? 2;
  const started = startSeries(game, { plan, options: {}, seats });
  return results.reduce<Series>(
    (series, scores) => withResult(game, series, won(scores)) as Series,
    started as Series,
  );
}

const bestOf = (games: number): SeriesPlan => ({ kind: 'bestOf', games });
const fixed = (games: number): SeriesPlan => ({ kind: 'games', games });

describe('a series of games', () => {
  test('nobody leads before the first game', () => {
    expect(standing(play(bestOf(3), []))).toMatchObject({ leaders: [], remaining: 3, over: false });
  });

  test('the deal goes round', () => {
    const series = play(fixed(3), [
      [1, 0],
      [1, 0],
    ]);
    expect(play(fixed(3), []).options).toEqual({ starter: 0 });
    expect(play(fixed(3), [[1, 0]]).options).toEqual({ starter: 1 });
    expect(series.options).toEqual({ starter: 0 });
    expect(nextMatch(series, 'x')).toEqual({ options: { starter: 0 }, seats: 2, seed: 'x/3' });
  });

  test('best of three is over when nobody can catch up', () => {
    const one = standing(play(bestOf(3), [[5, 3]]));
    expect(one).toMatchObject({ points: [1, 0], leaders: [0], remaining: 2, over: false });
    const two = play(bestOf(3), [
      [5, 3],
      [6, 2],
    ]);
    expect(standing(two)).toMatchObject({ points: [2, 0], scores: [11, 5], ranks: [1, 2], over: true });
    expect(nextMatch(two, 'x')).toBeUndefined();
    expect(withResult(roundGame(false), two, won([1, 0]))).toMatchObject({ code: 'seriesOver' });
  });

  test('drawn games share the point and can leave the series drawn', () => {
    const drawn = play(bestOf(2), [
      [4, 4],
      [3, 3],
    ]);
    expect(standing(drawn)).toMatchObject({ points: [1, 1], ranks: [1, 1], leaders: [0, 1], over: true });
  });

  test('half a point ahead with one game to go is not decided', () => {
    const series = play(bestOf(3), [
      [4, 4],
      [5, 3],
    ]);
    expect(standing(series)).toMatchObject({ points: [1.5, 0.5], over: false, remaining: 1 });
  });

  test('a fixed number of games is played to its end', () => {
    const series = play(fixed(3), [
      [1, 0],
      [1, 0],
    ]);
    expect(standing(series)).toMatchObject({ over: false, remaining: 1 });
  });

  test('partners win and lose together', () => {
    const series = play(
      bestOf(3),
      [
        [5, 3, 5, 3],
        [4, 4, 4, 4],
      ],
      true,
    );
    expect(standing(series)).toMatchObject({
      points: [1.5, 0.5, 1.5, 0.5],
      ranks: [1, 3, 1, 3],
      leaders: [0, 2],
    });
  });

  test('of many players the first ones share the point', () => {
    expect(standing(play(fixed(2), [[5, 5, 1]])).points).toEqual([0.5, 0.5, 0]);
  });

  test('a series is plain data', () => {
    const series = play(bestOf(3), [[5, 3]]);
    expect(JSON.parse(JSON.stringify(series))).toEqual(series);
  });

  test.each([bestOf(0), fixed(100), bestOf(1.5), { kind: 'worstOf', games: 3 } as unknown as SeriesPlan])(
    'an impossible plan is refused: %o',
    (plan) => {
      const refused = startSeries(roundGame(false), { plan, options: {}, seats: 2 });
      expect(isRefusal(refused) && refused.code).toBe('seriesPlan');
    },
  );

  test('options and seats are checked', () => {
    const game = roundGame(false);
    expect(startSeries(game, { plan: bestOf(3), options: { starter: 7 }, seats: 2 })).toMatchObject({
      code: 'optionOutOfRange',
    });
    expect(startSeries(game, { plan: bestOf(3), options: {}, seats: 9 })).toMatchObject({
      code: 'seatCount',
    });
    const series = play(bestOf(3), []);
    expect(withResult(game, series, won([1, 0, 0]))).toMatchObject({ code: 'seriesSeats' });
  });
});
