import { MAX_STONES } from './grid.js';

/** Stones that a move took out of the game, as address and side (bit 12). */
export class Captures {
  count = 0;
  readonly stones = new Uint16Array(MAX_STONES);
}
