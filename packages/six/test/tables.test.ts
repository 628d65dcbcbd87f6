import { FastRng, isRefusal, Match, readOptions } from '@sixfold/game-kit';
import { describe, expect, test } from 'vitest';
import {
  formatCompact,
  formatDiagram,
  parseCompact,
  parseDiagram,
  playMove,
  RUNNING,
  randomMove,
  type SixTable,
  six,
} from '../src/index.js';
import { chain, codeOf, matchFrom, optionsOf, position } from './helpers.js';

const start: SixTable = {
  red: [
    [0, 0],
    [0, 1],
  ],
  black: [[1, 0]],
  supply: [17, 18],
  phase: 1,
  toMove: 1,
};

describe('positions as tables', () => {
  test.each([
    ['tableCells', { red: [[0, 0.5]] }],
    ['tableCells', { red: [[0, 0, 0]] }],
    ['tableCells', { black: undefined }],
    ['tableCells', { black: [[1e9, 0]] }],
    [
      'tableApart',
      {
        red: [
          [0, 0],
          [5, 5],
        ],
      },
    ],
    // Two groups of two.
    ['tableApart', { red: [...start.red, [5, 5]], black: [[5, 6]] }],
    ['tableOverlap', { black: [[0, 0]] }],
    ['tableSupply', { supply: [17, 17] }],
    ['tableSupply', { supply: 'none' }],
    ['tableSupply', { supply: 17 }],
    ['tableSupply', { supply: [17, 18, 0] }],
    ['tableSupply', { supply: [17, 0] }],
    ['tableSupply', { supply: [0, 18] }],
    ['tableSupply', { supply: [18, 18] }],
    // Red is two stones ahead.
    ['tableSupply', { red: [...start.red, [0, 2]], supply: [16, 18] }],
    ['tablePhase', { phase: 2, supply: [17, 18] }],
    ['tableTurn', { toMove: 2 }],
    ['tableTurn', { toMove: 0 }],
    ['tableTurn', { toMove: null }],
    ['tableTurn', { toMove: -1 }],
    ['tableTurn', { toMove: 0.5 }],
    ['tableTurn', { toMove: '1' }],
    ['tableOver', { ...chain(10), supply: undefined, toMove: 0 }],
    ['tableOver', { ...chain(11), supply: undefined, toMove: 0 }],
    ['tableOver', { red: chain(11).black, black: chain(11).red, phase: 2, supply: undefined, toMove: 0 }],
    ['tableStones', { red: Array.from({ length: 20 }, (_, q) => [q, 0]) }],
    ['tableStones', { black: Array.from({ length: 20 }, (_, q) => [q, 1]) }],
  ])('refuses with %s: %j', (code, change) => {
    expect(codeOf(six.fromTable(optionsOf(), 2, { ...start, ...change }, 'x'))).toBe(code);
  });

  test.each([
    ['a row of red', 'R   B B B B B\n R R R R R R\n  B B'],
    ['a row of black', 'B   R R R R R\n B B B B B B\n  R R'],
    ['a row of black, seven of either', '  R R R R R\n B B B B B B .\n  . R R\n   B'],
    ['a triangle of red', 'R B B B\n R R R\n  R R B\n   R B B'],
    ['a circle of black', 'B R B B\n R B . B R\nR R B B R\n R'],
  ])('[S-3] refuses a position with a complete form: %s', (_, drawing) => {
    const table = { ...(parseDiagram(drawing) as SixTable), toMove: 0 };
    expect(codeOf(six.fromTable(optionsOf(), 2, table, 'x'))).toBe('tableOver');
  });

  test.each([2, -1, 0.5, '1', null])('refuses %j as a turn also where colours may be swapped', (toMove) => {
    expect(codeOf(six.fromTable(optionsOf({ swap: true }), 2, { ...start, toMove }, 'x'))).toBe('tableTurn');
  });

  test('[S-12] says itself that colours were swapped where the turn does not', () => {
    const moving = { ...chain(17), toMove: 0, swapped: true };
    const swapped = six.fromTable(optionsOf({ swap: true }), 2, moving, 'x');
    if (isRefusal(swapped)) throw new Error(swapped.code);
    expect(six.view(swapped, 0).colours).toEqual(['black', 'red']);
    expect(codeOf(six.fromTable(optionsOf(), 2, moving, 'x'))).toBe('tableTurn');
    // Of two stones the second player has seen one only: nobody could have swapped yet.
    const two = { red: [[0, 0]], black: [[1, 0]], toMove: 1 };
    expect(codeOf(six.fromTable(optionsOf({ swap: true }), 2, two, 'x'))).toBe('tableTurn');
  });

  test('[S-12] whoever has the colour that must move tells whether colours were swapped', () => {
    const swapped = six.fromTable(optionsOf({ swap: true }), 2, { ...start, toMove: 0 }, 'x');
    if (isRefusal(swapped)) throw new Error(swapped.code);
    expect(six.view(swapped, 0).colours).toEqual(['black', 'red']);
    expect(six.view(swapped, 0).swapOffered).toBe(false);
    const asked = six.fromTable(optionsOf({ swap: true }), 2, start, 'x');
    if (isRefusal(asked)) throw new Error(asked.code);
    expect(six.view(asked, 0).swapOffered).toBe(true);
  });
});

