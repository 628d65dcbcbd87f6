import { below, FastRng, isRefusal, readOptions, seatsIn } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { layMove, type NimmtFact, nimmt } from '../src/index.js';

const WAYS = [
  { options: {}, seats: 4 },
  { options: { deck: 'tactics', draft: true, rounds: 2 }, seats: 3 },
  { options: { variant: 'plus' }, seats: 3 },
  { options: { variant: 'plus-even' }, seats: 4 },
  { options: { variant: 'zero' }, seats: 2 },
  { options: { variant: 'simple' }, seats: 4 },
  { options: { variant: 'ole', rounds: 2 }, seats: 3 },
  { options: { variant: 'ole', rounds: 2 }, seats: 6 },
];

/** Plays the same moves to somebody who listens and to nobody, and compares all that is on the table. */
function compare(options: object, seats: number, seed: string): void {
  const read = readOptions(nimmt, options, seats);
  if (isRefusal(read)) throw new Error(read.code);
  const [told, silent] = [nimmt.setup(read, seats, seed), nimmt.setup(read, seats, seed)];
  const rng = new FastRng(seed);
  const moves = new Int32Array(nimmt.maxMoves);
  for (let acting = seatsIn(nimmt.toAct(told)); acting.length > 0; acting = seatsIn(nimmt.toAct(told))) {
    const seat = acting[below(rng, acting.length)] ?? 0;
    const move = moves[below(rng, nimmt.legalMoves(told, seat, moves))] ?? 0;
    const facts: NimmtFact[] = [];
    expect(nimmt.apply(told, seat, move, facts)).toBeUndefined();
    expect(nimmt.apply(silent, seat, move)).toBeUndefined();
    expect(JSON.stringify(nimmt.table(silent))).toBe(JSON.stringify(nimmt.table(told)));
  }
  expect(nimmt.outcome(silent)).toBeDefined();
  expect(nimmt.apply(silent, 0, layMove(1))?.code).toBe('gameOver');
}

describe('a game to which nobody listens', () => {
  it.each(WAYS)('is the same: $options for $seats', ({ options, seats }) => {
    for (const seed of ['a', 'b', 'c']) compare(options, seats, `silent ${seed}`);
  });
});
