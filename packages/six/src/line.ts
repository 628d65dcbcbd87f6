import type { Move } from '@sixfold/game-kit';
import { Captures } from './captures.js';
import { fromOf, kindOf, PLACE, SWAP, toOf } from './moves.js';
import { playMove } from './play.js';
import { RED, RUNNING, type Side, type SixState } from './state.js';

const FIELDS = 10;

/** Plays moves on a state and takes them back, for search: nothing is allocated once the stack is deep enough. */
export class Line {
  private stack = new Int32Array(1024);
  private top = 0;
  /** What the last move captured. */
  readonly captures = new Captures();

  constructor(readonly state: SixState) {}

  /** Plays a legal move. */
  play(move: Move): void {
    const { state, captures } = this;
    const room = FIELDS + captures.stones.length;
    if (this.top + room > this.stack.length) {
      const larger = new Int32Array(2 * this.stack.length);
      larger.set(this.stack);
      this.stack = larger;
    }
    const { minQ, minR, turn, side, phase, quiet, pastStart, pastEnd } = state;
    playMove(state, move, captures);
    const { stack } = this;
    let { top } = this;
    for (let at = 0; at < captures.count; at++) stack[top++] = captures.stones[at];
    stack[top] = minQ;
    stack[top + 1] = minR;
    stack[top + 2] = turn;
    stack[top + 3] = side;
    stack[top + 4] = phase;
    stack[top + 5] = quiet;
    stack[top + 6] = pastStart;
    stack[top + 7] = pastEnd;
    stack[top + 8] = captures.count;
    stack[top + 9] = move;
    this.top = top + FIELDS;
  }

  /** Takes the last move back. */
  undo(): Move {
    const { state, stack } = this;
    this.top -= FIELDS;
    const { top } = this;
    const move = stack[top + 9];
    const kind = kindOf(move);
    if (kind !== SWAP) state.removeStone(toOf(move));
    state.minQ = stack[top];
    state.minR = stack[top + 1];
    state.turn = stack[top + 2];
    state.side = stack[top + 3] as Side;
    state.phase = stack[top + 4] as 1 | 2;
    state.quiet = stack[top + 5];
    state.pastStart = stack[top + 6];
    state.pastEnd = stack[top + 7];
    state.result = RUNNING;
    if (kind === SWAP) state.swapped = 0;
    else if (kind === PLACE) this.returnToSupply(state.side);
    else this.putBack(fromOf(move), stack[top + 8]);
    return move;
  }

  private returnToSupply(side: Side): void {
    if (side === RED) this.state.redSupply++;
    else this.state.blackSupply++;
  }

  private putBack(from: number, captured: number): void {
    const { state, stack } = this;
    for (let left = captured; left > 0; left--) {
      const stone = stack[--this.top];
      state.addStone(stone & 4095, (stone >> 12) as Side);
    }
    state.addStone(from, state.side);
  }

  /** The stones that the move to take back next captured, as address and side (bit 12); returns how many. */
  capturedByLast(into: Uint16Array): number {
    if (this.top === 0) return 0;
    const count = this.stack[this.top - 2];
    const from = this.top - FIELDS - count;
    for (let at = 0; at < count; at++) into[at] = this.stack[from + at];
    return count;
  }

  /** How many moves can be taken back. */
  get depth(): number {
    let depth = 0;
    for (let at = this.top; at > 0; at -= FIELDS + this.stack[at - 2]) depth++;
    return depth;
  }
}
