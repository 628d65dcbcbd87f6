// The moves worth thinking about: a joker has 28 faces, few of which differ in what they lead to.

import type { Move, Seat } from '@sixfold/game-kit';
import {
  DRAW,
  FACES,
  FULL_HAND,
  faceOfMove,
  isJokerMove,
  JOKER,
  jokerAs,
  mayDraw,
  NUMBERS,
  numberOf,
  type SixteenState,
  sixteen,
  TARGET,
  talonCount,
} from '@sixfold/sixteen';
import { awayFrom, bestJoker, busts, emptyPile, gain, pileIndexAfter, readPile } from './pile.js';
import type { Weights } from './weights.js';

/** Below this many cards in the talon, whether to draw is a question; above, a fuller hand is simply better. */
const DRAW_QUESTION = 3;

const BUST_USE = 1;
const NUMBER_USES = 3;

/** Lists moves for a search. */
export class MoveLister {
  /** The pile of the position just read: filled and read within one call. */
  private readonly pile = emptyPile();

  /** Writes the moves worth a thought into `into`; at least one, all legal. */
  candidates(state: SixteenState, seat: Seat, weights: Weights, into: Int32Array): number {
    if (mayDraw(state, seat)) {
      if (state.handSizes[seat] === 0 || talonCount(state) > DRAW_QUESTION) {
        into[0] = DRAW;
        return 1;
      }
      return sixteen.legalMoves(state, seat, into);
    }
    readPile(state, this.pile);
    let count = 0;
    let listed = 0;
    const first = seat * FULL_HAND;
    for (let place = first; place < first + state.handSizes[seat]; place++) {
      const card = state.hands[place];
      const bit = 1 << card;
      if ((listed & bit) !== 0) continue;
      listed |= bit;
      if (card === JOKER) count = this.jokerMoves(state, weights, into, count);
      else into[count++] = card;
    }
    return count;
  }

  /** The face that takes the group; otherwise the 0 and the two that leave least to the next player. */
  private jokerMoves(state: SixteenState, weights: Weights, into: Int32Array, from: number): number {
    const { pile } = this;
    const best = bestJoker(pile, state.options);
    if (best >= FACES) {
      into[from] = jokerAs(best % FACES);
      return from + 1;
    }
    let count = from;
    into[count++] = jokerAs(awayFrom(pile, 0));
    let good = 0;
    let second = 0;
    for (let number = 1; number < NUMBERS && pile.sum + number < TARGET; number++) {
      if (good === 0 || this.leaves(number, weights) < this.leaves(good, weights)) {
        second = good;
        good = number;
      } else if (second === 0 || this.leaves(number, weights) < this.leaves(second, weights)) second = number;
    }
    if (good > 0) into[count++] = jokerAs(awayFrom(pile, good));
    if (second > 0) into[count++] = jokerAs(awayFrom(pile, second));
    return count;
  }

  /** What the next player has of a joker with this number on the pile just read. */
  private leaves(number: number, weights: Weights): number {
    return weights.piles[pileIndexAfter(this.pile, awayFrom(this.pile, number))];
  }

  /**
   * Writes the moves of the player to move that lead to different positions into `into`, those that take the group
   * first: every face is the same of a joker that busts, or that takes the group, and without matches its colour is.
   */
  different(state: SixteenState, into: Int32Array): number {
    const legal = sixteen.legalMoves(state, state.toMove, into);
    readPile(state, this.pile);
    let jokerUses = 0;
    let taking = 0;
    let count = 0;
    for (let index = 0; index < legal; index++) {
      const move = into[index];
      if (isJokerMove(move) && move !== DRAW) {
        const use = this.jokerUse(state, move);
        if ((jokerUses & use) !== 0) continue;
        jokerUses |= use;
      }
      into[count] = move;
      if (move !== DRAW && gain(this.pile, faceOfMove(move), state.options) > 0) {
        into[count] = into[taking];
        into[taking++] = move;
      }
      count++;
    }
    return count;
  }

  /** A bit for what a joker as this face does to the pile just read; 0 if it is like no other. */
  private jokerUse({ options }: SixteenState, move: Move): number {
    const face = faceOfMove(move);
    const won = gain(this.pile, face, options);
    if (won > 0) return BUST_USE << won;
    if (busts(this.pile, face)) return BUST_USE;
    return options.matches ? 0 : 1 << (NUMBER_USES + numberOf[face]);
  }
}
