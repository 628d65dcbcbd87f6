import { MAX_FRONTIER, otherSide, placeMove, type SixState, six, winningCells } from '@sixfold/six';
import { proveForm } from './prover.js';

// Forced forms while stones are placed (phase one), proved, as lines of stones.

/** Cells where a stone completes a form, of the side to move unless another is named (phase one). */
export function completingCells(state: SixState, side = state.side): Uint16Array {
  const cells = new Uint16Array(MAX_FRONTIER);
  return cells.subarray(0, winningCells(state, side, cells));
}

export const winsNow = (state: SixState): boolean => completingCells(state).length > 0;

/** Each stone that may be placed, and the position after it. */
export function* placings(state: SixState): Generator<readonly [string, SixState]> {
  const moves = new Int32Array(six.maxMoves);
  const count = six.legalMoves(state, state.turn, moves);
  for (const move of moves.subarray(0, count)) {
    const after = six.copy(state);
    six.apply(after, state.turn, move);
    yield [six.formatMove(state, move), after];
  }
}

/** The stones after which a form is forced with this many stones in all, proved; none where one wins at once. */
export function forcingStones(state: SixState, stones: number): readonly string[] {
  return forcing(state, stones).map(([move]) => move);
}

function forcing(state: SixState, stones: number): readonly (readonly [string, SixState])[] {
  if (winsNow(state)) return [];
  const count = state.redCount + state.blackCount + 2 * stones - 1;
  if (!proveForm(state, state.side, count).forced) return [];
  return Array.from(placings(state)).filter(([, after]) => proveForm(after, state.side, count).forced);
}

/**
 * How the side to move forces a form with at most this many stones: its stones and the answers to them in turn, up to the
 * one that completes the form; undefined if it cannot. Of the answers the one is named that holds out best.
 */
export function forcedLine(state: SixState, most: number): readonly string[] | undefined {
  if (state.phase !== 1 || six.outcome(state) !== undefined) return undefined;
  const [completing] = completingCells(state);
  if (completing !== undefined) return [six.formatMove(state, placeMove(completing))];
  for (let stones = 2; stones <= most; stones++) {
    const [first] = forcing(state, stones);
    if (!first) continue;
    const [move, after] = first;
    const answer = bestAnswer(after);
    const rest = answer && forcedLine(answer[1], stones - 1);
    return answer && rest && [move, answer[0], ...rest];
  }
  return undefined;
}

/** The answer that leaves fewest stones which would complete a form at once. */
function bestAnswer(after: SixState): readonly [string, SixState] | undefined {
  const attacker = otherSide(after.side);
  const open = (state: SixState) => completingCells(state, attacker).length;
  return Array.from(placings(after)).sort(([, one], [, other]) => open(one) - open(other))[0];
}
