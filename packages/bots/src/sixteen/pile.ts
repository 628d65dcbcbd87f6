// What a card does to the pile, for all who must judge it: heuristics, inference and playouts.

import {
  colourOf,
  FACES,
  type Face,
  faceOf,
  numberOf,
  type SixteenOptions,
  type SixteenState,
} from '@sixfold/sixteen';

export const TARGET = 16;
/** No such card on the pile. */
export const NONE = -1;

/** How the pile's last two cards go together: what a third like them would match. */
export const APART = 0;
export const SAME_COLOUR = 1;
export const SAME_NUMBER = 2;

/** What a decision depends on: the sum and the last two cards. */
export interface Pile {
  sum: number;
  last: Face;
  before: Face;
}

/** Reads the pile of a state into an object that is used again and again. */
export function readPile(state: SixteenState, into: Pile): void {
  const { playedCount, pileStart, played } = state;
  into.sum = state.sum;
  into.last = playedCount > pileStart ? faceOf(played[playedCount - 1]) : NONE;
  into.before = playedCount > pileStart + 1 ? faceOf(played[playedCount - 2]) : NONE;
}

export function relation(last: Face, before: Face): number {
  if (last === NONE || before === NONE) return APART;
  const colour = colourOf[last] === colourOf[before] ? SAME_COLOUR : 0;
  return numberOf[last] === numberOf[before] ? colour | SAME_NUMBER : colour;
}

/** X-4 Whether the face would be the third of a match (a bust comes before). */
export function matches(pile: Pile, face: Face): boolean {
  const shared = relation(pile.last, pile.before);
  return (
    ((shared & SAME_COLOUR) !== 0 && colourOf[face] === colourOf[pile.last]) ||
    ((shared & SAME_NUMBER) !== 0 && numberOf[face] === numberOf[pile.last])
  );
}

export const busts = (pile: Pile, face: Face): boolean => pile.sum + numberOf[face] > TARGET;

/** How many groups the face wins at once: 0, 1, or 2 with the bonus. */
export function gain(pile: Pile, face: Face, options: SixteenOptions): number {
  const sum = pile.sum + numberOf[face];
  if (sum > TARGET) return 0;
  const match = options.matches && matches(pile, face);
  if (sum < TARGET) return match ? 1 : 0;
  return match && options.bonus ? 2 : 1;
}

/** The most a joker can win at once, and the face it must stand for: gain × 28 + face. */
export function bestJoker(pile: Pile, options: SixteenOptions): number {
  const missing = TARGET - pile.sum;
  const shared = options.matches ? relation(pile.last, pile.before) : APART;
  if (missing <= 6) {
    // A colour match can always be combined with sixteen, a number match only if the number fits.
    const colour = (shared & SAME_COLOUR) !== 0 ? colourOf[pile.last] : 0;
    const face = colour * 7 + missing;
    return gain(pile, face, options) * FACES + face;
  }
  // So far from sixteen nothing can bust: the last card once more makes the match.
  return shared === APART ? 0 : FACES + pile.last;
}

export const jokerGain = (pile: Pile, options: SixteenOptions): number =>
  Math.floor(bestJoker(pile, options) / FACES);

/** How many different situations the sum and the relation of the last two cards make. */
export const PILES = TARGET * 4;

/** A situation as a number: sum × 4 + relation. */
export const pileIndex = (pile: Pile): number => pile.sum * 4 + relation(pile.last, pile.before);

/** The situation after a face was put on a pile. */
export const pileIndexAfter = (pile: Pile, face: Face): number =>
  (pile.sum + numberOf[face]) * 4 + relation(face, pile.last);

/** A face with this number in another colour than the last card, so that a joker helps nobody to a match. */
export function awayFrom(pile: Pile, number: number): Face {
  const colour = pile.last === NONE ? 0 : (colourOf[pile.last] + 1) % 4;
  return colour * 7 + number;
}
