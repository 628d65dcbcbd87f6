import type { SixteenView } from '@sixfold/sixteen';
import type { Bot, BotFamily, Budget, Level } from '../bot.js';
import { Comparer } from './comparer.js';
import { Searcher, type SearcherSettings } from './searcher.js';
import { easyBot, mediumBot } from './simple.js';

const budgets: Readonly<Record<Level, Budget>> = {
  easy: { iterations: 1 },
  medium: { iterations: 1 },
  strong: { millis: 200 },
  master: { millis: 1500 },
};

const MASTER: SearcherSettings = {
  horizon: 1,
  toTheEnd: 8,
  curiosity: 2,
  model: 0.5,
  slack: 0.2,
  nodes: 1 << 20,
};

const bots: Readonly<Record<Level, Bot<SixteenView>>> = {
  easy: easyBot,
  medium: mediumBot,
  strong: new Comparer(budgets.strong),
  master: new Searcher(MASTER, budgets.master),
};

/** The bots of Sixteen. */
export const sixteenBots: BotFamily<SixteenView> = {
  game: 'sixteen',
  bot: (level) => bots[level],
  budgets,
};
