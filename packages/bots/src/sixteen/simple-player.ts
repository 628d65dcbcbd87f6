// Play with simple sense, for the playouts of Strong: no knowledge of what piles and cards are worth.

import { below, type Move, type Rng, type Seat } from '@sixfold/game-kit';
import {
  type Card,
  DRAW,
  FACES,
  FULL_HAND,
  JOKER,
  jokerAs,
  mayDraw,
  OVER,
  type SixteenState,
  sixteen,
} from '@sixfold/sixteen';
import { awayFrom, bestJoker, busts, emptyPile, gain, readPile } from './pile.js';

/** Ranks of cards: to take the group comes first, with a joker if need be, then anything that does not bust. */
const BUSTS = 0;
const WASTES_JOKER = 1;
const GOES_ON = 2;
const TAKES_WITH_JOKER = 3;
const TAKES = 4;

/** Takes the group if it can, otherwise plays any card that does not bust. */
export class SimplePlayer {
  /** The pile of the position just read: filled and read within one call. */
  private readonly pile = emptyPile();

  /** Plays for everybody until this many groups have been made in all, or the game is over. */
  playOut(state: SixteenState, groups: number, rng: Rng): void {
    while (state.toMove !== OVER && state.groupCount < groups) {
      sixteen.apply(state, state.toMove, this.move(state, state.toMove, rng));
    }
  }

  private move(state: SixteenState, seat: Seat, rng: Rng): Move {
    if (mayDraw(state, seat)) return DRAW;
    const { pile } = this;
    readPile(state, pile);
    const size = state.handSizes[seat];
    const joker = bestJoker(pile, state.options);
    const first = seat * FULL_HAND;
    // Of equal cards the first one counts, so start anywhere.
    const offset = size > 1 ? below(rng, size) : 0;
    let best = JOKER;
    let bestRank = -1;
    for (let step = 0; step < size; step++) {
      const turned = offset + step;
      const card = state.hands[first + (turned < size ? turned : turned - size)];
      const jokerRank = joker >= FACES ? TAKES_WITH_JOKER : WASTES_JOKER;
      const rank = card === JOKER ? jokerRank : this.rankOf(state, card);
      if (rank > bestRank) {
        bestRank = rank;
        best = card;
      }
    }
    if (best !== JOKER) return best;
    return jokerAs(joker >= FACES ? joker % FACES : awayFrom(pile, 0));
  }

  /** The rank of a card that is no joker, on the pile just read. */
  private rankOf(state: SixteenState, card: Card): number {
    if (gain(this.pile, card, state.options) > 0) return TAKES;
    return busts(this.pile, card) ? BUSTS : GOES_ON;
  }
}
