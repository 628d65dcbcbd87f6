import { firstSeat, type Move, type Rng, type Seat, unit } from '@sixfold/game-kit';
import { HAND_SPACE, layMove, type NimmtState, type NimmtView, nimmt, ROWS, rowMove } from '@sixfold/nimmt';
import { type Equilibrium, solveMatrixGame } from '../search/matrix-game.js';
import type { IsOver } from '../search/stopwatch.js';
import { Utility } from './utility.js';

/** The most cards in hand from which on the rest of the round is solved: that many can be gone through at once. */
const MOST_CARDS = 5;
/** What the one wins the other loses. */
const ZERO_SUM = { others: 1, points: 1, win: 12 };

/** A solved decision: what each move leads to against the best answers, and how often to choose it. */
export interface Solved {
  readonly moves: readonly Move[];
  readonly chances: readonly number[];
  /** What decides, and the points of the round that people are told. */
  readonly worths: readonly number[];
  readonly points: readonly number[];
  /** What each move leads to against each answer that may come at the same time. */
  readonly matrix: readonly (readonly number[])[];
  /** Ends of the round that were looked at. */
  readonly ends: number;
}

/**
 * N-14 With the tactics deck all cards are dealt, so two players know each other's hands, and only what both lay at the same
 * time is hidden.
 */
export const isOpenEnding = ({ options, seats, phase, players }: NimmtView): boolean =>
  seats === 2 &&
  options.variant === 'classic' &&
  options.deck === 'tactics' &&
  (phase === 'lay' || phase === 'chooseRow') &&
  players.every(({ cards }) => cards <= MOST_CARDS);

/** Solves the rest of a round from the end, trick by trick; undefined if time is over before. */
export function solveEnding(
  view: NimmtView,
  seat: Seat,
  world: NimmtState,
  isOver: IsOver,
): Solved | undefined {
  const ending = new Ending(new Utility(view, seat, ZERO_SUM), seat, isOver);
  return ending.solve(world);
}

/** Draws a move as often as it should be chosen. */
export function drawMove({ chances }: Solved, rng: Rng): number {
  let rest = unit(rng);
  const found = chances.findIndex((chance) => (rest -= chance) < 0);
  return found < 0 ? chances.indexOf(Math.max(...chances)) : found;
}

interface Worth {
  readonly worth: number;
  readonly points: number;
}

/** All that both may lay in a trick, and what it leads to. */
interface Trick extends Equilibrium {
  readonly own: readonly Move[];
  readonly results: readonly (readonly Worth[])[];
}

class Ending {
  /** States that are free to be written over. */
  private readonly spare: NimmtState[] = [];
  private ends = 0;
  private stopped = false;

  constructor(
    private readonly utility: Utility,
    private readonly seat: Seat,
    private readonly isOver: IsOver,
  ) {}

  solve(state: NimmtState): Solved | undefined {
    const solved = state.phase === 'lay' ? this.solveLay(state) : this.solveRow(state);
    return this.stopped ? undefined : { ...solved, ends: this.ends };
  }

  private solveLay(state: NimmtState): Omit<Solved, 'ends'> {
    const { own, results, rows, columns } = this.trick(state);
    const worths = results.map((line) => mean(line, columns).worth);
    const points = results.map((line) => mean(line, columns).points);
    const matrix = results.map((line) => line.map(({ worth }) => worth));
    return { moves: own, chances: rows, worths, points, matrix };
  }

  private solveRow(state: NimmtState): Omit<Solved, 'ends'> {
    const moves = Array.from({ length: ROWS }, (_, row) => rowMove(row));
    const results = moves.map((move) => this.after(state, [[this.seat, move]]));
    const worths = results.map(({ worth }) => worth);
    const best = worths.indexOf(Math.max(...worths));
    return {
      moves,
      worths,
      matrix: worths.map((worth) => [worth]),
      chances: worths.map((_, row) => (row === best ? 1 : 0)),
      points: results.map(({ points }) => points),
    };
  }

  /** What a position is worth if both play on as they should. */
  private worthOf(state: NimmtState): Worth {
    if (this.stopped) return { worth: 0, points: 0 };
    if (state.phase === 'over') {
      this.ends++;
      // Looking at the clock takes longer than an end.
      this.stopped = this.ends % 64 === 0 && this.isOver(this.ends);
      return { worth: this.utility.of(state), points: this.utility.pointsOf(state) };
    }
    if (state.phase === 'lay' && state.handSize[this.seat] === 1) return this.lastTrick(state);
    if (state.phase === 'lay') {
      const { value, rows, columns, results } = this.trick(state);
      const told = results.map((line) => mean(line, columns));
      return { worth: value, points: mean(told, rows).points };
    }
    const chooser = firstSeat(state.toAct);
    const sign = chooser === this.seat ? 1 : -1;
    return Array.from({ length: ROWS }, (_, row) => this.after(state, [[chooser, rowMove(row)]])).reduce(
      (best, one) => (sign * one.worth > sign * best.worth ? one : best),
    );
  }

  /** Nobody has a choice. */
  private lastTrick(state: NimmtState): Worth {
    return this.after(state, [
      [0, layMove(state.hands[0])],
      [1, layMove(state.hands[HAND_SPACE])],
    ]);
  }

  private trick(state: NimmtState): Trick {
    const own = lays(state, this.seat);
    const other = lays(state, 1 - this.seat);
    const results = own.map((move) =>
      other.map((answer) =>
        this.after(state, [
          [this.seat, move],
          [1 - this.seat, answer],
        ]),
      ),
    );
    return { own, results, ...solveMatrixGame(results.map((line) => line.map(({ worth }) => worth))) };
  }

  private after(state: NimmtState, moves: readonly (readonly [Seat, Move])[]): Worth {
    const next = this.spare.pop() ?? nimmt.copy(state);
    nimmt.copyInto(state, next);
    for (const [seat, move] of moves) nimmt.apply(next, seat, move);
    const worth = this.worthOf(next);
    this.spare.push(next);
    return worth;
  }
}

const lays = ({ hands, handSize }: NimmtState, seat: Seat): Move[] =>
  Array.from(hands.subarray(seat * HAND_SPACE, seat * HAND_SPACE + handSize[seat]), layMove);

/** The mean of results that come as often as their weights say. */
function mean(results: readonly Worth[], weights: readonly number[]): Worth {
  let worth = 0;
  let points = 0;
  for (const [index, weight] of weights.entries()) {
    worth += weight * results[index].worth;
    points += weight * results[index].points;
  }
  return { worth, points };
}
