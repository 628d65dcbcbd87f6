import type { Move } from '@sixfold/game-kit';

/** How a remembered value bounds the true one. */
export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;

const OFFSET = 32_768;
const MAX_AGE = 0xff;

/** Positions that search has seen, in a table of fixed size. */
export class Memory {
  private readonly keys: Int32Array;
  private readonly moves: Int32Array;
  private readonly facts: Int32Array;
  private readonly mask: number;
  private age = 0;
  /** How many ages back what was written still counts. */
  private reach = 0;

  /** What the last successful `find` found. */
  move: Move = 0;
  value = 0;
  depth = 0;
  bound = EXACT;

  constructor(bits: number) {
    const size = 1 << bits;
    this.mask = size - 1;
    this.keys = new Int32Array(size);
    this.moves = new Int32Array(size);
    this.facts = new Int32Array(size);
  }

  /** Starts a new search that knows nothing. */
  forget(): void {
    this.nextSearch();
    this.reach = 0;
  }

  /** Starts a new search that knows what the ones before found. */
  nextSearch(): void {
    this.age++;
    this.reach++;
    if (this.age <= MAX_AGE) return;
    this.facts.fill(0);
    this.age = 1;
    this.reach = 0;
  }

  find(low: number, high: number): boolean {
    const at = low & this.mask;
    const fact = this.facts[at];
    if (this.keys[at] !== high || (fact & MAX_AGE) < this.age - this.reach) return false;
    this.move = this.moves[at];
    this.value = (fact >>> 16) - OFFSET;
    this.depth = (fact >> 10) & 0x3f;
    this.bound = (fact >> 8) & 3;
    return true;
  }

  /** Six numbers, not an object: it is called for every position that is searched. */
  store(low: number, high: number, move: Move, value: number, depth: number, bound: number): void {
    const at = low & this.mask;
    const fact = this.facts[at];
    const isOther = this.keys[at] !== high;
    if (isOther && (fact & MAX_AGE) === this.age && ((fact >> 10) & 0x3f) > depth + 2) return;
    this.keys[at] = high;
    this.moves[at] = move;
    this.facts[at] = ((value + OFFSET) << 16) | (Math.min(63, depth) << 10) | (bound << 8) | this.age;
  }
}
