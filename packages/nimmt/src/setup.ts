import { matchKey, type Seed } from '@sixfold/game-kit';
import { startRound } from './deal.js';
import type { NimmtOptions } from './options.js';
import { matchRules, NimmtState } from './state.js';

/** A new match: its first round is dealt. */
export function setup(options: NimmtOptions, seats: number, seed: Seed): NimmtState {
  const state = new NimmtState(matchRules(options, seats), matchKey(seed));
  startRound(state);
  return state;
}
