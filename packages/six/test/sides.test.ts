import { isRefusal, startSeries } from '@sixfold/game-kit';
import { expect, it } from 'vitest';
import { six } from '../src/index.js';

it('[S-1] partners of four win and lose a series together', () => {
  const series = startSeries(six, { plan: { kind: 'bestOf', games: 3 }, options: {}, seats: 4 });
  if (isRefusal(series)) throw new Error(series.code);
  expect(series.sides).toEqual([0, 1, 0, 1]);
});
