import type { Move } from '@sixfold/game-kit';
import {
  CELL_MASK,
  CELLS,
  fromOf,
  kindOf,
  Line,
  MAX_SIDE,
  MAX_STONES,
  PLACE,
  type Side,
  type SixState,
  toOf,
} from '@sixfold/six';
import type { Shapes } from './shapes.js';

/** Random words for positions, by side and address; a fixed sequence. */
const words = (seed: number): Int32Array => {
  let x = seed;
  return Int32Array.from({ length: 2 * CELLS }, () => {
    x = (x + 0x9e3779b9) | 0;
    let z = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  });
};
const LOW = words(1);
const HIGH = words(2);
const TURN_LOW = 0x5bd1e995 | 0;
const TURN_HIGH = 0x1b873593;

/** A position under search: the rules' state with forms and a key kept alongside. */
export class Board {
  readonly line: Line;
  /** Two halves of a key of the stones and the side to move. */
  low = 0;
  high = 0;
  private readonly captured = new Uint16Array(MAX_STONES);

  constructor(
    readonly state: SixState,
    readonly shapes: Shapes,
  ) {
    this.line = new Line(state);
    shapes.clear();
    for (let place = 0; place < state.redCount; place++) this.add(state.stones[place], 0);
    for (let place = 0; place < state.blackCount; place++) this.add(state.stones[MAX_SIDE + place], 1);
  }

  /** Plays a legal move that is not a swap. */
  play(move: Move): void {
    const { side } = this.state;
    this.line.play(move);
    if (kindOf(move) !== PLACE) {
      const { captures } = this.line;
      this.remove(fromOf(move), side);
      for (let at = 0; at < captures.count; at++) {
        this.remove(captures.stones[at] & CELL_MASK, (captures.stones[at] >> 12) as Side);
      }
    }
    this.add(toOf(move), side);
    this.low ^= TURN_LOW;
    this.high ^= TURN_HIGH;
  }

  /** Takes the last move back. */
  undo(): void {
    const count = this.line.capturedByLast(this.captured);
    const move = this.line.undo();
    const { side } = this.state;
    this.remove(toOf(move), side);
    if (kindOf(move) !== PLACE) {
      for (let at = 0; at < count; at++) {
        this.add(this.captured[at] & CELL_MASK, (this.captured[at] >> 12) as Side);
      }
      this.add(fromOf(move), side);
    }
    this.low ^= TURN_LOW;
    this.high ^= TURN_HIGH;
  }

  private add(address: number, side: Side): void {
    this.shapes.add(address, side);
    this.low ^= LOW[side * CELLS + address];
    this.high ^= HIGH[side * CELLS + address];
  }

  private remove(address: number, side: Side): void {
    this.shapes.remove(address, side);
    this.low ^= LOW[side * CELLS + address];
    this.high ^= HIGH[side * CELLS + address];
  }
}
