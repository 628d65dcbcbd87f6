import { CELL_MASK, CELLS, MAX_SIDE, MAX_STONES, STEP } from './grid.js';
import type { SixState } from './state.js';

// RULES.md, S-5, for all stones at once. One walk over the board numbers the stones in the order it comes to them, so
// that whatever lies behind a stone is a stretch of numbers, and finds the stones that hold such a stretch (Tarjan's
// articulation points).

/** In place of a number: no stone; or one that the walk has not come to yet, which bit 6 tells. */
const NO_STONE = 63;
const UNSEEN = 127;
/** At most three neighbours of a stone can lie in different groups; room for one more that turns out not to fall off. */
const MAX_HELD = 4;

/** For six neighbours as bits: the first of each unbroken arc of set ones. */
const FIRST_OF_ARCS = Uint8Array.from({ length: 64 }, (_, ring) =>
  ring === 63 ? 1 : ring & ~((ring << 1) | (ring >> 5)),
);

/** The smaller of two numbers; by arithmetic, because nobody can foresee which it is. */
const smaller = (a: number, b: number): number => b + ((a - b) & ((a - b) >> 31));

/** What hangs on what. One object serves one question after the other, so asking allocates nothing. */
export class Cuts {
  /** Per place in the list of stones: how many groups fall apart from the rest when the stone is lifted. */
  readonly held = new Uint8Array(MAX_STONES);
  /** Per place: the numbers that these groups start with. */
  private readonly starts = new Uint8Array(MAX_HELD * MAX_STONES);
  /** Per number: the first number that no longer lies behind the stone. */
  private readonly end = new Uint8Array(MAX_STONES);
  /** Per address: the number of the stone there. */
  readonly number = new Uint8Array(CELLS).fill(NO_STONE);
  /** Per number: where the stone is. */
  readonly path = new Uint16Array(MAX_STONES);
  /** How many stones have a number. */
  walked = 0;

  private asked: SixState | undefined;
  private version = -1;

  /** Looks at a position; all other questions are about the last one looked at. */
  of(state: SixState): this {
    if (state === this.asked && state.version === this.version) return this;
    this.asked = state;
    this.version = state.version;
    const { number, path, held } = this;
    for (let at = 0; at < this.walked; at++) number[path[at]] = NO_STONE;
    this.walked = 0;
    held.fill(0);
    const { stones, redCount, blackCount } = state;
    for (let place = 0; place < redCount; place++) number[stones[place]] = UNSEEN;
    for (let place = MAX_SIDE; place < MAX_SIDE + blackCount; place++) number[stones[place]] = UNSEEN;
    this.walk(state.slot, stones[0]);
    // Nothing lies before the first stone: it holds others only if the walk had to leave it more than once.
    if (held[0] === 1) held[0] = 0;
    return this;
  }

  /** Walks on from a stone; returns the lowest number that can be reached from there without going back. */
  private walk(slot: Uint8Array, address: number): number {
    const { number } = this;
    const mine = this.walked++;
    number[address] = mine;
    this.path[mine] = address;
    const a = number[(address + 1) & CELL_MASK];
    const b = number[(address - 63) & CELL_MASK];
    const c = number[(address - 64) & CELL_MASK];
    const d = number[(address - 1) & CELL_MASK];
    const e = number[(address + 63) & CELL_MASK];
    const f = number[(address + 64) & CELL_MASK];
    const unseen =
      (a >> 6) | ((b >> 6) << 1) | ((c >> 6) << 2) | ((d >> 6) << 3) | ((e >> 6) << 4) | ((f >> 6) << 5);
    let lowest = smaller(smaller(smaller(a, b), smaller(c, d)), smaller(e, f));
    // Unseen stones next to each other around this one: the walk comes from the first of them to the others.
    for (let bits = FIRST_OF_ARCS[unseen]; bits !== 0; bits &= bits - 1) {
      const next = (address + STEP[31 - Math.clz32(bits & -bits)]) & CELL_MASK;
      if (number[next] !== UNSEEN) continue;
      const start = this.walked;
      const reached = this.walk(slot, next);
      this.hold(slot[address], start, (mine - reached - 1) >>> 31);
      lowest = smaller(reached, lowest);
    }
    this.end[mine] = this.walked;
    return lowest;
  }

  /** Notes a group that a stone holds, or (0) does not: it stays as the next one then, and is not counted. */
  private hold(place: number, start: number, holds: number): void {
    const many = this.held[place];
    this.starts[MAX_HELD * place + many] = start;
    this.held[place] = many + holds;
  }

  /** The numbers of a group that a stone holds: from here … */
  startOf(place: number, group: number): number {
    return this.starts[MAX_HELD * place + group];
  }

  /** … to before the first that no longer lies behind it. */
  endOf(start: number): number {
    return this.end[start];
  }
}
