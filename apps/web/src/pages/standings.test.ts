import { describe, expect, it } from 'vitest';
import { standingsOf } from './standings.js';

const played = (names: string[], ranks: number[], bots = [2]) => ({
  game: 1,
  rules: 'nimmt',
  names,
  bots,
  ranks,
  scores: ranks,
  at: 0,
});

describe('the standings of an evening', () => {
  it('counts the games that each person came first in, wherever they sat; bots are left out', () => {
    const games = [
      played(['Anna', 'Bert', 'medium'], [1, 2, 3]),
      played(['Bert', 'Anna', 'medium'], [2, 1, 3]),
      played(['Anna', 'Cora', 'easy'], [1, 1, 3]),
    ];
    expect(standingsOf(games)).toEqual([
      { name: 'Anna', wins: 3 },
      { name: 'Cora', wins: 1 },
      { name: 'Bert', wins: 0 },
    ]);
  });

  it('counts a person who is called like a level of bots', () => {
    expect(standingsOf([played(['easy', 'easy'], [1, 2], [1])])).toEqual([{ name: 'easy', wins: 1 }]);
  });
});
