import type { Refusal, Seat } from '@sixfold/game-kit';
import type { Command } from '../commands.js';
import type { Entry, PersonId } from '../entries.js';
import type { Evening } from './evening.js';

/** Something that somebody tries, or that the world does to a room. */
export type Deed =
  | {
      readonly kind: 'command';
      readonly person: PersonId;
      readonly command: Command;
      readonly key?: string | undefined;
    }
  /** The line of somebody broke just now, and the room notices. */
  | { readonly kind: 'drops'; readonly person: PersonId; readonly since: number }
  | { readonly kind: 'comes'; readonly person: PersonId }
  /** Bots answer what they were asked; `pick` decides which legal move. */
  | { readonly kind: 'bots'; readonly pick: number; readonly only?: Seat }
  | { readonly kind: 'time'; readonly millis: number }
  /** No server for this long. */
  | { readonly kind: 'outage'; readonly millis: number }
  /** A node starts again, from the beginning of the log or from its last deal. */
  | { readonly kind: 'reload'; readonly whole: boolean };

/** What came of it. `settled`: what happened by itself afterwards. */
export interface Done {
  readonly answer: 'done' | 'repeated' | Refusal;
  readonly entries: readonly Entry[];
  readonly settled: readonly Entry[];
}

/** Looks on while an evening goes by, and throws when its law is broken. */
export interface Watcher {
  /** Just before a deed; everything that was due has happened. */
  readonly before?: (deed: Deed) => void;
  readonly after?: (deed: Deed, done: Done) => void;
  /** When the evening is over. */
  readonly end?: () => void;
}

export type Law = (evening: Evening) => Watcher;
