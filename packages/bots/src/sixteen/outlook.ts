// What the next player can do with a pile, from the cards that have not been seen.

import { type Card, type Face, JOKER, numberOf, type SixteenOptions } from '@sixfold/sixteen';
import { busts, gain, jokerGain, type Pile } from './pile.js';

/** How many of each card are unseen. */
export type Unseen = Uint8Array;

export interface Outlook {
  /** Chance that the next player can take the group at once. */
  readonly win: number;
  /** Chance that the next player has nothing but cards that bust. */
  readonly bust: number;
}

/** Outlook of a player with `held` unknown cards who meets this pile. */
export function outlook(pile: Pile, unseen: Unseen, held: number, options: SixteenOptions): Outlook {
  let total = 0;
  let winning = 0;
  let busting = 0;
  for (let card: Card = 0; card <= JOKER; card++) {
    const count = unseen[card];
    total += count;
    if (card === JOKER) winning += jokerGain(pile, options) > 0 ? count : 0;
    else if (gain(pile, card, options) > 0) winning += count;
    else if (busts(pile, card)) busting += count;
  }
  return { win: 1 - noneOf(winning, total, held), bust: noneOf(total - busting, total, held) };
}

/** Chance that none of `marked` among `total` cards is among `held` drawn ones. */
function noneOf(marked: number, total: number, held: number): number {
  let chance = 1;
  for (let drawn = 0; drawn < Math.min(held, total); drawn++) {
    chance *= Math.max(0, total - marked - drawn) / (total - drawn);
  }
  return chance;
}

/** The pile with one more face on it. */
export const withFace = (pile: Pile, face: Face): Pile => ({
  sum: pile.sum + numberOf[face],
  last: face,
  before: pile.last,
});
