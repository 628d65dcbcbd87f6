import { type Side, type SixState } from '@sixfold/six';
import type { Board } from './board.js';
import type { Weights } from './shapes.js';

/**
 * What open forms with 0 to 5 own stones are worth in each phase, and a stone more in phase two. Fitted to the results
 * of games between searching bots, where 400 stands for odds of e to 1.
 */
const PLACING: Weights = {
  mover: [
    [0, 5, 6, 44, 112, 280],
    [0, -2, -2, 108, 352, 450],
    [0, 14, 4, 26, 205, 360],
  ],
  waiter: [
    [0, 4, 2, 24, 96, 260],
    [0, -2, -2, 92, 242, 360],
    [0, 14, 3, 12, 168, 320],
  ],
};
const MOVING: Weights = {
  mover: [
    [0, 4, 16, 33, 213, 400],
    [0, 6, 2, 42, 258, 430],
    [0, -20, -22, -8, 205, 400],
  ],
  waiter: [
    [0, 3, 12, 28, 117, 330],
    [0, 6, 4, 34, 130, 345],
    [0, -20, -22, -8, 188, 335],
  ],
};
const A_STONE = 96;

/** The weights for a search that starts in this phase. */
export const weightsFor = (phase: 1 | 2): Weights => (phase === 1 ? PLACING : MOVING);

/** Being to move. */
const TEMPO = 40;

/** Stones on the board in phase two; the last ones before six count more, because fewer would lose. */
const STONE_WORTH = Int32Array.from(
  { length: 43 },
  (_, stones) => A_STONE * stones - Math.round(900 / Math.max(1, stones - 4)),
);

/** How good a position looks for the side to move. */
export function evaluate({ state, shapes }: Board): number {
  let score = state.side === 0 ? shapes.redToMove : shapes.blackToMove;
  if (state.phase === 2) score += STONE_WORTH[state.redCount] - STONE_WORTH[state.blackCount];
  return (state.side === 0 ? score : -score) + TEMPO;
}

/** What the stones that a move takes out of the game are worth to the mover. */
export const captureWorth = (state: SixState, side: Side, theirs: number, own: number): number => {
  const mine = state.stoneCount(side);
  const others = state.stoneCount((side ^ 1) as Side);
  return (
    STONE_WORTH[others] -
    STONE_WORTH[Math.max(0, others - theirs)] -
    STONE_WORTH[mine] +
    STONE_WORTH[Math.max(0, mine - own)]
  );
};

/** A forced win, less the moves it takes. */
export const WIN = 30_000;
/** Beyond this a value means a forced win. */
export const SURE = 29_000;
/** All moves that were looked at lose, but not all moves were. */
export const DOOMED = -28_000;

/** The expected score of a value: 1 is won, 0 lost. */
export function expectation(value: number): number {
  if (value > SURE) return 1 - (WIN - value) / 1e5;
  if (value < -SURE) return (WIN + value) / 1e5;
  return Math.min(0.995, Math.max(0.005, 1 / (1 + Math.exp(-value / 400))));
}

/** The value of an expected score that is neither won nor lost for sure. */
export const valueOf = (score: number): number => Math.round(400 * Math.log(score / (1 - score)));
