import type { SixView } from '@sixfold/six';
import type { Bot, BotFamily, Budget, Level } from '../bot.js';
import { Searcher } from './searcher.js';
import { easyBot } from './simple.js';
import { MASTER, MEDIUM, STRONG } from './styles.js';

const budgets: Readonly<Record<Level, Budget>> = {
  easy: { iterations: 1 },
  medium: { iterations: 100_000 },
  strong: { millis: 200 },
  master: { millis: 1500 },
};

const makers: Readonly<Record<Level, () => Bot<SixView>>> = {
  easy: () => easyBot,
  medium: () => new Searcher(MEDIUM),
  strong: () => new Searcher(STRONG),
  master: () => new Searcher(MASTER),
};

/**
 * One of each serves all tables of a thread, made when first needed: what a search remembers is about positions, whoever asks,
 * and is used only where a clock counts.
 */
const made = new Map<Level, Bot<SixView>>();

function botOf(level: Level): Bot<SixView> {
  const bot = made.get(level) ?? makers[level]();
  made.set(level, bot);
  return bot;
}

/** The bots of SIX. */
export const sixBots: BotFamily<SixView> = { game: 'six', bot: botOf, budgets };
