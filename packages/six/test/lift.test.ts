import { below, FastRng, type Rng } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { BLACK, type Cell, DIRECTIONS, parseCell, RED, SixState } from '../src/index.js';
import { optionsOf } from './helpers.js';

const SHAPES = 40;
const MOST_STONES = 42;

const DIFFERENCES = DIRECTIONS.map(([q, r]) => q + 64 * r);
const around = (address: number): number[] => DIFFERENCES.map((by) => (address + by) & 4095);

const stonesOf = (state: SixState): number[] => [
  ...state.stones.subarray(0, state.redCount),
  ...state.stones.subarray(21, 21 + state.blackCount),
];

const put = (state: SixState, address: number): void =>
  state.addStone(address, state.redCount <= state.blackCount ? RED : BLACK);

/** Puts one more stone down; thin shapes fall into several parts more often than round ones. */
function grow(state: SixState, rng: Rng, isThin: boolean): void {
  const cells = [...state.frontier.subarray(0, state.frontierCount)];
  const thin = cells.filter((cell) => state.board[cell] === 1);
  const choice = isThin && thin.length > 0 ? thin : cells;
  put(state, choice[below(rng, choice.length)] ?? 0);
}

/** The groups that are left without a stone, found by walking through all of them, by their smallest cells. */
function groupsWithout(state: SixState, lifted: number): Set<number>[] {
  const left = new Set(stonesOf(state));
  left.delete(lifted);
  const groups: Set<number>[] = [];
  for (const first of left) {
    const group = new Set([first]);
    for (const stone of group) for (const next of around(stone)) if (left.has(next)) group.add(next);
    for (const stone of group) left.delete(stone);
    groups.push(group);
  }
  return groups.sort((one, other) => smallest(state, one) - smallest(state, other));
}

/** S-5 By q, then r. */
const order = (state: SixState, address: number): number => 1000 * state.qOf(address) + state.rOf(address);
const smallest = (state: SixState, group: ReadonlySet<number>): number =>
  Math.min(...[...group].map((stone) => order(state, stone)));

const ascending = (one: number, other: number): number => one - other;

function compare(state: SixState, lifted: number): void {
  const groups = groupsWithout(state, lifted);
  const most = Math.max(...groups.map(({ size }) => size));
  const largest = groups.filter(({ size }) => size === most);
  const lift = state.lift(lifted);
  expect([lift.groups, lift.ties]).toEqual([groups.length, largest.length]);
  const into = new Uint16Array(MOST_STONES);
  for (const [at, kept] of largest.entries()) {
    const keep = largest.length > 1 ? at + 1 : 0;
    const gone = groups.filter((group) => group !== kept).flatMap((group) => [...group]);
    const fallen = Array.from(into.subarray(0, lift.fallen(keep, into)));
    expect([...fallen].sort(ascending)).toEqual([...gone].sort(ascending));
    expect(gone.filter((stone) => lift.stays(stone, keep))).toEqual([]);
    expect([...kept].filter((stone) => !lift.stays(stone, keep))).toEqual([]);
    if (groups.length > 1) expect(order(state, lift.smallestCell(keep))).toBe(smallest(state, kept));
  }
}

describe('[S-5] what a lifted stone leaves', () => {
  it('is what walking through all stones finds, for every stone of shapes that grow', () => {
    const rng = new FastRng('shapes');
    for (let shape = 0; shape < SHAPES; shape++) {
      const state = new SixState(optionsOf({ edition: '21' }), 2);
      while (state.redCount + state.blackCount < 3 + (shape % (MOST_STONES - 2))) {
        grow(state, rng, below(rng, 10) < shape % 10);
      }
      const stones = stonesOf(state);
      for (const stone of stones) compare(state, stone);
      // The last question again, about another board.
      if (stones.length === MOST_STONES) continue;
      grow(state, rng, true);
      for (const stone of stones.reverse()) compare(state, stone);
    }
  });

  it('is told of the position that was asked about, also where two take turns', () => {
    const positions = ['one', 'other'].map((name) => {
      const state = new SixState(optionsOf({ edition: '21' }), 2);
      const rng = new FastRng(name);
      while (state.redCount + state.blackCount < MOST_STONES) grow(state, rng, true);
      return state;
    });
    for (let at = 0; at < MOST_STONES; at++) {
      for (const state of positions) {
        const stone = stonesOf(state)[at] ?? 0;
        compare(state, stone);
        const holds = (state.stonesThatHold()[state.slot[stone] ?? 0] ?? 0) > 0;
        expect(holds).toBe(groupsWithout(state, stone).length > 1);
      }
    }
  });

  it.each([7, 8, 9, 10, 11, 12])('also where a ring of twelve stones has a tail of %i', (length) => {
    const ring = '2,0 2,-1 2,-2 1,-2 0,-2 -1,-1 -2,0 -2,1 -2,2 -1,2 0,2 1,1'.split(' ');
    const tail = Array.from({ length }, (_, at) => `${3 + at},0`);
    const state = new SixState(optionsOf({ edition: '21' }), 2);
    for (const text of [...ring, ...tail]) {
      const [q, r] = parseCell(text) as Cell;
      put(state, (q + 64 * r) & 4095);
    }
    // They meet in the first stone, which the walk leaves in three directions.
    compare(state, 2);
  });
});
