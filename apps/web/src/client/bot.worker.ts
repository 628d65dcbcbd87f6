import { botFamily, randomBot } from '@sixfold/bots';
import { FastRng } from '@sixfold/game-kit';
import type { FromBot, ToBot } from './worker-messages.js';

/** Where bots think. Ending this worker is how a thinking bot is cancelled. */
onmessage = ({ data }: MessageEvent<ToBot>) => {
  const { ask, game, level, view, seat, legal, seed } = data;
  const family = botFamily(game);
  const bot = family?.bot(level) ?? randomBot;
  const { move } = bot.choose({
    view,
    seat,
    legal,
    budget: family?.budgets[level] ?? {},
    rng: new FastRng(seed),
    clock: () => performance.now(),
  });
  postMessage({ ask, move } satisfies FromBot);
};
