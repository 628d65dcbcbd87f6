import { ends, heldBy, MAX_HELD, numberOf, path, starts } from './cuts.js';
import { CELL_MASK, CELLS, MAX_SIDE } from './grid.js';
import { stoneMove } from './moves.js';
import { RED, type SixState } from './state.js';

// RULES.md, S-4 to S-6, for all stones of the side to move at once. Sets of these stones are bits by place in their list:
// those with which a stone leaves the board, hence those with which all stones around a cell leave, which therefore must
// not be put there. A list of moves is written without asking anything again and without branches, because
// nobody can foresee which cells are left out. As in cuts.ts, one set of arrays serves one question after the other.

/** Room for all cells to build on, for all stones and for all numbers of the walk, and to write past their ends. */
const ROOM = 256;

/** Up to three places in one word, the last noted lowest; a stone that holds nothing has at most three cells to itself. */
const PLACE_BITS = 8;
const NO_PLACE = 0xff;
const NO_PLACES = 0xffffff;

/** 1 if a number is below 0, else 0. */
const isNegative = (n: number): number => n >>> 31;

/** Per place in the list of cells: its address, and the stones that hold others and may go there. */
const cells = new Int32Array(ROOM);
const open = new Int32Array(ROOM);
let cellCount = 0;
/** Per stone that holds nothing, by leading zeros of its bit: the places of cells that touch it alone. */
const alone = new Int32Array(33);
/** The stones that hold others, and those of them that leave several groups equally the largest. */
let holding = 0;
let tied = 0;
/** Per address: the stones that the one there leaves with; all of them where no stone is. */
const leaves = new Int32Array(CELLS).fill(-1);
/** Per number of the walk: the stones that it leaves with and the number before does not, or the other way round. */
const change = new Int32Array(ROOM);

/** Looks at a position that `lookAtCuts` has looked at, and walked so many stones; `listSites` is about the last one. */
export function lookAtSites(state: SixState, walked: number): void {
  findLeaving(state, walked);
  const { frontier, frontierCount } = state;
  const holders = holding;
  for (let at = 0; at < frontierCount; at++) {
    const cell = frontier[at];
    const closed =
      leaves[(cell + 1) & CELL_MASK] &
      leaves[(cell - 63) & CELL_MASK] &
      leaves[(cell - 64) & CELL_MASK] &
      leaves[(cell - 1) & CELL_MASK] &
      leaves[(cell + 63) & CELL_MASK] &
      leaves[(cell + 64) & CELL_MASK];
    cells[at] = cell;
    open[at] = ~closed;
    const stone = Math.clz32(closed & ~holders);
    alone[stone] = (alone[stone] << PLACE_BITS) | at;
  }
  // Behind the last cell there are none, as far as they are listed with the last ones.
  for (let at = frontierCount; (at & 7) !== 0; at++) open[at] = 0;
  cellCount = frontierCount;
  for (let at = 0; at < walked; at++) leaves[path[at] & CELL_MASK] = -1;
}

/** Writes down which stones every stone leaves with. */
function findLeaving(state: SixState, walked: number): void {
  const first = state.side === RED ? 0 : MAX_SIDE;
  const own = state.stoneCount(state.side);
  const { stones } = state;
  holding = 0;
  tied = 0;
  for (let at = 0; at < own; at++) {
    alone[31 - at] = NO_PLACES;
    const number = numberOf[stones[first + at] & CELL_MASK];
    if (heldBy[number] > 1) leaveGroups(number, walked, 1 << at);
    else leaveGroup(number, walked, 1 << at);
  }
  let leaving = 0;
  for (let at = 0; at < walked; at++) {
    leaving ^= change[at];
    change[at] = 0;
    leaves[path[at] & CELL_MASK] = leaving;
  }
  change[walked] = 0;
}

/** A stretch of numbers leaves with a stone, or no longer does. */
function leave(start: number, end: number, bit: number): void {
  change[start] ^= bit;
  change[end] ^= bit;
}

/** S-5: a stone leaves, and with it the group that it holds or, if that is smaller, the rest; by arithmetic, because nobody can foresee which. */
function leaveGroup(number: number, walked: number, bit: number): void {
  const held = bit & -heldBy[number];
  const start = starts[MAX_HELD * number];
  const end = ends[start];
  /** How many more there are in the group than in the rest. */
  const more = 2 * (end - start) - walked + 1;
  const stays = held & (-more >> 31);
  leave(start, end, held);
  leave(number, number + 1, bit ^ stays);
  leave(0, walked, stays);
  holding |= held;
  tied |= more === 0 ? held : 0;
}

