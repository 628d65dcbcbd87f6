import { randomBot } from '@sixfold/bots';
import {
  type Fact,
  FastRng,
  factsFor,
  isRefusal,
  type Match,
  type Outcome,
  type Rng,
  type Seat,
} from '@sixfold/game-kit';
import { type TableChoice } from '../arguments.js';
import { type Decision, startMatch } from '../bot-games.js';
import { lazy } from '../lazy.js';
import { listedMoves } from '../players.js';
import { signedRecord, writeRecordInto } from '../record-file.js';
import { refuse } from '../refuse.js';
import { type Forfeit, type GameReport, ranksWithForfeits } from './game-report.js';
import { ownPlayer } from './own-player.js';
import { Fault, type Player, type SeatQuestion } from './player.js';
import type { LineUp } from './schedule.js';

/** One game of a tournament. */
export interface TableGame {
  readonly table: TableChoice;
  readonly seed: string;
  readonly deal: number;
  /** Which game of the deal it is, from 1. */
  readonly number: number;
  readonly lineUp: LineUp;
  /** Who sits where. */
  readonly players: readonly Player[];
  readonly names: readonly string[];
  /** A folder that the game is written into. */
  readonly records?: string;
  /** Told of the match when it is dealt, and of every decision right after it. */
  readonly onDealt?: (match: Match) => void | Promise<void>;
  readonly onDecision?: (decision: Decision, match: Match) => void | Promise<void>;
}

/** Plays a game to its end. Whoever forfeits is replaced by the random bot for the rest of it and comes last. */
export const playTableGame = (game: TableGame): Promise<GameReport> => new RunningGame(game).play();

/** A game while it is played: who has heard what, who has forfeited, and how long everybody took. */
class RunningGame {
  private readonly match: Match;
  private readonly players: Player[];
  private readonly rngs: readonly Rng[];
  private readonly buffer: Int32Array;
  private readonly heard: Fact[][];
  private readonly forfeits: Forfeit[] = [];
  private readonly decisions: number[];
  private readonly millis: number[];

  /** What players are told of the game: its place in the schedule and nothing of its seed. */
  private readonly name: string;

  constructor(private readonly game: TableGame) {
    const { table, seed, deal, number } = game;
    this.name = `${deal}-${number}`;
    this.match = startMatch(table, seed);
    this.players = [...game.players];
    this.rngs = game.players.map((_, seat) => new FastRng(`${seed}#${number} seat ${seat}`));
    this.buffer = new Int32Array(table.game.maxMoves);
    this.heard = game.players.map(() => []);
    this.decisions = game.players.map(() => 0);
    this.millis = game.players.map(() => 0);
  }

  async play(): Promise<GameReport> {
    const { match } = this;
    await this.game.onDealt?.(match);
    await this.startAll();
    for (let seat = match.toAct()[0]; seat !== undefined; seat = match.toAct()[0]) {
      const legal = listedMoves(match, seat, this.buffer);
      const move = await this.moveOf(seat, legal);
      const facts = match.play(seat, move);
      if (isRefusal(facts)) throw new Error(`a listed move was refused: ${facts.code}`);
      for (const [listener, heard] of this.heard.entries()) heard.push(...factsFor(listener, facts));
      await this.game.onDecision?.({ seat, legal, move, candidates: [] }, match);
    }
    await this.keepRecord();
    return this.finish(match.outcome() as Outcome);
  }

  /** All at once: programs may take a while to get ready. */
  private async startAll(): Promise<void> {
    const { options, seats } = this.match.setup;
    const game = this.match.game.id;
    const starts = this.players.map(async (player, seat) =>
      player.start({ match: this.name, game, options, seats, seat }),
    );
    for (const [seat, result] of (await Promise.allSettled(starts)).entries()) {
      if (result.status === 'rejected') this.forfeit(seat, result.reason);
    }
  }

  /** The seat's move: its player's, or a random one if the player has just forfeited. */
  private async moveOf(seat: Seat, legal: readonly string[]): Promise<string> {
    const question = this.questionFor(seat, legal);
    const started = performance.now();
    try {
      const answer = (this.players[seat] as Player).choose(question);
      const move = typeof answer === 'string' ? answer : await answer;
      if (!legal.includes(move)) throw new Fault(refuse('botIllegalMove', { move: move.slice(0, 40) }));
      if (!this.hasForfeited(seat)) {
        this.decisions[seat] = (this.decisions[seat] ?? 0) + 1;
        this.millis[seat] = (this.millis[seat] ?? 0) + performance.now() - started;
      }
      return move;
    } catch (error) {
      this.forfeit(seat, error);
      return this.moveOf(seat, legal);
    }
  }

  private questionFor(seat: Seat, legal: readonly string[]): SeatQuestion {
    const { match } = this;
    const facts = this.heard[seat] ?? [];
    this.heard[seat] = [];
    const view = lazy(() => match.view(seat));
    return {
      match: this.name,
      game: match.game.id,
      seat,
      get view() {
        return view();
      },
      legal,
      facts,
      rng: this.rngs[seat] as Rng,
    };
  }

  private readonly hasForfeited = (seat: Seat): boolean =>
    this.forfeits.some((forfeit) => forfeit.seat === seat);

  private forfeit(seat: Seat, error: unknown): void {
    if (!(error instanceof Fault)) throw error;
    const { code, params } = error.refusal;
    this.forfeits.push({ seat, code, params, after: this.match.moves.length });
    this.players[seat] = ownPlayer(randomBot, {});
  }

  private async keepRecord(): Promise<void> {
    const { records, names } = this.game;
    if (records === undefined) return;
    const marks = this.forfeits.length > 0 ? { forfeits: this.forfeits } : {};
    const record = signedRecord(this.match, names, marks);
    await writeRecordInto(records, `${this.match.game.id}-${this.name}.json`, record);
  }

  private finish(outcome: Outcome): GameReport {
    const { name } = this;
    const { deal, lineUp } = this.game;
    for (const [seat, player] of this.players.entries()) {
      player.end(name, seat, outcome, this.heard[seat] ?? []);
    }
    const forfeited = new Set(this.forfeits.map(({ seat }) => seat));
    return {
      match: name,
      deal,
      lineUp,
      scores: outcome.scores,
      ranks: ranksWithForfeits(outcome.ranks, forfeited),
      forfeits: this.forfeits,
      decisions: this.decisions,
      millis: this.millis,
    };
  }
}
