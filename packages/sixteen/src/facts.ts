import type { Fact, Seat } from '@sixfold/game-kit';
import type { GroupKind } from './groups.js';
import type { Side } from './state.js';

/** Somebody took cards from the talon; everyone sees how many. */
export interface DrawsFact extends Fact {
  readonly kind: 'draws';
  readonly seat: Seat;
  readonly count: number;
  /** How many cards the talon has left. */
  readonly talon: number;
}

/** Which cards they were: for the player alone. */
export interface DrewFact extends Fact {
  readonly kind: 'drew';
  readonly to: Seat;
  readonly seat: Seat;
  readonly cards: readonly string[];
}

/** A card was played without the draw before it. */
export interface ForgotFact extends Fact {
  readonly kind: 'forgot';
  readonly seat: Seat;
}

export interface PlayedFact extends Fact {
  readonly kind: 'played';
  readonly seat: Seat;
  /** What it counts as. */
  readonly card: string;
  readonly joker: boolean;
  /** The pile's sum with it. */
  readonly sum: number;
}

/** A group was made. */
export interface GroupFact extends Fact {
  readonly kind: GroupKind;
  /** Who played the last card. */
  readonly seat: Seat;
  /** Who got it. */
  readonly side: Side;
  /** The seats of that side. */
  readonly winners: readonly Seat[];
  readonly worth: number;
  readonly sum: number;
  readonly cards: readonly string[];
}

/** Cards left on the last pile. */
export interface UnfinishedFact extends Fact {
  readonly kind: 'unfinished';
  readonly cards: readonly string[];
}

export interface EndedFact extends Fact {
  readonly kind: 'ended';
  /** Groups of each side. */
  readonly groups: readonly [number, number];
}

export type SixteenFact =
  | DrawsFact
  | DrewFact
  | ForgotFact
  | PlayedFact
  | GroupFact
  | UnfinishedFact
  | EndedFact;
