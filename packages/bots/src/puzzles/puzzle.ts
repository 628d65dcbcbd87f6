import type { GameOptions, Match, Seat } from '@sixfold/game-kit';

/** A decision from a game of bots that has one best answer. */
export interface Puzzle {
  readonly id: string;
  readonly game: string;
  readonly options: GameOptions;
  readonly seats: number;
  readonly seed: string;
  /** What led to it, each move with its seat before a colon, as in a record. */
  readonly moves: readonly string[];
  /** Who is to answer. */
  readonly seat: Seat;
  /**
   * The answer and what follows, written as `moves`: in SIX stones and the other side's stones in turn, until any
   * stone that completes a form solves it; in a card game the cards of everybody who was asked at once.
   */
  readonly solution: readonly string[];
  /** 1 is easy, 3 is hard. */
  readonly grade: Grade;
  /** What each answer is worth: bullheads to be expected, or the lead in piles at the end. */
  readonly values?: Readonly<Record<string, number>>;
}

export type Grade = 1 | 2 | 3;

/** What a finder says about the position in which it stopped. */
export type Found = Pick<Puzzle, 'seat' | 'solution' | 'grade' | 'values'>;

/** Plays the game of bots of this number until it comes to a puzzle of a grade that is still wanted. */
export type Find = (number: number, isWanted: (grade: Grade) => boolean) => [Match, Found] | undefined;
