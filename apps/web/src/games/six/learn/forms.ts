import type { Cell } from '@sixfold/six';

const along = (dq: number, dr: number): readonly Cell[] =>
  Array.from({ length: 6 }, (_, step): Cell => [dq * step, dr * step]);

/** The winning forms of SIX, each the ways round that it can lie. */
export const FORMS = {
  row: [along(1, 0), along(0, 1), along(-1, 1)],
  triangle: [
    [
      [0, 0],
      [-1, 1],
      [0, 1],
      [-2, 2],
      [-1, 2],
      [0, 2],
    ],
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [0, 2],
    ],
  ],
  circle: [
    [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly Cell[])[]>>;
