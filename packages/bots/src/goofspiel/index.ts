import type { ViewOf } from '@sixfold/games';
import type { Bot, BotFamily, Budget, Level } from '../bot.js';
import { searcher } from './searcher.js';
import { easyBot, mediumBot } from './simple.js';

const budgets: Readonly<Record<Level, Budget>> = {
  easy: {},
  medium: {},
  strong: { iterations: 300, millis: 100 },
  master: { iterations: 3000, millis: 1000 },
};

const bots: Readonly<Record<Level, Bot<ViewOf<'goofspiel'>>>> = {
  easy: easyBot,
  medium: mediumBot,
  strong: searcher,
  master: searcher,
};

/** The bots of Goofspiel. */
export const goofspielBots: BotFamily<ViewOf<'goofspiel'>> = {
  game: 'goofspiel',
  bot: (level) => bots[level],
  budgets,
};
