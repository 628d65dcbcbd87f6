import { FastRng } from '@sixfold/game-kit';
import type { Answer, Bot, Budget, Level, Question } from './bot.js';
import { botFamily } from './families.js';
import { randomBot } from './random.js';

/** What a seat sees and may do. */
export type Sight<View = unknown> = Pick<Question<View>, 'view' | 'seat' | 'legal'>;

/** What a bot thinks with: how long, with which dice, by which clock. */
export type Means = Pick<Question, 'budget' | 'rng' | 'clock' | 'cancelled'>;

/** The one place where a question is put together. The view may be made when the bot looks: the random one never does. */
export function ask<View>(bot: Bot<View>, sight: Sight<View>, means: Means): Answer {
  const { seat, legal } = sight;
  return bot.choose({
    get view() {
      return sight.view;
    },
    seat,
    legal,
    ...means,
  });
}

/** All that a bot is told: a view, never the state. Plain data, so that it can cross to a worker. */
export interface PlainQuestion {
  readonly game: string;
  readonly level: Level;
  readonly view: unknown;
  readonly seat: number;
  readonly legal: readonly string[];
  readonly seed: string;
}

/** What only the caller has: time, and reasons to stop. */
interface Circumstances extends Pick<Question, 'clock' | 'cancelled'> {
  /** At most this many milliseconds, whatever the level would get. */
  readonly patience?: number;
}

/** Asks the bot of a level with that level's budget. A game without bots of its own gets random moves. */
export function askLevel(
  { game, level, seed, ...question }: PlainQuestion,
  { patience = Number.POSITIVE_INFINITY, ...rest }: Circumstances,
): Answer {
  const family = botFamily(game);
  const usual: Budget = family?.budgets[level] ?? {};
  const millis = Math.min(usual.millis ?? patience, patience);
  const budget: Budget = Number.isFinite(millis) ? { ...usual, millis } : usual;
  const bot = family?.bot(level) ?? randomBot;
  return ask(bot, question, { ...rest, budget, rng: new FastRng(seed) });
}
