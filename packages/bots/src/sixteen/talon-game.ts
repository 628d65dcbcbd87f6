// Two players and the last cards of a talon: a game of its own, with everything that either may hold.

import type { Seat } from '@sixfold/game-kit';
import {
  type Card,
  FULL_HAND,
  handOf,
  JOKER,
  type SixteenOptions,
  type SixteenState,
  talonCount,
} from '@sixfold/sixteen';
import { WIN } from './ending.js';
import { effectOf, OpenCards } from './open-cards.js';
import { emptyPile, type Pile, readPile } from './pile.js';

/** Whether the rest can be seen as such a game: draws happen by themselves, and no joker with its many faces is out. */
export function isShortTalon(state: SixteenState, most: number): boolean {
  const talon = talonCount(state);
  return (
    state.seats === 2 &&
    state.drawsByItself &&
    talon >= 2 &&
    talon <= most &&
    !hiddenCards(state).includes(JOKER)
  );
}

/** The cards that not everybody has seen: those of the player to move, the other's, the talon. */
export function hiddenCards(state: SixteenState): Card[] {
  const { toMove, talon, talonNext, talonEnd } = state;
  return [...handOf(state, toMove), ...handOf(state, 1 - toMove), ...talon.subarray(talonNext, talonEnd)];
}

/** X-3 Whoever is to move has drawn and holds four cards, the other three. */
export const MOVERS = FULL_HAND;
const WAITERS = FULL_HAND - 1;

/** All sets of four and of three of some cards; a set of cards is a number with a bit for each. */
export interface Hands {
  readonly cards: readonly number[];
  readonly fours: Int32Array;
  readonly threes: Int32Array;
  /** For each four its cards, ascending, and what is left without each of them. */
  readonly played: Uint8Array;
  readonly rests: Int32Array;
}

/** What all can see while the talon lasts: what has been played, and who is to move. */
export interface Decision {
  readonly mover: Seat;
  /** The cards that have not been played. */
  readonly hands: Hands;
  readonly unplayed: number;
  /** Where its moves begin in a strategy: four of every four cards that the mover may hold. */
  readonly at: number;
  /** For each card what follows when it is played; cards that were played before have nothing. */
  readonly next: readonly (Decision | End | undefined)[];
}

/** The last card has been drawn: both know everything. */
export interface End {
  readonly mover: Seat;
  readonly hands: Hands;
  readonly unplayed: number;
  readonly next?: undefined;
  /** For each four cards that the mover may hold: the difference of groups at the end of the game, and what it is worth, to player 0. */
  readonly differences: Int8Array;
  readonly worths: Float64Array;
}

/** How often each move is made: for each decision and each four cards of the mover's, by the cards in ascending order. */
export type Strategy = Float64Array;

/**
 * The game from a position on, whatever the players hold: every way to deal the hidden cards is as likely as every other. When the last card
 * has been drawn both know everything, and the rest is solved. Worth counts wins, and groups a hundredth.
 *
 * All that is common knowledge is a tree of played cards; what the players hold are sets of cards beside it. Nobody needs to remember when
 * a card was drawn: it changes neither what may come nor what the other thinks.
 */
export class TalonGame {
  readonly root: Decision;
  /** The hidden cards: those of the player to move first. */
  readonly cards: readonly Card[];
  /** How many numbers a strategy has. */
  size = 0;
  /** How many positions with all cards known were solved. */
  solved = 0;
  private readonly open: OpenCards;
  private readonly options: SixteenOptions;
  private readonly handsOf = new Map<number, Hands>();

  /** Undefined if it took too long. */
  static of(state: SixteenState, isOver: (ends: number) => boolean): TalonGame | undefined {
    try {
      return new TalonGame(state, isOver);
    } catch (error) {
      if (error instanceof TooLong) return undefined;
      throw error;
    }
  }

  private constructor(
    state: SixteenState,
    private readonly isOver: (ends: number) => boolean,
  ) {
    this.cards = hiddenCards(state);
    this.options = state.options;
    this.open = new OpenCards(this.cards, state.options);
    const pile = emptyPile();
    readPile(state, pile);
    const all = (1 << this.cards.length) - 1;
    this.root = this.grow(state.toMove, all, pile, state.won[0] - state.won[1]);
  }

  /** How many ways there are to deal the hidden cards, the talon in every order. */
  get ways(): number {
    const talon = this.cards.length - MOVERS - WAITERS;
    let orders = 1;
    for (let card = 2; card <= talon; card++) orders *= card;
    return this.root.hands.fours.length * choose(this.cards.length - MOVERS, WAITERS) * orders;
  }

  private grow(mover: Seat, unplayed: number, pile: Pile, difference: number): Decision {
    const hands = this.handsIn(unplayed);
    const at = this.size;
    this.size += MOVERS * hands.fours.length;
    const next: (Decision | End | undefined)[] = this.cards.map(() => undefined);
    for (const card of hands.cards) {
      const { groups, goesOn, pile: after } = effectOf(pile, this.cards[card], this.options);
      const then = difference + (mover === 0 ? groups : -groups);
      const left = unplayed ^ (1 << card);
      const taker = goesOn ? mover : 1 - mover;
      next[card] =
        hands.cards.length - 1 === MOVERS + WAITERS
          ? this.end(taker, left, after, then)
          : this.grow(taker, left, after, then);
    }
    return { mover, hands, unplayed, at, next };
  }

  private end(mover: Seat, unplayed: number, pile: Pile, difference: number): End {
    const hands = this.handsIn(unplayed);
    if (this.isOver(this.solved)) throw new TooLong();
    this.solved += hands.fours.length;
    const differences = Int8Array.from(hands.fours, (mine) => {
      const toCome = this.open.difference(mine, unplayed ^ mine, pile);
      return difference + (mover === 0 ? toCome : -toCome);
    });
    const worths = Float64Array.from(differences, (groups) => Math.sign(groups) + groups / WIN);
    return { mover, hands, unplayed, differences, worths };
  }

  private handsIn(unplayed: number): Hands {
    const known = this.handsOf.get(unplayed) ?? listHands(unplayed);
    this.handsOf.set(unplayed, known);
    return known;
  }
}

class TooLong extends Error {}

function listHands(unplayed: number): Hands {
  const cards = cardsIn(unplayed);
  const fours = sets(cards, MOVERS);
  const played = Uint8Array.from(Array.from(fours, cardsIn).flat());
  const rests = Int32Array.from(played, (card, at) => fours[Math.floor(at / MOVERS)] ^ (1 << card));
  return { cards, fours, threes: sets(cards, WAITERS), played, rests };
}

/** The cards of a set, ascending. */
function cardsIn(set: number): number[] {
  const cards: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) cards.push(31 - Math.clz32(rest & -rest));
  return cards;
}

/** All sets of this many cards. */
function sets(cards: readonly number[], count: number): Int32Array {
  const found: number[] = [];
  const add = (from: number, missing: number, set: number): void => {
    if (missing === 0) found.push(set);
    else
      for (let at = from; at <= cards.length - missing; at++)
        add(at + 1, missing - 1, set | (1 << cards[at]));
  };
  add(0, count, 0);
  return Int32Array.from(found);
}

const choose = (all: number, some: number): number =>
  some === 0 ? 1 : (choose(all - 1, some - 1) * all) / some;
