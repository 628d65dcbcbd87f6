import type { NimmtView } from '@sixfold/nimmt';
import type { Bot, BotFamily, Budget, Level } from '../bot.js';
import { easy, master, medium, strong } from './levels.js';

const budgets: Readonly<Record<Level, Budget>> = {
  easy: {},
  medium: {},
  strong: { millis: 200 },
  master: { millis: 1500 },
};

const bots: Readonly<Record<Level, Bot<NimmtView>>> = { easy, medium, strong, master };

/** The bots of 6 nimmt! and its variants. */
export const nimmtBots: BotFamily<NimmtView> = {
  game: 'nimmt',
  budgets,
  bot: (level) => ({
    choose: (question) => {
      const { budget } = question;
      const isSet = budget.millis !== undefined || budget.iterations !== undefined;
      return bots[level].choose(isSet ? question : { ...question, budget: budgets[level] });
    },
  }),
};
