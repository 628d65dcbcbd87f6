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
])('%d points are written %s', (points, text) => {
  expect(pointsText(points)).toBe(text);
});
