import { CELL_MASK, CELLS, FIRST_OF_ARCS, FIRST_STEP, MAX_SIDE, MAX_STONES } from './grid.js';
import type { SixState } from './state.js';

// RULES.md, S-5, for all stones at once. One walk over the board numbers the stones in the order it comes to them, so
// that whatever lies behind a stone is a stretch of numbers, and finds the stones that hold such a stretch (Tarjan's
// articulation points).
//
// All positions share one set of arrays, so an answer is good until the next question. Asking allocates nothing, and the
// compiler knows where arrays that are constants of a module lie (docs/engines.md).

/** In place of a number: no stone; or one that the walk has not come to yet, which bit 6 tells. */
const NO_STONE = 63;
const UNSEEN = 127;
/** At most three neighbours of a stone can lie in different groups; room for one more that turns out not to fall off. */
export const MAX_HELD = 4;
/** More than any number: the compiler knows only of arrays of more than 64 bytes where they lie. */
const ROOM = 128;

/** Per number: how many groups fall apart from the rest when the stone is lifted. */
export const heldBy = new Uint8Array(ROOM);
/** Per number: the numbers that these groups start with. */
export const starts = new Uint8Array(MAX_HELD * ROOM);
/** Per number: the first number that no longer lies behind the stone. */
export const ends = new Uint8Array(ROOM);
/** Per address: the number of the stone there. */
export const numberOf = new Uint8Array(CELLS).fill(NO_STONE);
/** Per number: where the stone is. */
export const path = new Uint16Array(ROOM);
/** How many stones have a number. */
let walked = 0;

let asked: SixState | undefined;
let version = -1;

/** Looks at a position; all other questions are about the last one looked at. Returns how many stones were walked. */
export function lookAtCuts(state: SixState): number {
  if (state === asked && state.version === version) return walked;
  asked = state;
  version = state.version;
  for (let at = 0; at < walked; at++) numberOf[path[at] & CELL_MASK] = NO_STONE;
  walked = 0;
  const { stones, redCount, blackCount } = state;
  for (let place = 0; place < redCount; place++) numberOf[stones[place] & CELL_MASK] = UNSEEN;
  for (let place = MAX_SIDE; place < MAX_SIDE + blackCount; place++) {
    numberOf[stones[place] & CELL_MASK] = UNSEEN;
  }
  walk(stones[0]);
  // Nothing lies before the first stone: it holds others only if the walk had to leave it more than once.
  if (heldBy[0] === 1) heldBy[0] = 0;
  return walked;
}

/** The smaller of two numbers; by arithmetic, because nobody can foresee which it is. */
const smaller = (a: number, b: number): number => b + ((a - b) & ((a - b) >> 31));

/** Walks on from a stone; returns the lowest number that can be reached from there without going back. */
function walk(address: number): number {
  const mine = walked | 0;
  walked = mine + 1;
  numberOf[address & CELL_MASK] = mine;
  path[mine] = address & CELL_MASK;
  const a = numberOf[(address + 1) & CELL_MASK];
  const b = numberOf[(address - 63) & CELL_MASK];
  const c = numberOf[(address - 64) & CELL_MASK];
  const d = numberOf[(address - 1) & CELL_MASK];
  const e = numberOf[(address + 63) & CELL_MASK];
  const f = numberOf[(address + 64) & CELL_MASK];
  const unseen =
    (a >> 6) | ((b >> 6) << 1) | ((c >> 6) << 2) | ((d >> 6) << 3) | ((e >> 6) << 4) | ((f >> 6) << 5);
  let lowest = smaller(smaller(smaller(a, b), smaller(c, d)), smaller(e, f));
  let groups = 0;
  // Unseen stones next to each other around this one: the walk comes from the first of them to the others.
  for (let bits = FIRST_OF_ARCS[unseen]; bits !== 0; bits &= bits - 1) {
    const next = (address + FIRST_STEP[bits]) & CELL_MASK;
    if (numberOf[next] !== UNSEEN) continue;
    starts[MAX_HELD * mine + groups] = walked | 0;
    const reached = walk(next) | 0;
    groups = (groups + ((mine - reached - 1) >>> 31)) | 0;
    lowest = smaller(reached, lowest);
  }
  heldBy[mine] = groups;
  ends[mine] = walked | 0;
  return lowest;
}

/** Per place in the list of stones: how many groups fall apart from the rest when the stone is lifted. */
const heldAt = new Uint8Array(MAX_STONES);

export function stonesThatHold(state: SixState): Uint8Array {
  lookAtCuts(state);
  for (let at = 0; at < walked; at++) heldAt[state.slot[path[at]]] = heldBy[at];
  return heldAt;
}
