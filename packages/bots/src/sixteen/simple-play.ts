// Play with simple sense, for the playouts of Strong: no knowledge of what piles and cards are worth.

import { below, type Move, type Rng, type Seat } from '@sixfold/game-kit';
import {
  type Card,
  DRAW,
  FACES,
  FULL_HAND,
  JOKER,
  jokerAs,
  OVER,
  type SixteenState,
  sixteen,
} from '@sixfold/sixteen';
import { awayFrom, bestJoker, busts, gain, type Pile, readPile } from './pile.js';

const pile: Pile = { sum: 0, last: -1, before: -1 };

/** Ranks of cards: to take the group comes first, with a joker if need be, then anything that does not bust. */
const BUSTS = 0;
const WASTES_JOKER = 1;
const GOES_ON = 2;
const TAKES_WITH_JOKER = 3;
const TAKES = 4;

/** Takes the group if it can, otherwise plays any card that does not bust. */
function simpleMove(state: SixteenState, seat: Seat, rng: Rng): Move {
  const size = state.handSizes[seat];
  const mayDraw = state.options.drawing !== 'automatic' && !state.drawn && state.talonNext < state.talonEnd;
  if (mayDraw && size < FULL_HAND) return DRAW;
  readPile(state, pile);
  const joker = bestJoker(pile, state.options);
  const first = seat * FULL_HAND;
  // Of equal cards the first one counts, so start anywhere.
  const offset = size > 1 ? below(rng, size) : 0;
  let best = JOKER;
  let bestRank = -1;
  for (let step = 0; step < size; step++) {
    const turned = offset + step;
    const card = state.hands[first + (turned < size ? turned : turned - size)];
    const rank = card === JOKER ? (joker >= FACES ? TAKES_WITH_JOKER : WASTES_JOKER) : rankOf(state, card);
    if (rank > bestRank) {
      bestRank = rank;
      best = card;
    }
  }
  if (best !== JOKER) return best;
  return jokerAs(joker >= FACES ? joker % FACES : awayFrom(pile, 0));
}

/** The rank of a card that is no joker, on the pile just read. */
function rankOf(state: SixteenState, card: Card): number {
  if (gain(pile, card, state.options) > 0) return TAKES;
  return busts(pile, card) ? BUSTS : GOES_ON;
}

/** Plays on until this many groups have been made in all, or the game is over. */
export function playSimply(state: SixteenState, groups: number, rng: Rng): void {
  while (state.toMove !== OVER && state.groupCount < groups) {
    sixteen.apply(state, state.toMove, simpleMove(state, state.toMove, rng));
  }
}
