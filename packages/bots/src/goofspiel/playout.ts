import type { Rng } from '@sixfold/game-kit';
import { GAMES, type StateOf } from '@sixfold/games';
import { simpleBid, stakeOf } from './simple.js';

const { goofspiel } = GAMES;

/** How far the bids of those who play on stray from what the prize is worth. */
const STRAYS = 2;

/** Lets simple players bid on to the end; `bid` is what one seat bids first. */
export function playOut(state: StateOf<'goofspiel'>, seat: number, bid: number, rng: Rng): void {
  let first: number | undefined = bid;
  while (!state.isOver) {
    const seen = goofspiel.view(state, 'spectator');
    const stake = stakeOf(seen);
    for (const other of seen.toAct) {
      const chosen = other === seat ? first : undefined;
      goofspiel.apply(state, other, chosen ?? simpleBid(seen.hands[other] ?? [], stake, STRAYS, rng));
    }
    first = undefined;
  }
}
