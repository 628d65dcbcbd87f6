import { type Outcome, rank } from '@sixfold/game-kit';
import { OVER, type SixteenState, sideOf } from './state.js';

/** X-9 Most groups win; a seat scores its side's groups. */
export function outcome(state: SixteenState): Outcome | undefined {
  if (state.toMove !== OVER) return undefined;
  const scores: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) scores.push(state.won[sideOf(seat)]);
  return { scores, ranks: rank(scores, 'highest') };
}
