import type { Outcome } from '@sixfold/game-kit';
import { gameById } from '@sixfold/games';
import { describe, expect, it } from 'vitest';
import { matchPlay } from './match-play.js';

const sixteen = gameById('sixteen');
if (!sixteen) throw new Error('There is always Sixteen');
const bots = (count: number) =>
  Array.from({ length: count }, () => ({ kind: 'bot', level: 'easy' }) as const);
const won = (...ranks: number[]): Outcome => ({ ranks, scores: ranks.map((rank) => 10 - rank) });
const kept = { options: {}, seats: bots(2), bestOf: 3, results: [] };

describe('a match of several games', () => {
  it('is over as soon as nobody can catch up', () => {
    const first = matchPlay(sixteen, kept, won(1, 2));
    expect(first).toMatchObject({ points: [1, 0], leaders: [0], over: false });
    const second = matchPlay(sixteen, { ...kept, results: first.results }, won(1, 2));
    expect(second).toMatchObject({
      games: [
        [1, 0],
        [1, 0],
      ],
      points: [2, 0],
      leaders: [0],
      over: true,
    });
  });

  it('partners win together, and a draw is shared', () => {
    const teams = { ...kept, seats: bots(4) };
    expect(matchPlay(sixteen, teams, won(1, 3, 1, 3)).points).toEqual([1, 0, 1, 0]);
    expect(matchPlay(sixteen, kept, won(1, 1)).points).toEqual([0.5, 0.5]);
  });

  it('counts on for as long as people like when no length was agreed', () => {
    const results = Array.from({ length: 5 }, () => won(2, 1));
    const state = matchPlay(sixteen, { ...kept, bestOf: 1, results }, undefined);
    expect(state).toMatchObject({ points: [0, 5], over: false });
  });
});
