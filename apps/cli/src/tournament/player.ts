import type { Fact, GameOptions, Outcome, Refusal, Rng, Seat } from '@sixfold/game-kit';

/** What a player is told when a game begins. */
export interface GameStart {
  /** The game's name in this tournament: its deal and which game of the deal it is. */
  readonly match: string;
  readonly game: string;
  readonly options: GameOptions;
  readonly seats: number;
  readonly seat: Seat;
}

/** What a player is asked. */
export interface SeatQuestion {
  readonly match: string;
  readonly game: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly string[];
  /** What this seat may have heard since it was last asked. */
  readonly facts: readonly Fact[];
  readonly rng: Rng;
}

/** A seat's player in a tournament. Whoever cannot go on throws a `Fault`. */
export interface Player {
  start(start: GameStart): Promise<void> | void;
  choose(question: SeatQuestion): Promise<string> | string;
  end(match: string, seat: Seat, outcome: Outcome, facts: readonly Fact[]): void;
  /** Leaves the tournament. */
  close(): Promise<void> | void;
}

/** Why a player forfeits a game. */
export class Fault extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}
