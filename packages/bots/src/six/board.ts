import type { Move } from '@sixfold/game-kit';
import {
  CELL_MASK,
  CELLS,
  fromOf,
  kindOf,
  Line,
  MAX_SIDE,
  MAX_STONES,
  otherSide,
  PLACE,
  type Side,
  type SixState,
  toOf,
} from '@sixfold/six';
import { Lists } from './candidates.js';
import { FORM_CELLS, type Shapes } from './shapes.js';

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

/** What is remembered of a position that a move was played in. */
const FIELDS = 6;

/** A position under search: the rules' state with forms and a key kept alongside. */
export class Board {
  readonly line: Line;
  /** Two halves of a key of the stones and the side to move. */
  low = 0;
  high = 0;
  /** Filled and read within one call: the empty cells of a form, and lists of moves. */
  readonly gapCells = new Int32Array(FORM_CELLS);
  readonly lists = new Lists();
  private readonly captured = new Uint16Array(MAX_STONES);
  /** Sums and keys before each move that was played. */
  private before = new Int32Array(64 * FIELDS);
  private depth = 0;

  constructor(
    readonly state: SixState,
    readonly shapes: Shapes,
  ) {
    this.line = new Line(state);
    shapes.clear();
    for (let place = 0; place < state.redCount; place++) this.add(state.stones[place], 0);
    for (let place = 0; place < state.blackCount; place++) this.add(state.stones[MAX_SIDE + place], 1);
    shapes.cross(state.phase === 2);
  }

  /** Plays a legal move that is not a swap. */
  play(move: Move): void {
    const { shapes, before } = this;
    const { side } = this.state;
    if (this.depth + FIELDS > before.length) this.growPast();
    before[this.depth] = shapes.redToMove;
    before[this.depth + 1] = shapes.blackToMove;
    before[this.depth + 2] = this.low;
    before[this.depth + 3] = this.high;
    before[this.depth + 4] = shapes.redLater;
    before[this.depth + 5] = shapes.blackLater;
    this.depth += FIELDS;
    this.line.play(move);
    shapes.cross(this.state.phase === 2);
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
    const { shapes, before } = this;
    const count = this.line.capturedByLast(this.captured);
    const move = this.line.undo();
    const { side } = this.state;
    shapes.takeBack(toOf(move), side);
    if (kindOf(move) !== PLACE) {
      for (let at = 0; at < count; at++) {
        shapes.putBack(this.captured[at] & CELL_MASK, (this.captured[at] >> 12) as Side);
      }
      shapes.putBack(fromOf(move), side);
    }
    this.depth -= FIELDS;
    shapes.redToMove = before[this.depth];
    shapes.blackToMove = before[this.depth + 1];
    this.low = before[this.depth + 2];
    this.high = before[this.depth + 3];
    shapes.redLater = before[this.depth + 4];
    shapes.blackLater = before[this.depth + 5];
    shapes.cross(this.state.phase === 2);
  }

  /** Lets the other side move instead; a second time takes it back. Turns of several seats do not matter to search. */
  pass(): void {
    const { state } = this;
    state.side = otherSide(state.side);
    this.low ^= TURN_LOW;
    this.high ^= TURN_HIGH;
  }

  /** Puts a stone down outside of any turn, for a search that only follows threats: rules, sums and turns stay as they are. */
  putStone(address: number, side: Side): void {
    this.state.addStone(address, side);
    this.shapes.putBack(address, side);
    this.mark(address, side);
  }

  /** Takes the stone put down last off again; the corner is where it was before. */
  takeStone(address: number, side: Side, minQ: number, minR: number): void {
    const { state } = this;
    state.removeStone(address);
    state.minQ = minQ;
    state.minR = minR;
    this.shapes.takeBack(address, side);
    this.mark(address, side);
  }

  private growPast(): void {
    const longer = new Int32Array(2 * this.before.length);
    longer.set(this.before);
    this.before = longer;
  }

  private add(address: number, side: Side): void {
    this.shapes.add(address, side);
    this.mark(address, side);
  }

  private remove(address: number, side: Side): void {
    this.shapes.remove(address, side);
    this.mark(address, side);
  }

  /** Changes the key by a stone that comes or goes. */
  private mark(address: number, side: Side): void {
    this.low ^= LOW[side * CELLS + address];
    this.high ^= HIGH[side * CELLS + address];
  }
}
