import {
  drawLots,
  type Game,
  isRefusal,
  legalTexts,
  type Outcome,
  Refusal,
  type Seat,
  seatsIn,
  seedOfMatch,
} from '@sixfold/game-kit';
import type { TableChoice } from '../arguments.js';

/** A move as asked for: its text, the index of it among the legal ones, or null for "not yet". */
export type WantedMove = string | number | null;

/** One of many matches, where it stands. */
export interface OneMatch {
  /** The seed it was first begun with, and how often it has begun since. */
  seed: string;
  games: number;
  state: unknown;
  /** Who must act, ascending, and the legal moves of each in the same order. */
  toAct: readonly Seat[];
  legal: readonly (readonly string[])[];
  outcome: Outcome | undefined;
}

/** A number of matches at the same kind of table, played at once. Nobody here thinks; moves come from outside. */
export class Matches {
  readonly all: OneMatch[];
  private readonly buffer: Int32Array;

  constructor(
    readonly table: TableChoice,
    count: number,
  ) {
    this.buffer = new Int32Array(table.game.maxMoves);
    this.all = Array.from({ length: count }, () => ({
      seed: '',
      games: 0,
      state: undefined,
      toAct: [],
      legal: [],
      outcome: undefined,
    }));
  }

  get game(): Game {
    return this.table.game;
  }

  /** Begins a match with a seed. */
  begin(match: OneMatch, seed: string): void {
    match.seed = seed;
    match.games = 1;
    this.deal(match, seed);
  }

  /** Begins it once more; the seeds of a row of games follow from the first one. Returns the seed. */
  beginAgain(match: OneMatch): string {
    match.games++;
    const seed = seedOfMatch(match.seed, match.games);
    this.deal(match, seed);
    return seed;
  }

  private deal(match: OneMatch, seed: string): void {
    const { game, options, seats } = this.table;
    match.state = game.setup(drawLots(game, options, seats, seed), seats, seed);
    this.lookAt(match);
  }

  /** The text of a wanted move, if it is legal now. */
  check(match: OneMatch, place: number, wanted: WantedMove): string | Refusal {
    const legal = match.legal[place] ?? [];
    const text = typeof wanted === 'number' ? legal[wanted] : wanted;
    if (typeof text === 'string' && legal.includes(text)) return text;
    return new Refusal('envIllegalMove', {
      move: String(wanted).slice(0, 40),
      seat: match.toAct[place] ?? 0,
    });
  }

  /** Plays moves that have been checked, one for each seat that acts now and null for whoever waits. */
  play(match: OneMatch, moves: readonly (string | null)[]): void {
    const seats = match.toAct;
    for (const [place, text] of moves.entries()) {
      const seat = seats[place];
      if (text === null || seat === undefined) continue;
      const move = this.game.parseMove(match.state, text);
      const refusal = isRefusal(move) ? move : this.game.apply(match.state, seat, move);
      if (refusal !== undefined) throw new Error(`a legal move was refused: ${refusal.code}`);
    }
    this.lookAt(match);
  }

  private lookAt(match: OneMatch): void {
    match.toAct = seatsIn(this.game.toAct(match.state));
    match.legal = match.toAct.map((seat) => legalTexts(this.game, match.state, seat, this.buffer));
    match.outcome = this.game.outcome(match.state);
  }
}
