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
import { FORM_CELLS, FORMS, FORMS_THROUGH, fours, type Shapes } from './shapes.js';
import { likenessOf } from './symmetry.js';
import { MANY_GAPS, NO_GAP, openGap } from './threats.js';

/** What a proof found. */
export interface Proof {
  /** Whether the side can complete a form by then, whatever the other side does. */
  readonly forced: boolean;
  /** How many positions were looked at. */
  readonly positions: number;
}

/** Thrown when more positions would have been needed than may be looked at. */
export class GivenUp extends Error {}

/** Up to this many stones, positions that look alike count as one. */
const LOOKED_ALIKE = 8;
/** How many positions are remembered: a map has no room for many more. */
const MOST_KNOWN = 12_000_000;
/** More open forms than so few stones can begin. */
const MOST_FORMS = 2048;

/**
 * Whether a side can force a form while stones are placed (phase one), within a given number of stones on the board. All stones
 * of the side that attacks are tried and, where nothing else refutes them, all answers: what it says is proved, not
 * judged. A line is left only when no open form of the attacker can be filled any more. It gives up after `most` positions.
 */
export function proveForm(
  state: SixState,
  attacker: Side,
  stones: number,
  most = Number.POSITIVE_INFINITY,
): Proof {
  const start = six.copy(state);
  // All first stones are alike.
  if (start.redCount + start.blackCount === 0) playMove(start, firstMove(start));
  return new Prover(start, attacker, most).prove(stones);
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
  /** Forms through a cell, the last time that each form was listed, and the gaps of those that were. */
  private readonly through = new Int32Array(FORMS_THROUGH);
  private readonly seen = new Uint32Array(FORMS);
  private round = 0;
  private readonly gaps = new Int32Array(MOST_FORMS * FORM_CELLS);
  private readonly gapCounts = new Int32Array(MOST_FORMS);

  constructor(
    state: SixState,
    private readonly attacker: Side,
    private readonly most: number,
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
    const { board, attacker } = this;
    if (openGap(board, attacker) !== NO_GAP) return true;
    if (left === 1) return false;
    const must = openGap(board, otherSide(attacker));
    if (must === MANY_GAPS) return false;
    if (left === 2) return this.opensTwo(must, false);
    if (!this.isPressing(left)) return false;
    return this.remembered(left, () => {
      for (const cell of must === NO_GAP ? this.cells(attacker) : [must]) {
        board.play(placeMove(cell));
        const wins = this.defend(left - 1);
        board.undo();
        if (wins) return true;
      }
      return false;
    });
  }

  /**
   * Whether a stone of the attacker, in a given cell if there is one, leaves two gaps at once: one answer is then not enough. It may be
   * placed only where it touches another, unless anywhere will do.
   */
  private opensTwo(must: number, anywhere: boolean): boolean {
    const { board, shapes, attacker, others } = this;
    const list = fours(attacker);
    const { gapCells } = board;
    others.clear();
    for (let at = 0; at < shapes.listed[list]; at++) {
      shapes.gaps(shapes.at(list, at), board.state.board, gapCells);
      for (const [cell, other] of [
        [gapCells[0], gapCells[1]],
        [gapCells[1], gapCells[0]],
      ]) {
        if (must !== NO_GAP && cell !== must) continue;
        if (!anywhere && board.state.board[cell] === 0) continue;
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
    if (must === NO_GAP && !this.isPressing(left)) return false;
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

  /**
   * Whether the attacker could win with this many stones if the other side only passed until it must fill a gap: in the end two forms must lack
   * one stone each, in different cells, and the stone before must have belonged to both. So there must be two open forms that share a gap and
   * lack together no more than one stone more than the attacker may place. Stones of the other side only take forms away.
   */
  private isPressing(left: number): boolean {
    if (left >= FORM_CELLS) return true;
    // The same question, asked of the list of fours.
    if (left === 2) return this.opensTwo(NO_GAP, true);
    const count = this.listOpen(FORM_CELLS - left);
    const { gaps, gapCounts } = this;
    for (let one = 1; one < count; one++) {
      for (let other = 0; other < one; other++) {
        let shared = 0;
        for (let at = 0; at < gapCounts[one]; at++) {
          const cell = gaps[one * FORM_CELLS + at];
          for (let to = 0; to < gapCounts[other]; to++) if (gaps[other * FORM_CELLS + to] === cell) shared++;
        }
        if (shared > 0 && gapCounts[one] + gapCounts[other] - shared <= left + 1) return true;
      }
    }
    return false;
  }

  /** Lists the gaps of all open forms of the attacker with at least this many stones; returns how many forms there are. */
  private listOpen(least: number): number {
    const { shapes, attacker, through, seen } = this;
    const { gapCells } = this.board;
    const { board, frontier, frontierCount } = this.board.state;
    this.round++;
    let count = 0;
    // Every such form has an empty cell where a stone may be placed.
    for (let at = 0; at < frontierCount; at++) {
      const found = shapes.openThrough(frontier[at], attacker, least, through);
      for (let form = 0; form < found && count < MOST_FORMS; form++) {
        if (seen[through[form]] === this.round) continue;
        seen[through[form]] = this.round;
        this.gapCounts[count] = shapes.gaps(through[form], board, gapCells);
        this.gaps.set(gapCells, count++ * FORM_CELLS);
      }
    }
    if (count === MOST_FORMS) throw new Error('more open forms than a board of all stones has');
    return count;
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
    if (this.positions === this.most) throw new GivenUp();
    this.positions++;
    const found = find();
    if (key !== undefined && known.size < MOST_KNOWN) known.set(key, found);
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
