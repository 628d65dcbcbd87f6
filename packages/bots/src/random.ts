import { below } from '@sixfold/game-kit';
import type { Bot } from './bot.js';

/** Plays any game: every legal move is equally likely. */
export const randomBot: Bot = {
  choose: ({ legal, rng }) => {
    const move = legal[below(rng, legal.length)];
    return { move, candidates: [{ move, value: 0 }], iterations: 1 };
  },
};
