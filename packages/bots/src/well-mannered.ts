import type { BotFamily } from './bot.js';

/**
 * What holds for the bots of every game: a single legal move is answered at once, and a question without a budget gets the
 * budget of the level.
 */
export const wellMannered = (family: BotFamily): BotFamily => ({
  ...family,
  bot(level) {
    const bot = family.bot(level);
    return {
      choose(question) {
        const { legal, budget } = question;
        const [only] = legal;
        if (legal.length === 1) return { move: only, candidates: [{ move: only, value: 0 }], iterations: 0 };
        const isLimited = budget.millis !== undefined || budget.iterations !== undefined;
        return bot.choose(isLimited ? question : { ...question, budget: family.budgets[level] });
      },
    };
  },
});
