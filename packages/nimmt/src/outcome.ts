import { type Outcome, rank } from '@sixfold/game-kit';
import type { NimmtState } from './state.js';

/** N-7 Fewest minus points or most plus points. */
export function outcome(state: NimmtState): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = Array.from(state.totals);
  return { scores, ranks: rank(scores, state.rules.variant.points === 'minus' ? 'lowest' : 'highest') };
}
