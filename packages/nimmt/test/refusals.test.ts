import { FastRng, isRefusal, Match, type Table } from '@sixfold/game-kit';
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
    expect(nimmt.apply(state, 0, layTwoMove(60, 5))?.code).toBe('notAMove');
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

describe('a table with traps', () => {
  const shared: NimmtOptions = { variant: 'ole', rounds: 1, starter: 0, traps: 'shared', copies: 1 };
  const own: NimmtOptions = {
    ...shared,
    traps: 'own',
    collections: [{ shift: 2, drop: 1 }, { block: 2 }],
    unique: false,
  };
  const table = (traps: readonly (readonly string[])[]): Table => ({
    ...TABLE,
    hands: [
      [5, 60],
      [7, 8],
    ],
    traps,
  });

  it.each([
    { from: 'the pool', options: shared, traps: [['shift', 'drop'], ['mask']], refused: undefined },
    { from: 'the pool', options: shared, traps: [['shift'], ['shift']], refused: 'traps' },
    { from: 'the pool', options: shared, traps: [['shift', 'shift'], []], refused: 'traps' },
    { from: 'collections', options: own, traps: [['shift', 'shift'], ['block']], refused: undefined },
    { from: 'collections', options: own, traps: [['block'], ['block']], refused: 'traps' },
    {
      from: 'collections',
      options: { ...own, unique: true },
      traps: [['shift', 'shift'], []],
      refused: 'traps',
    },
  ])('[N-61] from $from: $traps refused for $refused', ({ options, traps, refused }) => {
    const state = nimmt.fromTable(options, 2, table(traps), 's');
    expect(isRefusal(state) ? state.params.field : undefined).toBe(refused);
    if (isRefusal(state)) return;
    // Whatever can be set up can also be imagined by everyone who looks at it.
    for (const viewer of [0, 1, 'spectator'] as const) {
      const world = nimmt.determinize(nimmt.view(state, viewer), new FastRng('world'));
      expect(nimmt.view(world, viewer)).toEqual(nimmt.view(state, viewer));
    }
  });
});
