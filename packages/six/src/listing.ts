import { below, type Move, type Rng } from '@sixfold/game-kit';
import { ARCS, CELL_MASK, CELLS, MAX_SIDE, MAX_STONES, STEP } from './grid.js';
import type { Groups } from './lift.js';
import { maySwap, placeMove, SWAP_MOVE, stoneMove } from './moves.js';
import { NEIGHBOURS, RED, type Side, type SixState, STONE } from './state.js';

/** The first place of a side in the list of stones. */
export const firstPlace = (side: Side): number => (side === RED ? 0 : MAX_SIDE);

/** S-2: a stone on every cell to build on, or taking over (S-12). */
export function listPlacements(state: SixState, into: Int32Array): number {
  if (state.frontierCount === 0) {
    into[0] = placeMove(0); // the first stone lies in the middle
    return 1;
  }
  const { frontier } = state;
  let count = state.frontierCount;
  for (let at = 0; at < count; at++) into[at] = placeMove(frontier[at]);
  if (maySwap(state)) into[count++] = SWAP_MOVE;
  return count;
}

/** All moves of one stone in phase two, written from `count` on; returns the new count. */
export function movesOfStone(state: SixState, from: number, into: Int32Array, count: number): number {
  const groups = state.lift(from);
  if (groups.groups === 1) return listFree(state, from, into, count);
  if (groups.ties === 1) return listKept(state, from, 0, into, count);
  let filled = count;
  for (let keep = 1; keep <= groups.ties; keep++) filled = listKept(state, from, keep, into, filled);
  return filled;
}

/** Filled and read within one call: stones that fall off, and places in a list. */
const fallen = new Uint16Array(MAX_STONES);
const wrongSlots = new Int32Array(6);
/** Per address, while moves are listed: how many stones around it leave. All 0 in between. */
const touched = new Uint8Array(CELLS);

/** For six neighbours as bits: the empty ones between empty ones, which may touch nothing but the cell in the middle. */
const LONELY = Uint8Array.from({ length: 64 }, (_, ring) => {
  const empty = ring ^ 63;
  return empty & ((empty << 1) | (empty >> 5)) & ((empty >> 1) | (empty << 5)) & 63;
});

/** Nothing falls off: every cell to build on, except those that touch only the lifted stone. */
function listFree(state: SixState, from: number, into: Int32Array, count: number): number {
  const { board, frontier, frontierCount, slot } = state;
  const base = stoneMove(from, 0, 0);
  for (let at = 0; at < frontierCount; at++) into[count + at] = base | frontier[at];
  // The few that are wrong are overwritten with the last, from the back, so that none of them moves before its turn.
  let wrong = 0;
  for (let bits = LONELY[state.ring(from)]; bits !== 0; bits &= bits - 1) {
    const next = (from + STEP[31 - Math.clz32(bits & -bits)]) & CELL_MASK;
    if (board[next] !== 1) continue;
    let at = wrong++;
    for (; at > 0 && wrongSlots[at - 1] < slot[next]; at--) wrongSlots[at] = wrongSlots[at - 1];
    wrongSlots[at] = slot[next];
  }
  let end = count + frontierCount;
  for (let at = 0; at < wrong; at++) into[count + wrongSlots[at]] = into[--end];
  return end;
}

/** Some stones fall off: the cells to build on must touch what stays. */
function listKept(
  state: SixState,
  from: number,
  keep: number,
  into: Int32Array,
  filledBefore: number,
): number {
  const { board, frontier, frontierCount } = state;
  const base = stoneMove(from, 0, keep);
  const count = state.lift(from).fallen(keep, fallen);
  changeAround(from, 1);
  for (let at = 0; at < count; at++) changeAround(fallen[at], 1);
  let filled = filledBefore;
  for (let at = 0; at < frontierCount; at++) {
    const to = frontier[at];
    if (board[to] - touched[to] !== 0) into[filled++] = base | to;
  }
  for (let at = 0; at < count; at++) changeAround(fallen[at], -1);
  changeAround(from, -1);
  return filled;
}

function changeAround(address: number, by: number): void {
  for (let d = 0; d < 6; d++) touched[(address + STEP[d]) & CELL_MASK] += by;
}

/** Whether a cell touches the group that stays when the stone `from` is lifted. */
function touchesKept(state: SixState, groups: Groups, from: number, to: number, keep: number): boolean {
  for (let d = 0; d < 6; d++) {
    const next = (to + STEP[d]) & CELL_MASK;
    if (state.board[next] >= STONE && next !== from && groups.stays(next, keep)) return true;
  }
  return false;
}

/** Whether a cell lies beside another. */
export function adjacent(a: number, b: number): boolean {
  const difference = (b - a) & CELL_MASK;
  for (let d = 0; d < 6; d++) if (difference === (STEP[d] & CELL_MASK)) return true;
  return false;
}

/** Whether the lifted stone may be put there (S-4, S-6); `groups` is what lifting it leaves. */
export function mayPut(state: SixState, groups: Groups, from: number, to: number, keep: number): boolean {
  const around = state.board[to];
  if (around === 0 || around >= STONE) return false;
  if (groups.groups > 1) return touchesKept(state, groups, from, to, keep);
  return (around & NEIGHBOURS) > 1 || !adjacent(from, to);
}

/**
 * A legal move, every one equally likely, without listing them. In phase two a stone, a cell and a group are
 * drawn until they are a legal move; nearly all draws are decided by the six cells around the stone.
 */
export function randomMove(state: SixState, rng: Rng): Move {
  if (state.phase === 1) {
    const count = state.frontierCount;
    if (count === 0) return placeMove(0);
    const at = below(rng, maySwap(state) ? count + 1 : count);
    return at === count ? SWAP_MOVE : placeMove(state.frontier[at]);
  }
  const first = firstPlace(state.side);
  const own = state.stoneCount(state.side);
  for (;;) {
    const draw = below(rng, own * state.frontierCount * 3);
    const choice = draw % 3;
    const pair = (draw - choice) / 3;
    const place = pair % own;
    const from = state.stones[first + place];
    const to = state.frontier[(pair - place) / own];
    const arcs = ARCS[state.ring(from)];
    if (arcs <= 1) {
      if (choice === 0 && (state.board[to] > 1 || !adjacent(from, to))) return stoneMove(from, to, 0);
      continue;
    }
    // There are no more groups than arcs, and two can only be equal if an even number of stones is left.
    if (choice >= arcs) continue;
    if (choice > 0 && arcs === 2 && ((state.redCount + state.blackCount) & 1) === 0) continue;
    const groups = state.lift(from);
    if (groups.ties > 1 ? choice >= groups.ties : choice > 0) continue;
    const keep = groups.ties > 1 ? choice + 1 : 0;
    if (mayPut(state, groups, from, to, keep)) return stoneMove(from, to, keep);
  }
}
