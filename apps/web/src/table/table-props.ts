import type { Fact, GameManifest } from '@sixfold/game-kit';
import type { Result, SeatState, Step, TableState, Turn } from '@sixfold/protocol';
import type { ComponentType } from 'react';
import type { Signal, TableClient } from '../client/table-client.js';
import type { Sound } from '../settings/sound.js';

/** One picture on the way from one view to the next. */
export interface Frame {
  readonly view: unknown;
  /** What is going on in it, as the game itself understands. */
  readonly effect?: unknown;
  /** How long it stands at normal speed. */
  readonly millis: number;
  readonly sound?: Sound;
  /** What happened in it: its sentence stands where things are told, while the frame does. */
  readonly tells?: Fact;
  /** Stands until the person goes on, and is shown even without animation. */
  readonly hold?: boolean;
}

/** What a game's table is drawn from. */
export interface TableProps {
  readonly view: unknown;
  readonly effect: unknown;
  /** False while a reveal runs: nothing can be chosen then. */
  readonly live: boolean;
  /** Legal moves; empty while not asked. */
  readonly legal: readonly string[];
  readonly turn: Turn;
  /** The viewer's seat; undefined for who watches. */
  readonly me: number | undefined;
  readonly seats: readonly SeatState[];
  readonly nameOf: (seat: number) => string;
  readonly result: Result | undefined;
  readonly choose: (move: string) => void;
  /** Ends the running frames. */
  readonly skip: () => void;
  /** What the frame that is shown tells, as a sentence. */
  readonly story: string | undefined;
  /** What just happened to the viewer, as a sentence. */
  readonly note: string | undefined;
  /** Every move so far that has been shown. */
  readonly history: readonly Step[];
  /** What this table allows beside moves, and a draw offer that lies on it. */
  readonly manners: Pick<TableState, 'allows' | 'draw'>;
  readonly commands: Pick<TableClient, 'resign' | 'draw' | 'signal'>;
  /** The newest warning signal (S-11). */
  readonly signal: Signal | undefined;
}

/** What a game brings to the page. */
export interface GamePage {
  readonly manifest: GameManifest;
  readonly Table: ComponentType<TableProps>;
  /** The table in words. */
  readonly TextView: ComponentType<TableProps>;
  /** The pictures between two views, from the facts. */
  readonly frames: (before: unknown, facts: readonly Fact[], after: unknown) => readonly Frame[];
  /** The answer to a question that has only one. */
  readonly onlyAnswer?: (view: unknown, legal: readonly string[]) => string | undefined;
  /** Facts worth telling the viewer about as what just happened to them. */
  readonly concerns?: (fact: Fact, me: number) => boolean;
  /** Whether these seats are one side; nobody is unless a game says so. */
  readonly isTeam?: (view: unknown, seats: readonly number[]) => boolean;
  /** Where the game stands, for the bar on top. */
  readonly Standing: ComponentType<{ readonly view: unknown }>;
  /** What a finished game shows besides places and points. */
  readonly ResultDetails?: ComponentType<{
    readonly history: readonly Step[];
    readonly nameOf: (seat: number) => string;
  }>;
}
