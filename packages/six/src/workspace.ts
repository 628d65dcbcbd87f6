import { Cuts } from './cuts.js';
import { CELLS, MAX_STONES } from './grid.js';
import { Lift } from './lift.js';
import { Sites } from './sites.js';

/** Stones that a move took out of the game, as address and side (bit 12). */
export class Captures {
  count = 0;
  readonly stones = new Uint16Array(MAX_STONES);
}

/**
 * Answers about a position, kept so that asking twice costs nothing. A state shares them with its copies, which are made
 * by the thousand: each answer knows which state it is about, and is valid until the next question.
 */
export class Workspace {
  readonly lift = new Lift();
  readonly cuts = new Cuts();
  readonly sites = new Sites();
  /** What the last move captured, for whoever did not bring a list. */
  readonly captures = new Captures();
  /** Filled and read within one call: stones that fall off, and places in a list. */
  readonly fallen = new Uint16Array(MAX_STONES);
  readonly places = new Int32Array(6);
  /** Per address, while moves are listed: how many stones around it leave. All 0 in between. */
  readonly touched = new Uint8Array(CELLS);
}
