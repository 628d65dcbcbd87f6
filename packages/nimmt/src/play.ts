// RULES.md, "The course of a round": who decides what, and what the rules do in between

import {
  firstSeat,
  hasSeat,
  type Move,
  NOBODY,
  onlySeat,
  Refusal,
  type Seat,
  type SeatSet,
} from '@sixfold/game-kit';
import { askAtCount, finishRound, listDrops, passAtCount, seatToAskAtCount, startCount } from './count.js';
import { openCards, pickCard } from './draft.js';
import type { NimmtFact } from './facts.js';
import { chooseMasked, layOne, layTwo, listLays, revealLays, revealMasked } from './lay.js';
import { firstOf, isLayOfOne, isMove, KIND, kindOf, layMove, pickMove, rowMove } from './moves.js';
import { placeNextCard, takeRow } from './placing.js';
import type { NimmtRefusal } from './refusals.js';
import { laidCards, type NimmtState, NO_SEAT, ROWS } from './state.js';
import {
  answerWindow,
  askBeforePlacing,
  closeWindow,
  decidePlacing,
  isAskedBeforePlacing,
  listAnswers,
  listPlacings,
  nextInTurn,
  openMaskWindow,
  playDrop,
} from './windows.js';

/** What is asked in nearly every turn is asked first, in functions short enough for the compiler to join them. */
export function legalMoves(state: NimmtState, seat: Seat, into: Int32Array): number {
  if (!hasSeat(state.toAct, seat)) return 0;
  return state.phase === 'lay' ? listLays(state, seat, into) : listOtherMoves(state, seat, into);
}

function listOtherMoves(state: NimmtState, seat: Seat, into: Int32Array): number {
  switch (state.phase) {
    case 'pick':
      return listAll(openCards(state).map(pickMove), into);
    case 'window':
      return listAnswers(state, seat, into);
    case 'chooseMasked':
      return listAll(laidCards(state, seat).map(layMove), into);
    case 'place':
      return listPlacings(state, seat, into);
    case 'chooseRow':
      for (let row = 0; row < ROWS; row++) into[row] = rowMove(row);
      return ROWS;
    case 'count':
      return listDrops(state, seat, into);
    default:
      return 0;
  }
}

function listAll(moves: readonly Move[], into: Int32Array): number {
  into.set(moves);
  return moves.length;
}

/** Plays one decision and then all that follows from it without anybody's choice. */
export function apply(
  state: NimmtState,
  seat: Seat,
  move: Move,
  facts?: NimmtFact[],
): NimmtRefusal | undefined {
  if (!hasSeat(state.toAct, seat)) return notAsked(state, seat);
  const refusal =
    state.phase === 'lay' && isLayOfOne(move)
      ? layOne(state, seat, firstOf(move), facts)
      : decide(state, seat, move, facts);
  if (refusal !== undefined) return refusal;
  state.seen = undefined;
  if (state.toAct === NOBODY) settle(state, facts);
  return undefined;
}

const notAsked = (state: NimmtState, seat: Seat): NimmtRefusal =>
  state.phase === 'over' ? new Refusal('gameOver') : new Refusal('notYourTurn', { seat: seat + 1 });

/** Every decision but the lay of one card. */
function decide(state: NimmtState, seat: Seat, move: Move, facts?: NimmtFact[]): NimmtRefusal | undefined {
  const kind = kindOf(move);
  if (!isMove(move)) return new Refusal('notAMove', { text: String(move) });
  switch (state.phase) {
    case 'lay':
      if (kind === KIND.layTwo || kind === KIND.layMasked) return layTwo(state, seat, move, facts);
      break;
    case 'chooseRow': // N-11
      if (kind !== KIND.row) break;
      takeRow(state, firstOf(move), facts);
      state.phase = 'place';
      state.toAct = NOBODY;
      return undefined;
    case 'place':
      if (kind === KIND.place || kind === KIND.shift || kind === KIND.stretch) {
        return decidePlacing(state, seat, move, facts);
      }
      break;
    case 'window':
      if (kind === KIND.block || kind === KIND.pass) return answerWindow(state, seat, move, facts);
      break;
    case 'chooseMasked':
      if (kind === KIND.lay) return chooseMasked(state, seat, move, facts);
      break;
    case 'count':
      if (kind === KIND.drop) return playDrop(state, seat, firstOf(move), facts);
      if (kind !== KIND.pass) break;
      passAtCount(state, seat);
      return undefined;
    case 'pick':
      if (kind === KIND.pick) return pickCard(state, seat, firstOf(move), facts);
      break;
    case 'over':
      return new Refusal('gameOver');
  }
  // The move answers another question than the one that is asked.
  return new Refusal(`expected.${state.phase}`, { cards: state.rules.variant.cardsATurn });
}

/** Nobody has to decide anything: goes on by the rules until somebody does, or the game is over. */
function settle(state: NimmtState, facts?: NimmtFact[]): void {
  do {
    if (state.phase === 'place') placeCards(state, facts);
    else nextEvent(state, facts);
  } while (state.toAct === NOBODY && state.phase !== 'over');
}

/** The next thing that happens by itself, but for placing cards: that happens most, so it is asked first. */
function nextEvent(state: NimmtState, facts?: NimmtFact[]): void {
  switch (state.phase) {
    case 'lay': // all have laid
      if (state.maskWindows !== NOBODY) openMaskWindow(state, firstSeat(state.maskWindows), facts);
      else revealLays(state, facts);
      break;
    case 'window': // all have answered, or there was nobody to ask
      closeWindow(state, facts);
      break;
    case 'chooseMasked':
      revealMasked(state, facts);
      break;
    case 'count': {
      const seat = seatToAskAtCount(state);
      if (seat === NO_SEAT) finishRound(state, facts);
      else askAtCount(state, seat);
      break;
    }
  }
}

/** N-5 One card after another, until someone is asked or all are placed. */
function placeCards(state: NimmtState, facts?: NimmtFact[]): void {
  const { traps } = state.rules.variant;
  while (state.queueNext < state.queueLength) {
    if (traps && isAskedBeforePlacing(state)) askBeforePlacing(state);
    else placeNextCard(state, facts);
    if (state.toAct !== NOBODY) return;
  }
  endTrick(state);
}

/** N-6, N-27, N-53 Whoever still holds cards goes on; when nobody does, the round is counted. */
function endTrick(state: NimmtState): void {
  const { seats, openInTurn } = state.rules;
  state.queueLength = 0;
  state.queueNext = 0;
  let holders = NOBODY;
  for (let seat = 0; seat < seats; seat++) if (state.handSize[seat] > 0) holders |= onlySeat(seat);
  if (holders === NOBODY) {
    startCount(state);
    return;
  }
  state.phase = 'lay';
  state.toAct = openInTurn ? nextTurn(state, holders) : holders;
}

/** N-53 The next seat in turn that holds cards. */
function nextTurn(state: NimmtState, holders: SeatSet): SeatSet {
  state.turn = nextInTurn(state, state.turn, (seat) => hasSeat(holders, seat));
  return onlySeat(state.turn);
}
