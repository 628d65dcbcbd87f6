import type { Seat } from '@sixfold/game-kit';
import type { SideName } from './facts.js';
import { formCells } from './forms.js';
import { addressOf, CELL_MASK, type Cell, compareCells, DIRECTIONS, STEP } from './grid.js';
import { cellOf, formatCell, fromOf, maySwap, toOf } from './moves.js';
import type { SixOptions } from './options.js';
import {
  BLACK,
  DRAWN,
  REASONS,
  RED,
  type Reason,
  RUNNING,
  SIDES,
  type Side,
  type SixState,
} from './state.js';
import { addressesOf, type SixTable, table } from './table.js';

/** All there is to know: nothing is hidden in SIX, so every viewer sees the same. */
export interface SixView extends SixTable {
  readonly options: SixOptions;
  readonly seats: number;
  /** The colour of every seat. */
  readonly colours: readonly SideName[];
  /** S-12: the seat to move may take over the other colour. */
  readonly swapOffered: boolean;
  /** S-9: moves of phase two since a stone left the game, 0 when the game is over. */
  readonly quiet: number;
  /** S-9: those moves, because positions since then can come again; empty if repetition does not count. */
  readonly quietMoves: readonly string[];
  readonly result: {
    readonly winner: SideName | null;
    readonly reason: Reason;
    /** The completed form, if there is one. */
    readonly cells: readonly Cell[];
  } | null;
}

export function view(state: SixState): SixView {
  const running = state.result === RUNNING;
  return {
    ...table(state),
    options: state.options,
    seats: state.seats,
    colours: Array.from({ length: state.seats }, (_, seat: Seat) => SIDES[state.sideOf(seat)]),
    swapOffered: running && maySwap(state),
    quiet: running ? state.quiet : 0,
    quietMoves: running && state.options.repetition && state.phase === 2 ? quietMoves(state) : [],
    result: running ? null : resultOf(state),
  };
}

function resultOf(state: SixState): SixView['result'] {
  const reason = REASONS[state.reason];
  if (state.result === DRAWN) return { winner: null, reason, cells: [] };
  const side = state.result as Side;
  return { winner: SIDES[side], reason, cells: completedForm(state, side, reason) };
}

/**
 * S-4: the form that the result names. One stone may complete several; of those it is the one with the smallest
 * cells, so that the view does not depend on the order in which the stones came.
 */
function completedForm(state: SixState, side: Side, reason: Reason): readonly Cell[] {
  const forms = addressesOf(state, side).flatMap((address) => {
    const form = formCells(state.board, address, side)
      ?.map((at) => cellOf(state, at))
      .sort(compareCells);
    return form !== undefined && kindOf(form) === reason ? [form] : [];
  });
  return forms.reduce((best, form) => (compareForms(form, best) < 0 ? form : best), forms[0] ?? []);
}

function compareForms(one: readonly Cell[], other: readonly Cell[]): number {
  const at = one.findIndex((cell, index) => compareCells(cell, other[index]) !== 0);
  return at < 0 ? 0 : compareCells(one[at], other[at]);
}

/** Six cells in a line, in a circle where each touches two of the others, or else in a triangle. */
function kindOf(form: readonly Cell[]): Reason {
  const [q, r] = form[0];
  if (form.every((cell) => cell[0] === q) || form.every((cell) => cell[1] === r)) return 'row';
  if (form.every((cell) => cell[0] + cell[1] === q + r)) return 'row';
  return form.every((cell) => form.filter((other) => areNeighbours(cell, other)).length === 2)
    ? 'circle'
    : 'triangle';
}

const areNeighbours = ([q, r]: Cell, other: Cell): boolean =>
  DIRECTIONS.some(([dq, dr]) => other[0] === q + dq && other[1] === r + dr);

/** The moves since the last capture as texts: taken back one by one, because old cells may lie far away by now. */
function quietMoves(state: SixState): string[] {
  const at = new Map<number, Cell>();
  for (const side of [RED, BLACK] as const) {
    for (const cell of table(state)[SIDES[side]]) at.set(addressOf(...cell), cell);
  }
  const texts: string[] = [];
  for (let past = state.pastEnd - 2; past >= state.pastStart; past--) {
    const from = fromOf(state.pastMoves[past]);
    const to = toOf(state.pastMoves[past]);
    const toCell = at.get(to) as Cell;
    at.delete(to);
    const fromCell = cellBeside(at, from);
    at.set(from, fromCell);
    texts.push(`${formatCell(fromCell)}>${formatCell(toCell)}`);
  }
  return texts.reverse();
}

/** The coordinates of an address that touches a stone with known ones. */
function cellBeside(at: ReadonlyMap<number, Cell>, address: number): Cell {
  for (let d = 0; d < 6; d++) {
    const cell = at.get((address + STEP[d]) & CELL_MASK);
    if (cell === undefined) continue;
    const [q, r] = DIRECTIONS[d];
    return [cell[0] - q, cell[1] - r];
  }
  throw new Error('a stone always touched another');
}
