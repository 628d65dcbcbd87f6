import { isRefusal, type Table } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { type SixOptions, type SixState, six } from '../src/index.js';
import { chain, optionsOf, position } from './helpers.js';

const START = { red: [[0, 0]], black: [[1, 0]], phase: 1 };

/** What the rules say to a move, given as text or as the number that a program might make up. */
function answer(table: Table, move: string | number, chosen: Partial<SixOptions> = {}) {
  const state = position(table, {}, chosen);
  const before = JSON.stringify(six.table(state));
  const parsed = typeof move === 'number' ? move : six.parseMove(state, move);
  const refusal = isRefusal(parsed) ? parsed : six.apply(state, 0, parsed);
  if (refusal !== undefined) expect(JSON.stringify(six.table(state))).toBe(before);
  return refusal && [refusal.code, refusal.params];
}

/** The number of a move of a stone; how it is made up stands in moves.ts. */
const stoneMove = (from: number, to: number, keep = 0): number =>
  (1 << 26) | (keep << 24) | (from << 12) | to;

const offered = (state: SixState, seat: number): number =>
  six.legalMoves(state, seat, new Int32Array(six.maxMoves));

describe('a refusal names what it is about', () => {
  it.each([
    ['3,3', 'touchesNothing', { cell: '3,3' }],
    ['1,0', 'cellOccupied', { cell: '1,0' }],
    ['0,0>2,0', 'phaseOnePlaces', {}],
    ['100,0>2,0', 'phaseOnePlaces', {}],
    ['swap', 'swapNotOffered', {}],
    [`1,${'0'.repeat(60)}`, 'notAMove', { text: `1,${'0'.repeat(38)}` }],
    ['1000000001,0', 'cellTooFar', {}],
    ['1000000000,0', 'touchesNothing', { cell: '1000000000,0' }],
    [-1, 'notAMove', { text: '-1' }],
    [1 << 12, 'notAMove', { text: '4096' }],
    [3 << 26, 'notAMove', { text: String(3 << 26) }],
    [(2 << 26) + 1, 'swapNotOffered', {}],
    [stoneMove(0, 2), 'phaseOnePlaces', {}],
  ])('while stones are placed: %s', (move, code, params) => {
    expect(answer(START, move)).toEqual([code, params]);
  });

  it.each([
    ['2,0', 'phaseTwoMoves', {}],
    ['9,9>17,0', 'noStoneThere', { cell: '9,9' }],
    ['17,0>-1,0', 'noStoneThere', { cell: '17,0' }],
    ['17,0>-1,0=0,0', 'noStoneThere', { cell: '17,0' }],
    // Cells so far away that they have the address of another.
    ['100,0>17,0', 'noStoneThere', { cell: '100,0' }],
    ['0,64>17,0', 'noStoneThere', { cell: '0,64' }],
    ['4096,0>17,0', 'noStoneThere', { cell: '4096,0' }],
    ['0,0>17,64', 'touchesNothing', { cell: '17,64' }],
    ['1,0>17,0', 'notYourStone', { cell: '1,0' }],
    ['0,0>0,0', 'sameCell', { cell: '0,0' }],
    ['0,0>3,0', 'cellOccupied', { cell: '3,0' }],
    ['0,0>9,9', 'touchesNothing', { cell: '9,9' }],
    ['0,0>-1,0', 'touchesOnlyLeaving', { cell: '-1,0' }],
    ['0,0>17,0=1,0', 'keepNotOffered', {}],
    ['8,0>17,0', 'keepMissing', { choices: '0,0 · 9,0' }],
    ['8,0>17,0=1,0', 'keepNotLargest', { cell: '1,0', choices: '0,0 · 9,0' }],
    ['8,0>17,0=0,0', 'touchesOnlyLeaving', { cell: '17,0' }],
    [stoneMove(0, 17, 1), 'keepNotOffered', {}],
    [stoneMove(8, 17, 3), 'keepMissing', { choices: '0,0 · 9,0' }],
  ])('while stones are moved: %s', (move, code, params) => {
    expect(answer(chain(17), move)).toEqual([code, params]);
  });

  it('and what is allowed is not refused', () => {
    expect(answer(START, '2,0')).toBeUndefined();
    expect(answer(chain(17), '0,0>17,0')).toBeUndefined();
    expect(answer(chain(17), '8,0>17,0=9,0')).toBeUndefined();
    expect(answer(chain(17), stoneMove(8, 17, 2))).toBeUndefined();
  });

  it('the first stone lies in the middle', () => {
    for (const move of ['1,0', '0,1', '100,0', 1]) {
      const state = six.setup(optionsOf(), 2, 'x');
      const parsed = typeof move === 'number' ? move : six.parseMove(state, move);
      const refusal = isRefusal(parsed) ? parsed : six.apply(state, 0, parsed);
      expect(refusal).toMatchObject({ code: 'firstInMiddle', params: {} });
    }
  });

  it('a stone that lies alone keeps its cell', () => {
    const state = position({ red: [[0, 0]], black: [], phase: 1, toMove: 1 });
    expect(six.apply(state, 1, 0)).toMatchObject({ code: 'cellOccupied', params: { cell: '0,0' } });
  });

  it('a made-up number is no swap, even where one is offered', () => {
    const red = [
      [0, 0],
      [0, 1],
    ];
    const state = position({ red, black: [[1, 0]], phase: 1, toMove: 1 }, {}, { swap: true });
    expect(six.apply(state, 1, (2 << 26) + 1)).toMatchObject({ code: 'swapNotOffered' });
    expect(six.apply(state, 1, 2 << 26)).toBeUndefined();
  });

  it('nothing is played after the end', () => {
    const row = (from: number, r: number) => Array.from({ length: 5 }, (_, q) => [from + q, r]);
    const state = position({ red: row(0, 0), black: row(0, 1), phase: 1 });
    const stone = (text: string) => six.parseMove(state, text) as number;
    const after = stone('-1,1');
    expect(six.apply(state, 0, stone('5,0'))).toBeUndefined();
    expect(six.outcome(state)).toBeDefined();
    expect(six.apply(state, state.turn, after)).toMatchObject({ code: 'gameOver', params: {} });
    for (const seat of [0, 1]) expect(offered(state, seat)).toBe(0);
  });

  it('the seat that is not to move is told its number', () => {
    const state = position(START);
    expect(six.apply(state, 1, 2)).toMatchObject({ code: 'notYourTurn', params: { seat: 2 } });
    expect([0, 1].map((seat) => offered(state, seat) > 0)).toEqual([true, false]);
  });

  it.each([
    [{ red: Array.from({ length: 20 }, (_, q) => [q, 0]) }, 'tableStones', { total: 19 }],
    [{ supply: [17, 17] }, 'tableSupply', { total: 19 }],
    [{ phase: 2, supply: [18, 18] }, 'tablePhase', { phase: 1 }],
  ])('a table that is no position: %j', (change, code, params) => {
    expect(six.fromTable(optionsOf(), 2, { ...START, toMove: 0, ...change }, 'x')).toMatchObject({
      code,
      params,
    });
  });
});
