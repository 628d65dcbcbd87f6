// What a card does to the pile, for all who must judge it: heuristics, inference and playouts.

import {
  areAlike,
  COLOURS,
  colourOf,
  FACES,
  type Face,
  faceOf,
  faceWith,
  NUMBERS,
  numberOf,
  SAME_COLOUR,
  type SixteenOptions,
  type SixteenState,
  sharedBy,
  TARGET,
} from '@sixfold/sixteen';

/** No such card on the pile. */
export const NONE = -1;

/** What the pile's last two cards share, and a third must share to match them: nothing. */
export const APART = 0;

/** What a decision depends on: the sum and the last two cards. */
export interface Pile {
  sum: number;
  last: Face;
  before: Face;
}

export const emptyPile = (): Pile => ({ sum: 0, last: NONE, before: NONE });

/** Reads the pile of a state into an object that is used again and again. */
export function readPile(state: SixteenState, into: Pile): void {
  const { playedCount, pileStart, played } = state;
  into.sum = state.sum;
  into.last = playedCount > pileStart ? faceOf(played[playedCount - 1]) : NONE;
  into.before = playedCount > pileStart + 1 ? faceOf(played[playedCount - 2]) : NONE;
}

/** What the pile's last two cards share. */
export const relation = (last: Face, before: Face): number =>
  last === NONE || before === NONE ? APART : sharedBy(last, before);

/** X-4 Whether the face would be the third of a match (a bust comes before). */
export const matches = (pile: Pile, face: Face): boolean =>
  pile.before !== NONE && areAlike(pile.before, pile.last, face);

export const busts = (pile: Pile, face: Face): boolean => pile.sum + numberOf[face] > TARGET;

/** How many groups the face wins at once: 0, 1, or 2 with the bonus. A test compares it with the rules. */
export function gain(pile: Pile, face: Face, options: SixteenOptions): number {
  const sum = pile.sum + numberOf[face];
  if (sum > TARGET) return 0;
  const match = options.matches && matches(pile, face);
  if (sum < TARGET) return match ? 1 : 0;
  return match && options.bonus ? 2 : 1;
}

/** The most a joker can win at once, and the face it must stand for: gain × FACES + face. */
export function bestJoker(pile: Pile, options: SixteenOptions): number {
  const missing = TARGET - pile.sum;
  const shared = options.matches ? relation(pile.last, pile.before) : APART;
  if (missing < NUMBERS) {
    // A colour match can always be combined with sixteen, a number match only if the number fits.
    const colour = (shared & SAME_COLOUR) !== 0 ? colourOf[pile.last] : 0;
    const face = faceWith(colour, missing);
    return gain(pile, face, options) * FACES + face;
  }
  // So far from sixteen nothing can bust: the last card once more makes the match.
  return shared === APART ? 0 : FACES + pile.last;
}

export const jokerGain = (pile: Pile, options: SixteenOptions): number =>
  Math.floor(bestJoker(pile, options) / FACES);

/** How many different situations the sum and the relation of the last two cards make. */
export const PILES = TARGET * 4;

/** The situation that the next player meets, as a number: sum × 4 + relation. */
export const pileIndexOf = ({ sum, played, pileStart, playedCount }: SixteenState): number =>
  sum * 4 +
  (playedCount > pileStart + 1
    ? sharedBy(faceOf(played[playedCount - 1]), faceOf(played[playedCount - 2]))
    : APART);

/** The situation after a face was put on a pile. */
export const pileIndexAfter = (pile: Pile, face: Face): number =>
  (pile.sum + numberOf[face]) * 4 + relation(face, pile.last);

/** A face with this number in another colour than the last card, so that a joker helps nobody to a match. */
export function awayFrom(pile: Pile, number: number): Face {
  const colour = pile.last === NONE ? 0 : (colourOf[pile.last] + 1) % COLOURS.length;
  return faceWith(colour, number);
}
