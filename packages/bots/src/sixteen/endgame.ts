// With an empty talon two players who count know every card: such a position is solved.

import type { Move } from '@sixfold/game-kit';
import { OVER, type SixteenState, type SixteenView, sideOf, sixteen } from '@sixfold/sixteen';
import type { Rated } from './sight.js';

/** Whether the viewer knows all cards. */
export const isOpen = (view: SixteenView): boolean => view.seats === 2 && view.talonCount === 0;

/** A win is worth more than any number of groups beyond it. */
const WIN = 100;

/** Every legal move with the difference of groups that best play leads to, best first. */
export function solve(state: SixteenState): Rated[] {
  const solver = new Solver();
  const seat = state.toMove;
  const sign = sideOf(seat) === 0 ? 1 : -1;
  const moves = new Int32Array(sixteen.maxMoves);
  const count = sixteen.legalMoves(state, seat, moves);
  const solved: (Rated & { readonly worth: number })[] = [];
  for (let index = 0; index < count; index++) {
    const move: Move = moves[index] as Move;
    const after = sixteen.copy(state);
    sixteen.apply(after, seat, move);
    const worth = sign * solver.worth(after, -Infinity, Infinity, 0);
    solved.push({ move, value: differenceIn(worth), worth });
  }
  return solved.sort((a, b) => b.worth - a.worth);
}

/** The group difference in a worth. */
const differenceIn = (worth: number): number => {
  const rest = worth % WIN;
  return Math.abs(rest) > WIN / 2 ? rest - Math.sign(rest) * WIN : rest;
};

class Solver {
  private readonly states: SixteenState[] = [];
  private readonly moves: Int32Array[] = [];

  /** Alpha-beta, seen from side 0. */
  worth(state: SixteenState, alpha: number, beta: number, depth: number): number {
    if (state.toMove === OVER) {
      const difference = state.won[0] - state.won[1];
      return WIN * Math.sign(difference) + difference;
    }
    const moves = this.movesAt(depth);
    const count = sixteen.legalMoves(state, state.toMove, moves);
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
    copy.become(state);
    return copy;
  }
}
