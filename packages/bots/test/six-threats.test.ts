import { below, FastRng, isRefusal } from '@sixfold/game-kit';
import {
  CELL_MASK,
  CELLS,
  MAX_FRONTIER,
  otherSide,
  placeMove,
  playMove,
  RUNNING,
  type Side,
  type SixState,
  STEP,
  six,
  winningCells,
} from '@sixfold/six';
import { describe, expect, test } from 'vitest';
import { Board } from '../src/six/board.js';
import { listCandidates, MoveList } from '../src/six/candidates.js';
import { canComplete } from '../src/six/defences.js';
import { COUNTS, KINDS } from '../src/six/form-values.js';
import { shapesFor } from '../src/six/knowledge.js';
import { ThreatSearch } from '../src/six/threats.js';
import { countThrough, sumThrough } from '../src/six/through.js';

const OPTIONS = {
  edition: '2003',
  opener: 0,
  noCaptureLimit: 60,
  repetition: true,
  swap: false,
  signal: false,
} as const;

/** Positions of games in which both sides play one of the moves that come to mind first. */
function* positions(games: number): Generator<SixState> {
  const list = new MoveList(4);
  for (let game = 0; game < games; game++) {
    const rng = new FastRng(`threats ${game}`);
    const state = six.setup(OPTIONS, 2, 'threats');
    for (let moved = 0; state.result === RUNNING && moved < 80; moved++) {
      yield six.copy(state);
      listCandidates(new Board(six.copy(state), shapesFor(state)), list, list.room);
      playMove(state, list.moves[below(rng, list.count)] as number);
    }
  }
}

const completing = (state: SixState, side: Side): number[] => {
  const cells = new Uint16Array(MAX_FRONTIER);
  return Array.from(cells.subarray(0, winningCells(state, side, cells)));
};

/** Whether the side to move wins by threats alone, by the rules, every stone played; false if it takes too long to say. */
function winsByThreats(state: SixState, left: { stones: number }): boolean {
  const { side } = state;
  const other = otherSide(side);
  if (state.phase !== 1) return false;
  if (completing(state, side).length > 0) return true;
  const must = completing(state, other);
  if (must.length > 1) return false;
  const cells = must.length === 1 ? must : Array.from(state.frontier.subarray(0, state.frontierCount));
  return cells.some((cell) => {
    const next = six.copy(state);
    playMove(next, placeMove(cell));
    const supply = side === 0 ? next.redSupply : next.blackSupply;
    const gaps = completing(next, side);
    if (gaps.length === 0 || next.phase !== 1 || supply === 0 || completing(next, other).length > 0)
      return false;
    if (gaps.length > 1) return true;
    if (--left.stones < 0) return false;
    playMove(next, placeMove(gaps[0] as number));
    return next.result === RUNNING && winsByThreats(next, left);
  });
}

describe('a win by threats', () => {
  test('is found exactly where playing every threat by the rules finds one', () => {
    const threats = new ThreatSearch(12);
    const found = { won: 0, not: 0 };
    for (const state of positions(30)) {
      if (state.phase !== 1 || state.redCount + state.blackCount < 8) continue;
      const left = { stones: 300 };
      const expected = winsByThreats(state, left);
      if (left.stones < 0) continue;
      threats.forget();
      const board = new Board(six.copy(state), shapesFor(state));
      expect(threats.wins(board, 100_000)).toBe(expected);
      found[expected ? 'won' : 'not']++;
    }
    expect(found.won).toBeGreaterThan(20);
    expect(found.not).toBeGreaterThan(100);
  });
});

describe('a five in phase two', () => {
  const RED = [0, 1, 2, 3, 4].map((q) => [q, 0]).concat([[0, 1]]);

  /** Five red stones in a row, one beside them, and black stones. */
  const fiveWith = (black: readonly number[][]): Board => {
    const table = { red: RED, black, supply: [0, 0], phase: 2, toMove: 0 };
    const state = six.fromTable(OPTIONS, 2, table, 'five');
    if (isRefusal(state)) throw new Error(state.code);
    return new Board(state, shapesFor(state));
  };

  /** Six black stones that hang on a cell. */
  const hangingOn = (q: number, r: number): number[][] =>
    [0, 1, 2, 3, 4, 5].map((n) => [q - (n > 2 ? 1 : 0), r + n]);

  test('is completed by a stone outside of it', () => {
    expect(canComplete(fiveWith(hangingOn(4, 1)), 0)).toBe(true);
  });

  test('is not by one that others hang on', () => {
    expect(canComplete(fiveWith(hangingOn(0, 2)), 0)).toBe(false);
  });

  test('is by one between stones that hang together all the same', () => {
    // The stone has two separate neighbours, and a way around a hole joins them.
    const black = [
      [0, 2],
      [1, 2],
      [2, 2],
      [3, 1],
      [-1, 3],
      [-1, 4],
    ];
    expect(canComplete(fiveWith(black), 0)).toBe(true);
  });
});

describe('the forms through a cell, written out', () => {
  const step = (at: number): number => STEP[at] as number;
  /** The cells of each kind of form, from its first one. */
  const kinds = [
    ...[0, 1, 2].map((axis) => [0, 1, 2, 3, 4, 5].map((n) => n * step(axis))),
    ...[0, 1].map((d) => [0, step(d), 2 * step(d), step(d + 1), 2 * step(d + 1), step(d) + step(d + 1)]),
    Array.from(STEP),
  ];
  const through = (address: number): { form: number; kind: number }[] =>
    kinds.flatMap((cells, kind) =>
      cells.map((cell) => ({ form: kind * CELLS + ((address - cell) & CELL_MASK), kind })),
    );
  const rng = new FastRng('forms');
  const cells = [0, 63, 64, CELLS - 1, ...Array.from({ length: 40 }, () => below(rng, CELLS))];

  test.each(cells)('are the forms that have the cell %i', (address) => {
    const counters = Uint8Array.from({ length: KINDS * CELLS }, () => below(rng, COUNTS));
    const table = Int32Array.from({ length: KINDS * COUNTS }, () => below(rng, 1000) - 500);
    const flags = Uint8Array.from({ length: KINDS * COUNTS }, (_, at) =>
      below(rng, 40) === 0 ? 1 << Math.floor(at / COUNTS) : 0,
    );
    const forms = through(address);
    const counts = forms.map(({ form, kind }) => kind * COUNTS + (counters[form] as number));
    const sum = counts.reduce((total, at) => total + (table[at] as number), 0);
    expect(sumThrough(counters, address, table)).toBe(sum);
    const expected = counters.slice();
    for (const { form } of forms) expected[form] = (expected[form] as number) + 8;
    const flagged = counts.reduce((all, at) => all | (flags[at] as number), 0);
    expect(countThrough(counters, address, 8, flags)).toBe(flagged);
    expect(counters).toEqual(expected);
  });
});
