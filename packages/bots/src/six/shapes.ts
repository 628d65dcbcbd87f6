import { CELL_MASK, CELLS, type Side, STEP } from '@sixfold/six';

/**
 * Counters for all forms that could still be made. 36 forms pass through every cell: six places in each of three
 * rows, two triangles and one circle. Each form counts its red and black stones, so that wins, threats and what a
 * cell is worth are looked up instead of searched for.
 */
const KINDS = 6;
export const FORM_CELLS = 6;
/** Forms through a cell. */
const THROUGH = KINDS * FORM_CELLS;

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
  { length: THROUGH },
  (_, k) => -KIND_CELLS[Math.floor(k / FORM_CELLS)][k % FORM_CELLS],
);
const CELL_OFFSET = Int32Array.from(
  { length: KINDS * FORM_CELLS },
  (_, k) => KIND_CELLS[Math.floor(k / FORM_CELLS)][k % FORM_CELLS],
);

/** A counter: red stones in the low three bits, black stones in the next three. */
const COUNTS = 64;
const UNIT = [1, 8] as const;

/** What open forms are worth: by kind (row, triangle, circle) and number of own stones. */
type ByKind = readonly [row: readonly number[], triangle: readonly number[], circle: readonly number[]];

/** The same form is worth more to the side that is to move than to the one that waits. */
export interface Weights {
  readonly mover: ByKind;
  readonly waiter: ByKind;
}

const ofKind = (weights: ByKind, kind: number): readonly number[] => weights[kind < 3 ? 0 : kind < 5 ? 1 : 2];

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

/** Both sums fit into one number: a stone changes 36 forms, each by far less than what would carry over. */
const HIGH_HALF = 65_536;

export class Shapes {
  private readonly counters = new Uint8Array(KINDS * CELLS);
  private readonly place = new Uint8Array(KINDS * CELLS);
  private readonly lists = new Int32Array(LISTS * LIST_ROOM);
  /** Length of each list; see `fours` and `fives`. */
  readonly listed = new Int32Array(LISTS);
  /** Sum of all open forms, red's minus black's, if red is to move and if black is. */
  redToMove = 0;
  blackToMove = 0;

  /** What a form is worth to a side that is to move, less what it is worth to the other. */
  private readonly values: readonly [Int32Array, Int32Array];
  /** Per side: what placing a stone does to a form, own gain and the other's loss together. */
  private readonly gains: readonly [Int32Array, Int32Array];
  /** Per side, adding and removing: how both sums change. */
  private readonly steps: readonly (readonly [Int32Array, Int32Array])[];

  constructor(weights: Weights) {
    const table = (entry: (mover: readonly number[], waiter: readonly number[], counter: number) => number) =>
      Int32Array.from({ length: KINDS * COUNTS }, (_, at) => {
        const kind = Math.floor(at / COUNTS);
        return entry(ofKind(weights.mover, kind), ofKind(weights.waiter, kind), at % COUNTS);
      });
    const redValues = table((mover, waiter, counter) => openValue(mover, waiter, counter & 7, counter >> 3));
    const blackValues = table((mover, waiter, counter) =>
      openValue(mover, waiter, counter >> 3, counter & 7),
    );
    this.values = [redValues, blackValues];
    this.gains = [
      table((mover, waiter, counter) => gain(mover, waiter, counter & 7, counter >> 3)),
      table((mover, waiter, counter) => gain(mover, waiter, counter >> 3, counter & 7)),
    ];
    const step = (by: number) =>
      Int32Array.from(redValues, (value, at) => {
        const red = (redValues[at + by] ?? 0) - value;
        const black = (blackValues[at] ?? 0) - (blackValues[at + by] ?? 0);
        return red * HIGH_HALF + black;
      });
    this.steps = UNIT.map((unit) => [step(unit), step(-unit)]);
  }

  /** Back to an empty board. */
  clear(): void {
    this.counters.fill(0);
    this.listed.fill(0);
    this.redToMove = 0;
    this.blackToMove = 0;
  }

