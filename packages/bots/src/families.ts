import type { GameId, ViewOf } from '@sixfold/games';
import type { BotFamily } from './bot.js';
import { goofspielBots } from './goofspiel/index.js';
import { nimmtBots } from './nimmt/index.js';
import { sixBots } from './six/index.js';
import { sixteenBots } from './sixteen/index.js';

/** The bots of every game: a game without some does not compile. */
const families: { readonly [Id in GameId]: BotFamily<ViewOf<Id>> } = {
  nimmt: nimmtBots,
  six: sixBots,
  sixteen: sixteenBots,
  goofspiel: goofspielBots,
};

/**
 * What holds for the bots of every game: where there is nothing to choose nobody thinks, and who is asked without a
 * budget gets the one of the level.
 */
const wellMannered = (family: BotFamily): BotFamily => ({
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

/** The bots of a game; undefined for something that is no game of ours (the random bot plays every game). */
export function botFamily(gameId: GameId): BotFamily;
export function botFamily(gameId: string): BotFamily | undefined;
export function botFamily(gameId: string): BotFamily | undefined {
  return Object.hasOwn(families, gameId) ? wellMannered(families[gameId as GameId]) : undefined;
}
