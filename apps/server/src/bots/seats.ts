import { randomInt } from 'node:crypto';
import type { Answer } from '@sixfold/bots';
import type { Seat } from '@sixfold/game-kit';
import type { BotLevel } from '@sixfold/protocol';
import type { Context } from '../context.js';
import { newTableId } from '../ids.js';
import { botsToAct } from '../table/deadlines.js';
import type { Played } from '../table/entries.js';
import type { TableModel } from '../table/model.js';
import { chooseForBots, outOfTime, STAND_IN, timeUp } from '../table/play.js';
import type { Tables } from '../tables.js';
import type { BotPool } from './pool.js';

/** Nobody waits longer than this for a bot, in milliseconds. */
const PATIENCE = 4000;

/** Makes the moves of bots: at their own seats, for people who are away, and for people out of time. */
export class BotSeats {
  /** The number of the match that is being thought about, by table. */
  private readonly thinking = new Map<string, number>();

  constructor(
    private readonly context: Context,
    private readonly tables: Tables,
    private readonly pool: BotPool,
  ) {}

  /** Sees to the bots' turn, if it is one. Harmless to call at any time. */
  async attend(model: TableModel): Promise<void> {
    const { id, number } = model;
    const seats = botsToAct(model);
    if (seats.length === 0 || this.thinking.get(id) === number) return;
    this.thinking.set(id, number);
    try {
      const pause = this.context.rhythm.botPace - (this.context.now() - model.clocks.since);
      const [moves] = await Promise.all([this.movesFor(model, seats), delay(pause)]);
      await this.tables.execute(id, (latest) => chooseForBots(latest, number, moves));
    } finally {
      if (this.thinking.get(id) === number) this.thinking.delete(id);
    }
  }

  /** Somebody's time may be up: a bot moves for them, or the game is lost. */
  async timeUp(model: TableModel): Promise<void> {
    const { number } = model;
    const late = outOfTime(model, this.context.now());
    if (late.length === 0) return;
    const moves = await this.movesFor(model, late);
    await this.tables.execute(model.id, (latest, now) => timeUp(latest, now, number, moves));
  }

  /** What a bot would do for a seat that is asked. */
  async consider(model: TableModel, seat: Seat, level: BotLevel): Promise<Answer> {
    const { match } = model;
    if (match === undefined) throw new Error(`table ${model.id} has no match`);
    const legal = match.legal(seat);
    const [only] = legal;
    if (legal.length === 1 && only !== undefined)
      return { move: only, candidates: [{ move: only, value: 0 }], iterations: 0 };
    const end = this.context.metrics.thinking.startTimer({ game: model.game.id });
    try {
      return await this.pool.ask({
        game: model.game.id,
        level,
        view: match.view(seat),
        seat,
        legal,
        // When many wait, everybody's bot thinks less long.
        patience: Math.max(150, PATIENCE / (1 + this.pool.queued / 4)),
        seed: newTableId(),
      });
    } catch (error) {
      // A game must go on even if a bot has failed: any legal move will do.
      this.context.log.error({ err: error, table: model.id, game: model.game.id }, 'bot failed');
      const move = legal[randomInt(legal.length)] as string;
      return { move, candidates: [{ move, value: 0 }], iterations: 0 };
    } finally {
      end();
    }
  }

  private async movesFor(model: TableModel, seats: readonly Seat[]): Promise<Played[]> {
    return Promise.all(
      seats.map(async (seat) => {
        const place = model.places[seat];
        const { move } = await this.consider(model, seat, place?.level ?? STAND_IN);
        return { seat, move, ...(place?.kind === 'human' && { auto: true as const }) };
      }),
    );
  }
}

const delay = (millis: number): Promise<void> =>
  millis <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, millis));
