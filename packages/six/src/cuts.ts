import { CELL_MASK, CELLS, MAX_FRONTIER, MAX_STONES, STEP } from './grid.js';
import type { SixState } from './state.js';

// RULES.md, S-5, for all stones at once. One walk over the board numbers the stones in the order it comes to them, so
// that whatever lies behind a stone is a stretch of numbers, and finds the stones that hold such a stretch (Tarjan's
// articulation points). Then sets of stones are bits by number: what stays when a stone is lifted, and what a cell
// touches. Listing moves asks about every stone and every cell, and has its answers without flooding the board again.

/** In place of a number: no stone, or one that the walk has not come to yet. */
const NONE = 63;
/** At most three neighbours of a stone can lie in different groups, so it holds at most three stretches. */
const MAX_HELD = 3;

/** Numbers from 0 to 41 as bits of two words. */
const lowBits = (count: number): number => (count >= 32 ? -1 : (1 << count) - 1);
const LOW = Int32Array.from({ length: MAX_STONES + 1 }, (_, count) => lowBits(count));
const HIGH = Int32Array.from({ length: MAX_STONES + 1 }, (_, count) => lowBits(Math.max(0, count - 32)));
/** Per number: its bit in either word; none for NONE. */
const LOW_BIT = Int32Array.from({ length: NONE + 1 }, (_, number) => (number < 32 ? 1 << number : 0));
const HIGH_BIT = Int32Array.from({ length: NONE + 1 }, (_, number) =>
  number >= 32 && number < NONE ? 1 << (number - 32) : 0,
);

/** What hangs on what. One object serves one question after the other, so asking allocates nothing. */
export class Cuts {
  /** Per place in the list of stones: how many groups fall apart from the rest when the stone is lifted. */
  readonly held = new Uint8Array(MAX_STONES);
  /** Per place: the numbers that these groups start with. */
  private readonly starts = new Uint8Array(MAX_HELD * MAX_STONES);
  /** Per number: the first number that no longer lies behind the stone. */
  private readonly end = new Uint8Array(MAX_STONES);
  /** Per address: the number of the stone there. */
  private readonly number = new Uint8Array(CELLS).fill(NONE);
  /** Per number: where the stone is. */
  private readonly path = new Uint16Array(MAX_STONES);
  private walked = 0;

  private asked: SixState | undefined;
  private version = -1;

  /** Per place in the list of cells to build on: the stones it touches. */
  readonly touchedLow = new Int32Array(MAX_FRONTIER);
  readonly touchedHigh = new Int32Array(MAX_FRONTIER);
  /** What stays when the stone asked about is lifted. */
  stayLow = 0;
  stayHigh = 0;

  /** Looks at a position; all other questions are about the last one looked at. */
  of(state: SixState): this {
    if (state === this.asked && state.version === this.version) return this;
    this.asked = state;
    this.version = state.version;
    const { number, path } = this;
    for (let at = 0; at < this.walked; at++) number[path[at]] = NONE;
    this.held.fill(0);
    this.walked = 0;
    this.walk(state, state.stones[0]);
    // Nothing lies before the first stone: it holds others only if the walk had to leave it more than once.
    if (this.held[0] === 1) this.held[0] = 0;
    return this;
  }

  /** Walks on from a stone; returns the lowest number that can be reached from there without going back. */
  private walk(state: SixState, address: number): number {
    const { number } = this;
    const mine = this.walked++;
    number[address] = mine;
    this.path[mine] = address;
    let lowest = mine;
    for (let bits = state.ring(address); bits !== 0; bits &= bits - 1) {
      const next = (address + STEP[31 - Math.clz32(bits & -bits)]) & CELL_MASK;
      const seen = number[next];
      if (seen !== NONE) {
        if (seen < lowest) lowest = seen;
        continue;
      }
      const start = this.walked;
      const reached = this.walk(state, next);
      if (reached >= mine) this.hold(state.slot[address], start);
      if (reached < lowest) lowest = reached;
    }
    this.end[mine] = this.walked;
    return lowest;
  }

  private hold(place: number, start: number): void {
    this.starts[MAX_HELD * place + this.held[place]++] = start;
  }

  /** Finds out which stones each cell to build on touches. */
  findTouched({ frontier, frontierCount }: SixState): void {
    const { touchedLow, touchedHigh, number } = this;
    for (let at = 0; at < frontierCount; at++) {
      const cell = frontier[at];
      const a = number[(cell + 1) & CELL_MASK];
      const b = number[(cell - 63) & CELL_MASK];
      const c = number[(cell - 64) & CELL_MASK];
      const d = number[(cell - 1) & CELL_MASK];
      const e = number[(cell + 63) & CELL_MASK];
      const f = number[(cell + 64) & CELL_MASK];
      touchedLow[at] = LOW_BIT[a] | LOW_BIT[b] | LOW_BIT[c] | LOW_BIT[d] | LOW_BIT[e] | LOW_BIT[f];
      touchedHigh[at] = HIGH_BIT[a] | HIGH_BIT[b] | HIGH_BIT[c] | HIGH_BIT[d] | HIGH_BIT[e] | HIGH_BIT[f];
    }
  }

  /** Finds out what stays when a stone is lifted; false if several groups are equally the largest. */
  findStaying(state: SixState, place: number): boolean {
    const mine = this.number[state.stones[place]];
    const all = state.redCount + state.blackCount;
    const first = MAX_HELD * place;
    const end = first + this.held[place];
    // The rest: all but the stone itself and what lies behind it apart from everything else.
    let rest = all - 1;
    let low = LOW[all] ^ LOW[mine] ^ LOW[mine + 1];
    let high = HIGH[all] ^ HIGH[mine] ^ HIGH[mine + 1];
    let most = 0;
    let ties = 1;
    for (let at = first; at < end; at++) {
      const start = this.starts[at];
      const behind = this.end[start];
      const size = behind - start;
      const heldLow = LOW[behind] ^ LOW[start];
      const heldHigh = HIGH[behind] ^ HIGH[start];
      rest -= size;
      low ^= heldLow;
      high ^= heldHigh;
      if (size === most) ties++;
      if (size <= most) continue;
      most = size;
      ties = 1;
      this.stayLow = heldLow;
      this.stayHigh = heldHigh;
    }
    if (rest > most) {
      this.stayLow = low;
      this.stayHigh = high;
      return true;
    }
    return rest < most && ties === 1;
  }
}
