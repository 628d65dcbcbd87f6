import { formAt, NO_FORM } from './forms.js';
import { MAX_STONES } from './grid.js';
import { firstPlace, mayPut } from './listing.js';
import { placeMove, stoneMove } from './moves.js';
import { otherSide, type Side, type SixState, stoneOf } from './state.js';

// What search asks first, without listing hundreds of moves.

/** Cells where a stone of this side would complete a form (whoever's turn it is); returns how many. */
export function winningCells(state: SixState, side: Side, into: Uint16Array): number {
  const { board, frontier, frontierCount } = state;
  let count = 0;
  for (let at = 0; at < frontierCount; at++) {
    if (formAt(board, frontier[at], side) !== NO_FORM) into[count++] = frontier[at];
  }
  return count;
}

/** Cells that the side to move must deal with: where the other side would complete a form. */
export const threatenedCells = (state: SixState, into: Uint16Array): number =>
  winningCells(state, otherSide(state.side), into);

/** Moves that complete a form at once; returns how many. */
export function winningMoves(state: SixState, into: Int32Array): number {
  const { board, frontier, frontierCount, phase, side } = state;
  let found = 0;
  for (let at = 0; at < frontierCount; at++) {
    const cell = frontier[at];
    if (formAt(board, cell, side) === NO_FORM) continue;
    if (phase === 1) into[found++] = placeMove(cell);
    else found = addWinningLifts(state, cell, into, found);
  }
  return found;
}

/** In phase two the stone must come from outside the form, and the form must stay when it is lifted. */
function addWinningLifts(state: SixState, to: number, into: Int32Array, count: number): number {
  const { stones, side } = state;
  const first = firstPlace(side);
  const end = first + state.stoneCount(side);
  let found = count;
  for (let place = first; place < end; place++) {
    const from = stones[place];
    const lifted = state.lift(from);
    const { groups, ties } = lifted;
    for (let keep = ties > 1 ? 1 : 0; keep <= (ties > 1 ? ties : 0); keep++) {
      if (!mayPut(state, lifted, from, to, keep)) continue;
      if (staysForm(state, from, to, keep, groups)) into[found++] = stoneMove(from, to, keep);
    }
  }
  return found;
}

/** Filled and read within one call: stones that fall off. */
const gone = new Uint16Array(MAX_STONES);

/** Whether the form is still complete without the lifted stone and what falls off with it. */
function staysForm(state: SixState, from: number, to: number, keep: number, groups: number): boolean {
  const { board, side } = state;
  const own = stoneOf(side);
  const fallen = groups > 1 ? state.lift(from).fallen(keep, gone) : 0;
  board[from] -= own;
  let removed = 0;
  for (let at = 0; at < fallen; at++) if ((board[gone[at]] & own) !== 0) gone[removed++] = gone[at];
  for (let at = 0; at < removed; at++) board[gone[at]] -= own;
  const complete = formAt(board, to, side) !== NO_FORM;
  for (let at = 0; at < removed; at++) board[gone[at]] += own;
  board[from] += own;
  return complete;
}

/** Own stones whose lifting makes others fall off (phase two); returns how many. */
export function capturingLifts(state: SixState, into: Uint16Array): number {
  const first = firstPlace(state.side);
  const holds = state.stonesThatHold();
  let count = 0;
  for (let place = first; place < first + state.stoneCount(state.side); place++) {
    if (holds[place] !== 0) into[count++] = state.stones[place];
  }
  return count;
}
