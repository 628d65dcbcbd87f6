import { type GameOptions, seedOfMatch } from '@sixfold/game-kit';
import { findGame } from '../arguments.js';
import type { Entrant } from './field.js';
import type { GameReport } from './game-report.js';
import type { ProcessWatch } from './outside-process.js';
import type { Player } from './player.js';
import { type Circumstances, playerFor } from './player-for.js';
import { type LineUp, lineUpsOf } from './schedule.js';
import { playTableGame } from './table-game.js';

/** All that a tournament is; plain data, so that several threads can play parts of the same one. */
export interface Plan extends Circumstances {
  readonly options: GameOptions;
  readonly seats: number;
  readonly seed: string;
  readonly entrants: readonly Entrant[];
  /** A folder that every game is written into. */
  readonly records?: string;
}

/** Plays deals of a tournament, one after another, in one thread. Players stay from game to game. */
export class DealRunner {
  private readonly players = new Map<string, Player>();

  constructor(
    private readonly plan: Plan,
    private readonly watch: ProcessWatch,
  ) {}

  /** Plays all games of one deal. */
  async play(deal: number, onGame: (report: GameReport) => void): Promise<void> {
    const { gameId, options, seats, seed, entrants, records } = this.plan;
    const table = { game: findGame(gameId), options, seats };
    for (const [index, lineUp] of lineUpsOf(deal, entrants.length, seats, seed).entries()) {
      const report = await playTableGame({
        table,
        seed: seedOfMatch(seed, deal),
        deal,
        number: index + 1,
        lineUp,
        players: this.seat(lineUp),
        names: lineUp.map((entrant) => entrants[entrant]?.name ?? ''),
        ...(records !== undefined && { records }),
      });
      onGame(report);
    }
  }

  async close(): Promise<void> {
    await Promise.all(Array.from(this.players.values(), async (player) => player.close()));
    this.players.clear();
  }

  /** An entrant at two seats of one game is two players, who know nothing of each other. */
  private seat(lineUp: LineUp): Player[] {
    return lineUp.map((entrant, seat) => {
      const copy = lineUp.slice(0, seat).filter((other) => other === entrant).length;
      const key = `${entrant}.${copy}`;
      const player =
        this.players.get(key) ?? playerFor(this.plan.entrants[entrant] as Entrant, this.plan, this.watch);
      this.players.set(key, player);
      return player;
    });
  }
}
