import { FastRng, isRefusal, readOptions } from '@sixfold/game-kit';
import { type Cell, parseCell, type SixState, six } from '@sixfold/six';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../src/index.js';
import { sixBots } from '../src/six/index.js';
import { OPENING_BOOK } from '../src/six/opening-book.js';
import { openingMoves } from '../src/six/openings.js';
import { likenessOf } from '../src/six/symmetry.js';

const RED: readonly Cell[] = [
  [0, 0],
  [2, 0],
  [0, 2],
];
const BLACK: readonly Cell[] = [
  [1, 0],
  [0, 1],
];

const turn = ([q, r]: Cell): Cell => [-r, q + r];
const mirror = ([q, r]: Cell): Cell => [r, q];
const shift = ([q, r]: Cell): Cell => [q + 5, r - 7];

function stateOf(red: readonly Cell[], black: readonly Cell[], swap = false): SixState {
  const options = readOptions(six, { swap }, 2);
  if (isRefusal(options)) throw new Error(options.code);
  const state = six.fromTable(options, 2, { red, black, toMove: red.length - black.length }, 'test');
  if (isRefusal(state)) throw new Error(state.code);
  return state;
}

const ask = (state: SixState): Answer =>
  sixBots.bot('master').choose({
    view: six.view(state, state.turn),
    seat: state.turn,
    legal: [],
    budget: { iterations: 500 },
    rng: new FastRng('book'),
    clock: () => 0,
  });

/** The stones of a key of the book. */
const stonesOf = (key: string): Cell[][] =>
  key.split('/').map((side) => side.split(' ').map((cell) => parseCell(cell) as Cell));

describe('symmetry', () => {
  test('twelve symmetries and shifts of a position look alike', () => {
    let [red, black] = [RED, BLACK];
    const { key } = likenessOf(RED, BLACK);
    for (let times = 0; times < 6; times++) {
      [red, black] = [red.map(turn), black.map(turn)];
      expect(likenessOf(red, black).key).toBe(key);
      expect(likenessOf(red.map(mirror), black.map(mirror)).key).toBe(key);
      expect(likenessOf(red.map(shift), black.map(shift)).key).toBe(key);
    }
  });

  test('other positions and other colours do not', () => {
    const { key } = likenessOf(RED, BLACK);
    expect(likenessOf(BLACK, RED).key).not.toBe(key);
    expect(likenessOf([...RED.slice(1), [3, 0]], BLACK).key).not.toBe(key);
  });

  test('a cell goes there and back', () => {
    const { cellIn, cellOut } = likenessOf(RED.map(turn), BLACK.map(turn));
    expect(cellIn(cellOut([4, -9]))).toEqual([4, -9]);
  });
});

describe('the book', () => {
  test('every entry is named as it is looked up, and every move of it is legal', () => {
    expect(Object.keys(OPENING_BOOK).length).toBeGreaterThan(0);
    for (const key of Object.keys(OPENING_BOOK)) {
      const [red, black] = stonesOf(key);
      expect(likenessOf(red, black).key).toBe(key);
      const state = stateOf(red, black);
      const moves = openingMoves(six.view(state, state.turn));
      expect(moves.length).toBeGreaterThan(0);
      for (const { move, score } of moves) {
        expect(state.board[move], key).toBeGreaterThan(0);
        expect(state.board[move], key).toBeLessThan(8);
        expect(score).toBeGreaterThan(0);
        expect(score).toBeLessThan(1);
      }
    }
  });

  test('master plays its best moves, however the position is turned', () => {
    const [key] = Object.keys(OPENING_BOOK);
    const [red, black] = stonesOf(key).map((side) => side.map(turn).map(shift));
    const state = stateOf(red, black);
    const view = six.view(state, state.turn);
    const { move, iterations } = ask(state);
    const [best, ...others] = openingMoves(view);
    const good = [best, ...others.filter(({ score }) => score > best.score - 0.06)];
    expect(good.map((one) => six.formatMove(state, one.move))).toContain(move);
    expect(iterations).toBe(1);
  });

  test('[S-12] the third stone is the one after which colours are worth most alike', () => {
    const state = stateOf([[0, 0]], [[1, 0]], true);
    const view = six.view(state, state.turn);
    const even = openingMoves(view).reduce((a, b) =>
      Math.abs(b.score - 0.5) < Math.abs(a.score - 0.5) ? b : a,
    );
    expect(ask(state).move).toBe(six.formatMove(state, even.move));
  });

  test('it serves the edition that it was shown to help in', () => {
    const state = stateOf([[0, 0]], [[1, 0]]);
    const view = six.view(state, state.turn);
    expect(openingMoves(view).length).toBeGreaterThan(0);
    expect(openingMoves({ ...view, options: { ...view.options, edition: '21' } })).toEqual([]);
    expect(openingMoves({ ...view, seats: 4 })).toEqual([]);
  });

  test('positions with the other side to move are not in it', () => {
    const state = stateOf([[0, 0]], [[1, 0]]);
    const view = six.view(state, state.turn);
    expect(openingMoves({ ...view, toMove: 1 })).toEqual([]);
  });
});
