import { Refusal } from '@sixfold/game-kit';
import { type Cell, compareCells } from './grid.js';
import type { SixRefusal } from './refusals.js';
import type { SixTable } from './table.js';

// Positions as text, for tests, documents, the command line and links; docs/six-positions.md shows both forms.

const MARKS = { red: 'R', black: 'B' } as const;
const EMPTY = '.';

/** A position as a drawing: a line for each r, half a cell further right than the one above. */
export function formatDiagram(table: SixTable): string {
  const { red, black, supply, phase, toMove } = table;
  const stones = [...red, ...black];
  const top = Math.min(...stones.map(([, r]) => r), ...(stones.length === 0 ? [0] : []));
  const bottom = Math.max(...stones.map(([, r]) => r), ...(stones.length === 0 ? [-1] : []));
  const left = Math.min(...stones.map(([q, r]) => 2 * q + r), ...(stones.length === 0 ? [0] : []));
  // Column 0 of the first line must be a whole cell, so that the heading can name it.
  const shift = (left - top) % 2 === 0 ? left : left - 1;
  const who = toMove === null ? 'over' : `seat ${toMove} to move`;
  const lines = [`at ${(shift - top) / 2},${top}; ${who}; phase ${phase}; supply ${supply.join(' ')}`];
  for (let r = top; r <= bottom; r++) lines.push(drawRow(table, r, shift));
  return `${lines.join('\n')}\n`;
}

function drawRow({ red, black }: SixTable, r: number, shift: number): string {
  const marks: string[] = [];
  const put = (mark: string) => (cell: Cell) => {
    if (cell[1] === r) marks[2 * cell[0] + r - shift] = mark;
  };
  red.forEach(put(MARKS.red));
  black.forEach(put(MARKS.black));
  const first = marks.findIndex((mark) => mark !== undefined);
  for (let x = first; x < marks.length; x += 2) marks[x] ??= EMPTY;
  return Array.from(marks, (mark) => mark ?? ' ').join('');
}

const HEADING =
  /^at (-?\d+),(-?\d+)(?:; (?:seat (\d+) to move|over))?(?:; phase ([12]))?(?:; supply (\d+) (\d+))?$/;

/**
 * Reads a drawing as a table for `fromTable`. Without a heading its first line is row 0 and starts with q 0, and
 * what the heading would say is left to the reader of the table.
 */
export function parseDiagram(text: string): Partial<SixTable> | SixRefusal {
  const lines = text.replace(/\r/g, '').split('\n');
  while (lines[0]?.trim() === '') lines.shift();
  const heading = HEADING.exec(lines[0]?.trim() ?? '');
  if (heading !== null) lines.shift();
  const q0 = Number(heading?.[1] ?? 0);
  const r0 = Number(heading?.[2] ?? 0);
  const red: Cell[] = [];
  const black: Cell[] = [];
  for (const [y, line] of lines.entries()) {
    for (const [x, mark] of [...line].entries()) {
      if (mark === ' ') continue;
      if ((x - y) % 2 !== 0 || !['R', 'B', EMPTY].includes(mark)) {
        return new Refusal('diagramMark', { line: y + 1, column: x + 1, mark });
      }
      const cell: Cell = [q0 + (x - y) / 2, r0 + y];
      if (mark === MARKS.red) red.push(cell);
      if (mark === MARKS.black) black.push(cell);
    }
  }
  return { red: red.sort(compareCells), black: black.sort(compareCells), ...headed(heading) };
}

function headed(heading: RegExpExecArray | null): Partial<SixTable> {
  if (heading === null) return {};
  const [, , , seat, phase, red, black] = heading;
  return {
    ...(heading[0].includes('; over') && { toMove: null }),
    ...(seat !== undefined && { toMove: Number(seat) }),
    ...(phase !== undefined && { phase: Number(phase) as 1 | 2 }),
    ...(red !== undefined && { supply: [Number(red), Number(black)] as const }),
  };
}

/**
 * A position in one line for links: rows of r separated by `~`, in each the stones by q with the gaps counted,
 * then `_` and the seat to move (`x`: over), the supplies and the cell that the first row starts from.
 */
export function formatCompact({ red, black, supply, toMove }: SixTable): string {
  const stones = [...red.map((cell) => ({ cell, mark: 'r' })), ...black.map((cell) => ({ cell, mark: 'b' }))];
  const q0 = Math.min(...stones.map(({ cell }) => cell[0]), ...(stones.length === 0 ? [0] : []));
  const r0 = Math.min(...stones.map(({ cell }) => cell[1]), ...(stones.length === 0 ? [0] : []));
  const rows: string[] = [];
  for (const { cell, mark } of stones.sort((a, b) => compareCells(a.cell, b.cell))) {
    const row = cell[1] - r0;
    const before = rows[row] ?? '';
    const gap = cell[0] - q0 - lengthOf(before);
    rows[row] = `${before}${gap > 0 ? gap : ''}${mark}`;
  }
  const board = Array.from(rows, (row) => row ?? '').join('~');
  return `${board}_${toMove ?? 'x'}_${supply.join('-')}_${q0}.${r0}`;
}

const lengthOf = (row: string): number =>
  (row.match(/\d+|[rb]/g) ?? []).reduce((sum, part) => sum + (Number(part) || 1), 0);

const COMPACT = /^([rb\d~]*)_(\d+|x)_(\d+)-(\d+)_(-?\d{1,7})\.(-?\d{1,7})$/;

/** Reads the one-line form as a table for `fromTable`. */
export function parseCompact(text: string): SixTable | SixRefusal {
  const parts = COMPACT.exec(text);
  if (parts === null) return new Refusal('compactPosition', { text: text.slice(0, 60) });
  const supply = [Number(parts[3]), Number(parts[4])] as const;
  const red: Cell[] = [];
  const black: Cell[] = [];
  for (const [y, row] of parts[1].split('~').entries()) {
    let q = Number(parts[5]);
    for (const part of row.match(/\d+|[rb]/g) ?? []) {
      if (part === 'r') red.push([q, Number(parts[6]) + y]);
      if (part === 'b') black.push([q, Number(parts[6]) + y]);
      q += Number(part) || 1;
    }
  }
  return {
    red: red.sort(compareCells),
    black: black.sort(compareCells),
    supply,
    phase: supply[0] + supply[1] === 0 ? 2 : 1,
    toMove: parts[2] === 'x' ? null : Number(parts[2]),
  };
}
