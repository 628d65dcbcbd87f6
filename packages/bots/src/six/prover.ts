import type { Move } from '@sixfold/game-kit';
import {
  legalMoves,
  MAX_SIDE,
  otherSide,
  placeMove,
  playMove,
  type Side,
  type SixState,
  six,
} from '@sixfold/six';
import { Board } from './board.js';
import { shapesFor } from './knowledge.js';
import { FORM_CELLS, fours, type Shapes } from './shapes.js';
import { likenessOf } from './symmetry.js';
import { MANY_GAPS, NO_GAP, openGap } from './threats.js';

const gapCells = new Int32Array(FORM_CELLS);

/** What a proof found. */
export interface Proof {
  /** Whether the side can complete a form by then, whatever the other side does. */
  readonly forced: boolean;
  /** How many positions were looked at. */
  readonly positions: number;
}

/** Gives up: called now and then with the number of positions so far. */
export type GiveUp = (positions: number) => boolean;

/** Thrown when somebody gave up. */
export class GivenUp extends Error {}

const BETWEEN_QUESTIONS = 4096;
/** Up to this many stones, positions that look alike count as one. */
const LOOKED_ALIKE = 8;

/**
 * Whether a side can force a form while stones are placed (phase one), within a given number of stones on the board. All stones
 * of the side that attacks are tried and, where nothing else refutes them, all answers: what it says is proved, not
 * judged. A line is left only when no open form of the attacker can be filled any more.
 */
export function proveForm(state: SixState, attacker: Side, stones: number, giveUp?: GiveUp): Proof {
  const start = six.copy(state);
  // All first stones are alike.
  if (start.redCount + start.blackCount === 0) playMove(start, firstMove(start));
  return new Prover(start, attacker, giveUp).prove(stones);
}

function firstMove(state: SixState): Move {
  const moves = new Int32Array(six.maxMoves);
  legalMoves(state, state.turn, moves);
  return moves[0];
}

class Prover {
  private readonly board: Board;
  private readonly shapes: Shapes;
  private readonly known = new Map<string, boolean>();
  private positions = 0;
  /** Of a form that lacks two stones: by one gap, the other one. */
  private readonly others = new Map<number, number>();

  constructor(
    state: SixState,
    private readonly attacker: Side,
    private readonly giveUp: GiveUp = () => false,
  ) {
    this.shapes = shapesFor(state);
    this.board = new Board(state, this.shapes);
  }

  prove(stones: number): Proof {
    const { side, redCount, blackCount } = this.board.state;
    const room = Math.max(0, stones - redCount - blackCount);
    const left = side === this.attacker ? Math.ceil(room / 2) : Math.floor(room / 2);
    const forced = side === this.attacker ? this.attack(left) : this.defend(left);
    return { forced, positions: this.positions };
  }

  /** The attacker is to move and may place this many stones. */
  private attack(left: number): boolean {
    if (left === 0) return false;
    const { board, shapes, attacker } = this;
    if (openGap(board, attacker) !== NO_GAP) return true;
    if (left === 1) return false;
    const must = openGap(board, otherSide(attacker));
    if (must === MANY_GAPS) return false;
    if (left === 2) return this.opensTwo(must);
    const needed = FORM_CELLS - (left - 1);
    const most = this.most();
    if (most + 1 < needed) return false;
    return this.remembered(left, () => {
      for (const cell of must === NO_GAP ? this.cells(attacker) : [must]) {
        // A stone beside all forms that can still be filled in time must leave one that can be filled without it.
        if (most < needed && shapes.mostThrough(cell, attacker) + 1 < needed) continue;
        board.play(placeMove(cell));
        const wins = this.defend(left - 1);
        board.undo();
        if (wins) return true;
      }
      return false;
    });
  }

  /** Whether a stone of the attacker, in a given cell if there is one, leaves two gaps at once: one answer is then not enough. */
  private opensTwo(must: number): boolean {
    const { board, shapes, attacker, others } = this;
    const list = fours(attacker);
    others.clear();
    for (let at = 0; at < shapes.listed[list]; at++) {
      shapes.gaps(shapes.at(list, at), board.state.board, gapCells);
      for (const [cell, other] of [
        [gapCells[0], gapCells[1]],
        [gapCells[1], gapCells[0]],
      ]) {
        // A stone may be placed only where it touches another.
        if ((must !== NO_GAP && cell !== must) || board.state.board[cell] === 0) continue;
        const known = others.get(cell);
        if (known !== undefined && known !== other) return true;
        others.set(cell, other);
      }
    }
    return false;
  }

  /** The defender is to move; the attacker may place this many stones afterwards. */
  private defend(left: number): boolean {
    if (left === 0) return false;
    const { board, attacker } = this;
    const defender = otherSide(attacker);
    if (openGap(board, defender) !== NO_GAP) return false;
    const must = openGap(board, attacker);
    if (must === MANY_GAPS) return true;
    if (must === NO_GAP && this.most() < FORM_CELLS - left) return false;
    return this.remembered(left, () => {
      for (const cell of must === NO_GAP ? this.cells(defender) : [must]) {
        board.play(placeMove(cell));
        const wins = this.attack(left);
        board.undo();
        if (!wins) return false;
      }
      return true;
    });
  }

  /** The most stones in an open form of the attacker: each such form has an empty cell where a stone may be placed. */
  private most(): number {
    const { frontier, frontierCount } = this.board.state;
    let most = 0;
    for (let at = 0; at < frontierCount; at++) {
      most = Math.max(most, this.shapes.mostThrough(frontier[at], this.attacker));
    }
    return most;
  }

  /** All cells where a stone may be placed, those first that build and spoil most. */
  private cells(side: Side): number[] {
    const { frontier, frontierCount } = this.board.state;
    const cells = Array.from(frontier.subarray(0, frontierCount));
    const worth = new Map(cells.map((cell) => [cell, this.shapes.worthOf(cell, side)]));
    return cells.sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  }

  private remembered(left: number, find: () => boolean): boolean {
    const { known } = this;
    // The last but one stone of the attacker is gone through faster than it is remembered.
    const key = left > 2 ? `${this.stones()}${left}` : undefined;
    const before = key === undefined ? undefined : known.get(key);
    if (before !== undefined) return before;
    if (++this.positions % BETWEEN_QUESTIONS === 0 && this.giveUp(this.positions)) throw new GivenUp();
    const found = find();
    if (key === undefined) return found;
    known.set(key, found);
    return found;
  }

  /**
   * The position as a text that no other position shares; with few stones, but those that look alike, turned or
   * mirrored: what follows from them is then looked at once.
   */
  private stones(): string {
    const { state } = this.board;
    const { stones, redCount, blackCount } = state;
    if (redCount + blackCount <= LOOKED_ALIKE) {
      const { red, black } = six.view(state, 'spectator');
      return `${likenessOf(red, black).key}|`;
    }
    const red = stones.slice(0, redCount).sort();
    const black = stones.slice(MAX_SIDE, MAX_SIDE + blackCount).sort();
    return `${String.fromCharCode(...red)}|${String.fromCharCode(...black)}|`;
  }
}
