// RULES.md, sections 3, 4 and 6: a turn from the card played to the next player

import { type Move, Refusal, type Seat } from '@sixfold/game-kit';
import { FACES, formatCard, JOKER, numberOf } from './cards.js';
import { drawByHand, isForgetting, keepLastCard, mayDraw, startTurn } from './drawing.js';
import type { SixteenFact } from './facts.js';
import { type GroupKind, groupMade, ownerOf, worthOf } from './groups.js';
import { DRAW, faceOfMove, isJokerMove, jokerAs } from './moves.js';
import type { SixteenRefusal } from './refusals.js';
import {
  FULL_HAND,
  faceOf,
  OVER,
  packPlayed,
  placeInHand,
  removeFromHand,
  type SixteenState,
  talonCount,
} from './state.js';

/** The draw where it is still open, every different card held, a joker as each of the 28 faces. */
export function legalMoves(state: SixteenState, seat: Seat, into: Int32Array): number {
  if (seat !== state.toMove) return 0;
  let count = 0;
  if (mayDraw(state, seat)) into[count++] = DRAW;
  let listed = 0;
  const { hands } = state;
  const first = seat * FULL_HAND;
  const end = first + state.handSizes[seat];
  for (let place = first; place < end; place++) {
    const card = hands[place];
    const bit = 1 << card;
    if ((listed & bit) !== 0) continue; // the same card held twice is one move
    listed |= bit;
    if (card !== JOKER) into[count++] = card;
    else for (let face = 0; face < FACES; face++) into[count++] = jokerAs(face);
  }
  return count;
}

/**
 * Plays a move, or says why not and changes nothing. X-3 A card goes onto the pile; then it is the next player's turn,
 * unless a group was made. Checks and turn stand in one function, which is too long to be joined with a loop of
 * games: whether a shorter one is, was left to chance (docs/engines.md).
 */
export function apply(
  state: SixteenState,
  seat: Seat,
  move: Move,
  facts?: SixteenFact[],
): SixteenRefusal | undefined {
  if (state.toMove === OVER) return new Refusal('gameOver');
  if (seat !== state.toMove) return new Refusal('notYourTurn', { seat: seat + 1 });
  if (move === DRAW) {
    if (!mayDraw(state, seat)) return whyNoDraw(state);
    drawByHand(state, seat, facts);
    return undefined;
  }
  if (!Number.isInteger(move) || move < 0 || move > DRAW) {
    return new Refusal('notAMove', { text: String(move) });
  }
  const joker = isJokerMove(move);
  const place = placeInHand(state, seat, joker ? JOKER : move);
  if (place < 0) return whyNotPlayable(state, seat, move);
  const face = faceOfMove(move);
  if (facts !== undefined) reportForgetting(state, seat, facts);
  removeFromHand(state, seat, place);
  state.played[state.playedCount++] = packPlayed(face, joker, seat);
  state.sum += numberOf[face];
  if (facts !== undefined) reportPlayed(state, seat, move, facts);
  const kind = groupMade(state);
  const next = kind === undefined ? seat + 1 : takePile(state, seat, kind, facts);
  if (!state.drawn) keepLastCard(state, seat, facts); // X-14 strict
  const follower = next < state.seats ? next : 0;
  // X-8 The follower's turn, with cards or one to draw; else that of the next that holds any.
  if (state.handSizes[follower] > 0 || talonCount(state) > 0) startTurn(state, follower, facts);
  else turnAfter(state, follower, facts);
  return undefined;
}

function whyNoDraw(state: SixteenState): SixteenRefusal {
  if (state.options.drawing === 'automatic') return new Refusal('drawsByItself');
  return new Refusal(state.drawn ? 'alreadyDrawn' : 'talonEmpty');
}

function whyNotPlayable(state: SixteenState, seat: Seat, move: Move): SixteenRefusal {
  if (state.handSizes[seat] === 0) return new Refusal('mustDraw'); // X-14 loose
  if (isJokerMove(move)) return new Refusal(state.options.jokers ? 'jokerNotInHand' : 'noJokers');
  return new Refusal('cardNotInHand', { card: formatCard(move) });
}

function reportForgetting(state: SixteenState, seat: Seat, facts: SixteenFact[]): void {
  if (isForgetting(state)) facts.push({ kind: 'forgot', seat });
}

function reportPlayed(state: SixteenState, seat: Seat, move: Move, facts: SixteenFact[]): void {
  const card = formatCard(faceOfMove(move));
  facts.push({ kind: 'played', seat, card, joker: isJokerMove(move), sum: state.sum });
}

/** X-6 The pile's cards go to the side that got the group. Tells who starts the next pile. */
function takePile(state: SixteenState, seat: Seat, kind: GroupKind, facts?: SixteenFact[]): Seat {
  const side = ownerOf(kind, seat);
  if (facts !== undefined) reportGroup(state, seat, kind, facts);
  state.groupEnds[state.groupCount] = state.playedCount;
  state.groupOwners[state.groupCount++] = side;
  state.won[side] += worthOf(kind, state.options.bonus);
  state.pileStart = state.playedCount;
  state.sum = 0;
  return starterAfter(state, seat, kind);
}

function reportGroup(state: SixteenState, seat: Seat, kind: GroupKind, facts: SixteenFact[]): void {
  const side = ownerOf(kind, seat);
  const worth = worthOf(kind, state.options.bonus);
  const winners = state.seats === 2 ? [side] : [side, side + 2];
  facts.push({ kind, seat, side, winners, worth, sum: state.sum, cards: pileTexts(state) });
}

const pileTexts = (state: SixteenState): string[] =>
  Array.from(state.played.subarray(state.pileStart, state.playedCount), (card) => formatCard(faceOf(card)));

/** X-6 With two players the one who got the group, with four the player to the left of the one who played. */
const starterAfter = (state: SixteenState, seat: Seat, kind: GroupKind): Seat =>
  state.seats === 2 ? ownerOf(kind, seat) : seat + 1;

/** X-8 The talon is used up and so is a seat's hand: whoever still holds cards goes on, until nobody does. */
function turnAfter(state: SixteenState, from: Seat, facts?: SixteenFact[]): void {
  const { seats, handSizes } = state;
  for (let step = 1; step < seats; step++) {
    const seat = (from + step) % seats;
    if (handSizes[seat] === 0) continue;
    startTurn(state, seat, facts);
    return;
  }
  state.toMove = OVER;
  state.drawn = false;
  if (facts !== undefined) endFacts(state, facts);
}

/** Cards left on the pile count for nobody. */
function endFacts(state: SixteenState, facts: SixteenFact[]): void {
  const cards = pileTexts(state);
  if (cards.length > 0) facts.push({ kind: 'unfinished', cards });
  facts.push({ kind: 'ended', groups: [state.won[0], state.won[1]] });
}
