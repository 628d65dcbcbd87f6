import type { Move, Seat } from '@sixfold/game-kit';
import { type Card, FULL_HAND, handOf, OVER, type SixteenState, sixteen, talonCount } from '@sixfold/sixteen';
import { MoveLister } from '../../src/sixteen/candidates.js';
import { Solver, WIN } from '../../src/sixteen/ending.js';
import { hiddenCards } from '../../src/sixteen/talon-game.js';
import { waysToTake } from '../../src/sixteen/worlds-left.js';
import { HiddenGame } from './hidden-game.js';

/** More than any move, so that moves can be written one after another as digits of a number. */
const MOVES = 64;
const CARDS = 32;

/** What a player knows: what has been played since, and the own hand. */
const knowledge = (past: number, hand: readonly Card[]): number =>
  hand.reduce((sum, card) => sum * CARDS + card + 1, 0) + past * CARDS ** FULL_HAND;

/** The game with a short talon, slowly: every way to deal is played through by the rules alone. */
export class TalonTree {
  readonly tree = new HiddenGame();
  private readonly movesOf: (readonly Move[])[] = [];
  private readonly places = new Map<number, number>();
  private readonly ends = new Map<number, number>();
  private readonly solver = new Solver();
  private readonly lister = new MoveLister();
  private readonly moves = new Int32Array(sixteen.maxMoves);

  constructor(state: SixteenState) {
    const seat = state.toMove;
    const world = sixteen.copy(state);
    for (const { taken, rest } of waysToTake(state.handSizes[seat], hiddenCards(state))) {
      for (const { taken: others, rest: talon } of waysToTake(state.handSizes[1 - seat], rest)) {
        for (const order of orders(talon)) {
          world.copyFrom(state);
          world.hands.set(taken, seat * FULL_HAND);
          world.hands.set(others, (1 - seat) * FULL_HAND);
          world.talon.set(order, world.talonNext);
          this.tree.roots.push(this.grow(world, 0, 0));
        }
      }
    }
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
    const count = this.lister.different(state, this.moves);
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
    return this.tree.addEnd(worth / WIN);
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
