import { CELL_MASK, STEP } from './grid.js';
import { type Side, type SixState, STONE } from './state.js';

// RULES.md, S-3: six of one colour in a row, a triangle or a circle.

/** Index of `REASONS`. */
export const ROW = 0;
export const TRIANGLE = 1;
export const CIRCLE = 2;
export const NO_FORM = -1;
/** How many stones a form has; a longer row is one, too. A side with fewer stones has lost (S-7). */
export const FORM_SIZE = 6;

const turned = (direction: number): number => (direction + 6) % 6;
const step = (...directions: readonly number[]): number =>
  directions.reduce((sum, direction) => sum + STEP[turned(direction)], 0);

/**
 * The forms through a cell that are not rows, by what they need of the cell's six neighbours: `ring` as bits, and
 * the cells further out. Per direction d: the cell is a corner of the triangle between d and d + 1; or the
 * middle of a side along d with the tip on the side of d + 1; or on the circle around the neighbour in d.
 */
const bits = (...directions: readonly number[]): number =>
  directions.reduce((set, direction) => set | (1 << turned(direction)), 0);

interface Pattern {
  readonly form: number;
  readonly ring: number;
  readonly near: readonly number[];
  readonly far: readonly number[];
}

const PATTERNS: readonly Pattern[] = [0, 1, 2, 3, 4, 5].flatMap((d) => [
  {
    form: TRIANGLE,
    ring: bits(d, d + 1),
    near: [step(d), step(d + 1)],
    far: [step(d, d), step(d + 1, d + 1), step(d, d + 1)],
  },
  {
    form: TRIANGLE,
    ring: bits(d, d + 1, d + 2, d + 3),
    near: [step(d), step(d + 1), step(d + 2), step(d + 3)],
    far: [step(d + 1, d + 2)],
  },
  {
    form: CIRCLE,
    ring: bits(d - 1, d + 1),
    near: [step(d - 1), step(d + 1)],
    far: [step(d, d), step(d, d - 1), step(d, d + 1)],
  },
]);

/** Per ring of own stones: the patterns it leaves possible, as (form, far cell, far, far), the last far repeated. */
const POSSIBLE: readonly Int32Array[] = Array.from({ length: 64 }, (_, ring) =>
  Int32Array.from(
    PATTERNS.filter((pattern) => (pattern.ring & ring) === pattern.ring).flatMap(({ form, far }) => [
      form,
      far[0],
      far[1] ?? far[0],
      far[2] ?? far[0],
    ]),
  ),
);

/** Which form a stone of this side on this cell makes complete, whatever lies on the cell itself. */
export function formAt(board: Uint8Array, address: number, side: Side): number {
  const own = STONE << side;
  const bit = side + 3;
  const ring =
    ((board[(address + 1) & CELL_MASK] >> bit) & 1) |
    (((board[(address - 63) & CELL_MASK] >> bit) & 1) << 1) |
    (((board[(address - 64) & CELL_MASK] >> bit) & 1) << 2) |
    (((board[(address - 1) & CELL_MASK] >> bit) & 1) << 3) |
    (((board[(address + 63) & CELL_MASK] >> bit) & 1) << 4) |
    (((board[(address + 64) & CELL_MASK] >> bit) & 1) << 5);
  if (ring === 0) return NO_FORM;
  for (let axis = 0; axis < 3; axis++) {
    if (((ring >> axis) & 9) === 0) continue;
    const by = STEP[axis];
    let length = 1;
    for (let at = address + by; (board[at & CELL_MASK] & own) !== 0; at += by) length++;
    for (let at = address - by; (board[at & CELL_MASK] & own) !== 0; at -= by) length++;
    if (length >= FORM_SIZE) return ROW;
  }
  const possible = POSSIBLE[ring];
  for (let at = 0; at < possible.length; at += 4) {
    if (
      (board[(address + possible[at + 1]) & CELL_MASK] & own) !== 0 &&
      (board[(address + possible[at + 2]) & CELL_MASK] & own) !== 0 &&
      (board[(address + possible[at + 3]) & CELL_MASK] & own) !== 0
    ) {
      return possible[at];
    }
  }
  return NO_FORM;
}

/** The addresses of one form through a stone, the stone first; of a longer row the six nearest its start. */
export function formCells(board: Uint8Array, address: number, side: Side): number[] | undefined {
  const own = STONE << side;
  const has = (at: number): boolean => (board[at & CELL_MASK] & own) !== 0;
  if (!has(address)) return undefined;
  for (let axis = 0; axis < 3; axis++) {
    const by = STEP[axis];
    let start = address;
    while (has(start - by)) start -= by;
    const cells = [0, 1, 2, 3, 4, 5].map((n) => start + n * by);
    while (!cells.includes(address)) cells.push((cells.shift() as number) + 6 * by);
    if (cells.every(has)) return cells.map((cell) => cell & CELL_MASK);
  }
  const pattern = PATTERNS.find(({ near, far }) =>
    [...near, ...far].every((offset) => has(address + offset)),
  );
  return pattern && [0, ...pattern.near, ...pattern.far].map((offset) => (address + offset) & CELL_MASK);
}

/** A complete form of this side anywhere on the board. */
export function findForm(state: SixState, side: Side): number[] | undefined {
  const first = side === 0 ? 0 : state.stones.length / 2;
  for (let place = first; place < first + state.stoneCount(side); place++) {
    const cells = formCells(state.board, state.stones[place], side);
    if (cells !== undefined) return cells;
  }
  return undefined;
}
