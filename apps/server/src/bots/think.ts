import { type Answer, type Budget, botFamily, type Level, randomBot } from '@sixfold/bots';
import { FastRng } from '@sixfold/game-kit';

/** All that a bot is told: a view, never the state. Plain data, so that it can cross to a worker. */
export interface BotQuestion {
  readonly game: string;
  readonly level: Level;
  readonly view: unknown;
  readonly seat: number;
  readonly legal: readonly string[];
  readonly seed: string;
  /** At most so many milliseconds, whatever the level would get. */
  readonly patience: number;
}

/** Asks the bot of a level. A game without bots of its own gets random moves. */
export function think(question: BotQuestion, cancelled: () => boolean = () => false): Answer {
  const { game, level, view, seat, legal, seed, patience } = question;
  const family = botFamily(game);
  const wanted: Budget = family?.budgets[level] ?? {};
  const budget: Budget = { ...wanted, millis: Math.min(wanted.millis ?? patience, patience) };
  const bot = family?.bot(level) ?? randomBot;
  return bot.choose({
    view,
    seat,
    legal,
    budget,
    rng: new FastRng(seed),
    clock: () => performance.now(),
    cancelled,
  });
}
