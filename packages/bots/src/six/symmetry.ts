import { type Cell, formatCell } from '@sixfold/six';

// Openings are the same wherever they lie and however they are turned or mirrored: twelve symmetries and shifts.

/** Takes a cell (q,r) to (a·q + b·r, c·q + d·r). */
type Turn = readonly [a: number, b: number, c: number, d: number];

const SIXTH: Turn = [0, -1, 1, 1];
const MIRROR: Turn = [0, 1, 1, 0];

const after = ([a, b, c, d]: Turn, [e, f, g, h]: Turn): Turn => [
  a * e + b * g,
  a * f + b * h,
  c * e + d * g,
  c * f + d * h,
];
const back = ([a, b, c, d]: Turn): Turn => {
  const sign = a * d - b * c;
  return [sign * d, -sign * b, -sign * c, sign * a];
};
const turned = ([a, b, c, d]: Turn, [q, r]: Cell): Cell => [a * q + b * r, c * q + d * r];

const TURNS: readonly Turn[] = [0, 1, 2, 3, 4, 5].flatMap((times) => {
  let turn: Turn = [1, 0, 0, 1];
  for (let n = 0; n < times; n++) turn = after(SIXTH, turn);
  return [turn, after(MIRROR, turn)];
});

/** A position as it stands for all that look alike. */
export interface Likeness {
  /** The stones of both colours as a text, equal exactly for positions that look alike. */
  readonly key: string;
  /** From a cell of the likeness to the cell of the position. */
  readonly cellIn: (cell: Cell) => Cell;
  /** From a cell of the position to the cell of the likeness. */
  readonly cellOut: (cell: Cell) => Cell;
}

/** The one that stands for a position of at least one stone. */
export function likenessOf(red: readonly Cell[], black: readonly Cell[]): Likeness {
  const all = TURNS.map((turn) => likeness(turn, red, black));
  return all.reduce((least, one) => (one.key < least.key ? one : least));
}

function likeness(turn: Turn, red: readonly Cell[], black: readonly Cell[]): Likeness {
  const cells = [...red, ...black].map((cell) => turned(turn, cell));
  const q = Math.min(...cells.map((cell) => cell[0]));
  const r = Math.min(...cells.map((cell) => cell[1]));
  const cellOut = (cell: Cell): Cell => {
    const [toQ, toR] = turned(turn, cell);
    return [toQ - q, toR - r];
  };
  const text = (side: readonly Cell[]): string =>
    side
      .map((cell) => formatCell(cellOut(cell)))
      .sort()
      .join(' ');
  return {
    key: `${text(red)}/${text(black)}`,
    cellOut,
    cellIn: ([fromQ, fromR]) => turned(back(turn), [fromQ + q, fromR + r]),
  };
}
