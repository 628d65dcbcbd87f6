// Two players and no talon: who counts knows all cards, and the rest of the game is a sum of groups.

import { type Card, colourOf, type Face, numberOf, type SixteenOptions } from '@sixfold/sixteen';
import { APART, gain, NONE, type Pile, relation, SAME_COLOUR, SAME_NUMBER, TARGET } from './pile.js';

/** What a card does to a pile, for the player who plays it. */
export interface Effect {
  /** Groups that it brings the player: negative if the other gets one. */
  readonly groups: number;
  /** Whether the same player goes on. */
  readonly goesOn: boolean;
  readonly pile: Pile;
}

const EMPTY: Pile = { sum: 0, last: NONE, before: NONE };

/** for two players. */
export function effectOf(pile: Pile, face: Face, options: SixteenOptions): Effect {
  const sum = pile.sum + numberOf[face];
  if (sum > TARGET) return { groups: -1, goesOn: false, pile: EMPTY };
  const groups = gain(pile, face, options);
  if (groups > 0) return { groups, goesOn: true, pile: EMPTY };
  return { groups: 0, goesOn: false, pile: { sum, last: face, before: pile.last } };
}

/** More groups than the cards of two hands can make. */
const MANY = 16;
const UNKNOWN = 127;

/**
 * Says by how many groups the player to move comes out ahead when both know everything. Hands are sets of bits, one for each of
 * the given cards, none of which is a joker. This is `effectOf` written out, because it is asked hundreds of thousands of times.
 */
export class OpenCards {
  private readonly numbers: Uint8Array;
  private readonly colours: Uint8Array;
  private readonly bits: number;
  /** What is known of hands that meet an empty pile. */
  private readonly known: Int8Array;
  private readonly matches: boolean;
  private readonly bonus: number;

  constructor(cards: readonly Card[], options: SixteenOptions) {
    this.numbers = Uint8Array.from(cards, (card) => numberOf[card]);
    this.colours = Uint8Array.from(cards, (card) => colourOf[card]);
    this.bits = cards.length;
    this.known = new Int8Array(1 << (2 * cards.length)).fill(UNKNOWN);
    this.matches = options.matches;
    this.bonus = options.matches && options.bonus ? 2 : 1;
  }

  /** The difference of groups to come for the player to move. */
  difference(mine: number, theirs: number, pile: Pile): number {
    if (pile.last === NONE) return this.fromEmpty(mine, theirs);
    const { sum, last } = pile;
    return this.best(
      mine,
      theirs,
      sum,
      numberOf[last],
      colourOf[last],
      relation(last, pile.before),
      -MANY,
      MANY,
    );
  }

  private fromEmpty(mine: number, theirs: number): number {
    const at = (mine << this.bits) | theirs;
    if (this.known[at] === UNKNOWN) {
      this.known[at] = this.best(mine, theirs, 0, NONE, NONE, APART, -MANY, MANY);
    }
    return this.known[at];
  }

  /** Alpha-beta; the pile by its sum, its last card, and how that goes together with the one before. */
  private best(
    mine: number,
    theirs: number,
    sum: number,
    lastNumber: number,
    lastColour: number,
    shared: number,
    alpha: number,
    beta: number,
  ): number {
    if (mine === 0) {
      // X-8 Who has no card is passed over.
      return theirs === 0 ? 0 : -this.best(theirs, mine, sum, lastNumber, lastColour, shared, -beta, -alpha);
    }
    let low = -MANY;
    for (let rest = mine; rest !== 0 && Math.max(low, alpha) < beta; rest &= rest - 1) {
      const bit = rest & -rest;
      const card = 31 - Math.clz32(bit);
      const number = this.numbers[card];
      const colour = this.colours[card];
      const after = sum + number;
      let value: number;
      if (after > TARGET) value = -1 - this.fromEmpty(theirs, mine ^ bit);
      else {
        const isMatch =
          this.matches &&
          (((shared & SAME_COLOUR) !== 0 && colour === lastColour) ||
            ((shared & SAME_NUMBER) !== 0 && number === lastNumber));
        if (after === TARGET || isMatch) {
          const groups = after === TARGET && isMatch ? this.bonus : 1;
          value = groups + this.fromEmpty(mine ^ bit, theirs);
        } else {
          const common =
            (colour === lastColour ? SAME_COLOUR : 0) | (number === lastNumber ? SAME_NUMBER : 0);
          value = -this.best(theirs, mine ^ bit, after, number, colour, common, -beta, -Math.max(low, alpha));
        }
      }
      if (value > low) low = value;
    }
    return low;
  }
}
