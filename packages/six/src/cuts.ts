import { CELL_MASK, MAX_STONES, STEP } from './grid.js';
import type { SixState } from './state.js';

const UNSEEN = 255;

/**
 * RULES.md, S-5, for all stones at once: one walk over the board tells which of them hold others (Tarjan's
 * articulation points). Listing moves asks about every stone; most of those whose neighbours look apart are
 * connected the long way round, and the walk finds that out for all of them in the time of one.
 */
export class Cuts {
  /** Per place in the list of stones: number of the stone in the order of the walk. */
  private readonly number = new Uint8Array(MAX_STONES);
  private readonly holds = new Uint8Array(MAX_STONES);
  private walked = 0;

  /** Per place in the list of stones: 1 if others fall off when it is lifted. Valid until the next question. */
  find(state: SixState): Uint8Array {
    const { number, holds } = this;
    number.fill(UNSEEN);
    holds.fill(0);
    this.walked = 1;
    const root = state.stones[0];
    number[0] = 0;
    // The first stone holds others if the walk has to leave it more than once.
    let ways = 0;
    for (let bits = state.ring(root); bits !== 0; bits &= bits - 1) {
      const next = (root + STEP[31 - Math.clz32(bits & -bits)]) & CELL_MASK;
      if (number[state.slot[next]] !== UNSEEN) continue;
      this.walk(state, next);
      ways++;
    }
    holds[0] = ways > 1 ? 1 : 0;
    return holds;
  }

  /** Walks on from a stone; returns the lowest number that can be reached from there without going back. */
  private walk(state: SixState, address: number): number {
    const { number } = this;
    const { slot } = state;
    const place = slot[address];
    const mine = this.walked++;
    number[place] = mine;
    let lowest = mine;
    for (let bits = state.ring(address); bits !== 0; bits &= bits - 1) {
      const next = (address + STEP[31 - Math.clz32(bits & -bits)]) & CELL_MASK;
      const seen = number[slot[next]];
      if (seen !== UNSEEN) {
        if (seen < lowest) lowest = seen;
        continue;
      }
      const reached = this.walk(state, next);
      if (reached >= mine) this.holds[place] = 1;
      if (reached < lowest) lowest = reached;
    }
    return lowest;
  }
}
