import type { Move } from '@sixfold/game-kit';
import {
  CELL_MASK,
  firstPlace,
  type Groups,
  MAX_FRONTIER,
  MAX_STONES,
  mayPut,
  otherSide,
  placeMove,
  stoneMove,
  stoneOf,
} from '@sixfold/six';
import type { Board } from './board.js';
import { captureWorth, lookWaiting } from './knowledge.js';

/** A list of the best moves seen so far, sorted as they come. */
export class MoveList {
  readonly moves: Int32Array;
  readonly scores: Int32Array;
  /** How the position would look after each move to whoever played it. */
  readonly looks: Int32Array;
  count = 0;

  constructor(readonly room: number) {
    this.moves = new Int32Array(room);
    this.scores = new Int32Array(room);
    this.looks = new Int32Array(room);
  }

  clear(): this {
    this.count = 0;
    return this;
  }

  /** Keeps a move if it is among the best `limit`. */
  offer(move: Move, score: number, limit: number, look = 0): void {
    const { moves, scores, looks } = this;
    if (this.count === limit) {
      if (score <= scores[limit - 1]) return;
      this.count--;
    }
    let at = this.count++;
    for (; at > 0 && scores[at - 1] < score; at--) {
      scores[at] = scores[at - 1];
      moves[at] = moves[at - 1];
      looks[at] = looks[at - 1];
    }
    scores[at] = score;
    moves[at] = move;
    looks[at] = look;
  }

  /** Puts a move forward to a place, if it is there and behind it; says whether the place is now taken by it. */
  advance(move: Move, place: number): boolean {
    const { moves, scores, looks } = this;
    for (let at = place; at < this.count; at++) {
      if (moves[at] !== move) continue;
      const score = scores[at];
      const look = looks[at];
      for (let to = at; to > place; to--) {
        moves[to] = moves[to - 1];
        scores[to] = scores[to - 1];
        looks[to] = looks[to - 1];
      }
      moves[place] = move;
      scores[place] = score;
      looks[place] = look;
      return true;
    }
    return false;
  }
}

/** Fills the list with the most promising moves, best first by what they build and spoil. */
export function listCandidates(board: Board, list: MoveList, limit: number): void {
  list.clear();
  if (board.state.phase === 1) listPlacements(board, list, limit);
  else listStoneMoves(board, list, limit);
}

function listPlacements(board: Board, list: MoveList, limit: number): void {
  const { state, shapes } = board;
  const { frontier, frontierCount, side } = state;
  if (frontierCount === 0) list.offer(placeMove(0), 0, limit);
  const now = lookWaiting(board);
  for (let at = 0; at < frontierCount; at++) {
    const worth = shapes.worthOf(frontier[at], side);
    list.offer(placeMove(frontier[at]), worth, limit, now + shapes.shift);
  }
}

/** What lifting a stone that holds nothing leaves: one group. */
export const NOTHING_FALLS: Groups = { groups: 1, ties: 1, stays: () => true };

/** In phase two the best cells are paired with the stones that are missed least or that capture most. */
const TARGETS = 12;
const SOURCES = 9;
/** A stone to lift is listed by its address, and above it which of several groups is kept (S-5). */
const KEEP_SHIFT = 12;

/** Cells that may be built on, and gaps that are listed before them. */
const MOST_CELLS = 2 * MAX_FRONTIER;

/** Filled and read within one call. They belong to a board, so that no two searches share them. */
export class Lists {
  readonly targets = new MoveList(TARGETS);
  readonly sources = new MoveList(SOURCES);
  /** Cells that may answer a threat, and those behind them. */
  readonly answers = new MoveList(MOST_CELLS);
  readonly rest = new MoveList(MOST_CELLS);
  readonly fallen = new Uint16Array(MAX_STONES);
}

function listStoneMoves(board: Board, list: MoveList, limit: number): void {
  const { state, shapes } = board;
  const { frontier, frontierCount, side, stones } = state;
  const targets = board.lists.targets.clear();
  const sources = board.lists.sources.clear();
  for (let at = 0; at < frontierCount; at++) {
    const worth = shapes.worthOf(frontier[at], side);
    targets.offer(frontier[at], worth, TARGETS, shapes.shift);
  }
  const now = lookWaiting(board);
  const first = firstPlace(side);
  const holds = state.stonesThatHold();
  for (let place = first; place < first + state.stoneCount(side); place++) {
    const from = stones[place];
    const loss = shapes.heldBy(from, side);
    const look = now + shapes.shift;
    if (holds[place] === 0) sources.offer(from, 0 - loss, SOURCES, look);
    else {
      const { ties } = state.lift(from);
      for (let keep = ties > 1 ? 1 : 0; keep <= (ties > 1 ? ties : 0); keep++) {
        const captured = captureScore(board, from, keep);
        sources.offer(from | (keep << KEEP_SHIFT), captured - loss, SOURCES, look + captured);
      }
    }
  }
  for (let s = 0; s < sources.count; s++) {
    const from = sources.moves[s] & CELL_MASK;
    const keep = sources.moves[s] >> KEEP_SHIFT;
    const groups = holds[state.slot[from]] === 0 ? NOTHING_FALLS : state.lift(from);
    for (let t = 0; t < targets.count; t++) {
      const to = targets.moves[t];
      if (!mayPut(state, groups, from, to, keep)) continue;
      const score = sources.scores[s] + targets.scores[t];
      list.offer(stoneMove(from, to, keep), score, limit, sources.looks[s] + targets.looks[t]);
    }
  }
}

/** What lifting a stone takes out of the game. */
export function captureScore(
  { state, shapes, lists: { fallen } }: Board,
  from: number,
  keep: number,
): number {
  const count = state.lift(from).fallen(keep, fallen);
  const own = stoneOf(state.side);
  let mine = 0;
  let worth = 0;
  for (let at = 0; at < count; at++) {
    const isMine = (state.board[fallen[at]] & own) !== 0;
    if (isMine) mine++;
    const held = shapes.heldBy(fallen[at], isMine ? state.side : otherSide(state.side));
    worth += isMine ? 0 - held : held;
  }
  return worth + captureWorth(state, state.side, count - mine, mine);
}
