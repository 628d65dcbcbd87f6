import { DealRng, matchKey, type Seed } from '@sixfold/game-kit';
import type { GoofspielOptions } from './options.js';
import { GoofspielState } from './state.js';

/** G-1 Everybody holds a whole set; only the prizes are shuffled. */
export function setup(options: GoofspielOptions, seats: number, seed: Seed): GoofspielState {
  const state = new GoofspielState(options, seats);
  new DealRng(matchKey(seed), 1).shuffle(state.prizes);
  return state;
}
