import type { Move } from '@sixfold/game-kit';

/** How a remembered value bounds the true one. */
export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;

const OFFSET = 32_768;

/** Positions that search has seen, in a table of fixed size. Each search forgets what the one before wrote. */
export class Memory {
  private readonly keys: Int32Array;
  private readonly moves: Int32Array;
  private readonly facts: Int32Array;
  private readonly mask: number;
  private age = 0;

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

  /** Starts a new search. */
  forget(): void {
    this.age = (this.age + 1) & 0xff;
    if (this.age === 0) this.facts.fill(0);
    if (this.age === 0) this.age = 1;
  }

  find(low: number, high: number): boolean {
    const at = low & this.mask;
    const fact = this.facts[at];
    if (this.keys[at] !== high || (fact & 0xff) !== this.age) return false;
    this.move = this.moves[at];
    this.value = (fact >>> 16) - OFFSET;
    this.depth = (fact >> 10) & 0x3f;
    this.bound = (fact >> 8) & 3;
    return true;
  }

  store(low: number, high: number, move: Move, value: number, depth: number, bound: number): void {
    const at = low & this.mask;
    const fact = this.facts[at];
    const isOther = this.keys[at] !== high;
    if (isOther && (fact & 0xff) === this.age && ((fact >> 10) & 0x3f) > depth + 2) return;
    this.keys[at] = high;
    this.moves[at] = move;
    this.facts[at] = ((value + OFFSET) << 16) | (Math.min(63, depth) << 10) | (bound << 8) | this.age;
  }
}
