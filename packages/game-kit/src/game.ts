import type { GameManifest } from './manifest.js';
import type { GameOptions, OptionSpec } from './options.js';
import type { Outcome } from './outcome.js';
import type { Rng, Seed } from './random.js';
import type { Refusal } from './refusal.js';
import type { Seat, SeatSet, Viewer } from './seats.js';

/**
 * A move inside the engine: a whole number that only its game understands, so that search allocates nothing.
 * Everything that crosses a boundary uses the text of `formatMove`.
 */
export type Move = number;

/** Something that happened, for logs, animation and sound. `to` present: only that seat may hear of it. */
export interface Fact {
  readonly kind: string;
  readonly to?: Seat;
}

/** What lies on the table and in the hands, hidden cards included: the `table` of a trace line. */
export type Table = Readonly<Record<string, unknown>>;

/**
 * What every game is to everyone else: rules as functions over a small state.
 *
 * - `apply` changes the state in place (search copies into its own states first); `Match` is the pure wrapper.
 * - Every choice is a move. Somebody must act exactly while there is no outcome.
 * - Whether a seat is asked depends only on what everyone can see.
 * - The same options, seats, seed and moves give the same match on every machine.
 */
export interface Game<
  State = unknown,
  View = unknown,
  Options extends GameOptions = GameOptions,
  Happened extends Fact = Fact,
  Code extends string = string,
> {
  readonly id: string;
  readonly manifest: GameManifest<Happened['kind']>;
  /** The most legal moves that any position can have: the length of a buffer for them. */
  readonly maxMoves: number;

  /** The options that apply to what has been chosen so far (it may be incomplete or wrong: then as by default). */
  optionSpecs(chosen: Readonly<Record<string, unknown>>, seats: number): readonly OptionSpec[];
  /** How many may sit down, ascending. */
  seatCounts(chosen: Readonly<Record<string, unknown>>): readonly number[];
  /** Refuses options that are fine one by one but not together. */
  checkOptions(options: Options, seats: number): Refusal<Code> | undefined;
  /** For every seat the number of its side: seats of one side win and lose together. Left out: everyone alone. */
  sides?(options: Options, seats: number): readonly number[];
  /** The options of the next match of the same people: who opens or deals then. */
  nextOptions(options: Options, seats: number, outcome: Outcome): Options;

  /** A new match. The options have been read and checked. */
  setup(options: Options, seats: number, seed: Seed): State;
  copy(state: State): State;
  /** Makes `into`, a state of a match with the same options and seats, equal to `from` without allocating. */
  copyInto(from: State, into: State): void;

  /** Every seat that must act now: several in simultaneous play, none when the match is over. */
  toAct(state: State): SeatSet;
  /** Writes the seat's legal moves into `into` (at least `maxMoves` long) and returns how many they are. */
  legalMoves(state: State, seat: Seat, into: Int32Array): number;
  /** Plays a move, or refuses it and changes nothing. Facts are made only if a list for them is passed. */
  apply(state: State, seat: Seat, move: Move, facts?: Happened[]): Refusal<Code> | undefined;
  outcome(state: State): Outcome | undefined;

  /** All that this viewer may know, with perfect memory, and nothing more; plain JSON data. */
  view(state: State, viewer: Viewer): View;
  /** A random world that the viewer of this view could be in: viewing it gives back the same view. */
  determinize(view: View, rng: Rng): State;

  /** Reads a move as written by the notation. Refused if no position could have such a move. */
  parseMove(state: State, text: string): Move | Refusal<Code>;
  formatMove(state: State, move: Move): string;

  table(state: State): Table;
  /** A position as a table describes it, awaiting its next decision; the seed serves what is dealt later. */
  fromTable(options: Options, seats: number, table: Table, seed: string): State | Refusal<Code>;
}

/** For every seat the number of its side; everyone is alone where the game says nothing else. */
export const sidesOf = <Options extends GameOptions>(
  game: Game<unknown, unknown, Options>,
  options: Options,
  seats: number,
): readonly number[] => game.sides?.(options, seats) ?? Array.from({ length: seats }, (_, seat) => seat);
