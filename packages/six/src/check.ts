import { type Move, Refusal, type Seat } from '@sixfold/game-kit';
import { mayPut } from './listing.js';
import {
  cellOf,
  formatCell,
  fromOf,
  keepChoices,
  keepOf,
  kindOf,
  MOVE,
  maySwap,
  PLACE,
  SWAP,
  SWAP_MOVE,
  toOf,
} from './moves.js';
import type { SixRefusal } from './refusals.js';
import { RUNNING, type SixState, STONE, stoneOf } from './state.js';

/** Why a seat may not play this move now, or undefined if it may. */
export function checkMove(state: SixState, seat: Seat, move: Move): SixRefusal | undefined {
  if (state.result !== RUNNING) return new Refusal('gameOver');
  if (seat !== state.turn) return new Refusal('notYourTurn', { seat: seat + 1 });
  switch (kindOf(move)) {
    case PLACE:
      return checkPlacement(state, move);
    case MOVE:
      return checkStoneMove(state, move);
    case SWAP:
      return move === SWAP_MOVE && maySwap(state) ? undefined : new Refusal('swapNotOffered');
    default:
      return new Refusal('notAMove', { text: String(move) });
  }
}

/** S-2 */
function checkPlacement(state: SixState, move: Move): SixRefusal | undefined {
  if (state.phase === 2) return new Refusal('phaseTwoMoves');
  const to = toOf(move);
  if (to !== move) return new Refusal('notAMove', { text: String(move) });
  if (state.frontierCount === 0) return to === 0 ? undefined : new Refusal('firstInMiddle');
  return checkTarget(state, to);
}

function checkTarget(state: SixState, to: number): SixRefusal | undefined {
  if (state.board[to] >= STONE) return new Refusal('cellOccupied', cellParam(state, to));
  if (state.board[to] === 0) return new Refusal('touchesNothing', cellParam(state, to));
  return undefined;
}

/** S-4 to S-6 */
function checkStoneMove(state: SixState, move: Move): SixRefusal | undefined {
  if (state.phase === 1) return new Refusal('phaseOnePlaces');
  const from = fromOf(move);
  const to = toOf(move);
  const keep = keepOf(move);
  if (state.board[from] < STONE) return new Refusal('noStoneThere', cellParam(state, from));
  if ((state.board[from] & stoneOf(state.side)) === 0)
    return new Refusal('notYourStone', cellParam(state, from));
  if (to === from) return new Refusal('sameCell', cellParam(state, from));
  const refused = checkTarget(state, to);
  if (refused !== undefined) return refused;
  const groups = state.lift(from);
  if (groups.ties === 1 && keep !== 0) return new Refusal('keepNotOffered');
  if (groups.ties > 1 && (keep === 0 || keep > groups.ties)) {
    return new Refusal('keepMissing', { choices: keepChoices(state, from) });
  }
  if (mayPut(state, groups, from, to, keep)) return undefined;
  return new Refusal('touchesOnlyLeaving', cellParam(state, to));
}

const cellParam = (state: SixState, address: number) => ({ cell: formatCell(cellOf(state, address)) });
