// Two players and the last cards of a talon: a game of its own, with everything that either may hold.

import type { Move, Seat } from '@sixfold/game-kit';
import {
  type Card,
  FULL_HAND,
  handOf,
  JOKER,
  OVER,
  type SixteenState,
  sixteen,
  talonCount,
} from '@sixfold/sixteen';
import { HiddenGame } from '../search/hidden-game.js';
import { differentMoves } from './candidates.js';
import { differenceIn, Solver, WIN } from './endgame.js';
import { waysToTake } from './worlds-left.js';

/** Whether the rest can be seen as such a game: draws happen by themselves, and no joker with its many faces is out. */
export function isShortTalon(state: SixteenState, talon: number): boolean {
  return (
    state.seats === 2 &&
    state.drawsByItself &&
    talonCount(state) === talon &&
    !hiddenCards(state).includes(JOKER)
  );
}

/** The cards that not everybody has seen: those of the player to move, the other's, the talon. */
export function hiddenCards(state: SixteenState): Card[] {
  const { toMove, talon, talonNext, talonEnd } = state;
  return [...handOf(state, toMove), ...handOf(state, 1 - toMove), ...talon.subarray(talonNext, talonEnd)];
}

/** More than any move, so that moves can be written one after another as digits of a number. */
const MOVES = 64;
const CARDS = 32;

/** What a player knows: what has been played since, and the own hand. */
const knowledge = (past: number, hand: readonly Card[]): number =>
  hand.reduce((sum, card) => sum * CARDS + card + 1, 0) + past * CARDS ** FULL_HAND;

/**
 * The game from a position on, whatever the players hold: every way to deal the hidden cards is as likely as every other. When the last card
 * has been drawn both know everything, and the rest is solved. Worth counts wins, and groups a hundredth.
 */
export class TalonGame {
  readonly tree = new HiddenGame();
  /** For each end the difference of groups, seen from player 0. */
  readonly differences: number[] = [];
  private readonly movesOf: (readonly Move[])[] = [];
  private readonly places = new Map<number, number>();
  private readonly ends = new Map<number, number>();
  /** For each way to deal what the player to move holds, and each hand once. */
  private readonly firstHands: number[] = [];
  private readonly handsByKnowledge = new Map<number, readonly Card[]>();
  private readonly solver = new Solver();
  private readonly moves = new Int32Array(sixteen.maxMoves);

  /** Undefined if it took too long. */
  static of(state: SixteenState, isOver: (ends: number) => boolean): TalonGame | undefined {
    const game = new TalonGame();
    const seat = state.toMove;
    const own = state.handSizes[seat];
    const world = sixteen.copy(state);
    for (const { taken, rest } of waysToTake(own, hiddenCards(state))) {
      if (isOver(game.ends.size)) return undefined;
      const known = knowledge(0, [...taken].sort(ascending));
      game.handsByKnowledge.set(known, taken);
      for (const { taken: others, rest: talon } of waysToTake(state.handSizes[1 - seat], rest)) {
        for (const order of orders(talon)) {
          world.copyFrom(state);
          world.hands.set(taken, seat * FULL_HAND);
          world.hands.set(others, (1 - seat) * FULL_HAND);
          world.talon.set(order, world.talonNext);
          game.tree.roots.push(game.grow(world, 0, 0));
          game.firstHands.push(known);
        }
      }
    }
    return game;
  }

  private constructor() {}

  /** How many positions with all cards known were solved. */
  get solved(): number {
    return this.ends.size;
  }

  /** All that the player to move may hold. */
  hands(): Iterable<readonly Card[]> {
    return this.handsByKnowledge.values();
  }

  /** The place of the player to move with this hand, and its moves. */
  placeWith(hand: ArrayLike<Card>): { readonly place: number; readonly moves: readonly Move[] } {
    const place = this.places.get(knowledge(0, Array.from(hand).sort(ascending))) as number;
    return { place, moves: this.movesOf[place] };
  }

  /** The roots in which the player to move holds this hand. */
  rootsWith(hand: ArrayLike<Card>): number[] {
    const known = knowledge(0, Array.from(hand).sort(ascending));
    return this.tree.roots.filter((_, index) => this.firstHands[index] === known);
  }

  private grow(state: SixteenState, past: number, depth: number): number {
    if (state.toMove === OVER || talonCount(state) === 0) return this.end(state, past);
    const place = this.placeIn(state, past, depth);
    const node = this.tree.addDecision(place);
    const after = sixteen.copy(state);
    for (const [index, move] of this.movesOf[place].entries()) {
      after.copyFrom(state);
      sixteen.apply(after, state.toMove, move);
      this.tree.setChild(node, index, this.grow(after, past * MOVES + move + 1, depth + 1));
    }
    return node;
  }

  private placeIn(state: SixteenState, past: number, depth: number): number {
    const { toMove } = state;
    const known = knowledge(past, sortedHand(state, toMove));
    const found = this.places.get(known);
    if (found !== undefined) return found;
    const count = differentMoves(state, this.moves);
    const moves = Array.from(this.moves.subarray(0, count)).sort(ascending);
    const place = this.tree.addPlace(toMove === 0 ? 0 : 1, count, depth);
    this.places.set(known, place);
    this.movesOf[place] = moves;
    return place;
  }

  /** Solved once for all ways that lead to the same cards. */
  private end(state: SixteenState, past: number): number {
    const known = knowledge(past, sortedHand(state, 0));
    const worth = this.ends.get(known) ?? this.solver.worth(state, -Infinity, Infinity, 0);
    this.ends.set(known, worth);
    const node = this.tree.addEnd(worth / WIN);
    this.differences[node] = differenceIn(worth);
    return node;
  }
}

const ascending = (a: number, b: number): number => a - b;

const sortedHand = (state: SixteenState, seat: Seat): Card[] =>
  Array.from(handOf(state, seat)).sort(ascending);

/** All orders of some cards. */
const orders = (cards: readonly Card[]): (readonly Card[])[] =>
  cards.length < 2
    ? [cards]
    : cards.flatMap((card, index) =>
        orders(cards.filter((_, other) => other !== index)).map((rest) => [card, ...rest]),
      );
