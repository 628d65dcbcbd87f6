/**
 * The endless hexagonal grid (S-1), folded onto 4096 addresses.
 *
 * A cell (q,r) has the address (q + 64·r) mod 4096. Two different cells share an address only if they are 64
 * or more apart in q or in r. At most 42 stones lie on the board and they always hang together, so they span at
 * most 42 columns and 42 rows; with the cells around them, and the forms that reach out of them, fewer than 64.
 * Play may wander as far as it likes: the board never ends and never meets itself.
 */
export const CELLS = 4096;
export const CELL_MASK = CELLS - 1;

/** No more stones than this ever lie on the board. */
export const MAX_STONES = 42;
/** Room for one colour in the list of stones. */
export const MAX_SIDE = 21;
/** n stones that hang together touch at most 4n + 2 empty cells. */
export const MAX_FRONTIER = 4 * MAX_STONES + 2;
/** Room for them, in fours. */
export const FRONTIER_ROOM = MAX_FRONTIER + 2;

/** A cell's absolute coordinates. */
export type Cell = readonly [q: number, r: number];

/** The six directions, each 60° from the next, as coordinates and as differences of addresses. */
export const DIRECTIONS: readonly Cell[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
export const STEP = Int32Array.from(DIRECTIONS, ([q, r]) => q + 64 * r);

/** The address of a cell. */
export const addressOf = (q: number, r: number): number => (q + 64 * r) & CELL_MASK;

/** Order of the notation: by q, then r. */
export const compareCells = (a: Cell, b: Cell): number => a[0] - b[0] || a[1] - b[1];

/** For six neighbours as bits: into how many unbroken arcs the set ones fall. */
export const ARCS = Uint8Array.from({ length: 64 }, (_, ring) => {
  if (ring === 63) return 1;
  let arcs = 0;
  for (let d = 0; d < 6; d++) {
    if ((ring >> d) & 1 && !((ring >> ((d + 1) % 6)) & 1)) arcs++;
  }
  return arcs;
});

/** For six neighbours as bits: the first of each unbroken arc of set ones. */
export const FIRST_OF_ARCS = Int32Array.from({ length: 64 }, (_, ring) =>
  ring === 63 ? 1 : ring & ~((ring << 1) | (ring >> 5)),
);

/** For some neighbours as bits: the step to the first of them. */
export const FIRST_STEP = Int32Array.from(
  { length: 64 },
  (_, ring) => STEP[31 - Math.clz32(ring & -ring)] ?? 0,
);
