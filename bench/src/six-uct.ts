import type { Answer, Bot, Question } from '@sixfold/bots';
import { Board, canComplete, fives, shapesFor } from '@sixfold/bots/six-workshop';
import { below, type Move, type Rng, shuffle } from '@sixfold/game-kit';
import {
  BLACK,
  DRAWN,
  firstPlace,
  fromOf,
  legalMoves,
  otherSide,
  placeMove,
  RED,
  RUNNING,
  randomMove,
  type Side,
  type SixState,
  type SixView,
  six,
  stoneMove,
  toOf,
  winningMoves,
} from '@sixfold/six';
import { UctTree } from './six-uct-tree.js';

/** So often a position must have been met before its moves are told apart: in phase two it has hundreds. */
const RIPE = { 1: 1, 2: 6 } as const;
/** A playout that has made this many moves in phase two goes to whoever has clearly more stones, or to nobody. */
const LONGEST = 40;
const CLEARLY = 2;

/**
 * UCT with a solver and playouts that see threats: a move that wins at once is played, and a cell where the other side would
 * win is filled, in the tree and in playouts, which are random otherwise; and what is proved won or lost in the tree is
 * passed on towards the root and not played out again. The yardstick for our bots; nothing of theirs is tuned on it. It borrows their
 * counters of forms, which say where a stone is missing, and none of their judgement.
 */
export class UctBot implements Bot<SixView> {
  private readonly moves = new Int32Array(six.maxMoves);
  private readonly gaps = new Int32Array(6);
  private readonly tree = new UctTree();
  private readonly path: number[] = [];

  choose({ view, rng, budget, clock }: Question<SixView>): Answer {
    const { tree } = this;
    const start = six.determinize(view, rng);
    const board = new Board(six.copy(start), shapesFor(start));
    const root = tree.clear(otherSide(start.side));
    const end = clock() + (budget.millis ?? 200);
    const most = budget.iterations ?? Number.POSITIVE_INFINITY;
    let playouts = 0;
    while (!tree.isProved(root) && playouts < most && (budget.iterations !== undefined || clock() < end)) {
      this.playOnce(root, board, rng);
      playouts++;
    }
    const best = tree.mostTrusted(root);
    const move = six.formatMove(start, tree.moves[best] as Move);
    return { move, candidates: [{ move, value: tree.scoreOf(best) }], iterations: playouts };
  }

  private playOnce(root: number, board: Board, rng: Rng): void {
    const { tree, path } = this;
    const { state, line } = board;
    let node = root;
    path.length = 0;
    path.push(root);
    while (state.result === RUNNING) {
      if (!tree.hasMoves(node)) {
        const isRipe = node === root || (tree.visits[node] as number) >= RIPE[state.phase];
        if (!isRipe || !tree.expand(node, this.listMoves(board, rng), state.side)) break;
      }
      node = tree.select(node);
      board.play(tree.moves[node] as Move);
      path.push(node);
    }
    if (state.result !== RUNNING && state.result !== DRAWN) tree.settle(path, state.result as Side);
    const result = state.result === RUNNING ? this.playOut(board, rng) : state.result;
    for (const passed of path) tree.count(passed, result);
    while (line.depth > 0) board.undo();
  }

  /** Plays on to the end; returns who wins, or that nobody does. */
  private playOut(board: Board, rng: Rng): number {
    const { state } = board;
    for (let moved = 0; state.result === RUNNING; moved += state.phase - 1) {
      if (board.shapes.listed[fives(state.side)] !== 0 && this.completes(board)) return state.side;
      if (moved === LONGEST) return ahead(state);
      board.play(this.answerTo(board, rng) ?? randomMove(state, rng));
    }
    return state.result;
  }

  private completes(board: Board): boolean {
    return board.state.phase === 1 || canComplete(board, board.state.side);
  }

  /** A stone into a cell where the other side would win; in phase two one that holds nothing. */
  private answerTo(board: Board, rng: Rng): Move | undefined {
    const { state } = board;
    const other = otherSide(state.side);
    const threats = board.shapes.listed[fives(other)] as number;
    if (threats === 0) return undefined;
    const gap = this.gapOf(board, other, below(rng, threats));
    if (state.phase === 1) return placeMove(gap);
    const first = firstPlace(state.side);
    const holds = state.stonesThatHold();
    const from = below(rng, state.stoneCount(state.side));
    if (holds[first + from] !== 0) return undefined;
    return stoneMove(state.stones[first + from] as number, gap, 0);
  }

  private gapOf({ shapes, state }: Board, side: Side, at: number): number {
    shapes.gaps(shapes.at(fives(side), at), state.board, this.gaps);
    return this.gaps[0] as number;
  }

  /** The moves of a position in the tree: one that wins at once, else answers to what threatens, else all. */
  private listMoves(board: Board, rng: Rng): Int32Array {
    const { moves } = this;
    const { state, shapes } = board;
    if (shapes.listed[fives(state.side)] !== 0 && winningMoves(state, moves) > 0) return moves.subarray(0, 1);
    const other = otherSide(state.side);
    const threats = shapes.listed[fives(other)] as number;
    const gaps = new Set(Array.from({ length: threats }, (_, at) => this.gapOf(board, other, at)));
    if (state.phase === 1 && threats > 0) {
      moves.set([...gaps].map(placeMove));
      return moves.subarray(0, gaps.size);
    }
    let count = legalMoves(state, state.turn, moves);
    if (threats > 0 && canComplete(board, other)) {
      const answers = Array.from(moves.subarray(0, count)).filter(
        (move) => gaps.has(toOf(move)) || captures(state, move),
      );
      moves.set(answers);
      count = answers.length;
    }
    const listed = moves.subarray(0, count);
    shuffle(rng, listed);
    return listed;
  }
}

const captures = (state: SixState, move: Move): boolean => state.lift(fromOf(move)).groups > 1;

/** Who has clearly more stones. */
function ahead({ redCount, blackCount }: SixState): number {
  if (Math.abs(redCount - blackCount) < CLEARLY) return DRAWN;
  return redCount > blackCount ? RED : BLACK;
}
