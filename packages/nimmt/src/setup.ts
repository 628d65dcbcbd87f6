import { matchKey, type Seed } from '@sixfold/game-kit';
import { startRound } from './deal.js';
import type { NimmtOptions } from './options.js';
import { NimmtState, tableRules } from './state.js';

/** A new match: its first round is dealt. */
export function setup(options: NimmtOptions, seats: number, seed: Seed): NimmtState {
  const state = new NimmtState(tableRules(options, seats), matchKey(seed));
  startRound(state);
  return state;
}
