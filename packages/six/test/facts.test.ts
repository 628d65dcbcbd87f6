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

const BLACK = [
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [3, 2],
] as const;

/** A sixth of a turn about the middle, as often as wanted. */
const turned = ([q, r]: readonly [number, number], times: number): [number, number] =>
  times === 0 ? [q, r] : turned([0 - r, q + r], times - 1);

it.each(FORMS)(
  '[S-3] a %s is told with its cells in order, however it lies, and is seen afterwards',
  (form, given) => {
    for (let times = 0; times < 6; times++) {
      const cells = given.map((cell) => turned(cell, times)).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      const state = position({
        red: cells.filter(([q, r]) => q !== 0 || r !== 0),
        black: BLACK.map((cell) => turned(cell, times)),
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
      expect(six.view(state, 0).result).toEqual({ winner: 'red', reason: form, cells });
    }
  },
);

it('[S-3] of two rows that one stone completes that with the smallest cells is seen', () => {
  const row = [1, 2, 3, 4, 5].map((far) => [far, 0]);
  const other = [1, 2, 3, 4, 5].map((far) => [0, far]);
  const black = [1, 2, 3, 4, 5].flatMap((q) => [
    [q, -1],
    [q + 1, -2],
  ]);
  for (const red of [
    [...row, ...other],
    [...other, ...row],
  ]) {
    const state = position({ red, black, phase: 1 });
    expect(six.apply(state, 0, six.parseMove(state, '0,0') as number)).toBeUndefined();
    const cells = [0, 1, 2, 3, 4, 5].map((far) => [0, far]);
    expect(six.view(state, 0).result).toEqual({ winner: 'red', reason: 'row', cells });
  }
});
