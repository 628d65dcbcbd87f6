import { isRefusal, Match, type Table } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { layTwoMove, type NimmtOptions, nimmt } from '../src/index.js';

const PLUS: NimmtOptions = { variant: 'plus', rounds: 2, starter: 0 };
const TABLE: Table = {
  round: 1,
  rows: [[10], [20], [30], [40]],
  hands: [
    [0, 5, 60],
    [7, 8],
  ],
  piles: [[], []],
  totals: [0, 0],
};

function codeOf(options: object, move: string): string | undefined {
  const match = Match.start(nimmt, { options, seats: 2, seed: 'refusals' });
  if (isRefusal(match)) throw new Error(match.code);
  const result = match.play(0, move);
  return isRefusal(result) ? result.code : undefined;
}

describe('what cannot be laid', () => {
  // Hands are dealt, so some of these cards are held and some are not: the reason is the same for all.
  it.each(['1+2', '3+104', '50+51'])('[N-10] two cards: %s', (move) => {
    expect(codeOf({}, move)).toBe('oneCardOnly');
  });

  it.each(['1?2', '104?3'])('[N-64] a mask without the trap: %s', (move) => {
    expect(codeOf({}, move)).toBe('trapNotHeld');
  });

  it('[N-21] two cards as a number with the higher one first', () => {
    const state = nimmt.fromTable(PLUS, 2, TABLE, 's');
    if (isRefusal(state)) throw new Error(state.code);
    expect(nimmt.apply(state, 0, layTwoMove(60, 5))?.code).toBe('unreadableMove');
    expect(nimmt.apply(state, 0, layTwoMove(5, 60))).toBeUndefined();
  });
});

describe('a table with 0-cards', () => {
  it.each([
    [7, undefined],
    [8, 'badTable'],
  ] as const)('[N-20] %i of them: %s', (zeros, code) => {
    const piles = [Array<number>(zeros - 1).fill(0), []];
    const state = nimmt.fromTable(PLUS, 2, { ...TABLE, piles }, 's');
    expect(isRefusal(state) ? state.code : undefined).toBe(code);
  });
});
