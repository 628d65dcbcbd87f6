import type { Cell } from './grid.js';
import { formatCell, parseCell, parseMove } from './moves.js';
import { playMove } from './play.js';
import { startPast } from './repetition.js';
import { DRAWN, REASONS, SIDES, type SixState } from './state.js';
import { withStones } from './table.js';
import type { SixView } from './view.js';

/** The state that this view shows, with the same past: nothing is hidden, so there is only one. */
export function determinize(view: SixView): SixState {
  const moves = [...view.quietMoves];
  const state = stateBefore(view, moves);
  state.redSupply = view.supply[0];
  state.blackSupply = view.supply[1];
  state.phase = view.phase;
  state.swapped = view.colours[view.options.opener] === 'red' ? 0 : 1;
  const turn = view.toMove ?? view.options.opener;
  state.turn = (((turn - moves.length) % view.seats) + view.seats) % view.seats;
  state.side = state.sideOf(state.turn);
  if (view.result !== null) return finished(state, view.result);
  if (state.phase === 2) startPast(state);
  for (const text of moves) playMove(state, parseMove(state, text) as number);
  state.quiet = view.quiet;
  return state;
}

/** The board before the quiet moves. */
function stateBefore(view: SixView, moves: readonly string[]): SixState {
  const red = new Map(view.red.map((cell) => [formatCell(cell), cell]));
  const black = new Map(view.black.map((cell) => [formatCell(cell), cell]));
  for (const text of moves.toReversed()) {
    const [from, to] = text.split('>');
    const side = red.has(to) ? red : black;
    side.delete(to);
    side.set(from, parseCell(from) as Cell);
  }
  return withStones(view.options, view.seats, [...red.values()], [...black.values()]);
}

function finished(state: SixState, result: NonNullable<SixView['result']>): SixState {
  state.result = result.winner === null ? DRAWN : SIDES.indexOf(result.winner);
  state.reason = REASONS.indexOf(result.reason);
  return state;
}
