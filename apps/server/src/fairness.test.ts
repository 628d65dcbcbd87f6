import { createHash, createHmac } from 'node:crypto';
import { checkFairness, commitmentOf, deriveSecret, fairSeed, type MatchRecord } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';

const secret = '0f'.repeat(32);
const table = 'AAAAAAAAAAAAAAAAAAAAAA';
const contributions = ['a1'.repeat(16), '', 'ff'.repeat(40)];
const bytes = Buffer.from(secret, 'hex');

/** A record as far as its deal is concerned. */
const record = (change: object = {}, fairness: object = {}): MatchRecord => ({
  sixfold: 1,
  game: 'toy',
  options: {},
  seats: 3,
  seed: fairSeed(secret, table, contributions),
  moves: [],
  fairness: { version: 1, table, commitment: commitmentOf(secret), secret, contributions, ...fairness },
  ...change,
});

describe('the published formula', () => {
  it('is what any other program computes', () => {
    expect(commitmentOf(secret)).toBe(createHash('sha256').update(bytes).digest('hex'));
    const message = `sixfold deal 1\n${table}\n${contributions[0]}\n\n${contributions[2]}`;
    expect(fairSeed(secret, table, contributions)).toBe(
      createHmac('sha256', bytes).update(message).digest('hex'),
    );
  });

  it('depends on every part', () => {
    const seeds = [
      fairSeed(secret, table, contributions),
      fairSeed('0e'.repeat(32), table, contributions),
      fairSeed(secret, 'BBBBBBBBBBBBBBBBBBBBBB', contributions),
      fairSeed(secret, table, [...contributions].reverse()),
      fairSeed(secret, table, ['', contributions[0] as string, contributions[2] as string]),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(deriveSecret(secret, 'next')).not.toBe(deriveSecret(secret, 'secret'));
  });
});

describe('the check', () => {
  it('accepts a deal that follows', () => {
    expect(checkFairness(record())).toBeUndefined();
  });

  it.each([
    ['commitmentDiffers', record({}, { secret: '0e'.repeat(32) })],
    ['commitmentDiffers', record({}, { commitment: '00'.repeat(32) })],
    ['seedDiffers', record({ seed: 'chosen' })],
    ['seedDiffers', record({}, { contributions: ['', '', ''] })],
    ['seedDiffers', record({}, { table: 'another' })],
    ['fairnessUnreadable', record({}, { contributions: ['', ''] })],
    ['fairnessUnreadable', record({}, { contributions: [1, 2, 3] })],
    ['fairnessUnreadable', record({}, { secret: 'short' })],
    ['fairnessUnreadable', record({}, { version: 2 })],
    ['fairnessUnreadable', record({ fairness: null })],
    ['fairnessUnreadable', record({ fairness: 'yes' })],
  ])('says %s of one that does not', (code, unfair) => {
    expect(checkFairness(unfair)?.code).toBe(code);
  });
});
