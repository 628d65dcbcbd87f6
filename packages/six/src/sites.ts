import type { Cuts } from './cuts.js';
import { CELL_MASK, CELLS, FRONTIER_ROOM, MAX_SIDE, MAX_STONES } from './grid.js';
import { stoneMove } from './moves.js';
import { RED, type SixState } from './state.js';

// RULES.md, S-4 to S-6, for all stones of the side to move at once. Sets of these stones are bits by place in their list:
// those with which a stone leaves the board, hence those with which all stones around a cell leave, which therefore must
// not be put there. A list of moves is written without asking anything again and without branches, because
// nobody can foresee which cells are left out (docs/engines.md).

const CELL_BITS = 12;
/** As many stones have a bit above an address; the twenty-first of a side is listed the slow way. */
const MAX_BITS = 32 - CELL_BITS;
/** Behind the last cell: left out for every stone. */
const NO_CELL = -1 << CELL_BITS;

/** Up to three places in one word, the last noted lowest; a stone that holds nothing has at most three cells to itself. */
const PLACE_BITS = 8;
const NO_PLACE = 0xff;
const NO_PLACES = 0xffffff;

/** 1 if a number is below 0, else 0. */
const isNegative = (n: number): number => n >>> 31;

/** Where the stones of the side to move can go. One object serves one question after the other. */
export class Sites {
  /** Per place in the list of cells: its address, and above it those of the stones that hold others and must not go there. */
  private readonly cells = new Int32Array(FRONTIER_ROOM);
  private cellCount = 0;
  /** Per stone that holds nothing, by leading zeros of its bit: the places of cells that touch it alone. */
  private readonly alone = new Int32Array(33);
  /** The stones that leave several groups equally the largest. */
  private tied = 0;
  /** Per address: the stones that the one there leaves with; all of them where no stone is. */
  private readonly leaves = new Int32Array(CELLS).fill(-1);
  /** Per number of the walk: the stones that it leaves with and the number before does not, or the other way round. */
  private readonly change = new Int32Array(MAX_STONES + 1);

  /** Looks at a position; `list` is about the last one looked at. */
  of(state: SixState, cuts: Cuts): this {
    const holding = this.findLeaving(state, cuts);
    const { cells, alone, leaves } = this;
    const { frontier, frontierCount } = state;
    alone.fill(NO_PLACES);
    for (let at = 0; at < frontierCount; at++) {
      const cell = frontier[at];
      const closed =
        leaves[(cell + 1) & CELL_MASK] &
        leaves[(cell - 63) & CELL_MASK] &
        leaves[(cell - 64) & CELL_MASK] &
        leaves[(cell - 1) & CELL_MASK] &
        leaves[(cell + 63) & CELL_MASK] &
        leaves[(cell + 64) & CELL_MASK];
      cells[at] = cell | ((closed & holding) << CELL_BITS);
      const stone = Math.clz32(closed & ~holding);
      alone[stone] = (alone[stone] << PLACE_BITS) | at;
    }
    for (let at = frontierCount; at < FRONTIER_ROOM && (at & 3) !== 0; at++) cells[at] = NO_CELL;
    this.cellCount = frontierCount;
    for (let at = 0; at < cuts.walked; at++) leaves[cuts.path[at]] = -1;
    return this;
  }

  /** Writes down which stones every stone leaves with; returns those that others leave with. */
  private findLeaving(state: SixState, cuts: Cuts): number {
    const { change, leaves } = this;
    const { walked, path, number, held } = cuts;
    const first = state.side === RED ? 0 : MAX_SIDE;
    const own = state.stoneCount(state.side);
    let holding = 0;
    this.tied = 0;
    for (let at = 0; at < own; at++) {
      const mine = number[state.stones[first + at]];
      this.leave(mine, mine + 1, 1 << at);
      if (held[first + at] === 0) continue;
      this.leaveHeld(cuts, first + at, mine, 1 << at);
      holding |= 1 << at;
    }
    let stones = 0;
    for (let at = 0; at < walked; at++) {
      stones ^= change[at];
      leaves[path[at]] = stones;
    }
    change.fill(0);
    return holding;
  }

  /** A stretch of numbers leaves with a stone, or no longer does. */
  private leave(start: number, end: number, bit: number): void {
    this.change[start] ^= bit;
    this.change[end] ^= bit;
  }

  /** S-5: of the groups that a stone holds together, all leave but the largest. */
  private leaveHeld(cuts: Cuts, place: number, mine: number, bit: number): void {
    const groups = cuts.held[place];
    let rest = cuts.walked - 1;
    let most = 0;
    let largest = 0;
    let ties = 1;
    for (let group = 0; group < groups; group++) {
      const start = cuts.startOf(place, group);
      const end = cuts.endOf(start);
      const size = end - start;
      this.leave(start, end, bit);
      rest -= size;
      if (size === most) ties++;
      if (size <= most) continue;
      most = size;
      largest = start;
      ties = 1;
    }
    if (rest > most) return;
    if (rest === most || ties > 1) this.tied |= bit;
    // One of the held groups stays, and everything else leaves.
    for (let group = 0; group < groups; group++) {
      const start = cuts.startOf(place, group);
      if (start !== largest) this.leave(start, cuts.endOf(start), bit);
    }
    this.leave(mine, mine + 1, bit);
    this.leave(0, cuts.walked, bit);
  }

  /** Whether `list` knows the moves of the stone at this place among those of its side. */
  knows(at: number): boolean {
    return at < MAX_BITS && ((this.tied >> at) & 1) === 0;
  }

  /**
   * All moves of the stone at this place, written from `first` on; returns the end. Each is written, and the next over
   * it if it is left out; four at a time, because the engine looks at both arrays again in each round of a loop.
   */
  list(at: number, from: number, into: Int32Array, first: number): number {
    const { cells, cellCount } = this;
    const base = stoneMove(from, 0, 0);
    const bit = 1 << (at + CELL_BITS);
    let end = first;
    for (let cell = 0; cell < cellCount; cell += 4) {
      const a = cells[cell];
      const b = cells[cell + 1];
      const c = cells[cell + 2];
      const d = cells[cell + 3];
      into[end] = base | (a & CELL_MASK);
      end = (end + isNegative((a & bit) - 1)) | 0;
      into[end] = base | (b & CELL_MASK);
      end = (end + isNegative((b & bit) - 1)) | 0;
      into[end] = base | (c & CELL_MASK);
      end = (end + isNegative((c & bit) - 1)) | 0;
      into[end] = base | (d & CELL_MASK);
      end = (end + isNegative((d & bit) - 1)) | 0;
    }
    const alone = this.alone[31 - at];
    end = replace(into, first, end, alone & NO_PLACE);
    end = replace(into, first, end, (alone >> PLACE_BITS) & NO_PLACE);
    return replace(into, first, end, (alone >> (2 * PLACE_BITS)) & NO_PLACE);
  }
}

/** Overwrites a move that is none with the last one; with no place, something behind the end with something else. */
function replace(into: Int32Array, first: number, end: number, place: number): number {
  const newEnd = (end - isNegative(place - NO_PLACE)) | 0;
  into[first + place] = into[newEnd];
  return newEnd;
}
