import type { Move } from '@sixfold/game-kit';
import { legalMoves, otherSide, placeMove, six, winningMoves } from '@sixfold/six';
import type { IsOver } from '../search/stopwatch.js';
import type { Board } from './board.js';
import { MoveList } from './candidates.js';
import { isThreatened } from './defences.js';
import { DOOMED, SURE, WIN } from './knowledge.js';
import { fives } from './shapes.js';
import { NO_GAP, openGap, supplyOf } from './threats.js';
import { listMoves, MAX_LISTED, Stopped, type Style, Tree } from './tree.js';

/** A move with what search thinks of it. */
export interface Judged {
  readonly move: Move;
  value: number;
  /** A little preference for variety. */
  readonly bias: number;
}

/** How a search is run. */
interface Manner {
  readonly bias?: () => number;
  /** Whether what earlier searches found may be used. */
  readonly mayRemember?: boolean;
}

/** Of a small budget, one part in this many goes to the search for threats at the root. */
const ROOT_THREATS_SHARE = 4;

/**
 * A choice is easy, and thinking ends, when the same move has been best for some rounds and all others are behind by this much (400 stands for odds of e
 * to 1), even when looked at only a little less deep.
 */
const EASY_DEPTH = 6;
const EASY_ROUNDS = 3;
const EASY_LEAD = 500;
const EASY_REDUCTION = 2;

/** Iterative deepening from the root: threats first, then the tree. */
export class Search {
  private readonly tree: Tree;
  private readonly list = new MoveList(MAX_LISTED);
  private readonly wins = new Int32Array(six.maxMoves);

  constructor(private readonly style: Style) {
    this.tree = new Tree(style);
  }

  /** How many positions the last search looked at. */
  get nodes(): number {
    return this.tree.nodes;
  }

  /** The moves of a running position, best first. The first value is exact, the others are at most what is said. */
  run(board: Board, isOver: IsOver, { bias = () => 0, mayRemember = false }: Manner = {}): Judged[] {
    this.tree.start(board, isOver, mayRemember);
    const sure = this.sureWin(board, isOver);
    const root = this.rootMoves(board, bias);
    if (sure !== undefined) {
      const others = root.filter(({ move }) => move !== sure.move);
      return [sure, ...others.map((other) => ({ ...other, value: 0 }))];
    }
    this.deepen(board, root);
    // If time ran out when the best move had just turned out to lose, one that has not yet may be better.
    if (root[0].value <= DOOMED) root.sort((a, b) => b.value - a.value);
    // A round that was not finished leaves older, perhaps higher values behind the best move.
    const [best, ...others] = root;
    for (const other of others) other.value = Math.min(other.value, best.value);
    return [best, ...others.sort((a, b) => b.value - a.value)];
  }

  /** A win at once or by threats alone. */
  private sureWin(board: Board, isOver: IsOver): Judged | undefined {
    const { state } = board;
    if (board.shapes.listed[fives(state.side)] > 0 && winningMoves(state, this.wins) > 0) {
      return { move: this.wins[0], value: WIN - 1, bias: 0 };
    }
    // A search for threats alone must not eat up what the main search needs.
    const { threats } = this.tree;
    const limit = this.style.rootThreats;
    const won = limit > 0 && threats.wins(board, limit, () => isOver(ROOT_THREATS_SHARE * threats.tried));
    this.tree.nodes += limit > 0 ? threats.tried : 0;
    return won ? { move: placeMove(threats.move), value: WIN - threats.length, bias: 0 } : undefined;
  }

  private rootMoves(board: Board, bias: () => number): Judged[] {
    const { style, list } = this;
    const { state } = board;
    const pressed = isThreatened(board);
    const width = state.phase === 1 ? style.rootWidth : 2 * style.moveWidth;
    listMoves(board, list, pressed ? list.room : width, pressed);
    const judged = (move: Move, at: number): Judged => ({ move, value: -at, bias: bias() });
    const must =
      state.phase === 1 && supplyOf(board, otherSide(state.side)) > 0
        ? openGap(board, otherSide(state.side))
        : NO_GAP;
    if (must >= 0 && openGap(board, state.side) === NO_GAP) return [judged(placeMove(must), 0)];
    const moves =
      list.count > 0
        ? list.moves.subarray(0, list.count)
        : this.wins.subarray(0, legalMoves(state, state.turn, this.wins));
    return Array.from(moves, judged);
  }

  private deepen(board: Board, root: Judged[]): void {
    const played = board.line.depth;
    let best = root[0];
    /** For how many rounds the same move has been best. */
    let rounds = 0;
    for (let depth = 1; depth <= this.style.maxDepth; depth++) {
      try {
        this.searchRoot(root, depth);
        if (root[0].value <= DOOMED && this.widen(board, root)) this.searchRoot(root, depth);
        rounds = root[0] === best ? rounds + 1 : 1;
        best = root[0];
        if (depth >= EASY_DEPTH && rounds >= EASY_ROUNDS && this.isEasy(root, depth)) return;
      } catch (error) {
        if (!(error instanceof Stopped)) throw error;
        this.tree.unwind(played);
        return;
      }
      if (Math.abs(root[0].value) > SURE || root.length === 1) return;
    }
  }

  /** Whether all other moves are far behind, even when looked at almost as deep. */
  private isEasy([best, ...others]: readonly Judged[], depth: number): boolean {
    const floor = best.value - EASY_LEAD;
    return (
      floor > -SURE &&
      others.every(({ move }) => this.tree.valueOf(move, depth - EASY_REDUCTION, floor, floor + 1) <= floor)
    );
  }

  /** In a bad way all moves are looked at, not only promising ones; says whether there are more. */
  private widen({ state }: Board, root: Judged[]): boolean {
    if (state.phase === 1 || this.style.maxDepth === 1) return false;
    const known = new Set(root.map(({ move }) => move));
    const count = legalMoves(state, state.turn, this.wins);
    for (const move of this.wins.subarray(0, count)) {
      if (!known.has(move)) root.push({ move, value: -WIN, bias: 0 });
    }
    return root.length > known.size;
  }

  /** One round at the root. A better move counts at once, even if the round is not finished. */
  private searchRoot(root: Judged[], depth: number): void {
    let alpha = -WIN;
    for (let at = 0; at < root.length; at++) {
      const judged = root[at];
      const { move, bias } = judged;
      const floor = Math.max(-WIN, alpha - bias);
      let value = at === 0 ? WIN : this.tree.valueOf(move, depth, floor, floor + 1);
      if (value > floor) value = this.tree.valueOf(move, depth, floor, WIN);
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
}
