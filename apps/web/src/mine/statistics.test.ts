import { describe, expect, it } from 'vitest';
import type { PlayedGame, Sitter } from './played.js';
import { endOf } from './played.js';
import { statisticsOf } from './statistics.js';

const played = (at: number, sitters: readonly Sitter[], ranks?: readonly number[]): PlayedGame => ({
  id: String(at),
  where: 'device',
  game: 'nimmt',
  at,
  sitters,
  mine: 0,
  ...(ranks && { result: { ranks, scores: ranks.map(() => 0) } }),
});

const ben = { name: 'Ben' };
const me = { name: 'Mia' };

describe('statistics', () => {
  const games = [
    played(4, [me, { level: 'easy' }, { level: 'strong' }], [1, 2, 3]),
    played(1, [me, ben], [1, 2]),
    played(2, [me, ben], [1, 2]),
    played(3, [me, ben, { level: 'easy' }], [3, 1, 2]),
    played(5, [me, ben], [1, 1]),
    played(6, [me, ben]),
  ];

  it('count finished games only, in the order in which they were played', () => {
    expect(statisticsOf(games)).toMatchObject({
      games: 5,
      won: 3,
      drawn: 1,
      lost: 1,
      places: [4, 0, 1],
      streak: { now: 0, best: 2 },
    });
  });

  it('a table counts for the strongest bot at it, and against each person the one who was ahead counts', () => {
    const { levels, people } = statisticsOf(games);
    expect(Object.fromEntries(levels)).toEqual({
      easy: { won: 0, drawn: 0, lost: 1 },
      strong: { won: 1, drawn: 0, lost: 0 },
    });
    expect(Object.fromEntries(people)).toEqual({ Ben: { won: 2, drawn: 1, lost: 1 } });
  });

  it('nobody wins where everybody is first, or while a game runs', () => {
    expect(games.map(endOf)).toEqual(['won', 'won', 'won', 'lost', 'drawn', 'running']);
  });
});
