import { type Outcome, rank } from '@sixfold/game-kit';
import { DRAWN, REASONS, RUNNING, type SixState } from './state.js';

/** S-7, S-9: 1 for the side that won, half for a draw. */
export function outcome(state: SixState): Outcome | undefined {
  if (state.result === RUNNING) return undefined;
  const scores = Array.from({ length: state.seats }, (_, seat) => {
    if (state.result === DRAWN) return 0.5;
    return state.sideOf(seat) === state.result ? 1 : 0;
  });
  return { scores, ranks: rank(scores, 'highest'), reason: REASONS[state.reason] };
}
