import { CELL_MASK, CELLS, MAX_SIDE } from './grid.js';
import { fromOf, toOf } from './moves.js';
import type { SixState } from './state.js';

// RULES.md, S-9: the same position with the same seat to move for the third time.
//
// Only positions since the last capture can come again. Each is remembered by a 32-bit key and by the move that
// led on from it. The key adds up random words of the stones' places relative to the leftmost column and
// lowest row, so that it does not change when everything is shifted. Equal keys are only a hint: before a game is
// drawn, the moves are taken back on a list and the stones compared, so the rule is exact.

/** Random words per colour and relative address (a fixed sequence, the same on every machine). */
const WORDS = (() => {
  const words = new Int32Array(2 * CELLS);
  let x = 0x2545f491;
  for (let at = 0; at < words.length; at++) {
    x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
    x ^= x >>> 15;
    words[at] = x;
  }
  return words;
})();

/** A key of what lies on the board, the same wherever it lies. Different positions rarely share one. */
export function positionKey(state: SixState): number {
  const { stones, redCount, blackCount } = state;
  const corner = state.minQ + 64 * state.minR;
  let key = 0;
  for (let place = 0; place < redCount; place++)
    key = (key + WORDS[(stones[place] - corner) & CELL_MASK]) | 0;
  for (let place = MAX_SIDE; place < MAX_SIDE + blackCount; place++) {
    key = (key + WORDS[CELLS + ((stones[place] - corner) & CELL_MASK)]) | 0;
  }
  return key;
}

/** Remembers the position that opens phase two, or that a capture left. */
export function startPast(state: SixState): void {
  state.quiet = 0;
  if (!state.options.repetition) return;
  state.makeRoomForPast();
  state.pastKeys[state.pastEnd++] = positionKey(state);
}

/** Remembers the position after a quiet move; says whether it is there for the third time. */
export function extendPast(state: SixState, from: number, to: number): boolean {
  state.makeRoomForPast();
  const { pastKeys, pastStart, pastEnd, seats } = state;
  const key = positionKey(state);
  state.pastMoves[pastEnd - 1] = (from << 12) | to;
  pastKeys[pastEnd] = key;
  state.pastEnd++;
  let before = 0;
  for (let at = pastEnd - seats; at >= pastStart; at -= seats) if (pastKeys[at] === key) before++;
  return before >= 2 && timesBefore(state) >= 2;
}

/** How often the present position was there before with the same seat to move, by comparing stones. */
export function timesBefore(state: SixState): number {
  const { pastKeys, pastStart, seats } = state;
  const now = state.pastEnd - 1;
  if (now < pastStart) return 0;
  const red = Array.from(state.stones.subarray(0, state.redCount));
  const black = Array.from(state.stones.subarray(MAX_SIDE, MAX_SIDE + state.blackCount));
  const present = shapeOf(red, black);
  let times = 0;
  for (let at = now - 1; at >= pastStart; at--) {
    const move = state.pastMoves[at];
    const list = red.includes(toOf(move)) ? red : black;
    list[list.indexOf(toOf(move))] = fromOf(move);
    if ((now - at) % seats !== 0 || pastKeys[at] !== pastKeys[now]) continue;
    if (shapeOf(red, black) === present) times++;
  }
  return times;
}

/** The stones relative to each other, as a text: equal exactly for positions that are shifted copies. */
function shapeOf(red: readonly number[], black: readonly number[]): string {
  const all = [...red, ...black];
  const column = gapEnd(all.map((cell) => cell & 63));
  const row = gapEnd(all.map((cell) => ((cell - column) & CELL_MASK) >> 6));
  const shifted = (cells: readonly number[]): string =>
    cells
      .map((cell) => (cell - column - 64 * row) & CELL_MASK)
      .sort((a, b) => a - b)
      .join();
  return `${shifted(red)} ${shifted(black)}`;
}

/** Of numbers mod 64 that have no gap but one: the first after the gap. */
function gapEnd(numbers: readonly number[]): number {
  const present = new Set(numbers);
  return numbers.find((n) => !present.has((n + 63) & 63)) as number;
}
