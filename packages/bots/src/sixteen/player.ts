// Quick sensible play: everybody in a playout, and the others in a search that takes them to play quickly.

import { below, type Move, type Rng, type Seat, unit } from '@sixfold/game-kit';
import {
  DRAW,
  FACES,
  type Face,
  FULL_HAND,
  JOKER,
  jokerAs,
  mayDraw,
  NUMBERS,
  type SixteenState,
  TARGET,
} from '@sixfold/sixteen';
import { awayFrom, bestJoker, busts, emptyPile, gain, pileIndexAfter, readPile } from './pile.js';
import type { Weights } from './weights.js';

const DRAW_VALUE = 1;

/** Plays at once by what piles and cards are worth, as far as they tell by themselves. */
export class QuickPlayer {
  /** The pile of the position just read: filled and read within one call. */
  private readonly pile = emptyPile();

  constructor(readonly weights: Weights) {}

  /**
   * The move that leaves one's own side best off. With slack, moves that are worse by up to that much (in groups) are
   * played, too; the worse, the less often.
   */
  move(state: SixteenState, seat: Seat, rng: Rng, slack = 0): Move {
    if (mayDraw(state, seat)) return DRAW;
    const { weights } = this;
    readPile(state, this.pile);
    const size = state.handSizes[seat];
    let best = 0;
    let bestValue = -Infinity;
    const first = seat * FULL_HAND;
    // Of equal values the first one counts, so start anywhere.
    const offset = size > 1 ? below(rng, size) : 0;
    for (let step = 0; step < size; step++) {
      const turned = offset + step;
      const card = state.hands[first + (turned < size ? turned : turned - size)];
      const move = card === JOKER ? this.jokerMove(state) : card;
      let value = this.faceValue(state, card === JOKER ? move - FACES : move) - weights.cards[card];
      if (slack > 0) value += slack * unit(rng);
      if (value > bestValue) {
        bestValue = value;
        best = move;
      }
    }
    return best;
  }

  /** What each of some moves is worth to one's own side, by the same measure; draws are always worth it. */
  values(state: SixteenState, moves: Int32Array, count: number, into: Float64Array): void {
    const { weights } = this;
    readPile(state, this.pile);
    for (let index = 0; index < count; index++) {
      const move = moves[index];
      if (move === DRAW) into[index] = DRAW_VALUE;
      else if (move < FACES) into[index] = this.faceValue(state, move) - weights.cards[move];
      else into[index] = this.faceValue(state, move - FACES) - weights.cards[JOKER];
    }
  }

  /** What a face on the pile just read is worth to one's own side: the group, or what the next player meets. */
  private faceValue(state: SixteenState, face: Face): number {
    const { pile, weights } = this;
    const won = gain(pile, face, state.options);
    const start = weights.piles[0];
    if (won > 0) return won + (state.seats === 2 ? start : -start);
    if (busts(pile, face)) return -1 - start;
    return -weights.piles[pileIndexAfter(pile, face)];
  }

  /** The best use of a joker on the pile just read. */
  private jokerMove(state: SixteenState): Move {
    const { pile, weights } = this;
    const winning = bestJoker(pile, state.options);
    if (winning >= FACES) return jokerAs(winning % FACES);
    let best = awayFrom(pile, 0);
    for (let number = 1; number < NUMBERS && pile.sum + number < TARGET; number++) {
      const face = awayFrom(pile, number);
      if (weights.piles[pileIndexAfter(pile, face)] < weights.piles[pileIndexAfter(pile, best)]) best = face;
    }
    return jokerAs(best);
  }
}
