import { type Move, Refusal } from '@sixfold/game-kit';
import { addressOf, CELL_MASK, type Cell } from './grid.js';
import type { SixRefusal } from './refusals.js';
import { BLACK, type SixState, STONE } from './state.js';

/** A move as a number: where to in bits 0–11, where from in 12–23, the chosen group (from 1) in 24–25, what in 26–27. */
export const PLACE = 0;
export const MOVE = 1;
export const SWAP = 2;

export const placeMove = (to: number): Move => to;
export const stoneMove = (from: number, to: number, keep: number): Move =>
  (MOVE << 26) | (keep << 24) | (from << 12) | to;
export const SWAP_MOVE: Move = SWAP << 26;

export const kindOf = (move: Move): number => move >> 26;
export const toOf = (move: Move): number => move & CELL_MASK;
export const fromOf = (move: Move): number => (move >> 12) & CELL_MASK;
export const keepOf = (move: Move): number => (move >> 24) & 3;

/** S-12: three stones, two of them red, and nobody has taken over yet. */
export const maySwap = (state: SixState): boolean =>
  state.options.swap &&
  state.phase === 1 &&
  state.swapped === 0 &&
  state.side === BLACK &&
  state.redCount + state.blackCount === 3;

const NUMBER = '(0|-?[1-9]\\d*)';
const CELL = `${NUMBER},${NUMBER}`;
export const SWAP_TEXT = 'swap';
export const PLACE_TEXT = new RegExp(`^${CELL}$`);
export const MOVE_TEXT = new RegExp(`^${CELL}>${CELL}(?:=${CELL})?$`);

/** No game wanders so far; longer numbers are a mistake or worse. */
export const MAX_COORDINATE = 1_000_000_000;

/** The absolute coordinates of a stone or of a cell that touches one. */
export const cellOf = (state: SixState, address: number): Cell => [state.qOf(address), state.rOf(address)];

export const formatCell = ([q, r]: Cell): string => `${q},${r}`;

/** Reads a cell as the notation writes it; undefined for a text that is none. */
export function parseCell(text: string): Cell | undefined {
  const numbers = PLACE_TEXT.exec(text);
  return numbers === null ? undefined : [Number(numbers[1]), Number(numbers[2])];
}

const cellText = (state: SixState, address: number): string => formatCell(cellOf(state, address));

/** A move as the notation writes it; the choice of a group only where there is one (S-5). */
export function formatMove(state: SixState, move: Move): string {
  if (kindOf(move) === SWAP) return SWAP_TEXT;
  const to = state.frontierCount === 0 ? '0,0' : cellText(state, toOf(move));
  if (kindOf(move) !== MOVE) return to;
  const from = cellText(state, fromOf(move));
  const keep = keepOf(move);
  if (keep === 0) return `${from}>${to}`;
  const kept = state.lift(fromOf(move)).smallestCell(keep);
  return `${from}>${to}=${cellText(state, kept)}`;
}

/** Reads a move. A cell so far away that no address belongs to it is refused here already. */
export function parseMove(state: SixState, text: string): Move | SixRefusal {
  if (text === SWAP_TEXT) return SWAP_MOVE;
  const placed = PLACE_TEXT.exec(text);
  const moved = placed === null ? MOVE_TEXT.exec(text) : null;
  if (placed === null && moved === null) return new Refusal('notAMove', { text: text.slice(0, 40) });
  const numbers = (placed ?? (moved as RegExpExecArray)).slice(1).map(Number);
  if (numbers.some((n) => Math.abs(n) > MAX_COORDINATE)) return new Refusal('cellTooFar');
  if (placed !== null) return parsePlacement(state, numbers[0], numbers[1]);
  return parseStoneMove(state, numbers);
}

function parsePlacement(state: SixState, q: number, r: number): Move | SixRefusal {
  if (state.frontierCount === 0) return q === 0 && r === 0 ? placeMove(0) : new Refusal('firstInMiddle');
  const to = nearAddress(state, q, r);
  return to === undefined ? new Refusal('touchesNothing', { cell: `${q},${r}` }) : placeMove(to);
}

function parseStoneMove(state: SixState, numbers: readonly number[]): Move | SixRefusal {
  const [fromQ, fromR, toQ, toR, keepQ, keepR] = numbers;
  if (state.phase === 1) return new Refusal('phaseOnePlaces');
  const from = nearAddress(state, fromQ, fromR);
  if (from === undefined) return new Refusal('noStoneThere', { cell: `${fromQ},${fromR}` });
  const to = nearAddress(state, toQ, toR);
  if (to === undefined) return new Refusal('touchesNothing', { cell: `${toQ},${toR}` });
  if (Number.isNaN(keepQ)) return stoneMove(from, to, 0);
  if (state.board[from] < STONE) return new Refusal('noStoneThere', { cell: `${fromQ},${fromR}` });
  const groups = state.lift(from);
  if (groups.ties === 1) return new Refusal('keepNotOffered');
  for (let keep = 1; keep <= groups.ties; keep++) {
    if (groups.smallestCell(keep) === nearAddress(state, keepQ, keepR)) return stoneMove(from, to, keep);
  }
  return new Refusal('keepNotLargest', { cell: `${keepQ},${keepR}`, choices: keepChoices(state, from) });
}

/** The groups that may stay, as they are named. */
export function keepChoices(state: SixState, from: number): string {
  const groups = state.lift(from);
  return Array.from({ length: groups.ties }, (_, at) => cellText(state, groups.smallestCell(at + 1))).join(
    ' · ',
  );
}

/** The address of a cell, unless it is so far from all stones that its address means another cell. */
function nearAddress(state: SixState, q: number, r: number): number | undefined {
  const address = addressOf(q, r);
  return state.qOf(address) === q && state.rOf(address) === r ? address : undefined;
}
