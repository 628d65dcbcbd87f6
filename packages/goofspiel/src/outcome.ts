import { type Outcome, rank } from '@sixfold/game-kit';
import type { GoofspielState } from './state.js';

/** G-5 Most points win. */
export function outcome(state: GoofspielState): Outcome | undefined {
  if (!state.isOver) return undefined;
  const scores = state.points();
  return { scores, ranks: rank(scores, 'highest') };
}
