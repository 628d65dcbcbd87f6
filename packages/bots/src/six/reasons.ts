import type { Move } from '@sixfold/game-kit';
import {
  CIRCLE,
  formAt,
  kindOf,
  MOVE,
  NO_FORM,
  otherSide,
  REASONS,
  RUNNING,
  type Side,
  SWAP,
  toOf,
} from '@sixfold/six';
import type { Candidate } from '../bot.js';
import type { Board } from './board.js';
import { SURE, WIN } from './knowledge.js';
import { MANY_GAPS, NO_GAP, openGap } from './threats.js';

type Reason = NonNullable<Candidate['reason']>;
const reason = (code: string, params: Reason['params'] = {}): Reason => ({ code, params });

/** The most telling thing about a move. */
export function reasonFor(board: Board, move: Move, value: number): Reason {
  if (kindOf(move) === SWAP) return reason('swaps');
  const { state } = board;
  const { side } = state;
  const other = otherSide(side);
  const blocked = formAt(state.board, toOf(move), other);
  board.play(move);
  const done = afterwards(board, side, move);
  const stillOpen = openGap(board, other) !== NO_GAP;
  board.undo();
  if (done?.code === 'completes') return done;
  if (value > SURE) return reason('forcedWin', { moves: Math.ceil((WIN - value) / 2) });
  if (blocked !== NO_FORM && !stillOpen) return reason('blocks', { form: REASONS[blocked] });
  if (value < -SURE) return reason('lost');
  return done ?? reason('builds');
}

function afterwards(board: Board, side: Side, move: Move): Reason | undefined {
  const { state, line } = board;
  if (state.result === side && state.reason <= CIRCLE)
    return reason('completes', { form: REASONS[state.reason] });
  const { captures } = line;
  if (kindOf(move) === MOVE && captures.count > 0) {
    let own = 0;
    for (let at = 0; at < captures.count; at++) if (captures.stones[at] >> 12 === side) own++;
    return reason('captures', { theirs: captures.count - own, own });
  }
  if (state.result !== RUNNING) return undefined;
  const gap = openGap(board, side);
  if (gap === MANY_GAPS) return reason('doubleThreat');
  return gap === NO_GAP ? undefined : reason('threat');
}
