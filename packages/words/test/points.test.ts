import { expect, it } from 'vitest';
import { pointsText } from '../src/points.js';

it.each([
  [0, '0'],
  [-3, '-3'],
  [1 / 2, '½'],
  [1 / 3 + 1 / 3, '⅔'],
  [1 / 3 + 1 / 3 + 1 / 3, '1'],
  [1 / 4, '¼'],
  [1 / 2 + 1 / 4, '¾'],
  [2 + 3 / 4, '2¾'],
  [1 / 5, '⅕'],
  [3 / 5, '⅗'],
  [1 / 6, '⅙'],
  [1 / 2 + 1 / 3, '⅚'],
  [1 / 7, '⅐'],
  [1 + 1 / 7 + 1 / 7, '1²⁄₇'],
  [1 / 5 + 1 / 6, '¹¹⁄₃₀'],
  [1 / 10 + 1 / 10 + 1 / 10, '³⁄₁₀'],
  [12, '12'],
])('%d points are written %s', (points, text) => {
  expect(pointsText(points)).toBe(text);
});
