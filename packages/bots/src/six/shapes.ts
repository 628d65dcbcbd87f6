import { CELL_MASK, CELLS, FORM_SIZE, type Side, STEP, STONE } from '@sixfold/six';
import { COUNTS, HIGH_HALF, KINDS, type Tables, tablesOf, UNIT, type Weights } from './form-values.js';

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
/**
 * The loops over forms are written out by kind, without a table of offsets where a form is a row: they are most of what a
 * search does, and nearly twice as fast like this. Where the counters of each kind begin, and the offsets of those that are no rows:
 */
const [ROW_2, ROW_3, TIP_UP, TIP_DOWN, RING] = [CELLS, 2 * CELLS, 3 * CELLS, 4 * CELLS, 5 * CELLS] as const;
const offsetsOf = (kind: number): Int32Array => KIND_OFFSET.slice(kind * FORM_CELLS, (kind + 1) * FORM_CELLS);
const UP = offsetsOf(3);
const DOWN = offsetsOf(4);
const AROUND = offsetsOf(5);
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

/** Per side, adding and removing: which counters come to or leave a list. */
const RELISTED = UNIT.map((unit) =>
  [unit, -unit].map((by) =>
    Uint8Array.from(LIST_OF, (list, counter) => (list === (LIST_OF[counter + by] ?? LISTS) ? 0 : 1)),
  ),
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
  /** How the evaluation for a side that waits would change by the stone last asked about. */
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
    this.sum(address, UNIT[side], this.tables.steps[side][0], RELISTED[side][0]);
  }

  /** Counts a stone out. */
  remove(address: number, side: Side): void {
    if (this.later !== undefined) this.sumLater(this.total(address, this.later.steps[side][1]));
    this.sum(address, -UNIT[side], this.tables.steps[side][1], RELISTED[side][1]);
  }

  /** Counts a stone in again, as `add`, where whoever takes moves back restores the sums. */
  putBack(address: number, side: Side): void {
    this.recount(address, UNIT[side], RELISTED[side][0]);
  }

  /** Counts a stone out again. */
  takeBack(address: number, side: Side): void {
    this.recount(address, -UNIT[side], RELISTED[side][1]);
  }

  private sum(address: number, by: number, steps: Int32Array, relisted: Uint8Array): void {
    let both = 0;
    for (let n = 0; n < FORM_CELLS; n++) {
      both = (both + steps[this.count((address - n) & CELL_MASK, by, relisted)]) | 0;
      both = (both + steps[COUNTS + this.count(ROW_2 + ((address + 63 * n) & CELL_MASK), by, relisted)]) | 0;
      both =
        (both + steps[2 * COUNTS + this.count(ROW_3 + ((address + 64 * n) & CELL_MASK), by, relisted)]) | 0;
      both =
        (both + steps[3 * COUNTS + this.count(TIP_UP + ((address + UP[n]) & CELL_MASK), by, relisted)]) | 0;
      both =
        (both + steps[4 * COUNTS + this.count(TIP_DOWN + ((address + DOWN[n]) & CELL_MASK), by, relisted)]) |
        0;
      both =
        (both + steps[5 * COUNTS + this.count(RING + ((address + AROUND[n]) & CELL_MASK), by, relisted)]) | 0;
    }
    const black = (both << 16) >> 16;
    this.blackToMove += black;
    this.redToMove += (both - black) / HIGH_HALF;
  }

  private sumLater(both: number): void {
    const black = (both << 16) >> 16;
    this.blackLater += black;
    this.redLater += (both - black) / HIGH_HALF;
  }

  private recount(address: number, by: number, relisted: Uint8Array): void {
    for (let n = 0; n < FORM_CELLS; n++) {
      this.count((address - n) & CELL_MASK, by, relisted);
      this.count(ROW_2 + ((address + 63 * n) & CELL_MASK), by, relisted);
      this.count(ROW_3 + ((address + 64 * n) & CELL_MASK), by, relisted);
      this.count(TIP_UP + ((address + UP[n]) & CELL_MASK), by, relisted);
      this.count(TIP_DOWN + ((address + DOWN[n]) & CELL_MASK), by, relisted);
      this.count(RING + ((address + AROUND[n]) & CELL_MASK), by, relisted);
    }
  }

  /** Counts a stone into or out of a form; returns what was counted before. */
  private count(form: number, by: number, relisted: Uint8Array): number {
    const { counters } = this;
    const before = counters[form];
    counters[form] = before + by;
    if (relisted[before] !== 0) this.relist(form, LIST_OF[before], LIST_OF[before + by]);
    return before;
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

  /** What a stone of this side on an empty cell would build and spoil; `shift` says how the evaluation would change. */
  worthOf(address: number, side: Side): number {
    const both = this.total(address, this.inForce.gains[side]);
    this.shift = (both << 16) >> 16;
    return (both - this.shift) / HIGH_HALF;
  }

  /** What the stone that lies on a cell contributes to its side's open forms. */
  heldBy(address: number, side: Side): number {
    return this.total(address, this.inForce.holdings[side]);
  }

  /** How the evaluation for a side that waits would change if it lifted the stone that lies on a cell. */
  shiftOfLifting(address: number, side: Side): number {
    const both = this.total(address, this.inForce.steps[side][1]);
    const black = (both << 16) >> 16;
    return side === 0 ? black : (black - both) / HIGH_HALF;
  }

  /** The sum of a table's entries for all forms through a cell. */
  private total(address: number, table: Int32Array): number {
    const { counters } = this;
    let sum = 0;
    for (let n = 0; n < FORM_CELLS; n++) {
      sum = (sum + table[counters[(address - n) & CELL_MASK]]) | 0;
      sum = (sum + table[COUNTS + counters[ROW_2 + ((address + 63 * n) & CELL_MASK)]]) | 0;
      sum = (sum + table[2 * COUNTS + counters[ROW_3 + ((address + 64 * n) & CELL_MASK)]]) | 0;
      sum = (sum + table[3 * COUNTS + counters[TIP_UP + ((address + UP[n]) & CELL_MASK)]]) | 0;
      sum = (sum + table[4 * COUNTS + counters[TIP_DOWN + ((address + DOWN[n]) & CELL_MASK)]]) | 0;
      sum = (sum + table[5 * COUNTS + counters[RING + ((address + AROUND[n]) & CELL_MASK)]]) | 0;
    }
    return sum;
  }
}
