import { fileURLToPath } from 'node:url';
import { botFamily, type Budget } from '@sixfold/bots';
import { type GameOptions, seedOfGame } from '@sixfold/game-kit';
import { findGame } from '../arguments.js';
import { findBot } from '../players.js';
import type { Entrant } from './field.js';
import type { GameReport } from './game-report.js';
import { OutsidePlayer } from './outside-player.js';
import { LineSplitter } from './line-splitter.js';
import type { Launch, Limits, ProcessWatch } from './outside-process.js';
import { ownPlayer } from './own-player.js';
import type { Player } from './player.js';
import { type LineUp, lineUpsOf } from './schedule.js';
import { playTableGame } from './table-game.js';

/** All that a tournament is; plain data, so that several threads can play parts of the same one. */
export interface Plan {
  readonly gameId: string;
  readonly options: GameOptions;
  readonly seats: number;
  readonly seed: string;
  readonly entrants: readonly Entrant[];
  /** For searching bots whose spec names no budget. */
  readonly budget?: Budget;
  readonly limits: Limits;
  /** What outside programs write to standard error is shown on ours. */
  readonly showStderr?: boolean;
  /** A folder that every game is written into. */
  readonly records?: string;
}

const DEFAULT_MILLIS = 1000;
/** Of the time limit that a bot may plan with. */
const SAFE_SHARE = 0.8;
const LONGEST_LINE = 1 << 16;

/** Where one thread plays its deals. Players stay from game to game. */
export class Room {
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
        seed: seedOfGame(seed, deal),
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
      const player = this.players.get(key) ?? this.playerOf(this.plan.entrants[entrant] as Entrant);
      this.players.set(key, player);
      return player;
    });
  }

  private playerOf({ kind, name }: Entrant): Player {
    const { gameId, budget, limits } = this.plan;
    if (kind.type === 'own') {
      const seated = findBot(gameId, kind.bot, kind.budget ?? budget);
      return ownPlayer(seated.bot, seated.budget);
    }
    const millis = budget?.millis ?? botFamily(gameId)?.budgets.master.millis ?? DEFAULT_MILLIS;
    // Who thinks for the whole of its budget must still answer within the limit.
    const times = { ...limits, budget: Math.min(millis, Math.ceil(limits.answer * SAFE_SHARE)) };
    return new OutsidePlayer(launchOf(kind), times, this.watchOver(name));
  }

  private watchOver(name: string): ProcessWatch {
    if (!this.plan.showStderr) return this.watch;
    const lines = new LineSplitter(
      LONGEST_LINE,
      (line) => void process.stderr.write(`${name}: ${line}\n`),
      () => undefined,
    );
    return { ...this.watch, noise: (text) => lines.push(text) };
  }
}

const HOST = fileURLToPath(new URL('../../bin/bot-host.js', import.meta.url));

const launchOf = (kind: Exclude<Entrant['kind'], { type: 'own' }>): Launch =>
  kind.type === 'command' ? { command: kind.command } : { file: process.execPath, args: [HOST, kind.file] };
