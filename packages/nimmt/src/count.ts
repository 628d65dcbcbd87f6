// RULES.md, "The count": the end of a round and of the game
import { NOBODY, onlySeat, type Seat } from '@sixfold/game-kit';
import { startRound } from './deal.js';
import type { NimmtFact } from './facts.js';
import { dropMove, PASS } from './moves.js';
import { outcome } from './outcome.js';
import { type NimmtState, NO_SEAT, trapsHeld } from './state.js';
import { holdsTrap } from './trap-cards.js';
import { DROP } from './traps.js';
import { nextInTurn } from './windows.js';

/** N-69 The count begins; nobody has been asked yet. */
export function startCount(state: NimmtState): void {
  state.phase = 'count';
  state.turn = 0;
  state.toAct = NOBODY;
}

/** N-69 The next seat, in seat order, that may still drop something; NO_SEAT when all are done. */
export function seatToAskAtCount(state: NimmtState): Seat {
  const { seats, variant } = state.rules;
  if (!variant.traps) return NO_SEAT;
  for (let seat = state.turn; seat < seats; seat++) {
    if (trapsHeld(state, seat) > 0 && hasCountingCard(state, seat)) return seat;
  }
  return NO_SEAT;
}

function hasCountingCard(state: NimmtState, seat: Seat): boolean {
  for (let index = 0; index < state.takenCount; index++) {
    if (state.takenBy[index] === seat && state.takenDropped[index] === 0) return true;
  }
  return false;
}

export function askAtCount(state: NimmtState, seat: Seat): void {
  state.turn = seat;
  state.toAct = onlySeat(seat);
}

export function listDrops(state: NimmtState, seat: Seat, into: Int32Array): number {
  let count = 0;
  into[count++] = PASS;
  if (!holdsTrap(state, seat, DROP)) return count;
  for (let index = 0; index < state.takenCount; index++) {
    if (state.takenBy[index] === seat && state.takenDropped[index] === 0) {
      into[count++] = dropMove(state.takenCard[index]);
    }
  }
  return count;
}

export function passAtCount(state: NimmtState, seat: Seat): void {
  state.turn = seat + 1;
  state.toAct = NOBODY;
}

/** N-12, N-28 The round's points join the totals; then another round, or the end. */
export function finishRound(state: NimmtState, facts?: NimmtFact[]): void {
  const { totals, points } = state;
  for (let seat = 0; seat < totals.length; seat++) totals[seat] += points[seat];
  if (facts) reportCount(state, facts);
  state.queueLength = 0;
  state.queueNext = 0;
  if (isLastRound(state)) {
    state.phase = 'over';
    state.toAct = NOBODY;
    state.traps.fill(0); // N-62
    if (facts) reportEnd(state, facts);
  } else {
    state.starter = nextStarter(state);
    state.round++;
    startRound(state, facts);
  }
}

function isLastRound(state: NimmtState): boolean {
  const { rounds, limit } = state.rules.options;
  if (rounds !== null) return state.round >= rounds;
  return state.totals.some((total) => total >= (limit ?? 0));
}

/** N-15, N-52, N-60 Who starts the next round. */
function nextStarter(state: NimmtState): Seat {
  const { options, variant, seats } = state.rules;
  if (options.draft) return (state.starter + 1) % seats;
  if (variant.laying === 'inTurn') {
    const most = Math.max(...state.totals);
    return nextInTurn(state, state.starter, (seat) => state.totals[seat] === most);
  }
  if (variant.traps) {
    const fewest = Math.min(...state.points);
    return nextInTurn(state, state.starter, (seat) => state.points[seat] === fewest);
  }
  return state.starter;
}

function reportCount(state: NimmtState, facts: NimmtFact[]): void {
  const points = Array.from(state.points);
  facts.push({
    kind: 'counted',
    round: state.round,
    points,
    totals: Array.from(state.totals),
  });
}

function reportEnd(state: NimmtState, facts: NimmtFact[]): void {
  const ended = outcome(state);
  if (ended) facts.push({ kind: 'gameEnded', ranks: ended.ranks });
}
