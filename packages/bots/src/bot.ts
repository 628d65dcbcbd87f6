import type { Level, Rng, Seat } from '@sixfold/game-kit';

export { LEVELS, type Level } from '@sixfold/game-kit';

/** How long a bot may think: whichever limit is given, the first one reached counts. */
export interface Budget {
  readonly millis?: number;
  readonly iterations?: number;
}

/** What a bot is asked. It is all that it knows. */
export interface Question<View = unknown> {
  readonly view: View;
  readonly seat: Seat;
  /** The legal moves as texts, as the rules listed them. Never empty. */
  readonly legal: readonly string[];
  readonly budget: Budget;
  /** The bot's only randomness: the same question with the same bits and iterations has the same answer. */
  readonly rng: Rng;
  /** Milliseconds from any start; the caller's clock, because rules and bots have none of their own. */
  readonly clock: () => number;
  /** Asked now and then: true means answer at once with what you have. */
  readonly cancelled?: () => boolean;
}

/** One move that was considered. */
export interface Candidate {
  readonly move: string;
  /** Expected result in the game's own unit for the asking side; higher is better. */
  readonly value: number;
  /** Why, as a code with parameters, worded at the edge. */
  readonly reason?: { readonly code: string; readonly params: Readonly<Record<string, string | number>> };
}

export interface Answer {
  readonly move: string;
  /** Best first; the chosen move is among them. */
  readonly candidates: readonly Candidate[];
  /** Playouts, nodes or whatever the budget's iterations count. */
  readonly iterations: number;
}

export interface Bot<View = unknown> {
  choose(question: Question<View>): Answer;
}

/** The bots of one game. */
export interface BotFamily<View = unknown> {
  readonly game: string;
  bot(level: Level): Bot<View>;
  /** What a level gets when the caller sets no budget. */
  readonly budgets: Readonly<Record<Level, Budget>>;
}
