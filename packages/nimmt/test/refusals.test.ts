import { FastRng, isRefusal, Match, type Table } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { KIND, layTwoMove, type NimmtOptions, nimmt } from '../src/index.js';

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

  it('[N-21] two cards of which one is not held, which is named', () => {
    const hands = [
      [0, 5, 60],
      [0, 8],
    ];
    const state = nimmt.fromTable(PLUS, 2, { ...TABLE, hands }, 's');
    if (isRefusal(state)) throw new Error(state.code);
    const answer = (seat: number, low: number, high: number) =>
      nimmt.apply(state, seat, layTwoMove(low, high));
    expect(answer(0, 6, 60)).toMatchObject({ code: 'cardNotInHand', params: { card: 6 } });
    expect(answer(0, 5, 61)).toMatchObject({ code: 'cardNotInHand', params: { card: 61 } });
    for (const seat of [0, 1])
      expect(answer(seat, 0, 0)).toMatchObject({ code: 'cardNotInHand', params: { card: 0 } });
  });

  it('[N-21] anything twice', () => {
    const state = nimmt.fromTable(PLUS, 2, TABLE, 's');
    if (isRefusal(state)) throw new Error(state.code);
    expect(nimmt.apply(state, 0, layTwoMove(5, 60))).toBeUndefined();
    expect(nimmt.apply(state, 0, layTwoMove(5, 60))).toMatchObject({
      code: 'notYourTurn',
      params: { seat: 1 },
    });
  });

  it('[N-64] a mask that is not held, by its name', () => {
    const match = Match.start(nimmt, { options: {}, seats: 2, seed: 'refusals' }) as Match;
    expect(match.play(0, '1?2')).toMatchObject({ code: 'trapNotHeld', params: { trap: 'mask' } });
  });

  const number = (kind: number, first: number, second = 0): number => (kind << 16) | (second << 8) | first;
  it.each([
    ['a row beyond the fourth', number(KIND.row, 4)],
    ['a row and a card', number(KIND.row, 0, 1)],
    ['a shift and a card', number(KIND.shift, 17, 1)],
    ['a shift to a whole number', number(KIND.shift, 16)],
    ['a drop of two', number(KIND.drop, 5, 6)],
    ['a pick of two', number(KIND.pick, 5, 6)],
    ['a pass with a card', number(KIND.pass, 5)],
    ['a kind that there is not', number(12, 0)],
    ['nothing', 0],
  ])('a number that stands for no move: %s', (_, move) => {
    const state = nimmt.fromTable(PLUS, 2, TABLE, 's');
    if (isRefusal(state)) throw new Error(state.code);
    expect(nimmt.apply(state, 0, move)).toMatchObject({ code: 'notAMove', params: { text: String(move) } });
  });

  it.each([
    ['xr1', 'notAMove', { text: 'xr1' }],
    ['r0', 'noSuchRow', {}],
    ['r01', 'noSuchRow', {}],
    ['r5', 'noSuchRow', {}],
    ['1?2x', 'notAMove', { text: '1?2x' }],
    ['x1+2', 'notAMove', { text: 'x1+2' }],
    ['shift:x', 'notAMove', { text: 'shift:x' }],
    ['shift:1.5x', 'notAMove', { text: 'shift:1.5x' }],
    ['shift:2', 'shiftToWholeNumber', {}],
    ['shift:1.25', 'shiftNotAHalf', {}],
    ['shift:109.5', 'shiftTooFar', {}],
    ['shift:-4.5', 'shiftTooFar', {}],
    ['r1x', 'notAMove', { text: 'r1x' }],
    ['x1?2', 'notAMove', { text: 'x1?2' }],
    ['shift:x-1.5', 'notAMove', { text: 'shift:x-1.5' }],
    [`x${'1'.repeat(50)}`, 'notAMove', { text: `x${'1'.repeat(39)}` }],
    [`shift:x${'1'.repeat(50)}`, 'notAMove', { text: `shift:x${'1'.repeat(33)}` }],
    ['105', 'noSuchCard', { card: '105', highest: 104 }],
    [`drop:${'1'.repeat(50)}`, 'noSuchCard', { card: '1'.repeat(10), highest: 104 }],
    ['5+5', 'sameCardTwice', { card: 5 }],
    ['5?5', 'sameCardTwice', { card: 5 }],
    ['6+5', 'cardsNotAscending', { first: 6, second: 5 }],
  ])('the text %s', (text, code, params) => {
    const state = nimmt.fromTable(PLUS, 2, TABLE, 's');
    if (isRefusal(state)) throw new Error(state.code);
    expect(nimmt.parseMove(state, text)).toMatchObject({ code, params });
  });

  it('a text is that of the move that it is read as, or it is refused', () => {
    const state = nimmt.fromTable(PLUS, 2, TABLE, 's');
    if (isRefusal(state)) throw new Error(state.code);
    const texts = ['5', '50', '104', '0+5', '51?43', 'r1', 'shift:1.5', 'drop:55', 'pick:7', 'pass'];
    for (const text of texts) {
      expect(isRefusal(nimmt.parseMove(state, text))).toBe(false);
      for (let at = 0; at <= text.length; at++) {
        for (const more of [' ', '\n', '0', '5', 'x', '-', '+', '?', ':', '.', 'e']) {
          const spoiled = text.slice(0, at) + more + text.slice(at);
          const move = nimmt.parseMove(state, spoiled);
          if (!isRefusal(move)) expect(nimmt.formatMove(state, move)).toBe(spoiled);
        }
      }
    }
  });

  it.each(['shift:108.5', 'shift:-3.5'])('the text %s is one', (text) => {
    const state = nimmt.fromTable(PLUS, 2, TABLE, 's');
    if (isRefusal(state)) throw new Error(state.code);
    expect(isRefusal(nimmt.parseMove(state, text))).toBe(false);
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
