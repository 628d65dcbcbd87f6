import { FastRng, unit } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { solveMatrixGame } from '../src/search/matrix-game.js';

const close = (numbers: readonly number[]) => numbers.map((one) => expect.closeTo(one, 6));

describe('a matrix game', () => {
  it('is solved by one move each where neither gains by another', () => {
    const { value, rows, columns } = solveMatrixGame([
      [3, 1, 4],
      [2, 0, 9],
    ]);
    expect({ value, rows, columns }).toEqual({ value: 1, rows: [1, 0], columns: [0, 1, 0] });
  });

  it('is solved by chance where there is no such pair', () => {
    const paper = solveMatrixGame([
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ]);
    expect(paper.value).toBeCloseTo(0);
    expect(paper.rows).toEqual(close([1 / 3, 1 / 3, 1 / 3]));
    const uneven = solveMatrixGame([
      [2, -1],
      [-1, 1],
    ]);
    expect(uneven.value).toBeCloseTo(0.2);
    expect(uneven.columns).toEqual(close([0.4, 0.6]));
  });

  it('has a value that each side can reach whatever the other does', () => {
    const rng = new FastRng('matrices');
    for (let game = 0; game < 300; game++) {
      const [height, width] = [1 + (rng.next() % 6), 1 + (rng.next() % 6)];
      // Few different numbers, so that many are equal: where simple methods go round in circles.
      const payoff = Array.from({ length: height }, () =>
        Array.from({ length: width }, () => Math.floor(unit(rng) * 5) - 2),
      );
      const { value, rows, columns } = solveMatrixGame(payoff);
      const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
      const against = payoff[0].map((_, column) =>
        sum(rows.map((chance, row) => chance * payoff[row][column])),
      );
      const allowed = payoff.map((line) => sum(columns.map((chance, column) => chance * line[column])));
      expect(Math.min(...against)).toBeCloseTo(value, 6);
      expect(Math.max(...allowed)).toBeCloseTo(value, 6);
      expect([sum(rows), sum(columns)]).toEqual(close([1, 1]));
    }
  });
});
