import { expect, it } from 'vitest';
import { meaningOf, textOf } from '../src/index.js';

it.each(['1', '7', '13'])('%s is a bid, and is written as it was read', (text) => {
  const meaning = meaningOf(text);
  expect(meaning).toEqual({ kind: 'bid', card: Number(text) });
  expect(meaning && textOf(meaning)).toBe(text);
});

it.each(['0', '14', '07', '1.5', ' 1', 'x', ''])('%j means nothing', (text) =>
  expect(meaningOf(text)).toBeUndefined(),
);
