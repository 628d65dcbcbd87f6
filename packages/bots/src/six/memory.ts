import type { Move } from '@sixfold/game-kit';

/** How a remembered value bounds the true one. */
export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;

/** Words a position takes: its key, then these. Four, so that none lies in two of the pieces in which memory is fetched. */
const WORDS = 4;
const MOVE = 1;
const FACTS = 2;

const OFFSET = 32_768;
const MAX_AGE = 0xff;

/** Positions that search has seen, in a table of fixed size. */
export class Memory {
  /** Key, move and facts of each position side by side, because fetching them from the machine's memory is what takes time. */
  private readonly words: Int32Array;
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
    this.words = new Int32Array(WORDS << bits);
    this.mask = (1 << bits) - 1;
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
    this.words.fill(0);
    this.age = 1;
    this.reach = 0;
  }

  find(low: number, high: number): boolean {
    const { words } = this;
    const at = WORDS * (low & this.mask);
    const fact = words[at + FACTS];
    if (words[at] !== high || (fact & MAX_AGE) < this.age - this.reach) return false;
    this.move = words[at + MOVE];
    this.value = (fact >>> 16) - OFFSET;
    this.depth = (fact >> 10) & 0x3f;
    this.bound = (fact >> 8) & 3;
    return true;
  }

  /** Six numbers, not an object: it is called for every position that is searched. */
  store(low: number, high: number, move: Move, value: number, depth: number, bound: number): void {
    const { words } = this;
    const at = WORDS * (low & this.mask);
    const fact = words[at + FACTS];
    const isOther = words[at] !== high;
    if (isOther && (fact & MAX_AGE) === this.age && ((fact >> 10) & 0x3f) > depth + 2) return;
    words[at] = high;
    words[at + MOVE] = move;
    words[at + FACTS] = ((value + OFFSET) << 16) | (Math.min(63, depth) << 10) | (bound << 8) | this.age;
  }
}
