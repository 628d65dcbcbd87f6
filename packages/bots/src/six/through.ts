import { CELL_MASK, CELLS } from '@sixfold/six';
import { COUNTS } from './form-values.js';

// The 36 forms through a cell, written out: most of what a search does is to add up what they are worth and to count stones into
// them. A loop over a table of offsets takes 1.5 times as long (docs/engines.md); a test compares both.

/** Where the counters of each kind begin, and the entries of each kind in a table by kind and counter. */
const [ROW_1, ROW_2, ROW_3, TIP_UP, TIP_DOWN, RING] = [
  0,
  CELLS,
  2 * CELLS,
  3 * CELLS,
  4 * CELLS,
  5 * CELLS,
] as const;
const [OF_ROW_2, OF_ROW_3, OF_TIP_UP, OF_TIP_DOWN, OF_RING] = [
  COUNTS,
  2 * COUNTS,
  3 * COUNTS,
  4 * COUNTS,
  5 * COUNTS,
] as const;

/** The sum of a table's entries for all forms through a cell. */
export function sumThrough(counters: Uint8Array, address: number, table: Int32Array): number {
  let sum = 0;
  sum = (sum + table[counters[ROW_1 + (address & CELL_MASK)]]) | 0;
  sum = (sum + table[counters[ROW_1 + ((address - 1) & CELL_MASK)]]) | 0;
  sum = (sum + table[counters[ROW_1 + ((address - 2) & CELL_MASK)]]) | 0;
  sum = (sum + table[counters[ROW_1 + ((address - 3) & CELL_MASK)]]) | 0;
  sum = (sum + table[counters[ROW_1 + ((address - 4) & CELL_MASK)]]) | 0;
  sum = (sum + table[counters[ROW_1 + ((address - 5) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_ROW_2 + counters[ROW_2 + (address & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_ROW_2 + counters[ROW_2 + ((address + 63) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_ROW_2 + counters[ROW_2 + ((address + 126) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_ROW_2 + counters[ROW_2 + ((address + 189) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_ROW_2 + counters[ROW_2 + ((address + 252) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_ROW_2 + counters[ROW_2 + ((address + 315) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_ROW_3 + counters[ROW_3 + (address & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_ROW_3 + counters[ROW_3 + ((address + 64) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_ROW_3 + counters[ROW_3 + ((address + 128) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_ROW_3 + counters[ROW_3 + ((address + 192) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_ROW_3 + counters[ROW_3 + ((address + 256) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_ROW_3 + counters[ROW_3 + ((address + 320) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_TIP_UP + counters[TIP_UP + (address & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_TIP_UP + counters[TIP_UP + ((address - 1) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_TIP_UP + counters[TIP_UP + ((address - 2) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_TIP_UP + counters[TIP_UP + ((address + 63) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_TIP_UP + counters[TIP_UP + ((address + 126) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_TIP_UP + counters[TIP_UP + ((address + 62) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_TIP_DOWN + counters[TIP_DOWN + (address & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_TIP_DOWN + counters[TIP_DOWN + ((address + 63) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_TIP_DOWN + counters[TIP_DOWN + ((address + 126) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_TIP_DOWN + counters[TIP_DOWN + ((address + 64) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_TIP_DOWN + counters[TIP_DOWN + ((address + 128) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_TIP_DOWN + counters[TIP_DOWN + ((address + 127) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_RING + counters[RING + ((address - 1) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_RING + counters[RING + ((address + 63) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_RING + counters[RING + ((address + 64) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_RING + counters[RING + ((address + 1) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_RING + counters[RING + ((address - 63) & CELL_MASK)]]) | 0;
  sum = (sum + table[OF_RING + counters[RING + ((address - 64) & CELL_MASK)]]) | 0;
  return sum;
}

/** Counts a stone into or out of all forms through a cell; returns what `flags`, a table by kind and counter, has for the counters before. */
export function countThrough(counters: Uint8Array, address: number, by: number, flags: Uint8Array): number {
  let form = 0;
  let before = 0;
  let all = 0;
  form = ROW_1 + (address & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[before];
  form = ROW_1 + ((address - 1) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[before];
  form = ROW_1 + ((address - 2) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[before];
  form = ROW_1 + ((address - 3) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[before];
  form = ROW_1 + ((address - 4) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[before];
  form = ROW_1 + ((address - 5) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[before];
  form = ROW_2 + (address & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_ROW_2 + before];
  form = ROW_2 + ((address + 63) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_ROW_2 + before];
  form = ROW_2 + ((address + 126) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_ROW_2 + before];
  form = ROW_2 + ((address + 189) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_ROW_2 + before];
  form = ROW_2 + ((address + 252) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_ROW_2 + before];
  form = ROW_2 + ((address + 315) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_ROW_2 + before];
  form = ROW_3 + (address & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_ROW_3 + before];
  form = ROW_3 + ((address + 64) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_ROW_3 + before];
  form = ROW_3 + ((address + 128) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_ROW_3 + before];
  form = ROW_3 + ((address + 192) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_ROW_3 + before];
  form = ROW_3 + ((address + 256) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_ROW_3 + before];
  form = ROW_3 + ((address + 320) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_ROW_3 + before];
  form = TIP_UP + (address & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_TIP_UP + before];
  form = TIP_UP + ((address - 1) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_TIP_UP + before];
  form = TIP_UP + ((address - 2) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_TIP_UP + before];
  form = TIP_UP + ((address + 63) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_TIP_UP + before];
  form = TIP_UP + ((address + 126) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_TIP_UP + before];
  form = TIP_UP + ((address + 62) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_TIP_UP + before];
  form = TIP_DOWN + (address & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_TIP_DOWN + before];
  form = TIP_DOWN + ((address + 63) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_TIP_DOWN + before];
  form = TIP_DOWN + ((address + 126) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_TIP_DOWN + before];
  form = TIP_DOWN + ((address + 64) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_TIP_DOWN + before];
  form = TIP_DOWN + ((address + 128) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_TIP_DOWN + before];
  form = TIP_DOWN + ((address + 127) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_TIP_DOWN + before];
  form = RING + ((address - 1) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_RING + before];
  form = RING + ((address + 63) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_RING + before];
  form = RING + ((address + 64) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_RING + before];
  form = RING + ((address + 1) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_RING + before];
  form = RING + ((address - 63) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_RING + before];
  form = RING + ((address - 64) & CELL_MASK);
  before = counters[form];
  counters[form] = before + by;
  all |= flags[OF_RING + before];
  return all;
}
