import { expect, it } from 'vitest';
import { formatWorths, worthOfLays } from './bots-lays.js';

const PLAN = { positions: 2, playouts: 60, seats: 3, sureness: 1.5 };

it('what lays are worth is the same every time, told of every way, and compared with Master', () => {
  const worths = worthOfLays(PLAN);
  expect(worths).toEqual(worthOfLays(PLAN));
  const [master, ...others] = worths;
  expect(master).toMatchObject({ name: 'Master', differs: 0, wins: { mean: 0 }, heads: { mean: 0 } });
  expect(others.length).toBeGreaterThan(5);
  expect(others.some(({ heads }) => heads.mean !== 0)).toBe(true);
  for (const { wins, differs } of others) {
    expect(Number.isFinite(wins.mean)).toBe(true);
    // Whoever never lays anything else can be worth neither more nor less.
    if (differs === 0) expect(wins.mean).toBe(0);
  }
  expect(formatWorths(worths).split('\n')).toHaveLength(worths.length);
});