/** The same for a stone that holds several groups: all leave but the largest, and with them the rest if that is smaller. */
function leaveGroups(number: number, walked: number, bit: number): void {
  const first = MAX_HELD * number;
  let rest = walked - 1;
  let most = 0;
  let largest = 0;
  let ties = 1;
  for (let at = first; at < first + heldBy[number]; at++) {
    const size = ends[starts[at]] - starts[at];
    rest -= size;
    if (size === most) ties++;
    if (size <= most) continue;
    most = size;
    largest = starts[at];
    ties = 1;
  }
  holding |= bit;
  if (rest === most || (rest < most && ties > 1)) tied |= bit;
  if (rest < most) {
    leave(0, walked, bit);
    leave(largest, ends[largest], bit);
    return;
  }
  leave(number, number + 1, bit);
  for (let at = first; at < first + heldBy[number]; at++) leave(starts[at], ends[starts[at]], bit);
}

/** Whether `listSites` knows the moves of the stone at this place among those of its side. */
export const knowsSites = (at: number): boolean => ((tied >> at) & 1) === 0;

/** All moves of the stone at this place, written from `first` on; returns the end. */
export function listSites(at: number, from: number, into: Int32Array, first: number): number {
  return ((holding >> at) & 1) === 0 ? listFree(at, from, into, first) : listHolding(at, from, into, first);
}

/** Nothing falls off: every cell, and then the few that touch only this stone are overwritten with the last. */
function listFree(at: number, from: number, into: Int32Array, first: number): number {
  const base = stoneMove(from, 0, 0);
  const count = cellCount;
  // Eight in each round, because the engine looks at both arrays again in each.
  for (let cell = 0; cell < count; cell += 8) {
    const to = first + cell;
    into[to] = base | cells[cell];
    into[to + 1] = base | cells[cell + 1];
    into[to + 2] = base | cells[cell + 2];
    into[to + 3] = base | cells[cell + 3];
    into[to + 4] = base | cells[cell + 4];
    into[to + 5] = base | cells[cell + 5];
    into[to + 6] = base | cells[cell + 6];
    into[to + 7] = base | cells[cell + 7];
  }
  const own = alone[31 - at];
  let end = first + count;
  end = replace(into, first, end, own & NO_PLACE);
  end = replace(into, first, end, (own >> PLACE_BITS) & NO_PLACE);
  return replace(into, first, end, (own >> (2 * PLACE_BITS)) & NO_PLACE);
}

/** Overwrites a move that is none with the last one; with no place, something behind the end with something else. */
function replace(into: Int32Array, first: number, end: number, place: number): number {
  const newEnd = (end - isNegative(place - NO_PLACE)) | 0;
  into[first + place] = into[newEnd];
  return newEnd;
}

/** Some stones fall off: each cell is written, and the next over it if it touches none that stay. */
function listHolding(at: number, from: number, into: Int32Array, first: number): number {
  const base = stoneMove(from, 0, 0);
  const count = cellCount;
  let end = first;
  for (let cell = 0; cell < count; cell += 8) {
    into[end] = base | cells[cell];
    end = (end + ((open[cell] >> at) & 1)) | 0;
    into[end] = base | cells[cell + 1];
    end = (end + ((open[cell + 1] >> at) & 1)) | 0;
    into[end] = base | cells[cell + 2];
    end = (end + ((open[cell + 2] >> at) & 1)) | 0;
    into[end] = base | cells[cell + 3];
    end = (end + ((open[cell + 3] >> at) & 1)) | 0;
    into[end] = base | cells[cell + 4];
    end = (end + ((open[cell + 4] >> at) & 1)) | 0;
    into[end] = base | cells[cell + 5];
    end = (end + ((open[cell + 5] >> at) & 1)) | 0;
    into[end] = base | cells[cell + 6];
    end = (end + ((open[cell + 6] >> at) & 1)) | 0;
    into[end] = base | cells[cell + 7];
    end = (end + ((open[cell + 7] >> at) & 1)) | 0;
  }
  return end;
}
