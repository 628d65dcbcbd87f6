import { type Cell, DIRECTIONS, formatCell, parseCell } from '@sixfold/six';

/** From a cell's centre to its corners; stones are drawn to this measure. */
const SIZE = 20;
/** From one centre to the next in the same row. */
export const CELL_WIDTH = SIZE * Math.sqrt(3);
const ROW_HEIGHT = SIZE * 1.5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A cell as the notation writes it: what stones and moves are found by. */
export type Key = string;

export const keyOf: (cell: Cell) => Key = formatCell;

const MIDDLE: Cell = [0, 0];
export const cellOf = (key: Key): Cell => parseCell(key) ?? MIDDLE;

/** Where a cell is drawn: rows run from left to right, each half a cell further right than the one above. */
export const centreOf = ([q, r]: Cell): Point => ({ x: CELL_WIDTH * (q + r / 2), y: ROW_HEIGHT * r });

export const neighboursOf = ([q, r]: Cell): readonly Cell[] =>
  DIRECTIONS.map(([dq, dr]): Cell => [q + dq, r + dr]);

/** Cells around these by their distance: `rings[0]` touches them, `rings[1]` touches that, and so on. */
export function ringsAround(cells: readonly Cell[], depth: number): readonly (readonly Cell[])[] {
  const seen = new Set(cells.map(keyOf));
  const rings: Cell[][] = [];
  let edge: readonly Cell[] = cells;
  for (let ring = 0; ring < depth; ring++) {
    const next: Cell[] = [];
    for (const cell of edge.flatMap(neighboursOf)) {
      const key = keyOf(cell);
      if (seen.has(key)) continue;
      seen.add(key);
      next.push(cell);
    }
    rings.push(next);
    edge = next;
  }
  return rings;
}

/** The board lies as it is, or turned by a sixth to the left or right, where that shows more of it. */
export const TURNS = [0, -1, 1] as const;
export type Turn = (typeof TURNS)[number];

/** The place where something is seen when the board is turned; turns may be parts of a sixth. */
export function turnedPoint({ x, y }: Point, turn: number): Point {
  const angle = (turn * Math.PI) / 3;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

/** The cell that lies, on a board that is not turned, where this one is seen. */
export function turnedCell([q, r]: Cell, turn: Turn): Cell {
  if (turn === 1) return [-r, q + r];
  return turn === -1 ? [q + r, -q] : [q, r];
}

/** The smallest box around the centres of these cells on a board turned like this. */
export function boxOf(cells: readonly Cell[], turn: Turn = 0): Box {
  const points = cells.map((cell) => centreOf(turnedCell(cell, turn)));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const corner = ({ x, y }: Point, index: number, size: number): string => {
  const angle = ((60 * index - 90) * Math.PI) / 180;
  return `${(x + size * Math.cos(angle)).toFixed(1)} ${(y + size * Math.sin(angle)).toFixed(1)}`;
};

/** The outlines of many cells as one path. */
export const cellsPath = (cells: readonly Cell[], size = SIZE): string =>
  cells
    .map((cell) => {
      const centre = centreOf(cell);
      return `M${[0, 1, 2, 3, 4, 5].map((index) => corner(centre, index, size)).join('L')}Z`;
    })
    .join('');

/** The line around a group of cells, without the borders between them. */
export function outlinePath(cells: readonly Cell[]): string {
  const inside = new Set(cells.map(keyOf));
  return cells
    .flatMap((cell) =>
      neighboursOf(cell).flatMap((next, direction) => {
        if (inside.has(keyOf(next))) return [];
        const centre = centreOf(cell);
        // The side towards a direction lies between these corners, counted from the top clockwise.
        const first = (7 - direction) % 6;
        return `M${corner(centre, first, SIZE)}L${corner(centre, (first + 1) % 6, SIZE)}`;
      }),
    )
    .join('');
}

/** The cells of a completed form in the order in which an eye follows them. */
export function inOrder(cells: readonly Cell[]): readonly Cell[] {
  const points = cells.map((cell) => ({ cell, ...centreOf(cell) }));
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const isRing = points.every((point) => Math.hypot(point.x - x, point.y - y) > ROW_HEIGHT);
  if (!isRing) return [...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const angle = (point: Point) => Math.atan2(point.y - y, point.x - x);
  return points.sort((a, b) => angle(a) - angle(b)).map(({ cell }) => cell);
}
