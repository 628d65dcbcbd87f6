import type { Move } from '@sixfold/game-kit';
import {
  checkMove,
  DRAWN,
  otherSide,
  placeMove,
  RUNNING,
  type SixState,
  six,
  winningMoves,
} from '@sixfold/six';
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
/** In place of a value. */
const UNKNOWN = 2 * WIN;
/** Moves that a list has room for. */
export const MAX_LISTED = 512;
/** Questions about time are not free. */
const NODES_BETWEEN_QUESTIONS = 64;
/** Forced answers do not count as depth, but a chain of them must end. */
const MAX_EXTENSION = 24;

/** At the last move before the edge, what looks worse than needed by more than this is not tried. */
const HOPE = 300;
/** A position that looks better than needed by this much a move of depth is not searched. */
const CUSHION = 300;
const CUSHIONED = 2;
/** If passing is good enough, a move will be, too: with this much less depth, from this depth on. */
const PASS_REDUCTION = 2;
const PASS_DEPTH = 3;

/** In phase two looks are rough: where a stone is lifted and where it is put are looked at each by itself. */
const HOPE_MOVING = 450;

/** More than any two values differ by. */
const BOUNDLESS = 4 * WIN;

/** How much better than it looks a move may turn out here. */
function hopeIn({ state, shapes }: Board): number {
  // With the last stone phase two begins, and looks are of phase one.
  if (state.phase === 1) return state.redSupply + state.blackSupply > 1 ? HOPE : BOUNDLESS;
  return shapes.listed[fours(state.side)] === 0 ? HOPE_MOVING : BOUNDLESS;
}

/** In phase two answers to threats are many, so fewer of them are looked at beyond the depth. */
const MAX_PRESSED = 3;

/** Thrown out of the tree when there is no time left. */
export class Stopped extends Error {}

/** Sure values count moves from the root; in memory they count from the position. */
const toMemory = (value: number, ply: number): number =>
  value > SURE ? value + ply : value < -SURE ? value - ply : value;
const fromMemory = (value: number, ply: number): number =>
  value > SURE ? value - ply : value < -SURE ? value + ply : value;

/** So close to a draw by quiet moves it matters how many there were. */
const LATE = 32;

/** Changes the key of a position so close to a draw by quiet moves; 0 elsewhere. */
function lateWord({ options, quiet }: SixState): number {
  const left = (options.noCaptureLimit ?? Number.POSITIVE_INFINITY) - quiet;
  return left < LATE ? Math.imul(left + 1, 0x9e3779b1) : 0;
}

/** The moves to look at, best first; in phase two under threat, only what may answer it. */
export function listMoves(board: Board, list: MoveList, limit: number, pressed: boolean): void {
  if (pressed) listDefences(board, list, limit, limit === list.room);
  else listCandidates(board, list, limit);
}

/** The tree below the root: alpha-beta with a memory, threats first. */
export class Tree {
  nodes = 0;
  readonly threats: ThreatSearch;

  private readonly lists = Array.from({ length: MAX_PLY + 1 }, () => new MoveList(MAX_LISTED));
  private readonly memory: Memory;
  private readonly wins = new Int32Array(six.maxMoves);
  /** Per distance from the root: the best move of the position there. */
  private readonly bestMoves = new Int32Array(MAX_PLY + 1);
  /** Per distance from the root: the value of the move that is looked at first, if it is known. */
  private readonly firstValues = new Int32Array(MAX_PLY + 1);
  private readonly killers = new Int32Array(2 * (MAX_PLY + 1));
  private isOver: IsOver = () => false;
  private nextQuestion = 0;
  /** How far below the root the search is. */
  private ply = 0;
  private current: Board | undefined;
  /** Whether the line that is searched contains a pass. */
  private passed = false;

  constructor(private readonly style: Style) {
    this.memory = new Memory(style.memory);
    this.threats = new ThreatSearch(style.memory);
  }

  /** The position under search. */
  private get board(): Board {
    if (this.current === undefined) throw new Error('no search has been started');
    return this.current;
  }

  /** Starts a new search, which goes on from what the ones before found if it may. */
  start(board: Board, isOver: IsOver, mayRemember: boolean): void {
    this.nodes = 0;
    this.current = board;
    this.isOver = isOver;
    this.nextQuestion = 0;
    this.passed = false;
    if (mayRemember) this.memory.nextSearch();
    else {
      this.memory.forget();
      this.threats.forget();
    }
    this.killers.fill(-1);
  }

  /** Puts the position back after a search that was stopped in the midst of a line. */
  unwind(movesBefore: number): void {
    const { board } = this;
    if (this.passed) board.pass();
    while (board.line.depth > movesBefore) board.undo();
  }

  /** The value of a move at the root for whoever plays it. */
  valueOf(move: Move, depth: number, alpha: number, beta: number): number {
    this.ply = 0;
    return this.child(move, depth - 1, alpha, beta, 0);
  }

