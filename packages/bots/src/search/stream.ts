import type { Rng } from '@sixfold/game-kit';

/**
 * A small fast generator whose whole state is one number, so that a search can give every candidate the same
 * luck by setting it back (mulberry32 by Tommy Ettinger, public domain).
 */
export class Stream implements Rng {
  constructor(public state: number) {}

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** A number from 0 (included) to 1 (excluded). */
  unit(): number {
    return this.next() / 2 ** 32;
  }
}
