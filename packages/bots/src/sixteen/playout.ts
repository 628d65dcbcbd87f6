import type { Rng } from '@sixfold/game-kit';
import { OVER, type SixteenState, sixteen } from '@sixfold/sixteen';
import type { QuickPlayer } from './player.js';

/** Plays on until this many further groups are made, or the game is over. */
export function playOut(state: SixteenState, groups: number, player: QuickPlayer, rng: Rng): void {
  const end = state.groupCount + groups;
  while (state.toMove !== OVER && state.groupCount < end) {
    sixteen.apply(state, state.toMove, player.move(state, state.toMove, rng));
  }
}
