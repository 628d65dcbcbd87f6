import type { NimmtView } from '@sixfold/nimmt';
import type { Bot, BotFamily, Budget, Level } from '../bot.js';
import { Searcher } from './searcher.js';
import { easyBot, mediumBot } from './simple.js';
import { Solver } from './solver.js';
import { MASTER, STRONG } from './styles.js';

const budgets: Readonly<Record<Level, Budget>> = {
  easy: {},
  medium: {},
  strong: { millis: 200 },
  master: { millis: 1500 },
};

const bots: Readonly<Record<Level, Bot<NimmtView>>> = {
  easy: easyBot,
  medium: mediumBot,
  strong: new Searcher(STRONG),
  master: new Solver(new Searcher(MASTER)),
};

/** The bots of 6 nimmt! and its variants. */
export const nimmtBots: BotFamily<NimmtView> = { game: 'nimmt', bot: (level) => bots[level], budgets };
