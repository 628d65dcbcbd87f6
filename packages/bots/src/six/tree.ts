import type { Move } from '@sixfold/game-kit';
import { DRAWN, otherSide, placeMove, RUNNING, winningMoves } from '@sixfold/six';
import type { IsOver } from '../search/stopwatch.js';
import type { Board } from './board.js';
import { listCandidates, MoveList } from './candidates.js';
import { canComplete, isThreatened, listDefences } from './defences.js';
import { DOOMED, evaluate, SURE, WIN } from './knowledge.js';
import { AT_LEAST, AT_MOST, EXACT, Memory } from './memory.js';
import { fives, fours } from './shapes.js';
import { MANY_GAPS, NO_GAP, openGap, supplyOf, ThreatSearch } from './threats.js';

/** How a level searches. */
export interface Style {
  /** Moves looked at in a position, at the root and below, in phase one and two. */
  readonly rootWidth: number;
  readonly width: number;
  readonly moveWidth: number;
  /** How many threats a search for a win by threats may try: at the root, inside and at the edge. */
  readonly rootThreats: number;
  readonly innerThreats: number;
  readonly edgeThreats: number;
  readonly maxDepth: number;
  /** Whether the first stones are played from what self-play knows. */
  readonly book: boolean;
  /** Size of the memory, as a power of two. */
  readonly memory: number;
}

const MAX_PLY = 64;
/** Moves that a list has room for. */
export const MAX_LISTED = 512;
/** Questions about time are not free. */
const NODES_BETWEEN_QUESTIONS = 64;
/** Forced answers do not count as depth, but a chain of them must end. */
const MAX_EXTENSION = 24;

/** In phase two answers to threats are many, so fewer of them are looked at beyond the depth. */
const MAX_PRESSED = 2;

/** Thrown out of the tree when there is no time left. */
export class Stopped extends Error {}

/** Sure values count moves from the root; in memory they count from the position. */
const toMemory = (value: number, ply: number): number =>
  value > SURE ? value + ply : value < -SURE ? value - ply : value;
const fromMemory = (value: number, ply: number): number =>
  value > SURE ? value - ply : value < -SURE ? value + ply : value;

/** The moves to look at, best first; in phase two under threat, only what may answer it. */
export function listMoves(board: Board, list: MoveList, limit: number, pressed: boolean): void {
  if (pressed) listDefences(board, list, limit, limit === list.room);
  else listCandidates(board, list, limit);
}

/** The tree below the root: alpha-beta with a memory, threats first. */
export class Tree {
  nodes = 0;
  readonly threats = new ThreatSearch();

  private readonly lists = Array.from({ length: MAX_PLY + 1 }, () => new MoveList(MAX_LISTED));
  private readonly memory: Memory;
  private readonly wins = new Int32Array(4096);
  /** Per distance from the root: the best move of the position there. */
  private readonly bestMoves = new Int32Array(MAX_PLY + 1);
  private readonly killers = new Int32Array(2 * (MAX_PLY + 1));
  private isOver: IsOver = () => false;
  private nextQuestion = 0;
  /** How far below the root the search is. */
  private ply = 0;
  private current: Board | undefined;

  constructor(private readonly style: Style) {
    this.memory = new Memory(style.memory);
  }

  /** The position under search. */
  private get board(): Board {
    if (this.current === undefined) throw new Error('no search has been started');
    return this.current;
  }

  /** Starts a new search. */
  start(board: Board, isOver: IsOver): void {
    this.nodes = 0;
    this.current = board;
    this.isOver = isOver;
    this.nextQuestion = 0;
    this.memory.forget();
    this.killers.fill(-1);
  }

  /** The value of a move at the root for whoever plays it. */
  valueOf(move: Move, depth: number, alpha: number, beta: number): number {
    this.ply = 0;
    return this.child(move, depth - 1, alpha, beta, 0);
  }

  /** The value of a move for whoever plays it. */
  private child(move: Move, depth: number, alpha: number, beta: number, extended: number): number {
    const { board } = this;
    const { state } = board;
    const { side } = state;
    board.play(move);
    this.ply++;
    let value: number;
    if (state.result === RUNNING) value = -this.visit(depth, -beta, -alpha, extended);
    else if (state.result === DRAWN) value = 0;
    else value = state.result === side ? WIN - this.ply : this.ply - WIN;
    this.ply--;
    board.undo();
    return value;
  }

  /** The value of a position for the side to move. */
  private visit(depth: number, alpha: number, beta: number, extended: number): number {
    this.count();
    const { board, ply } = this;
    const { state, shapes } = board;
    const { side } = state;
    const other = otherSide(side);
    if (state.phase === 2) {
      if (this.completes()) return WIN - ply - 1;
    } else {
      if (shapes.listed[fives(side)] > 0) return WIN - ply - 1;
      if (shapes.listed[fives(other)] > 0 && supplyOf(board, other) > 0) {
        const gap = openGap(board, other);
        if (gap === MANY_GAPS) return ply + 2 - WIN;
        if (gap !== NO_GAP && extended < MAX_EXTENSION) {
          return this.child(placeMove(gap), depth, alpha, beta, extended + 1);
        }
      }
    }
    if (depth <= 0 || ply >= MAX_PLY - 2) return this.edge(alpha, beta, extended);
    return this.expand(depth, alpha, beta, extended);
  }

