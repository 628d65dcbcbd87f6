// Towards the end a player who counts knows nearly every card: then the rest is solved, in every world that is left.

import type { Move } from '@sixfold/game-kit';
import { OVER, type SixteenState, sideOf, sixteen, talonCount } from '@sixfold/sixteen';
import { MoveLister } from './candidates.js';
import type { Rated } from './sight.js';
import type { WeighedWorld } from './worlds-left.js';
import { cardsLeft } from './worth.js';

/** Two players know all cards as soon as the last one is drawn; until then there are four worlds at most. */
const TALON_FOR_TWO = 1;
/** With four players this leaves 90 worlds; more only if somebody forgot to draw. */
const CARDS_FOR_FOUR = 9;

/** Whether so little is unknown that all of it can be solved. */
export const isSolvable = (state: SixteenState): boolean =>
  state.seats === 2
    ? talonCount(state) <= TALON_FOR_TWO
    : talonCount(state) === 0 && cardsLeft(state) <= CARDS_FOR_FOUR;

/** A win is worth more than any number of groups beyond it. */
export const WIN = 100;

/**
 * The moves that differ for whoever is to move in all of these worlds, best first: by how often they win, then by the
 * difference of groups. From the next move on everybody is taken to know all cards.
 */
export function solve(worlds: readonly WeighedWorld[]): Rated[] {
  const { world: first } = worlds[0] as WeighedWorld;
  const seat = first.toMove;
  const sign = sideOf(seat) === 0 ? 1 : -1;
  const solver = new Solver();
  const moves = new Int32Array(sixteen.maxMoves);
  const count = new MoveLister().different(first, moves);
  const all = worlds.reduce((sum, { weight }) => sum + weight, 0);
  const after = sixteen.copy(first);
  const solved = Array.from(moves.subarray(0, count), (move: Move) => {
    let worth = 0;
    let value = 0;
    for (const { world, weight } of worlds) {
      after.copyFrom(world);
      sixteen.apply(after, seat, move);
      const result = sign * solver.worth(after, -Infinity, Infinity, 0);
      worth += (weight / all) * result;
      value += (weight / all) * differenceIn(result);
    }
    return { move, value, worth };
  });
  return solved.sort((a, b) => b.worth - a.worth);
}

/** The group difference in a worth. */
export const differenceIn = (worth: number): number => {
  const rest = worth % WIN;
  return Math.abs(rest) > WIN / 2 ? rest - Math.sign(rest) * WIN : rest;
};

/** Solves positions in which all cards are known. */
export class Solver {
  private readonly states: SixteenState[] = [];
  private readonly moves: Int32Array[] = [];
  private readonly lister = new MoveLister();

  /** Alpha-beta, seen from side 0. */
  worth(state: SixteenState, alpha: number, beta: number, depth: number): number {
    if (state.toMove === OVER) {
      const difference = state.won[0] - state.won[1];
      return WIN * Math.sign(difference) + difference;
    }
    const moves = this.movesAt(depth);
    const count = this.lister.different(state, moves);
    const isFirst = sideOf(state.toMove) === 0;
    let low = alpha;
    let high = beta;
    for (let index = 0; index < count && low < high; index++) {
      const after = this.copyAt(state, depth);
      sixteen.apply(after, state.toMove, moves[index]);
      const worth = this.worth(after, low, high, depth + 1);
      if (isFirst) low = Math.max(low, worth);
      else high = Math.min(high, worth);
    }
    return isFirst ? low : high;
  }

  private movesAt(depth: number): Int32Array {
    this.moves[depth] ??= new Int32Array(sixteen.maxMoves);
    return this.moves[depth];
  }

  private copyAt(state: SixteenState, depth: number): SixteenState {
    const copy = this.states[depth];
    if (copy === undefined) {
      this.states[depth] = sixteen.copy(state);
      return this.states[depth];
    }
    copy.copyFrom(state);
    return copy;
  }
}
