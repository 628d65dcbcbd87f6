import type { Fact, GameManifest } from '@sixfold/game-kit';
import type { Result, SeatState, Step, TableState, Turn } from '@sixfold/protocol';
import type { ComponentType, ReactNode } from 'react';
import type { Signal, TableClient } from '../client/table-client.js';
import type { Sound } from '../settings/sound.js';

/** One picture on the way from one view to the next. */
export interface Frame<View = unknown, Effect = unknown> {
  readonly view: View;
  /** What is going on in it, as the game itself understands. */
  readonly effect?: Effect;
  /** How long it stands at normal speed. */
  readonly millis: number;
  readonly sound?: Sound;
  /** What happened in it: its sentence stands where things are told, while the frame does. */
  readonly tells?: Fact;
  /** Stands until the person goes on, and is shown even without animation. */
  readonly hold?: boolean;
}

/** What a game's table is drawn from. */
export interface TableProps<View = unknown, Happened = Fact, Effect = unknown> {
  readonly view: View;
  readonly effect: Effect | undefined;
  /** False while a reveal runs: nothing can be chosen then. */
  readonly live: boolean;
  /** Legal moves; empty while not asked. */
  readonly legal: readonly string[];
  readonly turn: TurnOf<Happened>;
  /** The viewer's seat; undefined for whoever watches. */
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
  readonly history: readonly StepOf<Happened>[];
  /** What this table allows beside moves, and a draw offer that lies on it. */
  readonly manners: Pick<TableState, 'allows' | 'draw'>;
  readonly commands: Pick<TableClient, 'resign' | 'draw' | 'signal'>;
  /** What one can do while others think, where the button for one's own move is. */
  readonly meanwhile?: ReactNode;
  /** The newest warning signal (S-11). */
  readonly signal: Signal | undefined;
  /** While looking back: moves of both sides in turn that could have followed, to be drawn on the board. */
  readonly way?: readonly string[] | undefined;
}

/** What is asked now, with the facts of a certain game. */
export type TurnOf<Happened> = Omit<Turn, 'declared'> & {
  readonly declared?: readonly Happened[] | undefined;
};

/** A step with the facts of a certain game. */
export type StepOf<Happened> = Omit<Step, 'facts'> & { readonly facts: readonly Happened[] };

/**
 * What a game brings to the page: typed by its own views, facts, effects and the words of its table. The registry forgets these types
 * once, for the page treats all games alike.
 */
export interface GamePage<View = unknown, Happened extends Fact = Fact, Effect = unknown, Words = unknown> {
  readonly manifest: GameManifest<Happened['kind']>;
  readonly Table: ComponentType<TableProps<View, Happened, Effect>>;
  /** The table in words. */
  readonly TextView: ComponentType<TableProps<View, Happened, Effect>>;
  /** The pictures between two views, from the facts. */
  frames(before: View, facts: readonly Happened[], after: View): readonly Frame<View, Effect>[];
  /** The answer to a question that has only one. */
  onlyAnswer?(view: View, legal: readonly string[]): string | undefined;
  /** Facts worth telling the viewer about as what just happened to them. */
  concerns?(fact: Happened, me: number): boolean;
  /** Whether these seats are one side; nobody is unless a game says so. */
  isTeam?(view: View, seats: readonly number[]): boolean;
  /** An earlier position after this many moves, where what lies now and what happened tell it: nothing is hidden. */
  viewAfter?(now: View, history: readonly StepOf<Happened>[], moves: number): View;
  /** Says a move as people would: a card by its name, a row by its number. */
  moveName(move: string, words: Words): string;
  /** The things on the table that a move is about, as selectors: a hint marks them. */
  placesOf(move: string): readonly string[];
  /** The table draws the `way` that could have followed. */
  readonly drawsWay?: true;
  /** What begins another part of a match, and what a part is called. */
  readonly parts?: { readonly begin: Happened['kind']; readonly name: 'round' | 'phase' };
  /** What is worth a mark on the line of a match that somebody looks back at. */
  readonly moments: readonly Happened['kind'][];
  /** The curve of an analysis: one for each seat, or one side's lead or chance, which tells the other's as well. */
  readonly curve: 'each' | 'lead' | 'chance';
  /** Where the game stands, for the bar on top. */
  readonly Standing: ComponentType<{ readonly view: View }>;
  /** What a finished game shows besides places and points. */
  readonly ResultDetails?: ComponentType<ResultDetailsProps<View, Happened>>;
}

export interface ResultDetailsProps<View = unknown, Happened = Fact> {
  readonly view: View;
  readonly history: readonly StepOf<Happened>[];
  readonly nameOf: (seat: number) => string;
  /** Whose result it is; undefined where nobody in particular looks. */
  readonly me: number | undefined;
  /** The address at which the match is seen as it was after this many moves. */
  readonly replayAt: (moves: number) => string;
}
