import type { Move, Seat } from '@sixfold/game-kit';
import { Captures } from './captures.js';
import { checkMove } from './check.js';
import { lookAtCuts } from './cuts.js';
import { factsAfter, factsBefore, type SixFact } from './facts.js';
import { FORM_SIZE, formAt, NO_FORM } from './forms.js';
import type { Lift } from './lift.js';
import { firstPlace, listPlacements, movesOfStone } from './listing.js';
import { fromOf, keepOf, kindOf, PLACE, SWAP, toOf } from './moves.js';
import type { SixRefusal } from './refusals.js';
import { extendPast, startPast } from './repetition.js';
import { knowsSites, listSites, lookAtSites } from './sites.js';
import {
  BLACK,
  DRAWN,
  otherSide,
  REASONS,
  RED,
  RUNNING,
  type Side,
  type SixState,
  stoneOf,
} from './state.js';

// RULES.md in the order of a turn; `check.ts` has what is refused.

const TOO_FEW = REASONS.indexOf('tooFew');
const BOTH_TOO_FEW = REASONS.indexOf('bothTooFew');
const REPETITION = REASONS.indexOf('repetition');
const NO_CAPTURE = REASONS.indexOf('noCapture');

/** S-2 and S-4 to S-6: all moves of a seat; returns how many. */
export function legalMoves(state: SixState, seat: Seat, into: Int32Array): number {
  if (state.result !== RUNNING || seat !== state.turn) return 0;
  if (state.phase === 1) return listPlacements(state, into);
  lookAtSites(state, lookAtCuts(state));
  const first = firstPlace(state.side);
  const own = state.stoneCount(state.side);
  let count = 0;
  for (let at = 0; at < own; at++) {
    const from = state.stones[first + at];
    count = knowsSites(at) ? listSites(at, from, into, count) : movesOfStone(state, from, into, count);
  }
  return count;
}

/** Plays a move, or says why not and changes nothing. */
export function apply(state: SixState, seat: Seat, move: Move, facts?: SixFact[]): SixRefusal | undefined {
  const refusal = checkMove(state, seat, move);
  if (refusal !== undefined) return refusal;
  if (facts === undefined) {
    playMove(state, move);
    return undefined;
  }
  const { phase } = state;
  facts.push(...factsBefore(state, move));
  playMove(state, move);
  facts.push(...factsAfter(state, move, phase, seat));
  return undefined;
}

/** What a move captured, for whoever did not ask. */
const unasked = new Captures();

/** Plays a move that is known to be legal. What was captured is written into `captures`. */
export function playMove(state: SixState, move: Move, captures?: Captures): void {
  if (captures !== undefined) captures.count = 0;
  if (kindOf(move) === PLACE) return placeStone(state, toOf(move));
  if (kindOf(move) === SWAP) return takeOver(state);
  moveStone(state, fromOf(move), toOf(move), keepOf(move), captures ?? unasked);
}

/** S-2 */
function placeStone(state: SixState, to: number): void {
  const { side } = state;
  state.addStone(to, side);
  if (side === RED) state.redSupply--;
  else state.blackSupply--;
  const form = state.stoneCount(side) < FORM_SIZE ? NO_FORM : formAt(state.board, to, side);
  if (state.redSupply + state.blackSupply === 0) state.phase = 2;
  if (form !== NO_FORM) return finish(state, side, form);
  passTurn(state);
  if (state.phase === 2) startPast(state); // S-4, S-9
}

/** S-12: the colours change hands, the stones stay, and the other seat goes on as black. */
function takeOver(state: SixState): void {
  state.swapped = 1;
  state.turn = nextSeat(state);
}

/** S-4 to S-7, S-9 */
function moveStone(state: SixState, from: number, to: number, keep: number, captures: Captures): void {
  const { side } = state;
  captures.count = 0;
  const lifted = state.lift(from);
  if (lifted.groups > 1) capture(state, lifted, keep, captures);
  state.removeStone(from);
  state.tighten();
  state.addStone(to, side);
  const form = formAt(state.board, to, side);
  if (form !== NO_FORM) return finish(state, side, form); // S-7: a completed six first
  if (captures.count > 0) {
    if (endsByTooFew(state)) return;
    state.pastStart = state.pastEnd;
    passTurn(state);
    return startPast(state);
  }
  state.quiet++;
  const again = state.options.repetition && extendPast(state, from, to);
  if (again) return finish(state, DRAWN, REPETITION);
  if (state.quiet === state.options.noCaptureLimit) return finish(state, DRAWN, NO_CAPTURE);
  passTurn(state);
}

/** S-5: all groups but the one that stays are out of the game. */
function capture(state: SixState, lifted: Lift, keep: number, captures: Captures): void {
  const { stones } = captures;
  captures.count = lifted.fallen(keep, stones);
  for (let at = 0; at < captures.count; at++) {
    const address = stones[at];
    if ((state.board[address] & stoneOf(BLACK)) !== 0) stones[at] |= BLACK << 12;
    state.removeStone(address);
  }
}

/** S-7: ends the game if a side has fewer than six stones left; the turn stays where the game ended. */
function endsByTooFew(state: SixState): boolean {
  const red = state.redCount < FORM_SIZE;
  const black = state.blackCount < FORM_SIZE;
  if (red && black) finish(state, DRAWN, BOTH_TOO_FEW);
  else if (red || black) finish(state, red ? BLACK : RED, TOO_FEW);
  else return false;
  return true;
}

function finish(state: SixState, result: Side | typeof DRAWN, reason: number): void {
  state.result = result;
  state.reason = reason;
}

const nextSeat = (state: SixState): number => (state.turn + 1 === state.seats ? 0 : state.turn + 1);

function passTurn(state: SixState): void {
  state.turn = nextSeat(state);
  state.side = otherSide(state.side);
}
