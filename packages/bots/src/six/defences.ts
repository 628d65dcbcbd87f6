import { ARCS, firstPlace, mayPut, otherSide, type Side, stoneMove } from '@sixfold/six';
import type { Board } from './board.js';
import { captureScore, type MoveList, NOTHING_FALLS } from './candidates.js';
import { fives } from './shapes.js';

// Phase two has no forced answers as phase one has: a gap can be filled by any stone, and a five can also be
// broken by capturing from it. Of hundreds of moves these are the ones that can help.

/** Cells for the stone of a capture, besides the gaps, when not all of them are wanted. */
const OTHER_TARGETS = 12;

/** Whether a side has a five and a stone outside it that holds nothing, so that it completes a six if it is to move. */
export function canComplete({ state, shapes }: Board, side: Side): boolean {
  const list = fives(side);
  const count = shapes.listed[list];
  if (count === 0) return false;
  const first = firstPlace(side);
  const end = first + state.stoneCount(side);
  const isOutside = (place: number): boolean => {
    for (let at = 0; at < count; at++)
      if (!shapes.contains(shapes.at(list, at), state.stones[place])) return true;
    return false;
  };
  // Most stones show by the six cells around them that they hold nothing; what all hold is looked at only if none does.
  for (let place = first; place < end; place++) {
    if (ARCS[state.ring(state.stones[place])] <= 1 && isOutside(place)) return true;
  }
  const holds = state.stonesThatHold();
  for (let place = first; place < end; place++) if (holds[place] === 0 && isOutside(place)) return true;
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
  const { answers } = board.lists;
  list.clear();
  const gaps = listGaps(board);
  const first = firstPlace(side);
  const holds = state.stonesThatHold();
  for (let place = first; place < first + state.stoneCount(side); place++) {
    const from = stones[place];
    if (holds[place] !== 0 && answers.count === gaps)
      addOtherCells(board, gaps, all ? answers.room : OTHER_TARGETS);
    const groups = holds[place] === 0 ? NOTHING_FALLS : state.lift(from);
    const lastKeep = groups.ties > 1 ? groups.ties : 0;
    for (let keep = lastKeep === 0 ? 0 : 1; keep <= lastKeep; keep++) {
      const score = (holds[place] === 0 ? 0 : captureScore(board, from, keep)) - shapes.heldBy(from, side);
      const count = holds[place] === 0 ? gaps : answers.count;
      for (let at = 0; at < count; at++) {
        const to = answers.moves[at];
        if (mayPut(state, groups, from, to, keep)) {
          list.offer(stoneMove(from, to, keep), score + answers.scores[at], limit);
        }
      }
    }
  }
}

/** Lists the gaps of the other side's fives; returns how many. */
function listGaps({ state, shapes, lists, gapCells }: Board): number {
  const { side } = state;
  const list = fives(otherSide(side));
  const answers = lists.answers.clear();
  for (let at = 0; at < shapes.listed[list]; at++) {
    shapes.gaps(shapes.at(list, at), state.board, gapCells);
    const gaps = answers.count;
    if (gaps === OTHER_TARGETS || isAmong(answers, gapCells[0], gaps)) continue;
    answers.moves[gaps] = gapCells[0];
    answers.scores[gaps] = shapes.worthOf(gapCells[0], side);
    answers.count++;
  }
  return answers.count;
}

function isAmong({ moves }: MoveList, cell: number, count: number): boolean {
  for (let at = 0; at < count; at++) if (moves[at] === cell) return true;
  return false;
}

/** Adds the better cells behind the gaps, for stones that capture. */
function addOtherCells({ state, shapes, lists }: Board, gaps: number, others: number): void {
  const { side, frontier, frontierCount } = state;
  const { answers } = lists;
  const rest = lists.rest.clear();
  for (let at = 0; at < frontierCount; at++) {
    rest.offer(frontier[at], shapes.worthOf(frontier[at], side), others);
  }
  for (let at = 0; at < rest.count; at++) {
    if (isAmong(answers, rest.moves[at], gaps)) continue;
    answers.moves[answers.count] = rest.moves[at];
    answers.scores[answers.count++] = rest.scores[at];
  }
}
