import { below, type Move, type Rng, shuffle } from '@sixfold/game-kit';
import {
  CELLS,
  DRAWN,
  legalMoves,
  placeMove,
  playMove,
  RUNNING,
  randomMove,
  type Side,
  type SixState,
  type SixView,
  six,
  threatenedCells,
  winningMoves,
} from '@sixfold/six';
import type { Answer, Bot, Question } from '@sixfold/bots';

/** How much UCT values what it has tried less. */
const CURIOSITY = 0.7;

interface Node {
  readonly move: Move;
  /** Who played the move. */
  readonly side: Side;
  visits: number;
  won: number;
  children?: Node[];
  /** Children up to here have been tried. */
  tried: number;
}

const nodeOf = (move: Move, side: Side): Node => ({ move, side, visits: 0, won: 0, tried: 0 });

/**
 * UCT that sees wins and blocks: a move that wins at once is played, and in phase one a cell where the other side
 * would win is filled, in the tree and in playouts, which are random otherwise. The yardstick for our bots.
 */
export class UctBot implements Bot<SixView> {
  private readonly moves = new Int32Array(six.maxMoves);
  private readonly cells = new Uint16Array(CELLS);

  choose({ view, rng, budget, clock }: Question<SixView>): Answer {
    const start = six.determinize(view, rng);
    const state = six.copy(start);
    const root = nodeOf(0, start.side);
    const end = clock() + (budget.millis ?? 200);
    const most = budget.iterations ?? Number.POSITIVE_INFINITY;
    let playouts = 0;
    while (playouts < most && (budget.iterations !== undefined || clock() < end)) {
      six.copyInto(start, state);
      this.playOnce(root, state, rng);
      playouts++;
    }
    const best = (root.children ?? []).reduce((a, b) => (b.visits > a.visits ? b : a));
    const move = six.formatMove(start, best.move);
    return { move, candidates: [{ move, value: best.won / best.visits }], iterations: playouts };
  }

  private playOnce(root: Node, state: SixState, rng: Rng): void {
    const path = [root];
    let node = root;
    while (state.result === RUNNING) {
      node.children ??= this.childrenOf(state, rng);
      node = select(node);
      playMove(state, node.move);
      path.push(node);
      if (node.visits === 0) break;
    }
    while (state.result === RUNNING) {
      const pressing = this.listPressing(state);
      playMove(state, pressing > 0 ? (this.moves[below(rng, pressing)] as Move) : randomMove(state, rng));
    }
    for (const passed of path) {
      passed.visits++;
      passed.won += state.result === DRAWN ? 0.5 : state.result === passed.side ? 1 : 0;
    }
  }

  /** Lists moves that win at once, else those that keep the other side from it; none where nothing presses. */
  private listPressing(state: SixState): number {
    const wins = winningMoves(state, this.moves);
    if (wins > 0) return wins;
    const threatened = state.phase === 1 ? threatenedCells(state, this.cells) : 0;
    for (let at = 0; at < threatened; at++) this.moves[at] = placeMove(this.cells[at] as number);
    return threatened;
  }

  private childrenOf(state: SixState, rng: Rng): Node[] {
    const count = this.listPressing(state) || legalMoves(state, state.turn, this.moves);
    const moves = this.moves.subarray(0, count);
    shuffle(rng, moves);
    return Array.from(moves, (move) => nodeOf(move, state.side));
  }
}

function select(node: Node): Node {
  const children = node.children as Node[];
  if (node.tried < children.length) return children[node.tried++] as Node;
  const log = Math.log(node.visits);
  let best = children[0] as Node;
  let bestValue = -1;
  for (const child of children) {
    const value = child.won / child.visits + CURIOSITY * Math.sqrt(log / child.visits);
    if (value > bestValue) {
      bestValue = value;
      best = child;
    }
  }
  return best;
}
