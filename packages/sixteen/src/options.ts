// RULES.md, section 5: what a table may choose

import type { OptionSpec, Outcome } from '@sixfold/game-kit';

export const DRAWINGS = ['automatic', 'strict', 'loose'] as const;
export type Drawing = (typeof DRAWINGS)[number];

export type SixteenOptions = {
  /** X-11 Whether three alike make a group. */
  readonly matches: boolean;
  /** X-12 Whether the two jokers are in the deck. */
  readonly jokers: boolean;
  /** X-13 Whether sixteen and match at once count double. */
  readonly bonus: boolean;
  /** X-14 How the draw comes about. */
  readonly drawing: Drawing;
  /** X-10 The seat that starts the first pile. */
  readonly starter: number;
};

export const optionSpecs = (chosen: Readonly<Record<string, unknown>>): readonly OptionSpec[] => [
  { kind: 'switch', key: 'matches', default: true },
  { kind: 'switch', key: 'jokers', default: true },
  { kind: 'switch', key: 'bonus', default: false, offered: chosen.matches !== false },
  { kind: 'oneOf', key: 'drawing', default: 'automatic', values: DRAWINGS },
  { kind: 'seat', key: 'starter', default: 0 },
];

/** X-2 Two players, or four in two teams. */
export const SEAT_COUNTS: readonly number[] = [2, 4];

/** X-10 In a series the deal goes round, and so does the first turn. */
export const nextOptions = (options: SixteenOptions, seats: number, _outcome: Outcome): SixteenOptions => ({
  ...options,
  starter: (options.starter + 1) % seats,
});
