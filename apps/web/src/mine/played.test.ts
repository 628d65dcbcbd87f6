import type { MyGame, TableSummary } from '@sixfold/protocol';
import { expect, it } from 'vitest';
import { endOf, playedOnline } from './played.js';

const table: TableSummary = {
  id: 'room',
  game: 'sixteen',
  options: {},
  phase: 'playing',
  visibility: 'link',
  clock: { kind: 'none' },
  seats: [
    { kind: 'human', name: 'Mia' },
    { kind: 'bot', level: 'easy' },
  ],
  spectators: true,
  games: 2,
  createdAt: 1,
  updatedAt: 30,
  seat: 0,
};

const game = (number: number, ranks: number[]): MyGame => ({
  table: 'room',
  game: number,
  rules: 'six',
  // Somebody may be called like a level.
  names: ['easy', 'strong'],
  bots: [1],
  scores: ranks.map((rank) => 2 - rank),
  ranks,
  seat: 0,
  at: 10 * number,
});

it('every game of an online table is one of mine, the running one too, each with its own way back', () => {
  const played = playedOnline([table], [game(1, [1, 2]), game(2, [2, 1])]);
  expect(played.map(({ id, game: rules, replay }) => [id, rules, replay])).toEqual([
    ['room', 'sixteen', undefined],
    ['room/1', 'six', '/replay/room/1'],
    ['room/2', 'six', '/replay/room/2'],
  ]);
  expect(played.map(endOf)).toEqual(['running', 'won', 'lost']);
  expect(played[1]?.sitters).toEqual([{ name: 'easy' }, { level: 'strong' }]);
});

it('a table where nothing runs is no game, and neither is one that others play', () => {
  const { seat: _, ...watched } = table;
  expect(playedOnline([{ ...table, phase: 'finished' }, { ...table, phase: 'lobby' }, watched], [])).toEqual(
    [],
  );
});
