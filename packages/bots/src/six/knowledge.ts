import { MAX_STONES, otherSide, type Side, type SixState } from '@sixfold/six';
import type { Board } from './board.js';
import type { Weights } from './form-values.js';
import { Shapes } from './shapes.js';

/**
 * What open forms with 0 to 5 own stones are worth, by how far the game has come: for rows, triangles and circles in turn.
 * Fitted to the results of games between searching bots, where 400 stands for odds of e to 1.
 */
interface Stage {
  /** Up to this many stones on the board when search starts. */
  readonly stones: number;
  readonly weights: Weights;
}

const PLACING: readonly Stage[] = [
  {
    stones: 12,
    weights: {
      mover: [
        [0, 7, 20, 66, 194, 344],
        [0, 47, 62, 176, 391, 541],
        [0, -54, -9, 132, 308, 458],
      ],
      waiter: [
        [0, 8, 18, 45, 146, 276],
        [0, 42, 56, 133, 295, 425],
        [0, -55, -27, 89, 279, 409],
      ],
      tempo: 141,
    },
  },
  {
    stones: 20,
    weights: {
      mover: [
        [0, 11, 14, 71, 205, 355],
        [0, -4, 64, 137, 476, 626],
        [0, 9, 11, 152, 308, 458],
      ],
      waiter: [
        [0, 6, 9, 39, 167, 297],
        [0, 4, 42, 111, 356, 486],
        [0, 15, 6, 63, 279, 409],
      ],
      tempo: 48,
    },
  },
  {
    stones: 28,
    weights: {
      mover: [
        [0, 8, 24, 62, 262, 412],
        [0, -26, 14, 126, 349, 499],
        [0, 37, 7, 105, 285, 435],
      ],
      waiter: [
        [0, 5, 16, 48, 215, 345],
        [0, -21, 2, 108, 315, 445],
        [0, 41, 15, 41, 235, 365],
      ],
      tempo: 82,
    },
  },
  {
    stones: 42,
    weights: {
      mover: [
        [0, 4, 16, 47, 293, 443],
        [0, -27, -21, 122, 361, 511],
        [0, 21, 8, 99, 287, 437],
      ],
      waiter: [
        [0, 0, 6, 20, 251, 381],
        [0, -17, -23, 90, 311, 441],
        [0, 26, -2, 35, 221, 351],
      ],
      tempo: -23,
    },
  },
];

const LAST_PLACING = PLACING[PLACING.length - 1];

/** The weights of phase two. */
const MOVING: Weights = {
  mover: [
    [0, 5, -4, 18, 489, 639],
    [0, -20, 0, 62, 444, 594],
    [0, -59, -66, 22, 302, 452],
  ],
  waiter: [
    [0, -8, -12, -6, 165, 295],
    [0, 14, 14, 42, 208, 338],
    [0, -55, -84, -31, 129, 259],
  ],
  tempo: 34,
};

/** The weights for a search that starts in this position. */
export function weightsFor({ phase, redCount, blackCount }: SixState): Weights {
  if (phase === 2) return MOVING;
  return (PLACING.find(({ stones }) => redCount + blackCount <= stones) ?? LAST_PLACING).weights;
}

/** Counters of forms with the weights for a search from this position; close to phase two they know its weights, too. */
export function shapesFor(state: SixState): Shapes {
  const weights = weightsFor(state);
  return new Shapes(weights, weights === LAST_PLACING.weights ? MOVING : undefined);
}

/** Stones on the board in phase two; the last ones before six count more, because fewer would lose. */
const STONE_WORTH = Int32Array.from(
  { length: MAX_STONES + 1 },
  (_, stones) => 216 * stones - Math.round(10_800 / Math.max(1, stones - 4)),
);

/** What a number of stones of one side is worth in phase two. */
export const stoneWorth = (stones: number): number => STONE_WORTH[stones];

/** How good a position looks for the side to move. */
export function evaluate({ state, shapes }: Board): number {
  let score = shapes.sumFor(state.side);
  if (state.phase === 2) score += STONE_WORTH[state.redCount] - STONE_WORTH[state.blackCount];
  return (state.side === 0 ? score : 0 - score) + shapes.tempo;
}

/** How good the position would look to the side to move if it were the other's turn. */
export function lookWaiting({ state, shapes }: Board): number {
  let score = shapes.sumFor(otherSide(state.side));
  if (state.phase === 2) score += STONE_WORTH[state.redCount] - STONE_WORTH[state.blackCount];
  return (state.side === 0 ? score : 0 - score) - shapes.tempo;
}

/** What the stones that a move takes out of the game are worth to the mover. */
export const captureWorth = (state: SixState, side: Side, theirs: number, own: number): number => {
  const mine = state.stoneCount(side);
  const others = state.stoneCount(otherSide(side));
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
