import type { Fact, Game, Table } from './game.js';
import { type GameOptions, readOptions } from './options.js';
import type { Outcome } from './outcome.js';
import { isRefusal, type KitCode, type Refusal, refuse } from './refusal.js';
import { hasSeat, type Seat, seatsIn, type Viewer } from './seats.js';

/** What a match grows from. Together with its moves this is the whole match, on every machine. */
export interface MatchSetup<Options extends GameOptions = GameOptions> {
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
}

/** A move as it was accepted. */
export interface PlayedMove {
  readonly seat: Seat;
  readonly move: string;
}

/** A move that may be played: in the rules' own writing, and what would happen. */
export interface CheckedMove<Happened extends Fact = Fact> {
  readonly move: string;
  readonly facts: readonly Happened[];
}

/** Long enough for two hashes in hexadecimal, short enough to be a name. */
const MAX_SEED_LENGTH = 200;

/**
 * A running or finished match, for everyone who does not search: moves are texts, a refused one changes
 * nothing, and what has been played can be read back. The state is changed in place: whoever wants to keep a
 * position copies it.
 */
export class Match<
  State = unknown,
  View = unknown,
  Options extends GameOptions = GameOptions,
  Happened extends Fact = Fact,
  Code extends string = string,
> {
  private readonly played: PlayedMove[] = [];
  private readonly buffer: Int32Array;
  /** Where moves are tried out; made when the first one is. */
  private spare: State | undefined;

  private constructor(
    readonly game: Game<State, View, Options, Happened, Code>,
    readonly setup: MatchSetup<Options>,
    readonly state: State,
  ) {
    this.buffer = new Int32Array(game.maxMoves);
  }

  /** Starts a match from options as a person or a file gave them. */
  static start<State, View, Options extends GameOptions, Happened extends Fact, Code extends string>(
    game: Game<State, View, Options, Happened, Code>,
    wanted: { readonly options: unknown; readonly seats: number; readonly seed: string },
  ): Match<State, View, Options, Happened, Code> | Refusal {
    const { seats, seed } = wanted;
    if (!Number.isInteger(seats))
      return refuse('seatCount', { seats, allowed: game.seatCounts({}).join(', ') });
    if (typeof seed !== 'string' || seed.length === 0 || seed.length > MAX_SEED_LENGTH) {
      return refuse('badSeed', { max: MAX_SEED_LENGTH });
    }
    const options = readOptions(game, wanted.options, seats);
    if (isRefusal(options)) return options;
    return new Match(game, { options, seats, seed }, game.setup(options, seats, seed));
  }

  /** Goes on from a given state, for positions that were set up rather than dealt. */
  static from<State, View, Options extends GameOptions, Happened extends Fact, Code extends string>(
    game: Game<State, View, Options, Happened, Code>,
    setup: MatchSetup<Options>,
    state: State,
  ): Match<State, View, Options, Happened, Code> {
    return new Match(game, setup, game.copy(state));
  }

  /** Plays one move of a seat; returns what happened, or why not. */
  play(seat: Seat, text: string): readonly Happened[] | Refusal<Code | KitCode> {
    const { game, state } = this;
    const move = this.read(seat, text);
    if (isRefusal(move)) return move;
    const formatted = game.formatMove(state, move);
    const facts: Happened[] = [];
    const refusal = game.apply(state, seat, move, facts);
    if (refusal !== undefined) return refusal;
    this.played.push({ seat, move: formatted });
    return facts;
  }

  /** What playing a move would do, without playing it. */
  check(seat: Seat, text: string): CheckedMove<Happened> | Refusal<Code | KitCode> {
    const { game, state } = this;
    const move = this.read(seat, text);
    if (isRefusal(move)) return move;
    this.spare ??= game.copy(state);
    game.copyInto(state, this.spare);
    const facts: Happened[] = [];
    const refusal = game.apply(this.spare, seat, move, facts);
    return refusal ?? { move: game.formatMove(state, move), facts };
  }

  private read(seat: Seat, text: string): number | Refusal<Code | KitCode> {
    const { game, state } = this;
    const isAsked = Number.isInteger(seat) && seat >= 0 && seat < 31 && hasSeat(game.toAct(state), seat);
    if (!isAsked) return this.whyNotAsked(seat);
    if (typeof text !== 'string') return refuse('moveNotText');
    return game.parseMove(state, text);
  }

  private whyNotAsked(seat: Seat): Refusal<KitCode> {
    const { seats } = this.setup;
    if (this.outcome() !== undefined) return refuse('gameOver');
    const isSeat = Number.isInteger(seat) && seat >= 0 && seat < seats;
    return isSeat ? notYourTurn(seat, this.toAct()) : refuse('noSuchSeat', { seat: String(seat), seats });
  }

  /** The legal moves of a seat as texts, sorted by code unit; none when it is not asked. */
  legal(seat: Seat): string[] {
    return legalTexts(this.game, this.state, seat, this.buffer);
  }

  get moves(): readonly PlayedMove[] {
    return this.played;
  }

  toAct(): Seat[] {
    return seatsIn(this.game.toAct(this.state));
  }

  view(viewer: Viewer): View {
    return this.game.view(this.state, viewer);
  }

  outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  table(): Table {
    return this.game.table(this.state);
  }
}

/** A seat that is not asked, with those that are instead (people count from 1). */
export const notYourTurn = (seat: Seat, asked: readonly Seat[]): Refusal<KitCode> =>
  refuse('notYourTurn', { seat: seat + 1, asked: asked.map((other) => other + 1).join(', ') });

/** The legal moves of a seat as texts, sorted by code unit. */
export function legalTexts<State>(
  game: Game<State>,
  state: State,
  seat: Seat,
  buffer: Int32Array = new Int32Array(game.maxMoves),
): string[] {
  const count = game.legalMoves(state, seat, buffer);
  const texts: string[] = [];
  for (let index = 0; index < count; index++) texts.push(game.formatMove(state, buffer[index]));
  return texts.sort();
}

/** The facts that a viewer may hear of. */
export const factsFor = <Happened extends Fact>(
  viewer: Viewer,
  facts: readonly Happened[],
): readonly Happened[] => {
  const isHeard = ({ to }: Fact): boolean => to === undefined || to === viewer;
  // Mostly nothing is anybody's alone, and all hear the very same.
  return facts.every(isHeard) ? facts : facts.filter(isHeard);
};
