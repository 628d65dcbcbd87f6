import type { Move, Seat } from '@sixfold/game-kit';
import {
  bullheads,
  firstOf,
  HAND_SPACE,
  KIND,
  kindOf,
  type NimmtState,
  ROW_LIMIT,
  ROWS,
  rowHeads,
  secondOf,
  ZERO,
} from '@sixfold/nimmt';
import type { Candidate } from '../bot.js';
import { Laying } from './features.js';
import type { OpenTable } from './table.js';

type Reason = Pick<Candidate, 'reason'>;

/** A sixth card is worth a warning from this chance on. */
const LIKELY = 0.15;

/** Why a move is good or bad, as a code with parameters. The table has been read. */
export function reasonFor(state: NimmtState, seat: Seat, move: Move, table: OpenTable): Reason {
  switch (kindOf(move)) {
    case KIND.lay:
      return state.phase === 'lay' ? layReason(state, seat, firstOf(move), table) : {};
    case KIND.layTwo:
      if (secondOf(move) === ZERO) return reason('keepsWaiting', {});
      return layReason(state, seat, secondOf(move), table, firstOf(move) === ZERO);
    case KIND.row:
      return reason('takesRow', { heads: rowHeads(state, firstOf(move)) });
    case KIND.drop:
      return reason('drops', { card: firstOf(move), heads: bullheads(firstOf(move)) });
    default:
      return {};
  }
}

const reason = (code: string, params: Readonly<Record<string, number>>): Reason => ({
  reason: { code, params },
});

function layReason(state: NimmtState, seat: Seat, card: number, table: OpenTable, early = false): Reason {
  if (card === ZERO) return reason('keepsWaiting', {});
  const start = seat * HAND_SPACE;
  const place = state.hands.subarray(start, start + state.handSize[seat]).indexOf(card);
  if (place < 0) return {};
  const laying = new Laying(table);
  laying.sit(state, seat);
  laying.describe(place, early);
  if (laying.kind === 0) return reason('lowCard', { heads: table.cheapestHeads });
  const fit = table.fit(card);
  const at = fit < 0 ? ROWS - 1 : fit;
  const row = table.row[at] + 1;
  const heads = table.heads[at];
  if (table.length[at] >= ROW_LIMIT) return reason('takesRow', { row, heads });
  const percent = Math.round(100 * laying.takes);
  if (laying.takes >= LIKELY) return reason('likelySixth', { row, heads, percent });
  return percent === 0 ? reason('safe', { row }) : reason('smallRisk', { row, heads, percent });
}