  /** The value of a move for whoever plays it. (`0 - value`: the engine takes -0, and whatever it meets, for fractions.) */
  private child(move: Move, depth: number, alpha: number, beta: number, extended: number): number {
    const { board } = this;
    const { state } = board;
    const { side } = state;
    board.play(move);
    this.ply++;
    let value: number;
    if (state.result === RUNNING) value = 0 - this.visit(depth, 0 - beta, 0 - alpha, extended);
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
      // Only after a pass is somebody to move who has no stone left.
      if (supplyOf(board, side) === 0) return evaluate(board);
      if (shapes.listed[fives(side)] > 0) return WIN - ply - 1;
      if (shapes.listed[fives(other)] > 0 && supplyOf(board, other) > 0) {
        const gap = openGap(board, other);
        if (gap === MANY_GAPS) return ply + 2 - WIN;
        if (gap !== NO_GAP && extended < MAX_EXTENSION) {
          return this.child(placeMove(gap), depth, alpha, beta, extended + 1);
        }
      }
    }
    if (ply >= MAX_PLY - 2) return evaluate(board);
    if (isThreatened(board)) {
      // Answering a threat costs no depth, but a chain of threats must end.
      const isFree = extended < MAX_PRESSED;
      if (depth > 0 || isFree) {
        return this.expand(isFree ? depth + 1 : depth, alpha, beta, isFree ? extended + 1 : extended, true);
      }
    }
    if (depth <= 0) return this.edge();
    return this.expand(depth, alpha, beta, extended, false);
  }

  /** Whether the side to move wins at once in phase two. */
  private completes(): boolean {
    const { board } = this;
    const { state, shapes } = board;
    if (shapes.listed[fives(state.side)] === 0) return false;
    return canComplete(board, state.side) || winningMoves(state, this.wins) > 0;
  }

  private edge(): number {
    const { board, ply } = this;
    const { state, shapes } = board;
    const { edgeThreats } = this.style;
    const mayWin = state.phase === 1 && edgeThreats > 0 && shapes.listed[fours(state.side)] > 0;
    return mayWin && this.threats.wins(board, edgeThreats)
      ? WIN - ply - this.threats.length
      : evaluate(board);
  }

  private expand(depth: number, alpha: number, beta: number, extended: number, pressed: boolean): number {
    const { board, memory, ply, style } = this;
    const { state, shapes } = board;
    // Close to the end by quiet moves (S-9) the same stones are worth something else one move later.
    const late = state.phase === 2 ? lateWord(state) : 0;
    const low = board.low ^ late;
    const high = board.high ^ late;
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
    if (!pressed && beta - alpha === 1 && Math.abs(beta) < SURE) {
      const look = evaluate(board);
      if (depth <= CUSHIONED && look - CUSHION * depth >= beta) return look;
      if (depth >= PASS_DEPTH && look >= beta && !this.passed) {
        const value = this.valueOfPassing(depth - 1 - PASS_REDUCTION, beta, extended);
        if (value >= beta) return Math.min(value, SURE - 1);
      }
    }
    // What was best here before is looked at before anything is listed: often it is good enough.
    this.firstValues[ply] = UNKNOWN;
    if (depth > 1 && first >= 0 && checkMove(state, state.turn, first) === undefined) {
      const value = this.child(first, depth - 1, alpha, beta, extended);
      if (value >= beta) {
        this.refuted(first, ply);
        memory.store(low, high, first, toMemory(value, ply), depth, AT_LEAST);
        return value;
      }
      this.firstValues[ply] = value;
    }
    listMoves(board, list, width, pressed);
    if (list.count === 0 && !pressed) return evaluate(board);
    let front = first >= 0 && list.advance(first, 0) ? 1 : 0;
    if (front === 0) this.firstValues[ply] = UNKNOWN;
    if (state.phase === 2) {
      // What refuted a neighbour; in phase one the order by forms already knows.
      if (list.advance(this.killers[2 * ply], front)) front++;
      list.advance(this.killers[2 * ply + 1], front);
    }
    // Nothing tried is as bad as being too late.
    this.bestMoves[ply] = -1;
    const tooLate = ply + 2 - WIN;
    let best = Math.max(tooLate, this.tryMoves(depth, alpha, beta, extended, pressed));
    if (best < -SURE && (list.count === width || state.phase === 2)) {
      // A loss is sure only if no move at all helps; whether it is sure matters only where losses are told apart.
      if (alpha > DOOMED || (state.phase === 2 && !pressed)) best = DOOMED;
      else {
        listMoves(board, list, list.room, pressed);
        this.firstValues[ply] = UNKNOWN;
        // What has been tried is mostly remembered.
        best = Math.max(best, this.tryMoves(depth, alpha, beta, extended, pressed));
        if (list.count === list.room) best = Math.max(best, DOOMED);
      }
    }
    const bound = best >= beta ? AT_LEAST : best <= alpha ? AT_MOST : EXACT;
    memory.store(low, high, this.bestMoves[ply], toMemory(best, ply), depth, bound);
    return best;
  }

  /** The value of letting the other side move. */
  private valueOfPassing(depth: number, beta: number, extended: number): number {
    this.board.pass();
    this.passed = true;
    this.ply++;
    const value = 0 - this.visit(depth, 0 - beta, 1 - beta, extended);
    this.ply--;
    this.passed = false;
    this.board.pass();
    return value;
  }

  /** The best value of the moves that are listed here; `bestMoves` says which. */
  private tryMoves(depth: number, alpha: number, beta: number, extended: number, pressed: boolean): number {
    const { ply } = this;
    const list = this.lists[ply];
    let best = -WIN;
    let floor = alpha;
    const { shapes } = this.board;
    const hope = depth === 1 && !pressed && Math.abs(alpha) < SURE ? hopeIn(this.board) : BOUNDLESS;
    // Without fours nothing is forced after the last move before the edge, so the position is worth what it looks like.
    const isPlain = hope === HOPE && shapes.listed[fours(0)] + shapes.listed[fours(1)] === 0;
    for (let at = 0; at < list.count; at++) {
      const move = list.moves[at];
      const reduced = at >= 4 && depth >= 3 ? (at >= 10 ? 2 : 1) : 0;
      let value: number;
      if (list.looks[at] + hope <= floor) {
        best = Math.max(best, list.looks[at]);
        continue;
      }
      if (isPlain) value = list.looks[at];
      else if (at === 0 && this.firstValues[ply] !== UNKNOWN) value = this.firstValues[ply];
      else if (at === 0) value = this.child(move, depth - 1, floor, beta, extended);
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
