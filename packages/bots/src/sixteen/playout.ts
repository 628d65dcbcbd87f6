// Quick sensible play to the horizon of a search.

import { below, type Move, type Rng, type Seat, unit } from '@sixfold/game-kit';
import {
  DRAW,
  FACES,
  type Face,
  FULL_HAND,
  JOKER,
  jokerAs,
  numberOf,
  OVER,
  type SixteenState,
  sixteen,
} from '@sixfold/sixteen';
import { awayFrom, bestJoker, gain, type Pile, pileIndexAfter, readPile, TARGET } from './pile.js';
import type { Weights } from './weights.js';

const pile: Pile = { sum: 0, last: -1, before: -1 };

/**
 * The move that leaves one's own side best off, as far as the pile and the cards by themselves tell. With slack,
 * moves that are worse by up to that much (in groups) are played, too; the worse, the less often.
 */
export function quickMove(state: SixteenState, seat: Seat, weights: Weights, rng: Rng, slack = 0): Move {
  const size = state.handSizes[seat];
  if (
    state.options.drawing !== 'automatic' &&
    !state.drawn &&
    size < FULL_HAND &&
    state.talonNext < state.talonEnd
  ) {
    return DRAW;
  }
  readPile(state, pile);
  let best = 0;
  let bestValue = -Infinity;
  const first = seat * FULL_HAND;
  // Of equal values the first one counts, so start anywhere.
  const offset = size > 1 ? below(rng, size) : 0;
  for (let step = 0; step < size; step++) {
    const turned = offset + step;
    const card = state.hands[first + (turned < size ? turned : turned - size)];
    const move = card === JOKER ? jokerMove(state, weights) : card;
    let value = faceValue(state, card === JOKER ? move - FACES : move, weights) - weights.cards[card];
    if (slack > 0) value += slack * unit(rng);
    if (value > bestValue) {
      bestValue = value;
      best = move;
    }
  }
  return best;
}

/** What each of some moves is worth to one's own side, by the same measure; draws are always worth it. */
export function quickValues(
  state: SixteenState,
  moves: Int32Array,
  count: number,
  weights: Weights,
  into: Float64Array,
): void {
  readPile(state, pile);
  for (let index = 0; index < count; index++) {
    const move = moves[index];
    if (move === DRAW) into[index] = DRAW_VALUE;
    else if (move < FACES) into[index] = faceValue(state, move, weights) - weights.cards[move];
    else into[index] = faceValue(state, move - FACES, weights) - weights.cards[JOKER];
  }
}

const DRAW_VALUE = 1;

/** What a face on the pile just read is worth to one's own side: the group, or what the next player meets. */
function faceValue(state: SixteenState, face: Face, weights: Weights): number {
  const won = gain(pile, face, state.options);
  const start = weights.piles[0];
  if (won > 0) return won + (state.seats === 2 ? start : -start);
  if (pile.sum + numberOf[face] > TARGET) return -1 - start;
  return -weights.piles[pileIndexAfter(pile, face)];
}

/** The best use of a joker on the pile just read. */
function jokerMove(state: SixteenState, weights: Weights): Move {
  const winning = bestJoker(pile, state.options);
  if (winning >= FACES) return jokerAs(winning % FACES);
  let best = awayFrom(pile, 0);
  for (let number = 1; number < 7 && pile.sum + number < TARGET; number++) {
    const face = awayFrom(pile, number);
    if (weights.piles[pileIndexAfter(pile, face)] < weights.piles[pileIndexAfter(pile, best)]) best = face;
  }
  return jokerAs(best);
}

/** Plays on until this many further groups are made, or the game is over. */
export function playOut(state: SixteenState, groups: number, weights: Weights, rng: Rng): void {
  const end = state.groupCount + groups;
  while (state.toMove !== OVER && state.groupCount < end) {
    sixteen.apply(state, state.toMove, quickMove(state, state.toMove, weights, rng));
  }
}
