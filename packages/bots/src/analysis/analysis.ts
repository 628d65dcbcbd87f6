import type { Seat } from '@sixfold/game-kit';
import type { Candidate } from '../bot.js';

/** One decision beside the best one, in the game's own unit: higher is better for whoever decided. */
export interface Judgement {
  /** How many moves had been played before. */
  readonly number: number;
  readonly seat: Seat;
  readonly move: string;
  readonly value: number;
  readonly best: string;
  readonly bestValue: number;
  /** What choosing otherwise would have saved; never below 0. */
  readonly cost: number;
  /** Why the best move is good, and what the played one led to. */
  readonly bestReason?: Candidate['reason'];
  readonly reason?: Candidate['reason'];
  /** SIX: a win that could be forced, as the stones of both sides in turn. */
  readonly forced?: readonly string[];
}

/** What was to be expected at a moment, for every seat. */
export interface Outlook {
  /** How many moves had been played. */
  readonly number: number;
  /** Card games: points at the end of the round or pile. SIX: the chance to win. */
  readonly values: readonly number[];
}

/** Why a seat did worse (above 0) or better than the others at its table: what it chose, and what it could not. */
export interface Account {
  /** What its choices cost beyond what the others' choices cost them on average. */
  readonly choices: number;
  /** All the rest of the difference: the cards, and what the others did. */
  readonly cards: number;
}

export interface Analysis {
  /** The decisions in the order of play. */
  readonly judgements: readonly Judgement[];
  /** Costs below this are noise, not mistakes; in the game's own unit. */
  readonly noise: number;
  readonly curve: readonly Outlook[];
  /** For every seat; left out where nothing is left to chance. */
  readonly accounts?: readonly Account[];
}

/** How far an analysis has come, and what it can say already. */
export interface Progress {
  /** From 0 to 1. */
  readonly share: number;
  readonly analysis: Analysis;
}

/** The most expensive decisions first, without those that cost next to nothing. */
export const mistakesOf = ({ judgements, noise }: Analysis, seat?: Seat): readonly Judgement[] =>
  judgements
    .filter((each) => each.cost >= noise && (seat === undefined || each.seat === seat))
    .sort((a, b) => b.cost - a.cost);