describe('positions as text', () => {
  test('a drawing and the one-line form give back the table, wherever it lies', () => {
    for (let game = 0; game < 30; game++) {
      const rng = new FastRng(`drawn ${game}`);
      const state = six.setup(optionsOf(), 2, 'x');
      for (let step = 0; step < 3 * game && state.result === RUNNING; step++)
        playMove(state, randomMove(state, rng));
      const table = six.table(state) as SixTable;
      expect(parseDiagram(formatDiagram(table))).toEqual(table);
      expect(parseCompact(formatCompact(table))).toEqual(table);
    }
  });

  test('reads as people draw', () => {
    expect(formatDiagram(start)).toBe('at 0,0; seat 1 to move; phase 1; supply 17 18\nR B\n R\n');
    expect(formatCompact(start)).toBe('rb~r_1_17-18_0.0');
    expect(parseDiagram('R B\n R\n')).toEqual({ red: start.red, black: start.black });
  });

  const empty: SixTable = { red: [], black: [], supply: [19, 19], phase: 1, toMove: 0 };
  test.each<[Partial<SixTable>, string, string]>([
    [{}, 'at 0,0; seat 0 to move; phase 1; supply 19 19\n', '_0_19-19_0.0'],
    [
      {
        red: [
          [5, 3],
          [4, 4],
        ],
        black: [[7, 3]],
        toMove: null,
      },
      'at 4,3; over; phase 1; supply 19 19\n  R . B\n R\n',
      '1r1b~r_x_19-19_4.3',
    ],
    [
      {
        red: [
          [0, 0],
          [13, 0],
        ],
        black: [
          [15, 0],
          [2, 2],
        ],
      },
      `at 0,0; seat 0 to move; phase 1; supply 19 19\nR${' .'.repeat(12)} R . B\n\n${' '.repeat(6)}B\n`,
      'r12r1b~~2b_0_19-19_0.0',
    ],
    [
      {
        red: [
          [2, -5],
          [1, -4],
        ],
        black: [[3, -5]],
      },
      'at 1,-5; seat 0 to move; phase 1; supply 19 19\n  R B\n R\n',
      '1rb~r_0_19-19_1.-5',
    ],
  ])('draws %j', (change, drawing, line) => {
    expect(formatDiagram({ ...empty, ...change })).toBe(drawing);
    expect(formatCompact({ ...empty, ...change })).toBe(line);
  });

  test.each<[string, object]>([
    ['  \n', {}],
    ['at 1,2', {}],
    ['at 1,2; over\nR', { red: [[1, 2]], toMove: null }],
    ['at 1,2; phase 2', { phase: 2 }],
    ['at 1,2; supply 10 11', { supply: [10, 11] }],
    [
      'at -12,-34; seat 10 to move; phase 2; supply 10 11\nB',
      { black: [[-12, -34]], toMove: 10, phase: 2, supply: [10, 11] },
    ],
    [
      ' \n  at 3,4 \r\nR B\r\n R\r\n',
      {
        red: [
          [3, 4],
          [3, 5],
        ],
        black: [[4, 4]],
      },
    ],
  ])('reads the drawing %j', (text, found) => {
    expect(parseDiagram(text)).toStrictEqual({ red: [], black: [], ...found });
  });

  test('reads a line with large numbers', () => {
    expect(parseCompact('r12b~~b_10_1-2_12.-34')).toEqual({
      red: [[12, -34]],
      black: [
        [12, -32],
        [25, -34],
      ],
      supply: [1, 2],
      phase: 1,
      toMove: 10,
    });
  });

  test.each([
    ['R B\nR', { line: 2, column: 1, mark: 'R' }],
    ['R X', { line: 1, column: 3, mark: 'X' }],
    ['at 0,0\nRB', { line: 1, column: 2, mark: 'B' }],
    ['x at 0,0', { line: 1, column: 1, mark: 'x' }],
    ['at 0,0 x', { line: 1, column: 1, mark: 'a' }],
  ])('refuses the drawing %j', (text, params) => {
    expect(parseDiagram(text)).toMatchObject({ code: 'diagramMark', params });
  });

  test('names the beginning of a line that it refuses', () => {
    expect(parseCompact('?'.repeat(70))).toMatchObject({ params: { text: '?'.repeat(60) } });
  });

  test.each(['', 'rb', 'rb_0_1-2', 'rx_0_1-2_0.0', 'rb_0_1-2_0.99999999'])('refuses the line %j', (text) => {
    expect(codeOf(parseCompact(text))).toBe('compactPosition');
  });
});

