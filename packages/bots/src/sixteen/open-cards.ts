// Two players and no talon: whoever counts knows all cards, and the rest of the game is a sum of groups.

import { type Card, type Face, numberOf, type SixteenOptions, TARGET } from '@sixfold/sixteen';
import { APART, emptyPile, gain, NONE, type Pile, relation } from './pile.js';

/** What a card does to a pile, for the player who plays it. */
export interface Effect {
  /** Groups that it brings the player: negative if the other gets one. */
  readonly groups: number;
  /** Whether the same player goes on. */
  readonly goesOn: boolean;
  readonly pile: Pile;
}

const EMPTY = emptyPile();

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

/** A pile as one number: its sum, how its last two cards go together, and the last one, counted from 1. */
const SHARED_SHIFT = 5;
const LAST_SHIFT = 7;
const packPile = (sum: number, shared: number, last: Face): number =>
  sum | (shared << SHARED_SHIFT) | ((last + 1) << LAST_SHIFT);
const NO_PILE = packPile(0, APART, NONE);

/**
 * Says by how many groups the player to move comes out ahead when both know everything. Hands are sets of bits, one for each of
 * the given cards, none of which is a joker. This is `effectOf` written out, because it is asked hundreds of thousands of times.
 */
export class OpenCards {
  /** What is known of hands that meet an empty pile. */
  private readonly known: Int8Array;
  private readonly matches: boolean;
  private readonly bonus: number;

  constructor(
    private readonly cards: readonly Card[],
    options: SixteenOptions,
  ) {
    this.known = new Int8Array(1 << (2 * cards.length)).fill(UNKNOWN);
    this.matches = options.matches;
    this.bonus = options.matches && options.bonus ? 2 : 1;
  }

  /** The difference of groups to come for the player to move. */
  difference(mine: number, theirs: number, pile: Pile): number {
    const { sum, last, before } = pile;
    if (last === NONE) return this.fromEmpty(mine, theirs);
    return this.best(mine, theirs, packPile(sum, relation(last, before), last), -MANY, MANY);
  }

  private fromEmpty(mine: number, theirs: number): number {
    const at = (mine << this.cards.length) | theirs;
    if (this.known[at] === UNKNOWN) this.known[at] = this.best(mine, theirs, NO_PILE, -MANY, MANY);
    return this.known[at];
  }

  /** Alpha-beta. */
  private best(mine: number, theirs: number, pile: number, alpha: number, beta: number): number {
    if (mine === 0) {
      // X-8 A player without cards is passed over.
      return theirs === 0 ? 0 : -this.best(theirs, mine, pile, -beta, -alpha);
    }
    let low = -MANY;
    for (let rest = mine; rest !== 0 && Math.max(low, alpha) < beta; rest &= rest - 1) {
      const bit = rest & -rest;
      const face = this.cards[31 - Math.clz32(bit)];
      const groups = this.groupsOf(pile, face);
      let value: number;
      if (groups < 0) value = groups - this.fromEmpty(theirs, mine ^ bit);
      else if (groups > 0) value = groups + this.fromEmpty(mine ^ bit, theirs);
      else value = -this.best(theirs, mine ^ bit, laidOn(pile, face), -beta, -Math.max(low, alpha));
      if (value > low) low = value;
    }
    return low;
  }

  /** Groups that a card brings whoever plays it: one less for a bust. */
  private groupsOf(pile: number, face: Face): number {
    const after = (pile & 31) + numberOf[face];
    if (after > TARGET) return -1;
    const shared = (pile >> SHARED_SHIFT) & 3;
    const isMatch = this.matches && shared !== APART && (sharedWith(pile, face) & shared) !== 0;
    if (after === TARGET) return isMatch ? this.bonus : 1;
    return isMatch ? 1 : 0;
  }
}

/** What a card has in common with the last one of a pile. */
const sharedWith = (pile: number, face: Face): number => relation(face, (pile >> LAST_SHIFT) - 1);

const laidOn = (pile: number, face: Face): number =>
  packPile((pile & 31) + numberOf[face], sharedWith(pile, face), face);
