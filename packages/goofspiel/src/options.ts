// RULES.md, section 4

import type { OptionSpec } from '@sixfold/game-kit';

export const TIES = ['carry', 'discard'] as const;
export const MOST_CARDS = 13;
const FEWEST_CARDS = 5;

export type GoofspielOptions = {
  /** G-6 How many cards a set has. */
  readonly cards: number;
  /** G-4 What becomes of a prize that several wanted most. */
  readonly ties: (typeof TIES)[number];
};

export const optionSpecs = (): readonly OptionSpec[] => [
  { kind: 'number', key: 'cards', min: FEWEST_CARDS, max: MOST_CARDS, default: MOST_CARDS },
  { kind: 'oneOf', key: 'ties', values: TIES, default: 'carry' },
];

export const SEAT_COUNTS: readonly number[] = [2, 3, 4];
