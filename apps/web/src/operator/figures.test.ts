import type { OperatorState } from '@sixfold/protocol';
import { expect, it } from 'vitest';
import { figuresBetween, quantile } from './figures.js';

const state = (change: Partial<OperatorState>): OperatorState => ({
  node: 'a',
  now: 10_000,
  startedAt: 0,
  nodes: [],
  tables: { lobby: 0, playing: 0, finished: 0 },
  inMemory: 0,
  streams: 0,
  droppedStreams: 0,
  botQueue: { instant: 1, search: 2 },
  moves: 100,
  append: [],
  bots: [],
  failures: 0,
  unavailable: 0,
  conflicts: 0,
  storage: 1 << 21,
  memory: 1 << 20,
  lag: 0,
  latest: [],
  ...change,
});

it('tells rates of what came since the last look', () => {
  const figures = figuresBetween(state({}), state({ now: 12_000, moves: 150, failures: 1 }));
  expect(figures).toMatchObject({ moves: 25, failures: 30, queue: 3, storage: 2, memory: 1 });
});

it('a server that was started again counts from nothing', () => {
  const again = state({ node: 'b', startedAt: 11_000, now: 12_000, moves: 5 });
  expect(figuresBetween(state({}), again).moves).toBe(5);
});

it('tells below which time 95 of 100 stayed, of what was added', () => {
  const before = [
    { upTo: 0.01, count: 1000 },
    { upTo: 0.1, count: 1000 },
  ];
  const after = [
    { upTo: 0.01, count: 1090 },
    { upTo: 0.1, count: 1100 },
  ];
  expect(quantile(0.95, after, before)).toBe(0.1);
  expect(quantile(0.5, after, before)).toBe(0.01);
  expect(quantile(0.95, before, before)).toBe(0);
});
