import type { GameId, ViewOf } from '@sixfold/games';
import type { BotFamily } from './bot.js';
import { goofspielBots } from './goofspiel/index.js';
import { nimmtBots } from './nimmt/index.js';
import { sixBots } from './six/index.js';
import { sixteenBots } from './sixteen/index.js';
import { wellMannered } from './well-mannered.js';

/** The bots of every game: a game without some does not compile. */
const families: { readonly [Id in GameId]: BotFamily<ViewOf<Id>> } = {
  nimmt: nimmtBots,
  six: sixBots,
  sixteen: sixteenBots,
  goofspiel: goofspielBots,
};

/** The bots of a game; undefined for something that is no game of ours (the random bot plays every game). */
export function botFamily(gameId: GameId): BotFamily;
export function botFamily(gameId: string): BotFamily | undefined;
export function botFamily(gameId: string): BotFamily | undefined {
  return Object.hasOwn(families, gameId) ? wellMannered(families[gameId as GameId]) : undefined;
}
