import type { SixteenView } from '@sixfold/sixteen';
import type { Bot, BotFamily, Budget, Level } from '../bot.js';
import { Comparer } from './comparer.js';
import { Searcher } from './searcher.js';
import { easyBot, mediumBot } from './simple.js';
import { MASTER } from './styles.js';

const budgets: Readonly<Record<Level, Budget>> = {
  easy: { iterations: 1 },
  medium: { iterations: 1 },
  strong: { millis: 200 },
  master: { millis: 1500 },
};

const bots: Readonly<Record<Level, Bot<SixteenView>>> = {
  easy: easyBot,
  medium: mediumBot,
  strong: new Comparer(),
  master: new Searcher(MASTER),
};

/** The bots of Sixteen. */
export const sixteenBots: BotFamily<SixteenView> = {
  game: 'sixteen',
  bot: (level) => bots[level],
  budgets,
};
