import type { Move, Seat } from '@sixfold/game-kit';
import { formCells } from './forms.js';
import type { Cell } from './grid.js';
import { compareCells } from './grid.js';
import { cellOf, fromOf, keepOf, kindOf, PLACE, SWAP, toOf } from './moves.js';
import { DRAWN, REASONS, type Reason, RUNNING, SIDES, type Side, type SixState } from './state.js';

export type SideName = (typeof SIDES)[number];

/** Everything that can happen in SIX. */
export type SixFact =
  | { readonly kind: 'placed'; readonly seat: Seat; readonly side: SideName; readonly cell: Cell }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly side: SideName;
      readonly from: Cell;
      readonly cell: Cell;
    }
  | {
      readonly kind: 'captured';
      readonly seat: Seat;
      readonly red: readonly Cell[];
      readonly black: readonly Cell[];
      /** The smallest cell of the group that stayed, and whether the mover chose it (S-5). */
      readonly kept: Cell;
      readonly chosen: boolean;
    }
  | { readonly kind: 'swapped'; readonly seat: Seat }
  | { readonly kind: 'phaseTwo' }
  | {
      readonly kind: 'completed';
      readonly seat: Seat;
      readonly side: SideName;
      readonly form: 'row' | 'triangle' | 'circle';
      readonly cells: readonly Cell[];
    }
  | {
      readonly kind: 'won';
      readonly seats: readonly Seat[];
      readonly side: SideName;
      readonly reason: Reason;
    }
  | { readonly kind: 'drawn'; readonly reason: Reason };

/** What will be said about a move, as far as it must be known before it is played. */
export function factsBefore(state: SixState, move: Move): SixFact[] {
  const { turn: seat } = state;
  const side = SIDES[state.side];
  if (kindOf(move) === SWAP) return [{ kind: 'swapped', seat }];
  if (kindOf(move) === PLACE) {
    return [
      { kind: 'placed', seat, side, cell: state.frontierCount === 0 ? [0, 0] : cellOf(state, toOf(move)) },
    ];
  }
  const facts: SixFact[] = [
    { kind: 'moved', seat, side, from: cellOf(state, fromOf(move)), cell: cellOf(state, toOf(move)) },
  ];
  const groups = state.lift(fromOf(move));
  const fallen = new Uint16Array(state.stones.length);
  const count = groups.fallen(keepOf(move), fallen);
  if (count === 0) return facts;
  const cells = (of: Side): Cell[] =>
    Array.from(fallen.subarray(0, count))
      .filter((address) => state.board[address] >> 3 === of + 1)
      .map((address) => cellOf(state, address))
      .sort(compareCells);
  const kept = cellOf(state, groups.smallestCell(keepOf(move)));
  facts.push({ kind: 'captured', seat, red: cells(0), black: cells(1), kept, chosen: groups.ties > 1 });
  return facts;
}

/** What a move led to: the other phase, a form, the end. */
export function factsAfter(state: SixState, move: Move, phaseBefore: 1 | 2, seat: Seat): SixFact[] {
  const facts: SixFact[] = [];
  if (state.result === RUNNING) {
    if (state.phase !== phaseBefore) facts.push({ kind: 'phaseTwo' });
    return facts;
  }
  const reason = REASONS[state.reason];
  if (state.result === DRAWN) return [{ kind: 'drawn', reason }];
  const winner = state.result as Side;
  const side = SIDES[winner];
  if (reason === 'row' || reason === 'triangle' || reason === 'circle') {
    const form = formCells(state.board, toOf(move), winner) as number[];
    const cells = form.map((address) => cellOf(state, address)).sort(compareCells);
    facts.push({ kind: 'completed', seat, side, form: reason, cells });
  }
  const seats = Array.from({ length: state.seats }, (_, at) => at).filter(
    (at) => state.sideOf(at) === winner,
  );
  facts.push({ kind: 'won', seats, side, reason });
  return facts;
}
