import type { Cell, SideName, SixView } from '@sixfold/six';
import { type Box, boxOf, type Key, keyOf, ringsAround, TURNS } from './hex.js';

/** How clearly the grid is seen around the stones, by distance. */
export const FADING = [0.95, 0.5, 0.2] as const;

const START: readonly Cell[] = [[0, 0]];

/** Where everything is. */
interface Layout {
  /** The visible grid, the nearest part first. */
  readonly rings: readonly (readonly Cell[])[];
  /** Free cells that one can go to: they touch a stone. */
  readonly rim: ReadonlySet<Key>;
  /** Stones and rim by rows, each from left to right. */
  readonly rows: readonly (readonly [row: number, cells: readonly Cell[]])[];
  /** The room the stones take, for each way the board may be turned (`TURNS`). */
  readonly boxes: readonly Box[];
}

export function layoutOf({ red, black }: Pick<SixView, SideName>): Layout {
  const stones = [...red, ...black];
  const inside = stones.length > 0 ? stones : START;
  const rings = ringsAround(inside, FADING.length);
  const free = stones.length > 0 ? (rings[0] ?? []) : START;
  const rows = new Map<number, Cell[]>();
  for (const cell of [...stones, ...free]) {
    const row = rows.get(cell[1]);
    if (row) row.push(cell);
    else rows.set(cell[1], [cell]);
  }
  return {
    rings: rings.map((ring, index) => (index === 0 ? [...inside, ...ring] : ring)),
    rim: new Set(free.map(keyOf)),
    rows: [...rows]
      .sort(([one], [other]) => one - other)
      .map(([row, cells]) => [row, cells.sort((one, other) => one[0] - other[0])]),
    boxes: TURNS.map((turn) => boxOf(inside, turn)),
  };
}

/** Which side's stone lies on each cell that has one. */
export const stonesByCell = ({ red, black }: Pick<SixView, SideName>): ReadonlyMap<Key, SideName> =>
  new Map([
    ...red.map((cell): [Key, SideName] => [keyOf(cell), 'red']),
    ...black.map((cell): [Key, SideName] => [keyOf(cell), 'black']),
  ]);