  add(address: number, side: Side): void {
    this.change(address, UNIT[side], this.steps[side][0], RELISTED[side][0]);
  }

  remove(address: number, side: Side): void {
    this.change(address, -UNIT[side], this.steps[side][1], RELISTED[side][1]);
  }

  private change(address: number, by: number, steps: Int32Array, relisted: Uint8Array): void {
    const { counters } = this;
    let both = 0;
    for (let kind = 0, k = 0; kind < KINDS; kind++) {
      const base = kind * CELLS;
      const value = kind * COUNTS;
      for (let n = 0; n < FORM_CELLS; n++, k++) {
        const form = base + ((address + KIND_OFFSET[k]) & CELL_MASK);
        const before = counters[form];
        counters[form] = before + by;
        both += steps[value + before];
        if (relisted[before] !== 0) this.relist(form, LIST_OF[before], LIST_OF[before + by]);
      }
    }
    const black = (both << 16) >> 16;
    this.blackToMove += black;
    this.redToMove += (both - black) / HIGH_HALF;
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
      if (board[cell] < 8) into[count++] = cell;
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

  /** The most stones that a side has in one of its open forms through a cell. */
  mostThrough(address: number, side: Side): number {
    const { counters } = this;
    const unit = UNIT[side];
    let most = 0;
    for (let k = 0; k < THROUGH; k++) {
      const kind = Math.floor(k / FORM_CELLS);
      const counter = counters[kind * CELLS + ((address + KIND_OFFSET[k]) & CELL_MASK)];
      const own = side === 0 ? counter & 7 : counter >> 3;
      if (own > most && counter === own * unit) most = own;
    }
    return most;
  }

  /** What a stone of this side on an empty cell would build and spoil. */
  worthOf(address: number, side: Side): number {
    const { counters } = this;
    const gains = this.gains[side];
    let sum = 0;
    for (let kind = 0, k = 0; kind < KINDS; kind++) {
      const base = kind * CELLS;
      const value = kind * COUNTS;
      for (let n = 0; n < FORM_CELLS; n++, k++) {
        sum += gains[value + counters[base + ((address + KIND_OFFSET[k]) & CELL_MASK)]];
      }
    }
    return sum;
  }

  /** What the stone that lies on a cell contributes to its side's open forms. */
  heldBy(address: number, side: Side): number {
    const { counters } = this;
    const values = this.values[side];
    const unit = UNIT[side];
    let sum = 0;
    for (let kind = 0, k = 0; kind < KINDS; kind++) {
      const base = kind * CELLS;
      const value = kind * COUNTS;
      for (let n = 0; n < FORM_CELLS; n++, k++) {
        const counter = counters[base + ((address + KIND_OFFSET[k]) & CELL_MASK)];
        sum += values[value + counter] - values[value + counter - unit];
      }
    }
    return sum;
  }
}

/** What a form is worth to the side to move; a form with stones of both colours is worth nothing. */
const openValue = (
  mover: readonly number[],
  waiter: readonly number[],
  own: number,
  other: number,
): number => {
  if (other === 0) return mover[own] ?? 0;
  return own === 0 ? -(waiter[other] ?? 0) : 0;
};

/** After placing a stone one waits: what the form becomes, and what it was to the other side, who would have moved. */
function gain(mover: readonly number[], waiter: readonly number[], own: number, other: number): number {
  if (own > 0 && other > 0) return 0;
  if (other === 0) return (mover[own + 1] ?? 0) - (waiter[own] ?? 0);
  return mover[other] ?? 0;
}

/** Open forms are told apart by kind, by whose they are and by one to four stones. */
export const FEATURES = 3 * 2 * 4;

/** How many open forms of each sort there are, as seen by the side to move: row, triangle, circle; own, other's. */
export function featuresOf(shapes: Shapes, side: Side): Float64Array {
  const features = new Float64Array(FEATURES);
  shapes.eachOpen((kind, owner, stones) => {
    if (stones <= 4) features[kind * 8 + (owner === side ? 0 : 4) + stones - 1]++;
  });
  return features;
}
