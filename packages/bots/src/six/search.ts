import type { Move } from '@sixfold/game-kit';
import { DRAWN, listMoves, otherSide, placeMove, RUNNING, winningMoves } from '@sixfold/six';
import type { Board } from './board.js';
import { listCandidates, MoveList } from './candidates.js';
import { evaluate, SURE, WIN } from './knowledge.js';
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
  /** Size of the memory, as a power of two. */
  readonly memory: number;
}

/** Says when to stop; asked now and then with the number of positions so far. */
export type Stop = (nodes: number) => boolean;

/** A move with what search thinks of it. */
export interface Judged {
  readonly move: Move;
  value: number;
  /** A little preference for variety. */
  readonly bias: number;
}

const MAX_PLY = 64;
/** Questions about time are not free. */
const NODES_BETWEEN_QUESTIONS = 64;
/** Forced answers do not count as depth, but a chain of them must end. */
const MAX_EXTENSION = 24;

class Stopped extends Error {}

/** Sure values count moves from the root; in memory they count from the position. */
const toMemory = (value: number, ply: number): number =>
  value > SURE ? value + ply : value < -SURE ? value - ply : value;
const fromMemory = (value: number, ply: number): number =>
  value > SURE ? value - ply : value < -SURE ? value + ply : value;

/** Iterative deepening with alpha-beta, threats first. */
export class Search {
  nodes = 0;
  /** The depth that was finished last. */
  depth = 0;

  private readonly lists: MoveList[] = [];
  private readonly memory: Memory;
  private readonly threats = new ThreatSearch();
  private readonly wins = new Int32Array(4096);
  private readonly killers = new Int32Array(2 * (MAX_PLY + 1));
  private stop: Stop = () => false;
  private nextQuestion = 0;

  constructor(private readonly style: Style) {
    this.memory = new Memory(style.memory);
    for (let ply = 0; ply <= MAX_PLY; ply++) this.lists.push(new MoveList(ply === 0 ? 512 : 64));
  }

  /** The moves of a running position, best first. The first value is exact, the others are at most what is said. */
  run(board: Board, stop: Stop, bias: () => number = () => 0): Judged[] {
    this.nodes = 0;
    this.depth = 0;
    this.stop = stop;
    this.nextQuestion = 0;
    this.memory.forget();
    this.killers.fill(-1);
    const sure = this.sureWin(board);
    const root = this.rootMoves(board, bias);
    if (sure !== undefined) {
      const others = root.filter(({ move }) => move !== sure.move);
      return [sure, ...others.map((other) => ({ ...other, value: 0 }))];
    }
    this.deepen(board, root);
    // A round that was not finished leaves older, perhaps higher values behind the best move.
    const [best, ...others] = root;
    for (const other of others) other.value = Math.min(other.value, best.value);
    return [best, ...others.sort((a, b) => b.value - a.value)];
  }

  /** A win at once or by threats alone. */
  private sureWin(board: Board): Judged | undefined {
    const { state } = board;
    if (board.shapes.listed[fives(state.side)] > 0 && winningMoves(state, this.wins) > 0) {
      return { move: this.wins[0], value: WIN - 1, bias: 0 };
    }
    const limit = this.style.rootThreats;
    const won = limit > 0 && this.threats.wins(board, limit, () => this.stop(this.nodes));
    this.nodes += this.threats.spent(limit);
    return won
      ? { move: placeMove(this.threats.move), value: WIN - this.threats.length, bias: 0 }
      : undefined;
  }

  private rootMoves(board: Board, bias: () => number): Judged[] {
    const { style } = this;
    const { state } = board;
    const list = this.lists[0];
    listCandidates(board, list, state.phase === 1 ? style.rootWidth : 2 * style.moveWidth);
    const judged = (move: Move, at: number): Judged => ({ move, value: -at, bias: bias() });
    const must =
      state.phase === 1 && supplyOf(board, otherSide(state.side)) > 0
        ? openGap(board, otherSide(state.side))
        : NO_GAP;
    if (must >= 0 && openGap(board, state.side) === NO_GAP) return [judged(placeMove(must), 0)];
    const moves =
      list.count > 0
        ? list.moves.subarray(0, list.count)
        : this.wins.subarray(0, listMoves(state, this.wins));
    return Array.from(moves, judged);
  }

  private deepen(board: Board, root: Judged[]): void {
    const played = board.line.depth;
    for (let depth = 1; depth <= this.style.maxDepth; depth++) {
      try {
        this.searchRoot(board, root, depth);
      } catch (error) {
        if (!(error instanceof Stopped)) throw error;
        while (board.line.depth > played) board.undo();
        return;
      }
      this.depth = depth;
      if (Math.abs(root[0].value) > SURE || root.length === 1) return;
    }
  }

