import type { SixteenView } from '@sixfold/sixteen';
import type { Bot, BotFamily, Budget, Level } from '../bot.js';
import { Searcher } from './searcher.js';
import { easyBot, mediumBot } from './simple.js';

const budgets: Readonly<Record<Level, Budget>> = {
  easy: { iterations: 1 },
  medium: { iterations: 1 },
  strong: { millis: 200 },
  master: { millis: 1500 },
};

const bots: Readonly<Record<Level, Bot<SixteenView>>> = {
  easy: easyBot,
  medium: mediumBot,
  strong: new Searcher(
    { horizon: 1, toTheEnd: 0, curiosity: 1, model: 0, infers: false, nodes: 1 << 17 },
    budgets.strong,
  ),
  master: new Searcher(
    { horizon: 2, toTheEnd: 16, curiosity: 1, model: 0, infers: true, nodes: 1 << 20 },
    budgets.master,
  ),
};

/** The bots of Sixteen. */
export const sixteenBots: BotFamily<SixteenView> = {
  game: 'sixteen',
  bot: (level) => bots[level],
  budgets,
};
