import { expect, it } from 'vitest';
import { type SixFact, six } from '../src/index.js';
import { position } from './helpers.js';

const FORMS = [
  [
    'row',
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
      [5, 0],
    ],
  ],
  [
    'triangle',
    [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [2, 0],
    ],
  ],
  [
    'circle',
    [
      [0, 0],
      [0, 1],
      [1, -1],
      [1, 1],
      [2, -1],
      [2, 0],
    ],
  ],
] as const;

it.each(FORMS)('[S-3] a %s is told with its cells, in order', (form, cells) => {
  const at = cells.findIndex(([q, r]) => q === 0 && r === 0);
  const state = position({
    red: cells.filter((_, index) => index !== at),
    black: [
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [3, 2],
    ],
    phase: 1,
  });
  const facts: SixFact[] = [];
  const stone = six.parseMove(state, '0,0') as number;
  expect(six.apply(state, 0, stone, facts)).toBeUndefined();
  expect(facts).toEqual([
    { kind: 'placed', seat: 0, side: 'red', cell: [0, 0] },
    { kind: 'completed', seat: 0, side: 'red', form, cells },
    { kind: 'won', seats: [0], side: 'red', reason: form },
  ]);
});
