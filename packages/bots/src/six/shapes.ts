import { CELL_MASK, CELLS, FORM_SIZE, type Side, STEP, STONE } from '@sixfold/six';
import { COUNTS, KINDS, type Tables, tablesOf, UNIT, type Weights } from './form-values.js';
import { countThrough, sumThrough } from './through.js';

export const FORM_CELLS = FORM_SIZE;
/** Forms through a cell, and all there are: `kind * CELLS + address of the first cell`. */
export const FORMS_THROUGH = KINDS * FORM_CELLS;
export const FORMS = KINDS * CELLS;

const KIND_CELLS: readonly (readonly number[])[] = [
  ...[0, 1, 2].map((axis) => [0, 1, 2, 3, 4, 5].map((n) => n * STEP[axis])),
  ...[0, 1].map((d) => {
    const a = STEP[d];
    const b = STEP[d + 1];
    return [0, a, 2 * a, b, 2 * b, a + b];
  }),
  [...STEP],
];

/** Per form through a cell: the address of its first cell relative to the cell. */
const KIND_OFFSET = Int32Array.from(
  { length: FORMS_THROUGH },
  (_, k) => -KIND_CELLS[Math.floor(k / FORM_CELLS)][k % FORM_CELLS],
);
/** Where the counters of its kind begin. */
const KIND_BASE = Int32Array.from({ length: FORMS_THROUGH }, (_, k) => Math.floor(k / FORM_CELLS) * CELLS);
const CELL_OFFSET = Int32Array.from(
  { length: KINDS * FORM_CELLS },
  (_, k) => KIND_CELLS[Math.floor(k / FORM_CELLS)][k % FORM_CELLS],
);

/** Lists of forms that matter at once: four or five of one colour and none of the other. */
const LISTS = 4;
const LIST_ROOM = 256;
export const fours = (side: Side): number => side;
export const fives = (side: Side): number => 2 + side;

/** Which list a counter belongs to; `LISTS` for none. */
const LIST_OF = Uint8Array.from({ length: COUNTS }, (_, counter) => {
  if (counter === 4 || counter === 5) return (counter - 4) * 2;
  if (counter === 32 || counter === 40) return (counter - 32) / 4 + 1;
  return LISTS;
});

/** Per side, adding and removing, by kind and counter: the bit of the kind if a form with this counter comes to or leaves a list. */
const RELISTED = UNIT.map((unit) =>
  [unit, -unit].map((by) =>
    Uint8Array.from({ length: KINDS * COUNTS }, (_, at) => {
      const counter = at % COUNTS;
      return LIST_OF[counter] === (LIST_OF[counter + by] ?? LISTS) ? 0 : 1 << Math.floor(at / COUNTS);
    }),
  ),
);

/** Per side, by kind and counter: 1 for three stones of its own and none of the other's. */
const IS_THREE = UNIT.map((unit) =>
  Int32Array.from({ length: KINDS * COUNTS }, (_, at) => (at % COUNTS === 3 * unit ? 1 : 0)),
);

/**
 * Counters for all forms that could still be made. 36 forms pass through every cell: six places in each of three
 * rows, two triangles and one circle. Each form counts its red and black stones, so that wins, threats and what a
 * cell is worth are looked up instead of searched for.
 */
export class Shapes {
  private readonly counters = new Uint8Array(KINDS * CELLS);
  private readonly place = new Uint8Array(KINDS * CELLS);
  private readonly lists = new Int32Array(LISTS * LIST_ROOM);
  /** Length of each list; see `fours` and `fives`. */
  readonly listed = new Int32Array(LISTS);
  /** Sum of all open forms, red's minus black's, if red is to move and if black is. */
  redToMove = 0;
  blackToMove = 0;
  /** The same by the weights for later, if there are any. */
  redLater = 0;
  blackLater = 0;
  /** Whether the weights for later are in force. */
  isLater = false;
  /** How the evaluation for a side that waits would change by the stone last asked about, put down or lifted. */
  shift = 0;

  private readonly tables: Tables;
  private readonly later: Tables | undefined;

  /** A search that may come to phase two brings weights for later. */
  constructor(weights: Weights, later?: Weights) {
    this.tables = tablesOf(weights);
    this.later = later && tablesOf(later);
  }

  /** Says that phase two has come, or is taken back. */
  cross(isPhaseTwo: boolean): void {
    this.isLater = isPhaseTwo && this.later !== undefined;
  }

  /** Sum of all open forms, red's minus black's, if this side is to move. */
  sumFor(side: Side): number {
    if (this.isLater) return side === 0 ? this.redLater : this.blackLater;
    return side === 0 ? this.redToMove : this.blackToMove;
  }

  /** What being to move is worth. */
  get tempo(): number {
    return this.inForce.tempo;
  }

  private get inForce(): Tables {
    return this.isLater && this.later !== undefined ? this.later : this.tables;
  }

  /** Back to an empty board. */
  clear(): void {
    this.counters.fill(0);
    this.listed.fill(0);
    this.redToMove = 0;
    this.blackToMove = 0;
    this.redLater = 0;
    this.blackLater = 0;
    this.isLater = false;
  }

  /** Counts a stone in. */
  add(address: number, side: Side): void {
    if (this.later !== undefined) this.sumLater(this.total(address, this.later.steps[side][0]));
    this.sum(this.total(address, this.tables.steps[side][0]));
    this.recount(address, UNIT[side], RELISTED[side][0]);
  }