describe('options', () => {
  test('are those of the rules by default', () => {
    expect(optionsOf()).toEqual({
      edition: '2003',
      opener: 0,
      noCaptureLimit: 60,
      repetition: true,
      swap: false,
      signal: false,
    });
  });

  test.each([
    [2, ['signal']],
    [4, ['edition', 'swap']],
  ])('all are offered to %i but %j', (seats, left) => {
    const specs = six.optionSpecs({}, seats);
    expect(specs.filter(({ offered }) => offered === false).map(({ key }) => key)).toEqual(left);
    expect(specs.filter((spec) => 'offered' in spec).map(({ key }) => key)).toEqual(left);
  });

  test.each([
    ['seatCount', { edition: '21' }, 4],
    ['seatCount', {}, 3],
    ['swapNeedsTwo', { swap: true }, 4],
    ['optionOutOfRange', { opener: 2 }, 2],
    ['optionOutOfRange', { noCaptureLimit: 0 }, 2],
    ['optionNotOneOf', { edition: '2004' }, 2],
    ['unknownOption', { colour: 'red' }, 2],
  ])('refuses with %s: %j for %i', (code, chosen, seats) => {
    expect(codeOf(readOptions(six, chosen, seats))).toBe(code);
  });

  test.each([
    ['the loser opens', 2, 0, [0, 1], 0],
    ['the loser opens', 2, 0, [1, 0], 1],
    ['after a draw the other seat opens', 2, 1, [0.5, 0.5], 0],
    ["the losing team's next seat after the opener opens", 4, 0, [0, 1, 0, 1], 2],
    ["the losing team's next seat after the opener opens", 4, 2, [0, 1, 0, 1], 0],
    ["the losing team's next seat after the opener opens", 4, 0, [1, 0, 1, 0], 1],
    ["the losing team's next seat after the opener opens", 4, 3, [0, 1, 0, 1], 0],
    ['after a draw the other side opens', 4, 3, [0.5, 0.5, 0.5, 0.5], 0],
  ])('[S-10] %s (%i seats, opener %i, scores %j)', (_, seats, opener, scores, expected) => {
    const options = optionsOf({ opener }, seats);
    const outcome = { scores, ranks: scores.map((score) => (score === 0 ? 2 : 1)) };
    expect(six.nextOptions(options, seats, outcome).opener).toBe(expected);
  });

  test('[S-1] the opener plays red and colours alternate', () => {
    const match = Match.start(six, { options: { opener: 3 }, seats: 4, seed: 'x' });
    if (isRefusal(match)) throw new Error(match.code);
    expect(match.view(0).colours).toEqual(['black', 'red', 'black', 'red']);
    expect(match.toAct()).toEqual([3]);
  });

  test('edition 21 starts with two stones', () => {
    const state = six.setup(optionsOf({ edition: '21' }), 2, 'x');
    expect(six.table(state)).toEqual({
      red: [[0, 0]],
      black: [[1, 0]],
      supply: [20, 20],
      phase: 1,
      toMove: 0,
    });
  });
});

describe('facts', () => {
  test('[S-5] tell what fell off, what stayed and who chose', () => {
    const state = six.fromTable(optionsOf(), 2, { ...chain(17), toMove: 0 }, 'x');
    if (isRefusal(state)) throw new Error(state.code);
    const match = Match.from(six, { options: state.options, seats: 2, seed: 'x' }, state);
    expect(match.play(0, '8,0>17,0=9,0')).toEqual([
      { kind: 'moved', seat: 0, side: 'red', from: [8, 0], cell: [17, 0] },
      {
        kind: 'captured',
        seat: 0,
        red: [
          [0, 0],
          [2, 0],
          [4, 0],
          [6, 0],
        ],
        black: [
          [1, 0],
          [3, 0],
          [5, 0],
          [7, 0],
        ],
        kept: [9, 0],
        chosen: true,
      },
      { kind: 'drawn', reason: 'bothTooFew' },
    ]);
  });

  test.each([3, 4, 5])('[S-3] a row that %i stones and one join is seen by its six first cells', (more) => {
    const row = (from: number, many: number, r: number) =>
      Array.from({ length: many }, (_, q) => [from + q, r]);
    const red = [...row(0, more, 0), ...row(more + 1, more, 0)];
    const black = [...row(more - 2, 5, 1), ...row(0, 2 * more - 5, -1)];
    const match = matchFrom(position({ red, black }));
    const facts = match.play(0, `${more},0`);
    const cells = row(0, 6, 0);
    expect(facts).toContainEqual({ kind: 'completed', seat: 0, side: 'red', form: 'row', cells });
    expect(match.view(0).result).toEqual({ winner: 'red', reason: 'row', cells });
  });

  test('[S-3] name the form and its six cells', () => {
    const table = parseDiagram('R R R R R\n B B B B B');
    const state = six.fromTable(optionsOf(), 2, { ...table, toMove: 0 }, 'x');
    if (isRefusal(state)) throw new Error(state.code);
    const match = Match.from(six, { options: state.options, seats: 2, seed: 'x' }, state);
    expect(match.play(0, '5,0')).toEqual([
      { kind: 'placed', seat: 0, side: 'red', cell: [5, 0] },
      { kind: 'completed', seat: 0, side: 'red', form: 'row', cells: [0, 1, 2, 3, 4, 5].map((q) => [q, 0]) },
      { kind: 'won', seats: [0], side: 'red', reason: 'row' },
    ]);
  });
});
