import { describe, expect, it } from 'vitest';
import { layMove, type NimmtFact, nimmt } from '../src/index.js';
import { playRandomly, start, WAYS, type Way } from './helpers.js';

/** Plays the same moves to somebody who listens and to nobody, and compares all that is on the table. */
function compare(way: Way, seed: string): void {
  const [told, silent] = [start(way, seed), start(way, seed)];
  playRandomly(silent, seed, (seat, move) => {
    expect(JSON.stringify(nimmt.table(silent))).toBe(JSON.stringify(nimmt.table(told)));
    const facts: NimmtFact[] = [];
    expect(nimmt.apply(told, seat, move, facts)).toBeUndefined();
  });
  expect(JSON.stringify(nimmt.table(silent))).toBe(JSON.stringify(nimmt.table(told)));
  expect(nimmt.outcome(silent)).toBeDefined();
  expect(nimmt.apply(silent, 0, layMove(1))?.code).toBe('gameOver');
}

describe('a game to which nobody listens', () => {
  it.each(WAYS)('is the same: $options for $seats', (way) => {
    for (const seed of ['a', 'b', 'c']) compare(way, `silent ${seed}`);
  });
});
