import { otherSide, type Side } from '@sixfold/six';
import type { Board } from './board.js';
import { fives, fours } from './shapes.js';

/** No gap, and more than one. */
export const NO_GAP = -1;
export const MANY_GAPS = -2;

/** Where a side needs just one more stone: the cell, or that there is none or several. */
export function openGap(board: Board, side: Side): number {
  const { shapes, state, gapCells } = board;
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
/** Cells that make a five: as many as are looked at, and the two of the last four. */
const MAX_CELLS = 128;

/** Positions from which no chain of threats wins, in a table of fixed size. */
class Hopeless {
  /** The key of each position, and behind it the search that it was found in. */
  private readonly words: Int32Array;
  private readonly mask: number;
  private search = 0;

  constructor(bits: number) {
    this.words = new Int32Array(2 << bits);
    this.mask = (1 << bits) - 1;
  }

  forget(): void {
    this.search++;
  }

  has({ low, high }: Board): boolean {
    const at = 2 * (low & this.mask);
    return this.words[at] === high && this.words[at + 1] === this.search;
  }

  add({ low, high }: Board): void {
    const at = 2 * (low & this.mask);
    this.words[at] = high;
    this.words[at + 1] = this.search;
  }
}

/**
 * Looks for a win by threats alone in phase one: every stone makes a five, the other side must fill its gap, until
 * two gaps are open at once. Few moves force, so such wins are found far beyond the horizon of the main search.
 */
export class ThreatSearch {
  private readonly cells = Array.from({ length: MAX_CHAIN + 1 }, () => new Int32Array(MAX_CELLS));
  /** Per such cell: the gap that its five leaves, if it makes just one. */
  private readonly gaps = Array.from({ length: MAX_CHAIN + 1 }, () => new Int32Array(MAX_CELLS));
  private readonly hopeless: Hopeless;
  private left = 0;
  /** How many threats the last question looked at. */
  tried = 0;
  private stop = never;
  /** Stones that the attacker and the other side have still to place. */
  private stones = 0;
  private answers = 0;
  /** The first move of the win that was found, and how many moves of both sides it takes at most. */
  move = NO_GAP;
  length = 0;

  /** The size of the memory is a power of two. */
  constructor(memory: number) {
    this.hopeless = new Hopeless(memory);
  }

  /** Starts a new search: nothing is known. */
  forget(): void {
    this.hopeless.forget();
  }

  /** Whether the side to move wins by threats, looking at no more than this many threats. */
  wins(board: Board, nodes: number, stop: () => boolean = never): boolean {
    const { phase, side } = board.state;
    if (phase !== 1) return false;
    this.left = nodes;
    this.tried = 0;
    this.stop = stop;
    this.stones = supplyOf(board, side);
    this.answers = supplyOf(board, otherSide(side));
    return this.attack(board, side, 0);
  }

  private attack(board: Board, side: Side, depth: number): boolean {
    const { state, shapes, gapCells } = board;
    if (this.stones <= depth) return false;
    if (shapes.listed[fives(side)] > 0) {
      shapes.gaps(shapes.at(fives(side), 0), state.board, gapCells);
      return this.found(depth, gapCells[0], 1);
    }
    if (shapes.listed[fours(side)] === 0 || depth >= MAX_CHAIN || this.stones <= depth + 1) return false;
    if (this.hopeless.has(board)) return false;
    const must = openGap(board, otherSide(side));
    if (must === MANY_GAPS) return false;
    const cells = this.cells[depth];
    const gaps = this.gaps[depth];
    const count = this.threatCells(board, side, must, depth);
    for (let at = 0; at < count && this.left > 0; at++) {
      this.countOne();
      if (leadsOn(board, side, cells[at], gaps[at]) && this.tryThreat(board, cells[at], side, depth))
        return true;
    }
    if (this.left > 0) this.hopeless.add(board);
    return false;
  }

  /** Cells that turn a four into a five, each once, those of several fours first. */
  private threatCells(board: Board, side: Side, must: number, depth: number): number {
    const { shapes, state, gapCells } = board;
    const into = this.cells[depth];
    const gapsAfter = this.gaps[depth];
    const list = fours(side);
    let count = 0;
    let front = 0;
    for (let at = 0; at < shapes.listed[list] && count < 100; at++) {
      const gaps = shapes.gaps(shapes.at(list, at), state.board, gapCells);
      for (let gap = 0; gap < gaps; gap++) {
        const cell = gapCells[gap];
        if (state.board[cell] === 0 || (must !== NO_GAP && cell !== must)) continue;
        let known = 0;
        while (known < count && into[known] !== cell) known++;
        if (known === count) {
          into[count] = cell;
          gapsAfter[count++] = gapCells[1 - gap];
        } else {
          gapsAfter[known] = MANY_GAPS;
          if (known < front) continue;
          into[known] = into[front];
          gapsAfter[known] = gapsAfter[front];
          into[front] = cell;
          gapsAfter[front++] = MANY_GAPS;
        }
      }
    }
    return count;
  }

  private countOne(): void {
    this.left--;
    this.tried++;
    if ((this.tried & 255) === 0 && this.stop()) this.left = 0;
  }

  private tryThreat(board: Board, cell: number, side: Side, depth: number): boolean {
    const { state, shapes } = board;
    const { minQ, minR } = state;
    const other = otherSide(side);
    board.putStone(cell, side);
    let won = false;
    if (shapes.listed[fives(other)] === 0) {
      const gap = openGap(board, side);
      if (gap === MANY_GAPS) won = this.found(depth, cell, 3);
      else if (gap !== NO_GAP && this.answers > depth)
        won = this.answerAndAttack(board, cell, gap, side, depth);
    }
    board.takeStone(cell, side, minQ, minR);
    return won;
  }

  /** The other side fills the gap, and the next threat follows. */
  private answerAndAttack(board: Board, cell: number, gap: number, side: Side, depth: number): boolean {
    const { minQ, minR } = board.state;
    const other = otherSide(side);
    board.putStone(gap, other);
    const won = this.attack(board, side, depth + 1) && this.found(depth, cell, this.length + 2);
    board.takeStone(gap, other, minQ, minR);
    return won;
  }

  private found(depth: number, move: number, length: number): true {
    this.length = length;
    if (depth === 0) this.move = move;
    return true;
  }
}

/**
 * Whether a stone that makes one five, whose gap is then filled, leaves another four: one that was there already and is not
 * filled, or a three with the new stone. Asked before anything is put down, because a fifth of all threats lead nowhere.
 */
function leadsOn({ shapes }: Board, side: Side, cell: number, gap: number): boolean {
  if (gap === MANY_GAPS) return true;
  const list = fours(side);
  for (let at = 0; at < shapes.listed[list]; at++) {
    const form = shapes.at(list, at);
    if (!shapes.contains(form, cell) && !shapes.contains(form, gap)) return true;
  }
  return shapes.hasThree(cell, side);
}

/** Stones that a side has still to place. */
export const supplyOf = (board: Board, side: Side): number =>
  side === 0 ? board.state.redSupply : board.state.blackSupply;
