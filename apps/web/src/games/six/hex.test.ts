import type { Cell } from '@sixfold/six';
import { describe, expect, it } from 'vitest';
import { boxOf, centreOf, inOrder, keyOf, neighboursOf, outlinePath, ringsAround } from './hex.js';

const distance = (one: Cell, other: Cell): number => {
  const a = centreOf(one);
  const b = centreOf(other);
  return Math.hypot(a.x - b.x, a.y - b.y);
};

describe('the grid', () => {
  it('draws all six neighbours of a cell equally far away', () => {
    for (const next of neighboursOf([2, -1])) expect(distance([2, -1], next)).toBeCloseTo(20 * Math.sqrt(3));
  });

  it('has 6, 12 and 18 cells around one, each once', () => {
    const rings = ringsAround([[0, 0]], 3);
    expect(rings.map((ring) => ring.length)).toEqual([6, 12, 18]);
    expect(new Set(rings.flat().map(keyOf)).size).toBe(36);
  });

  it('draws only the outer sides of a group', () => {
    const sides = (cells: readonly Cell[]) => outlinePath(cells).split('M').length - 1;
    expect(sides([[0, 0]])).toBe(6);
    expect(
      sides([
        [0, 0],
        [1, 0],
      ]),
    ).toBe(10);
    expect(
      sides([
        [0, 0],
        [1, 0],
        [0, 1],
      ]),
    ).toBe(12);
  });

  it('draws each outer side on the side of the free neighbour', () => {
    for (const [index, next] of neighboursOf([0, 0]).entries()) {
      const around = neighboursOf([0, 0]).filter((_, other) => other !== index);
      // The only side of the middle cell without a neighbour: its ends are equally near to the free cell.
      const first =
        outlinePath([[0, 0], ...around])
          .split('M')
          .find(Boolean) ?? '';
      const ends = first.split('L').map((end) => end.split(' ').map(Number));
      const free = centreOf(next);
      for (const [x = 0, y = 0] of ends) expect(Math.hypot(x - free.x, y - free.y)).toBeCloseTo(20, 0);
    }
  });

  it('takes the room of all stones', () => {
    expect(
      boxOf([
        [0, 0],
        [2, 0],
        [-1, 2],
      ]),
    ).toEqual({
      left: 0,
      right: 2 * 20 * Math.sqrt(3),
      top: 0,
      bottom: 60,
    });
  });
});

describe('a completed form', () => {
  it('is followed around a circle, from neighbour to neighbour', () => {
    const circle = inOrder(
      neighboursOf([3, 2]).toSorted((one, other) => one[0] - other[0] || one[1] - other[1]),
    );
    for (const [index, cell] of circle.entries())
      expect(distance(cell, circle[(index + 1) % 6] ?? cell)).toBeCloseTo(20 * Math.sqrt(3));
  });

  it('is followed along a row in every direction', () => {
    for (const [dq, dr] of neighboursOf([0, 0])) {
      const row = [3, 0, 5, 1, 4, 2].map((step): Cell => [step * dq, step * dr]);
      const order = inOrder(row);
      for (const [index, cell] of order.slice(1).entries())
        expect(distance(cell, order[index] ?? cell)).toBeCloseTo(20 * Math.sqrt(3));
    }
  });
});
