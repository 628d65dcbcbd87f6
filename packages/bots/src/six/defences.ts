import { firstPlace, mayPut, otherSide, type Side, stoneMove } from '@sixfold/six';
import type { Board } from './board.js';
import { captureScore, MoveList, NOTHING_FALLS } from './candidates.js';
import { fives } from './shapes.js';

// Phase two has no forced answers as phase one has: a gap can be filled by any stone, and a five can also be
// broken by capturing from it. Of hundreds of moves these are the ones that can help.

const gapCells = new Int32Array(6);
/** More cells than a board of all stones has beside them. */
const CELLS = 512;
const targets = new MoveList(CELLS);
const rest = new MoveList(CELLS);
/** Cells for the stone of a capture, besides the gaps, when not all of them are wanted. */
const OTHER_TARGETS = 12;

/** Whether a side has a five and a stone outside it that holds nothing, so that it completes a six if it is to move. */
export function canComplete({ state, shapes }: Board, side: Side): boolean {
  const list = fives(side);
  if (shapes.listed[list] === 0) return false;
  const holds = state.stonesThatHold();
  const first = firstPlace(side);
  for (let at = 0; at < shapes.listed[list]; at++) {
    const form = shapes.at(list, at);
    for (let place = first; place < first + state.stoneCount(side); place++) {
      if (holds[place] === 0 && !shapes.contains(form, state.stones[place])) return true;
    }
  }
  return false;
}

/** Whether the waiting side would complete a six in phase two, were it to move. */
export const isThreatened = (board: Board): boolean =>
  board.state.phase === 2 && canComplete(board, otherSide(board.state.side));

/**
 * Fills the list with the moves that may answer a threat, best first: a stone into a gap, or a capture, whose stone goes
 * to one of the better cells or, if `all` answers are wanted, to any.
 */
export function listDefences(board: Board, list: MoveList, limit: number, all: boolean): void {
  const { state, shapes } = board;
  const { side, stones } = state;
  list.clear();
  const gaps = listGaps(board);
  const first = firstPlace(side);
  const holds = state.stonesThatHold();
  for (let place = first; place < first + state.stoneCount(side); place++) {
    const from = stones[place];
    if (holds[place] !== 0 && targets.count === gaps)
      addOtherTargets(board, gaps, all ? CELLS : OTHER_TARGETS);
    const groups = holds[place] === 0 ? NOTHING_FALLS : state.lift(from);
    const lastKeep = groups.ties > 1 ? groups.ties : 0;
    for (let keep = lastKeep === 0 ? 0 : 1; keep <= lastKeep; keep++) {
      const score = (holds[place] === 0 ? 0 : captureScore(board, keep)) - shapes.heldBy(from, side);
      const count = holds[place] === 0 ? gaps : targets.count;
      for (let at = 0; at < count; at++) {
        const to = targets.moves[at];
        if (mayPut(state, groups, from, to, keep)) {
          list.offer(stoneMove(from, to, keep), score + targets.scores[at], limit);
        }
      }
    }
  }
}

/** Lists the gaps of the other side's fives; returns how many. */
function listGaps({ state, shapes }: Board): number {
  const { side } = state;
  const list = fives(otherSide(side));
  targets.clear();
  for (let at = 0; at < shapes.listed[list]; at++) {
    shapes.gaps(shapes.at(list, at), state.board, gapCells);
    const gaps = targets.count;
    if (gaps === OTHER_TARGETS || isAmongTargets(gapCells[0], gaps)) continue;
    targets.moves[gaps] = gapCells[0];
    targets.scores[gaps] = shapes.worthOf(gapCells[0], side);
    targets.count++;
  }
  return targets.count;
}

function isAmongTargets(cell: number, count: number): boolean {
  for (let at = 0; at < count; at++) if (targets.moves[at] === cell) return true;
  return false;
}

/** Adds the better cells behind the gaps, for stones that capture. */
function addOtherTargets({ state, shapes }: Board, gaps: number, others: number): void {
  const { side, frontier, frontierCount } = state;
  rest.clear();
  for (let at = 0; at < frontierCount; at++) {
    rest.offer(frontier[at], shapes.worthOf(frontier[at], side), others);
  }
  for (let at = 0; at < rest.count; at++) {
    if (isAmongTargets(rest.moves[at], gaps)) continue;
    targets.moves[targets.count] = rest.moves[at];
    targets.scores[targets.count++] = rest.scores[at];
  }
}
