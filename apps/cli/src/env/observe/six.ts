import { type Cell, MAX_STONES, type SixView } from '@sixfold/six';
import type { Observer } from './observer.js';

/** No position is longer, because all its stones hang together. */
const SIZE = MAX_STONES;

/** A position of SIX as one seat sees it: its own stones are 1, the others −1. */
export const sixObserver: Observer<SixView> = {
  parts: [
    ['corner', 2],
    ['board', SIZE * SIZE],
    ['supply', 2],
    ['phase', 1],
    ['toMove', 1],
    ['swapOffered', 1],
    ['quiet', 1],
  ],
  observe: (view, seat, into) => {
    const isRed = view.colours[seat] === 'red';
    const [q0, r0] = cornerOf([...view.red, ...view.black]);
    into.put(q0);
    into.put(r0);
    const board = into.table(SIZE * SIZE);
    for (const [q, r] of view.red) into.set(board + (r - r0) * SIZE + q - q0, isRed ? 1 : -1);
    for (const [q, r] of view.black) into.set(board + (r - r0) * SIZE + q - q0, isRed ? -1 : 1);
    const [red, black] = view.supply;
    into.put(isRed ? red : black);
    into.put(isRed ? black : red);
    into.put(view.phase);
    into.put(view.toMove === seat ? 1 : 0);
    into.put(view.swapOffered ? 1 : 0);
    into.put(view.quiet);
  },
};

/** The smallest q and the smallest r of all stones. */
const cornerOf = (cells: readonly Cell[]): Cell =>
  cells.length === 0 ? [0, 0] : [Math.min(...cells.map(([q]) => q)), Math.min(...cells.map(([, r]) => r))];
