import type { TableArt } from '../tables/scene.js';

/** A decision that a person is asked for. */
export interface Decision {
  /** The table and the log, with the selected move marked. */
  readonly lines: (selected?: string) => readonly string[];
  readonly ask: string;
  /** Sorted; never empty. */
  readonly legal: readonly string[];
  readonly neighbour?: TableArt['neighbour'];
  /** Why a typed move cannot be played. */
  readonly objection: (move: string) => string;
}

/** A person at the terminal. */
export interface Human {
  /** The chosen move; undefined: leaves the game. */
  choose(decision: Decision): Promise<string | undefined>;
  /** Shows a table that nothing is asked about. */
  show(lines: readonly string[]): Promise<void>;
  /** Shows that others are thinking, where that does not fill the screen with tables. */
  waits?(lines: readonly string[]): Promise<void>;
  /** Lets a bot think: whoever presses Ctrl-C meanwhile leaves at once, and no other key is played. */
  during<Answer>(think: () => Answer): Promise<Answer>;
  close(): void;
}
