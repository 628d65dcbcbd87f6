import { Refusal, type Table } from '@sixfold/game-kit';
import { FORM_SIZE, findForm } from './forms.js';
import { addressOf, type Cell, compareCells, DIRECTIONS, MAX_SIDE } from './grid.js';
import { cellOf } from './moves.js';
import { type SixOptions, stonesPerColour } from './options.js';
import type { SixRefusal } from './refusals.js';
import { startPast } from './repetition.js';
import { BLACK, RED, RUNNING, type Side, SixState } from './state.js';

/** What lies on the table, as traces and position files have it. */
export type SixTable = {
  readonly red: readonly Cell[];
  readonly black: readonly Cell[];
  readonly supply: readonly [red: number, black: number];
  readonly phase: 1 | 2;
  readonly toMove: number | null;
};

/** The addresses of a side's stones, in the order in which the state holds them. */
export function addressesOf(state: SixState, side: Side): number[] {
  const first = side === RED ? 0 : MAX_SIDE;
  return Array.from(state.stones.subarray(first, first + state.stoneCount(side)));
}

/** The cells of a side's stones, by q, then r. */
export const cellsOf = (state: SixState, side: Side): Cell[] =>
  addressesOf(state, side)
    .map((address) => cellOf(state, address))
    .sort(compareCells);

export const table = (state: SixState): SixTable => ({
  red: cellsOf(state, RED),
  black: cellsOf(state, BLACK),
  supply: [state.redSupply, state.blackSupply],
  phase: state.phase,
  toMove: state.result === RUNNING ? state.turn : null,
});

/** A state with these stones; whose turn it is and everything else is still as at the start. */
export function withStones(
  options: SixOptions,
  seats: number,
  red: readonly Cell[],
  black: readonly Cell[],
): SixState {
  const state = new SixState(options, seats);
  const all = [...red, ...black];
  if (all.length === 0) return state;
  state.minQ = Math.min(...all.map(([q]) => q));
  state.minR = Math.min(...all.map(([, r]) => r));
  for (const [q, r] of red) state.addStone(addressOf(q, r), RED);
  for (const [q, r] of black) state.addStone(addressOf(q, r), BLACK);
  return state;
}

const MAX_FAR = 1_000_000;

/**
 * Sets a position up. Supply and phase may be left out: then stones not on the board are in the supply.
 * `swapped: true` says that the colours have changed hands (S-12), where the turn alone does not.
 */
export function fromTable(options: SixOptions, seats: number, table: Table): SixState | SixRefusal {
  const red = readCells(table.red);
  const black = readCells(table.black);
  if (red === undefined || black === undefined) return new Refusal('tableCells');
  const total = stonesPerColour(options.edition, seats);
  if (red.length > total || black.length > total) return new Refusal('tableStones', { total });
  const apart = checkTogether([...red, ...black]);
  if (apart !== undefined) return apart;
  const supply = readSupply(table, total, red.length, black.length);
  if (supply === undefined) return new Refusal('tableSupply', { total });
  const state = withStones(options, seats, red, black);
  [state.redSupply, state.blackSupply] = supply;
  state.phase = supply[0] + supply[1] === 0 ? 2 : 1;
  if (table.phase !== undefined && table.phase !== state.phase)
    return new Refusal('tablePhase', { phase: state.phase });
  if (isDecided(state)) return new Refusal('tableOver');
  const turn = setTurn(state, table);
  if (turn !== undefined) return turn;
  if (state.phase === 2) startPast(state);
  return state;
}

function readCells(value: unknown): Cell[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const isCell = (cell: unknown): cell is Cell =>
    Array.isArray(cell) &&
    cell.length === 2 &&
    cell.every((n) => Number.isInteger(n) && Math.abs(n as number) <= MAX_FAR);
  return value.every(isCell) ? value : undefined;
}

function checkTogether(cells: readonly Cell[]): SixRefusal | undefined {
  const missing = new Set(cells.map((cell) => cell.join()));
  if (missing.size < cells.length) return new Refusal('tableOverlap');
  const open = cells.slice(0, 1);
  missing.delete(String(cells[0]));
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    for (const [q, r] of DIRECTIONS) {
      const next: Cell = [cell[0] + q, cell[1] + r];
      if (missing.delete(next.join())) open.push(next);
    }
  }
  return missing.size > 0 ? new Refusal('tableApart') : undefined;
}

function readSupply(table: Table, total: number, red: number, black: number): [number, number] | undefined {
  const inHand: [number, number] = table.phase === 2 ? [0, 0] : [total - red, total - black];
  const given = table.supply ?? inHand;
  if (!Array.isArray(given) || given.length !== 2) return undefined;
  const [r, b] = given as readonly unknown[];
  if (r === 0 && b === 0) return [0, 0];
  return r === total - red && b === total - black && (r === b || r + 1 === b) ? [r, b] : undefined;
}

/** S-3, S-7: nothing is left to decide. */
const isDecided = (state: SixState): boolean =>
  findForm(state, RED) !== undefined ||
  findForm(state, BLACK) !== undefined ||
  (state.phase === 2 && (state.redCount < FORM_SIZE || state.blackCount < FORM_SIZE));

function setTurn(state: SixState, table: Table): SixRefusal | undefined {
  const { toMove } = table;
  if (typeof toMove !== 'number' || !Number.isInteger(toMove) || toMove < 0 || toMove >= state.seats) {
    return new Refusal('tableTurn');
  }
  state.turn = toMove;
  state.swapped = table.swapped === true ? 1 : 0;
  state.side = state.sideOf(toMove);
  if (state.phase === 1) {
    // In phase one the supplies tell the colour to move; who has it tells whether colours were swapped.
    const side = state.redSupply === state.blackSupply ? RED : BLACK;
    if (side !== state.side) state.swapped ^= 1;
    state.side = side;
  }
  const couldSwap = state.options.swap && state.redCount + state.blackCount >= 3;
  return state.swapped === 1 && !couldSwap ? new Refusal('tableTurn') : undefined;
}
