import type { SixView } from '@sixfold/six';
import type { Bot, BotFamily, Budget, Level } from '../bot.js';
import { Searcher } from './searcher.js';
import { easyBot } from './simple.js';
import type { Style } from './tree.js';

const budgets: Readonly<Record<Level, Budget>> = {
  easy: { iterations: 1 },
  medium: { iterations: 100_000 },
  strong: { millis: 200 },
  master: { millis: 1500 },
};

/** Looks one move ahead, with all threats that are on the board. */
const MEDIUM: Style = {
  rootWidth: 256,
  width: 1,
  moveWidth: 40,
  rootThreats: 0,
  innerThreats: 0,
  edgeThreats: 0,
  maxDepth: 1,
  memory: 10,
};

const STRONG: Style = {
  rootWidth: 64,
  width: 20,
  moveWidth: 24,
  rootThreats: 5000,
  innerThreats: 60,
  edgeThreats: 12,
  maxDepth: 40,
  memory: 16,
};

const MASTER: Style = { ...STRONG, rootWidth: 128, rootThreats: 50_000, memory: 20 };

const makers: Readonly<Record<Level, () => Bot<SixView>>> = {
  easy: () => easyBot,
  medium: () => new Searcher(MEDIUM, budgets.medium),
  strong: () => new Searcher(STRONG, budgets.strong),
  master: () => new Searcher(MASTER, budgets.master),
};

/** One of each is enough, because they remember nothing from one question to the next; made when first needed. */
const made = new Map<Level, Bot<SixView>>();

function botOf(level: Level): Bot<SixView> {
  const bot = made.get(level) ?? makers[level]();
  made.set(level, bot);
  return bot;
}

/** The bots of SIX. */
export const sixBots: BotFamily<SixView> = { game: 'six', bot: botOf, budgets };
