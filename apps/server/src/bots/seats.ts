import { randomInt } from 'node:crypto';
import type { Answer } from '@sixfold/bots';
import type { Seat } from '@sixfold/game-kit';
import type { BotLevel } from '@sixfold/protocol';
import { StoreUnavailable } from '@sixfold/store';
import { botsToAct, chooseForBots, type Played, type Room } from '@sixfold/table';
import type { Context } from '../context.js';
import { newTableId } from '../ids.js';
import type { Rooms } from '../rooms.js';
import { type Thought, thoughtsOf } from './pace.js';
import type { BotPool } from './pool.js';

/** Nobody waits longer than this for a bot, in milliseconds. */
const PATIENCE = 4000;

/** After the database did not answer, bots try again in this many milliseconds. */
const ATTEND_AGAIN = 1000;

/** A decision that bots were asked for. */
interface Asked {
  readonly turn: string;
  readonly stop: AbortController;
}

/** Makes the moves of bots: at their own seats, for people who are away, and for people out of time. */
export class BotSeats {
  /** What is being thought about, by room. */
  private readonly thinking = new Map<string, Asked>();

  constructor(
    private readonly context: Context,
    private readonly rooms: Rooms,
    private readonly pool: BotPool,
    private readonly isWatched: (table: string) => boolean,
  ) {}

  /** Sees to the bots' turn, if it is one. Harmless to call at any time, with a room as the store has it. */
  attend(room: Room): Promise<void> | undefined {
    const { play } = room;
    if (play === undefined || (botsToAct(room).length === 0 && !this.thinking.has(room.id))) return undefined;
    return this.attendTo(room, play);
  }

  private async attendTo(room: Room, play: NonNullable<Room['play']>): Promise<void> {
    const { id, number } = room;
    const seats = this.isForNobody(room) ? [] : botsToAct(room);
    const turn = `${room.dealtGames} ${number} ${play.takenBack} ${seats.join()}`;
    const before = this.thinking.get(id);
    if (before?.turn === turn) return;
    // The question has been overtaken: nobody waits for its answer.
    before?.stop.abort();
    this.thinking.delete(id);
    if (seats.length === 0) return;
    const asked: Asked = { turn, stop: new AbortController() };
    this.thinking.set(id, asked);
    const asking = { game: room.dealtGames, number };
    // Bots keep a pace at which people can follow; whoever stands in for somebody was mostly waited for already.
    const pause = this.context.rhythm.botPace - (this.context.now() - play.askedAt);
    try {
      const [moves] = await Promise.all([this.movesFor(room, seats, asked.stop.signal), delay(pause)]);
      if (asked.stop.signal.aborted) return;
      await this.rooms.execute(id, { decide: (latest) => chooseForBots(latest, asking, moves) });
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || asked.stop.signal.aborted) throw error;
      this.attendLater(id);
    } finally {
      if (this.thinking.get(id) === asked) this.thinking.delete(id);
    }
  }

  /** What somebody looks on at goes on when the database answers again, though nothing is due for bots that had paused. */
  private attendLater(id: string): void {
    setTimeout(() => {
      if (!this.isWatched(id)) return;
      void this.rooms
        .look(id, (room) => room && this.attend(room))
        .catch((error: unknown) => {
          this.context.log.warn({ err: error, table: id }, 'bots wait for the database');
          if (error instanceof StoreUnavailable) this.attendLater(id);
        });
    }, ATTEND_AGAIN).unref();
  }

  /** Bots among themselves play for somebody who looks on, and for nobody else: they go on when a stream is opened. */
  isForNobody(room: Room): boolean {
    return room.seatedPeople().length === 0 && !this.isWatched(room.id);
  }

  /** What a bot would do for a seat that is asked. The room must be as the store has it. */
  consider(room: Room, seat: Seat, level: BotLevel, signal?: AbortSignal): Promise<Answer> {
    const { play } = room;
    if (play === undefined) throw new Error(`room ${room.id} has no game`);
    const legal = play.rules.legal(seat);
    const [only] = legal;
    if (legal.length === 1 && only !== undefined)
      return Promise.resolve({ move: only, candidates: [{ move: only, value: 0 }], iterations: 0 });
    const view = play.rules.view(seat);
    return this.ask(room, { level, view, seat, legal, signal });
  }

  private async ask(
    room: Room,
    question: Thought & {
      readonly level: BotLevel;
      readonly seat: Seat;
      readonly signal: AbortSignal | undefined;
    },
  ): Promise<Answer> {
    const { level, view, seat, legal, signal } = question;
    const { id: table, settings, host } = room;
    const end = this.context.metrics.thinking.startTimer({ game: settings.game });
    try {
      return await this.pool.ask(
        {
          game: settings.game,
          level,
          view,
          seat,
          legal,
          // When many wait, everybody's bot thinks less long.
          patience: Math.max(150, PATIENCE / (1 + this.pool.queued / 4)),
          seed: newTableId(),
        },
        { table, owner: host ?? table, ...(signal && { signal }) },
      );
    } catch (error) {
      // A game must go on even if a bot has failed: any legal move will do.
      if (signal?.aborted !== true)
        this.context.log.error({ err: error, table, game: settings.game }, 'bot failed');
      const move = legal[randomInt(legal.length)] as string;
      return { move, candidates: [{ move, value: 0 }], iterations: 0 };
    } finally {
      end();
    }
  }

  private movesFor(room: Room, seats: readonly Seat[], signal: AbortSignal): Promise<Played[]> {
    const { play } = room;
    if (play === undefined) throw new Error(`room ${room.id} has no game`);
    const thoughts = thoughtsOf(play.rules, seats);
    const asked = seats.map(async (seat): Promise<Played> => {
      const [only, ...others] = play.rules.legal(seat);
      const thought = thoughts.get(seat);
      const thinking = thought && this.ask(room, { level: levelAt(room, seat), ...thought, seat, signal });
      const move = (await thinking)?.move;
      return { seat, move: others.length > 0 && move !== undefined ? move : (only as string) };
    });
    return Promise.all(asked);
  }
}

function levelAt(room: Room, seat: Seat): BotLevel {
  const place = room.places[seat];
  const standIn = place?.kind === 'human' ? place.standIn?.level : undefined;
  return (place?.kind === 'bot' ? place.level : standIn) ?? room.settings.standIn;
}

const delay = (millis: number): Promise<void> =>
  millis <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, millis));