  /** One round at the root. A better move counts at once, even if the round is not finished. */
  private searchRoot(board: Board, root: Judged[], depth: number): void {
    let alpha = -WIN;
    for (let at = 0; at < root.length; at++) {
      const judged = root[at];
      const { move, bias } = judged;
      const floor = Math.max(-WIN, alpha - bias);
      let value = at === 0 ? WIN : this.child(board, move, depth - 1, floor, floor + 1, 0, 0);
      if (value > floor) value = this.child(board, move, depth - 1, floor, WIN, 0, 0);
      if (Math.abs(value) < SURE) value += bias;
      judged.value = value;
      if (value > alpha) {
        alpha = value;
        root.copyWithin(1, 0, at);
        root[0] = judged;
      }
    }
    const [best, ...others] = root;
    others.sort((a, b) => b.value - a.value);
    root.splice(0, root.length, best, ...others);
  }

  /** The value of a move for whoever plays it. */
  private child(
    board: Board,
    move: Move,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    extended: number,
  ): number {
    const { state } = board;
    const { side } = state;
    board.play(move);
    let value: number;
    if (state.result === RUNNING) value = -this.visit(board, depth, -beta, -alpha, ply + 1, extended);
    else if (state.result === DRAWN) value = 0;
    else value = state.result === side ? WIN - ply - 1 : ply + 1 - WIN;
    board.undo();
    return value;
  }

  /** The value of a position for the side to move. */
  private visit(
    board: Board,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    extended: number,
  ): number {
    this.count();
    const { state, shapes } = board;
    const { side } = state;
    const other = otherSide(side);
    if (state.phase === 2) {
      if (shapes.listed[fives(side)] > 0 && winningMoves(state, this.wins) > 0) return WIN - ply - 1;
    } else {
      if (shapes.listed[fives(side)] > 0) return WIN - ply - 1;
      if (shapes.listed[fives(other)] > 0 && supplyOf(board, other) > 0) {
        const gap = openGap(board, other);
        if (gap === MANY_GAPS) return ply + 2 - WIN;
        if (gap !== NO_GAP && extended < MAX_EXTENSION) {
          return this.child(board, placeMove(gap), depth, alpha, beta, ply, extended + 1);
        }
      }
    }
    if (depth <= 0 || ply >= MAX_PLY - 2) return this.edge(board, alpha, beta, ply, extended);
    return this.expand(board, depth, alpha, beta, ply, extended);
  }

  private edge(board: Board, alpha: number, beta: number, ply: number, extended: number): number {
    const { state, shapes } = board;
    const { edgeThreats } = this.style;
    if (edgeThreats > 0 && shapes.listed[fours(state.side)] > 0 && this.threats.wins(board, edgeThreats)) {
      return WIN - ply - this.threats.length;
    }
    // In phase two a threat on the board is looked at once more, because an answer may or may not exist.
    const isPressed = state.phase === 2 && shapes.listed[fives(otherSide(state.side))] > 0;
    if (isPressed && extended < 2 && ply < MAX_PLY - 2)
      return this.expand(board, 1, alpha, beta, ply, extended + 2);
    return evaluate(board);
  }

  private expand(
    board: Board,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    extended: number,
  ): number {
    const { memory, style } = this;
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
    listCandidates(board, list, state.phase === 1 ? style.width : style.moveWidth);
    if (list.count === 0) return evaluate(board);
    let front = first >= 0 && list.advance(first, 0) ? 1 : 0;
    if (state.phase === 2) {
      // What refuted a neighbour; in phase one the order by forms already knows.
      if (list.advance(this.killers[2 * ply], front)) front++;
      list.advance(this.killers[2 * ply + 1], front);
    }
    let best = -WIN;
    let bestMove = list.moves[0];
    let floor = alpha;
    for (let at = 0; at < list.count; at++) {
      const move = list.moves[at];
      const reduced = at >= 4 && depth >= 3 ? (at >= 10 ? 2 : 1) : 0;
      let value: number;
      if (at === 0) value = this.child(board, move, depth - 1, floor, beta, ply, extended);
      else {
        value = this.child(board, move, depth - 1 - reduced, floor, floor + 1, ply, extended);
        if (value > floor && (reduced > 0 || value < beta)) {
          value = this.child(board, move, depth - 1, floor, beta, ply, extended);
        }
      }
      if (value > best) {
        best = value;
        bestMove = move;
        if (value > floor) floor = value;
        if (floor >= beta) {
          this.refuted(move, ply);
          break;
        }
      }
    }
    const bound = best >= beta ? AT_LEAST : best <= alpha ? AT_MOST : EXACT;
    memory.store(low, high, bestMove, toMemory(best, ply), depth, bound);
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
    if (this.stop(this.nodes)) throw new Stopped();
  }
}
