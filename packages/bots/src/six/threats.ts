import { otherSide, placeMove, type Side, STONE } from '@sixfold/six';
import type { Board } from './board.js';
import { fives, fours } from './shapes.js';

/** No gap, and more than one. */
export const NO_GAP = -1;
export const MANY_GAPS = -2;

const gapCells = new Int32Array(6);

/** Where a side needs just one more stone: the cell, or that there is none or several. */
export function openGap(board: Board, side: Side): number {
  const { shapes, state } = board;
  const list = fives(side);
  const count = shapes.listed[list];
  let found = NO_GAP;
  for (let at = 0; at < count; at++) {
    shapes.gaps(shapes.at(list, at), state.board, gapCells);
    if (found === NO_GAP) found = gapCells[0];
    else if (found !== gapCells[0]) return MANY_GAPS;
  }
  return found;
}

const never = (): boolean => false;

/** Deepest chain of threats that is followed. */
const MAX_CHAIN = 20;

/**
 * Looks for a win by threats alone in phase one: every stone makes a five, the other side must fill its gap, until
 * two gaps are open at once. Few moves force, so such wins are found far beyond the horizon of the main search.
 */
export class ThreatSearch {
  private readonly cells = Array.from({ length: MAX_CHAIN + 1 }, () => new Int32Array(128));
  private left = 0;
  /** How many threats the last question looked at. */
  tried = 0;
  private stop = never;
  /** The first move of the win that was found, and how many moves of both sides it takes at most. */
  move = NO_GAP;
  length = 0;

  /** Whether the side to move wins by threats, looking at no more than this many threats. */
  wins(board: Board, nodes: number, stop: () => boolean = never): boolean {
    this.left = nodes;
    this.tried = 0;
    this.stop = stop;
    return board.state.phase === 1 && this.attack(board, 0);
  }

  private attack(board: Board, depth: number): boolean {
    const { state, shapes } = board;
    const { side } = state;
    if (supplyOf(board, side) < 1) return false;
    const own = openGap(board, side);
    if (own !== NO_GAP) {
      if (own === MANY_GAPS) shapes.gaps(shapes.at(fives(side), 0), state.board, gapCells);
      return this.found(depth, own === MANY_GAPS ? gapCells[0] : own, 1);
    }
    if (shapes.listed[fours(side)] === 0 || depth >= MAX_CHAIN || supplyOf(board, side) < 2) return false;
    const must = openGap(board, otherSide(side));
    if (must === MANY_GAPS) return false;
    const cells = this.cells[depth];
    const count = this.threatCells(board, side, must, cells);
    for (let at = 0; at < count && this.left > 0; at++) {
      if (this.tryThreat(board, cells[at], side, depth)) return true;
    }
    return false;
  }

  /** Cells that turn a four into a five, each once, those of several fours first. */
  private threatCells(board: Board, side: Side, must: number, into: Int32Array): number {
    const { shapes, state } = board;
    const list = fours(side);
    let count = 0;
    let front = 0;
    for (let at = 0; at < shapes.listed[list] && count < 100; at++) {
      const gaps = shapes.gaps(shapes.at(list, at), state.board, gapCells);
      for (let gap = 0; gap < gaps; gap++) {
        const cell = gapCells[gap];
        if (state.board[cell] === 0 || (must !== NO_GAP && cell !== must)) continue;
        const known = into.indexOf(cell);
        if (known < 0 || known >= count) into[count++] = cell;
        else if (known >= front) {
          into[known] = into[front];
          into[front++] = cell;
        }
      }
    }
    return count;
  }

  private tryThreat(board: Board, cell: number, side: Side, depth: number): boolean {
    this.left--;
    this.tried++;
    if ((this.tried & 255) === 0 && this.stop()) this.left = 0;
    const { state } = board;
    board.play(placeMove(cell));
    const gap = openGap(board, side);
    let won = false;
    if (openGap(board, otherSide(side)) === NO_GAP && state.phase === 1) {
      if (gap === MANY_GAPS) won = this.found(depth, cell, 3);
      else if (gap !== NO_GAP && state.board[gap] < STONE && supplyOf(board, otherSide(side)) > 0) {
        board.play(placeMove(gap));
        won = this.attack(board, depth + 1);
        if (won) this.found(depth, cell, this.length + 2);
        board.undo();
      }
    }
    board.undo();
    return won;
  }

  private found(depth: number, move: number, length: number): true {
    this.length = length;
    if (depth === 0) this.move = move;
    return true;
  }
}

/** Stones that a side has still to place. */
export const supplyOf = (board: Board, side: Side): number =>
  side === 0 ? board.state.redSupply : board.state.blackSupply;