  /** Whether the side to move wins at once in phase two. */
  private completes(): boolean {
    const { board } = this;
    const { state, shapes } = board;
    if (shapes.listed[fives(state.side)] === 0) return false;
    return canComplete(board, state.side) || winningMoves(state, this.wins) > 0;
  }

  private edge(alpha: number, beta: number, extended: number): number {
    const { board, ply } = this;
    const { state, shapes } = board;
    const { edgeThreats } = this.style;
    if (edgeThreats > 0 && shapes.listed[fours(state.side)] > 0 && this.threats.wins(board, edgeThreats)) {
      return WIN - ply - this.threats.length;
    }
    // In phase two a threat on the board is looked at once more, because an answer may or may not exist.
    const isPressed = state.phase === 2 && shapes.listed[fives(otherSide(state.side))] > 0;
    if (isPressed && extended < MAX_PRESSED && ply < MAX_PLY - 2)
      return this.expand(1, alpha, beta, extended + 1);
    return evaluate(board);
  }

  private expand(depth: number, alpha: number, beta: number, extended: number): number {
    const { board, memory, ply, style } = this;
    const { state, shapes, low, high } = board;
    let first: Move = -1;
    if (memory.find(low, high)) {
      first = memory.move;
      const { bound } = memory;
      const value = fromMemory(memory.value, ply);
      const isSure = Math.abs(value) > SURE;
      if (memory.depth >= depth || isSure) {
        if (bound === EXACT) return value;
        if (bound === AT_LEAST && value >= beta) return value;
        if (bound === AT_MOST && value <= alpha) return value;
      }
    } else if (style.innerThreats > 0 && state.phase === 1 && shapes.listed[fours(state.side)] > 0) {
      const won = this.threats.wins(board, style.innerThreats);
      if (won) {
        const value = WIN - ply - this.threats.length;
        memory.store(low, high, placeMove(this.threats.move), toMemory(value, ply), depth, AT_LEAST);
        return value;
      }
    }
    const list = this.lists[ply];
    const width = state.phase === 1 ? style.width : style.moveWidth;
    const pressed = isThreatened(board);
    listMoves(board, list, width, pressed);
    if (list.count === 0 && !pressed) return evaluate(board);
    let front = first >= 0 && list.advance(first, 0) ? 1 : 0;
    if (state.phase === 2) {
      // What refuted a neighbour; in phase one the order by forms already knows.
      if (list.advance(this.killers[2 * ply], front)) front++;
      list.advance(this.killers[2 * ply + 1], front);
    }
    // Nothing tried is as bad as being too late.
    this.bestMoves[ply] = -1;
    const late = ply + 2 - WIN;
    let best = Math.max(late, this.tryMoves(depth, alpha, beta, extended));
    if (best < -SURE && (list.count === width || state.phase === 2)) {
      // A loss is sure only if no move at all helps; whether it is sure matters only where losses are told apart.
      if (alpha > DOOMED || (state.phase === 2 && !pressed)) best = DOOMED;
      else {
        listMoves(board, list, list.room, pressed);
        // What has been tried is mostly remembered.
        best = Math.max(best, this.tryMoves(depth, alpha, beta, extended));
        if (list.count === list.room) best = Math.max(best, DOOMED);
      }
    }
    const bound = best >= beta ? AT_LEAST : best <= alpha ? AT_MOST : EXACT;
    memory.store(low, high, this.bestMoves[ply], toMemory(best, ply), depth, bound);
    return best;
  }

  /** The best value of the moves that are listed here; `bestMoves` says which. */
  private tryMoves(depth: number, alpha: number, beta: number, extended: number): number {
    const { ply } = this;
    const list = this.lists[ply];
    let best = -WIN;
    let floor = alpha;
    for (let at = 0; at < list.count; at++) {
      const move = list.moves[at];
      const reduced = at >= 4 && depth >= 3 ? (at >= 10 ? 2 : 1) : 0;
      let value: number;
      if (at === 0) value = this.child(move, depth - 1, floor, beta, extended);
      else {
        value = this.child(move, depth - 1 - reduced, floor, floor + 1, extended);
        if (value > floor && (reduced > 0 || value < beta)) {
          value = this.child(move, depth - 1, floor, beta, extended);
        }
      }
      if (value <= best) continue;
      best = value;
      this.bestMoves[ply] = move;
      if (value > floor) floor = value;
      if (floor < beta) continue;
      this.refuted(move, ply);
      break;
    }
    return best;
  }

  /** Remembers what refuted a move, because it often refutes its neighbours, too. */
  private refuted(move: Move, ply: number): void {
    if (this.killers[2 * ply] === move) return;
    this.killers[2 * ply + 1] = this.killers[2 * ply];
    this.killers[2 * ply] = move;
  }

  private count(): void {
    if (++this.nodes < this.nextQuestion) return;
    this.nextQuestion = this.nodes + NODES_BETWEEN_QUESTIONS;
    if (this.isOver(this.nodes)) throw new Stopped();
  }
}
