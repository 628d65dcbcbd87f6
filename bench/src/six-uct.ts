import { below, type Move, type Rng, shuffle } from '@sixfold/game-kit';
import {
  CELLS,
  DRAWN,
  legalMoves,
  playMove,
  RUNNING,
  randomMove,
  type Side,
  type SixState,
  type SixView,
  six,
  threatenedCells,
  toOf,
  winningMoves,
} from '@sixfold/six';
import type { Answer, Bot, Question } from '@sixfold/bots';

/** How much UCT values what it has tried less. */
const CURIOSITY = 0.7;

/** What is proved of a node: nothing, or that whoever played its move wins or loses. */
const OPEN = 0;
const WON = 1;
const LOST = -1;

interface Node {
  readonly move: Move;
  /** Who played the move. */
  readonly side: Side;
  visits: number;
  won: number;
  proved: number;
  children?: Node[];
  /** Children up to here have been tried. */
  tried: number;
}

const nodeOf = (move: Move, side: Side): Node => ({
  move,
  side,
  visits: 0,
  won: 0,
  proved: OPEN,
  tried: 0,
});

/**
 * UCT with a solver and playouts that see threats: a move that wins at once is played, and a cell where the other side would
 * win is filled, in the tree and in playouts, which are random otherwise; and what is proved won or lost in the tree is
 * passed on towards the root and not played out again. The yardstick for our bots; nothing of theirs is tuned on it.
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
    while (root.proved === OPEN && playouts < most && (budget.iterations !== undefined || clock() < end)) {
      six.copyInto(start, state);
      this.playOnce(root, state, rng);
      playouts++;
    }
    const best = (root.children ?? []).reduce((a, b) => (trust(b) > trust(a) ? b : a));
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
    if (state.result === node.side) node.proved = WON;
    else if (state.result !== RUNNING && state.result !== DRAWN) node.proved = LOST;
    prove(path);
    while (state.result === RUNNING) {
      const pressing = this.listPressing(state);
      playMove(state, pressing > 0 ? (this.moves[below(rng, pressing)] as Move) : randomMove(state, rng));
    }
    for (const passed of path) {
      passed.visits++;
      passed.won += state.result === DRAWN ? 0.5 : state.result === passed.side ? 1 : 0;
    }
  }

  /** Lists moves that win at once, else those into cells where the other side would win; none where nothing presses. */
  private listPressing(state: SixState): number {
    const { moves, cells } = this;
    const wins = winningMoves(state, moves);
    if (wins > 0) return wins;
    const threatened = threatenedCells(state, cells);
    if (threatened === 0) return 0;
    const count = legalMoves(state, state.turn, moves);
    let kept = 0;
    for (let at = 0; at < count; at++) {
      const move = moves[at] as Move;
      for (let cell = 0; cell < threatened; cell++) {
        if (toOf(move) === cells[cell]) moves[kept++] = move;
      }
    }
    return kept;
  }

  /** In phase two a five can also be broken by a capture, so all moves are looked at there. */
  private childrenOf(state: SixState, rng: Rng): Node[] {
    const isForced = state.phase === 1 || winningMoves(state, this.moves) > 0;
    const count = (isForced && this.listPressing(state)) || legalMoves(state, state.turn, this.moves);
    const moves = this.moves.subarray(0, count);
    shuffle(rng, moves);
    return Array.from(moves, (move) => nodeOf(move, state.side));
  }
}

/** A move is won for whoever has it once all answers lose, and lost once an answer wins. */
function prove(path: readonly Node[]): void {
  for (let at = path.length - 1; at > 0; at--) {
    const child = path[at] as Node;
    const parent = path[at - 1] as Node;
    if (child.proved === WON) parent.proved = LOST;
    else if (child.proved === LOST && parent.children?.every(({ proved }) => proved === LOST)) {
      parent.proved = WON;
    } else return;
  }
}

/** What is proved counts more than what was tried most. */
const trust = ({ proved, visits }: Node): number => proved * Number.MAX_SAFE_INTEGER + visits;

function select(node: Node): Node {
  const children = node.children as Node[];
  if (node.tried < children.length) return children[node.tried++] as Node;
  const log = Math.log(node.visits);
  let best = children[0] as Node;
  let bestValue = -1;
  for (const child of children) {
    if (child.proved === LOST) continue;
    const value = child.won / child.visits + CURIOSITY * Math.sqrt(log / child.visits);
    if (value > bestValue) {
      bestValue = value;
      best = child;
    }
  }
  return best;
}
