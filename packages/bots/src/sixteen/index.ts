import type { SixteenView } from '@sixfold/sixteen';
import type { Bot, BotFamily, Budget, Level } from '../bot.js';
import { Searcher, type SearcherSettings } from './searcher.js';
import { easyBot, mediumBot } from './simple.js';

const budgets: Readonly<Record<Level, Budget>> = {
  easy: { iterations: 1 },
  medium: { iterations: 1 },
  strong: { millis: 200 },
  master: { millis: 1500 },
};

/** Everything the search can do. */
const MASTER: SearcherSettings = {
  horizon: 1,
  toTheEnd: 8,
  curiosity: 2,
  model: 0.5,
  slack: 0.2,
  infers: true,
  walksASeat: Infinity,
  nodes: 1 << 20,
};

/** A glance ahead: a few walks, and no conclusions from what others did not play. */
const STRONG: SearcherSettings = { ...MASTER, infers: false, model: 0, walksASeat: 10, nodes: 1 << 14 };

const bots: Readonly<Record<Level, Bot<SixteenView>>> = {
  easy: easyBot,
  medium: mediumBot,
  strong: new Searcher(STRONG, budgets.strong),
  master: new Searcher(MASTER, budgets.master),
};

/** The bots of Sixteen. */
export const sixteenBots: BotFamily<SixteenView> = {
  game: 'sixteen',
  bot: (level) => bots[level],
  budgets,
};
