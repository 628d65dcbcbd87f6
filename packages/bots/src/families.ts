import type { BotFamily } from './bot.js';
import { nimmtBots } from './nimmt/index.js';
import { sixBots } from './six/index.js';
import { sixteenBots } from './sixteen/index.js';

/** The bots of every game that has some, by the game's id. */
const families: readonly BotFamily[] = [nimmtBots, sixBots, sixteenBots];

/** The bots of a game; undefined while it has none of its own (the random bot plays every game). */
export const botFamily = (gameId: string): BotFamily | undefined =>
  families.find((family) => family.game === gameId);