  /** Counts a stone out. */
  remove(address: number, side: Side): void {
    if (this.later !== undefined) this.sumLater(this.total(address, this.later.steps[side][1]));
    this.sum(this.total(address, this.tables.steps[side][1]));
    this.recount(address, -UNIT[side], RELISTED[side][1]);
  }

  /** Counts a stone in again, as `add`, where whoever takes moves back restores the sums. */
  putBack(address: number, side: Side): void {
    this.recount(address, UNIT[side], RELISTED[side][0]);
  }

  /** Counts a stone out again. */
  takeBack(address: number, side: Side): void {
    this.recount(address, -UNIT[side], RELISTED[side][1]);
  }

  private sum(both: number): void {
    const black = (both << 16) >> 16;
    this.blackToMove += black;
    this.redToMove += (both - black) >> 16;
  }

  private sumLater(both: number): void {
    const black = (both << 16) >> 16;
    this.blackLater += black;
    this.redLater += (both - black) >> 16;
  }

  /** Counts a stone into or out of all forms through a cell, and brings the lists up to date. */
  private recount(address: number, by: number, relisted: Uint8Array): void {
    const { counters } = this;
    let kinds = countThrough(counters, address, by, relisted);
    for (; kinds !== 0; kinds &= kinds - 1) {
      const kind = 31 - Math.clz32(kinds & -kinds);
      for (let k = kind * FORM_CELLS; k < (kind + 1) * FORM_CELLS; k++) {
        const form = KIND_BASE[k] + ((address + KIND_OFFSET[k]) & CELL_MASK);
        const after = counters[form];
        if (relisted[kind * COUNTS + after - by] !== 0)
          this.relist(form, LIST_OF[after - by], LIST_OF[after]);
      }
    }
  }

  private relist(form: number, from: number, to: number): void {
    const { lists, listed, place } = this;
    if (from !== LISTS) {
      const at = place[form];
      const last = lists[from * LIST_ROOM + --listed[from]];
      lists[from * LIST_ROOM + at] = last;
      place[last] = at;
    }
    if (to !== LISTS) {
      place[form] = listed[to];
      lists[to * LIST_ROOM + listed[to]++] = form;
    }
  }

  /** Calls back with the kind (row, triangle, circle) and the stones of every form that is open to one side. */
  eachOpen(visit: (kind: number, side: Side, stones: number) => void): void {
    for (const [form, counter] of this.counters.entries()) {
      const red = counter & 7;
      const black = counter >> 3;
      if (counter === 0 || (red > 0 && black > 0)) continue;
      const kind = form < 3 * CELLS ? 0 : form < 5 * CELLS ? 1 : 2;
      visit(kind, red > 0 ? 0 : 1, red + black);
    }
  }

  /** A form of a list. */
  at(list: number, index: number): number {
    return this.lists[list * LIST_ROOM + index];
  }

  /** Writes the empty cells of a form into a list; returns how many. */
  gaps(form: number, board: Uint8Array, into: Int32Array): number {
    const kind = form >> 12;
    const anchor = form & CELL_MASK;
    let count = 0;
    for (let n = 0; n < FORM_CELLS; n++) {
      const cell = (anchor + CELL_OFFSET[kind * FORM_CELLS + n]) & CELL_MASK;
      if (board[cell] < STONE) into[count++] = cell;
    }
    return count;
  }

  /** Whether a cell belongs to a form. */
  contains(form: number, address: number): boolean {
    const kind = form >> 12;
    for (let n = 0; n < FORM_CELLS; n++) {
      if (((form + CELL_OFFSET[kind * FORM_CELLS + n]) & CELL_MASK) === address) return true;
    }
    return false;
  }

  /** Writes the forms through a cell that are open to a side and have at least this many of its stones into a list; returns how many. */
  openThrough(address: number, side: Side, least: number, into: Int32Array): number {
    const { counters } = this;
    const unit = UNIT[side];
    let count = 0;
    for (let k = 0; k < FORMS_THROUGH; k++) {
      const form = KIND_BASE[k] + ((address + KIND_OFFSET[k]) & CELL_MASK);
      const counter = counters[form];
      const own = side === 0 ? counter & 7 : counter >> 3;
      if (own >= least && counter === own * unit) into[count++] = form;
    }
    return count;
  }

  /** Whether a form through a cell has just three stones of this side and none of the other's. */
  hasThree(address: number, side: Side): boolean {
    return sumThrough(this.counters, address, IS_THREE[side]) > 0;
  }

  /** What a stone of this side on an empty cell would build and spoil; `shift` says how the evaluation would change. */
  worthOf(address: number, side: Side): number {
    const both = this.total(address, this.inForce.gains[side]);
    this.shift = (both << 16) >> 16;
    return (both - this.shift) >> 16;
  }

  /** What the stone that lies on a cell contributes to its side's open forms; `shift` says how the evaluation would change if it were lifted. */
  heldBy(address: number, side: Side): number {
    const both = this.total(address, this.inForce.holdings[side]);
    this.shift = (both << 16) >> 16;
    return (both - this.shift) >> 16;
  }

  /** The sum of a table's entries for all forms through a cell. */
  private total(address: number, table: Int32Array): number {
    return sumThrough(this.counters, address, table);
  }
}
