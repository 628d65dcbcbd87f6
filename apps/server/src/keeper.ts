import { type Deadline, StoreUnavailable } from '@sixfold/store';
import type { BotSeats } from './bots/seats.js';
import type { Context } from './context.js';
import { deadlinesOf } from './deadlines.js';
import type { Presence } from './presence.js';
import type { Reminders } from './push/reminders.js';
import type { Rooms } from './rooms.js';
import { VERSION } from './version.js';

const AT_ONCE = 50;
const START_TRIES = 4;
const START_PAUSE = 250;

/** Keeps time: says that this node lives, and does what is due at any table, whichever node wrote it down. */
export class Keeper {
  private timer: NodeJS.Timeout | undefined;
  private wakeAt = Number.POSITIVE_INFINITY;
  private beatTimer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private looking: Promise<void> | undefined;
  private beating: Promise<void> | undefined;
  private beatAt = 0;

  constructor(
    private readonly context: Context,
    private readonly rooms: Rooms,
    private readonly bots: BotSeats,
    private readonly reminders: Reminders,
    private readonly presence: Presence,
  ) {}

  /** The first beat tells for how long no server ran; clocks count from after that. */
  async start(): Promise<void> {
    await this.untilAnswered(() => this.beat(true));
    await this.untilAnswered(() => this.reminders.start());
    this.beatTimer = setInterval(() => void this.onBeat(), this.context.rhythm.beat);
    void this.look();
  }

  /** A node that starts while its database is overloaded, as after the fall of another, waits for it. */
  private async untilAnswered(ask: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await ask();
      } catch (error) {
        if (tries === START_TRIES || !(error instanceof StoreUnavailable)) throw error;
        this.context.log.warn({ err: error }, 'the database does not answer yet');
        await new Promise((resolve) => setTimeout(resolve, START_PAUSE));
      }
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    clearInterval(this.beatTimer);
    await this.looking;
  }

  /** Something will be due then. */
  expect(due: number): void {
    if (this.isStopped || due >= this.wakeAt) return;
    const wait = Math.max(0, due - this.context.now());
    if (wait > this.context.rhythm.beat) return;
    this.wakeAt = due;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.wakeAt = Number.POSITIVE_INFINITY;
      void this.look();
    }, wait + 1);
  }

  private async onBeat(): Promise<void> {
    try {
      await this.beat(false);
      await this.look();
    } catch (error) {
      this.context.log.warn({ err: error }, 'beat failed');
    }
  }

  /**
   * Resolves when it is known, up to this moment, how long no server could work. Nothing is decided before: a clock that ran out
   * while the database was away must not be the first thing that anybody hears.
   */
  pulse = (): Promise<void> | undefined => {
    const { now, rhythm } = this.context;
    if (now() - this.beatAt < rhythm.gap) return undefined;
    this.beating ??= this.beat(false).finally(() => {
      this.beating = undefined;
    });
    return this.beating;
  };

  private async beat(starting: boolean): Promise<void> {
    const { context } = this;
    const { node } = context;
    const { patience, gap } = context.rhythm;
    const now = context.now();
    context.outages = await context.store.beat({ node, version: VERSION, now, starting, patience, gap });
    this.beatAt = now;
  }

  /** Takes and does what is due, one look at a time. */
  private async look(): Promise<void> {
    this.looking ??= this.lookOnce().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async lookOnce(): Promise<void> {
    const { store, node, rhythm, now, log } = this.context;
    try {
      for (;;) {
        const due = await store.claimDue({ node, now: now(), until: now() + rhythm.lease, limit: AT_ONCE });
        // Not waited for: one table's bot may think for seconds, and the others' clocks run on.
        for (const deadline of due) void this.act(deadline);
        if (due.length < AT_ONCE || this.isStopped) break;
      }
      const next = await store.nextDue(now());
      if (next !== undefined) this.expect(Math.max(next, now() + 20));
    } catch (error) {
      log.warn({ err: error }, 'could not look for what is due');
    }
  }

  private async act({ table, kind, due }: Deadline): Promise<void> {
    const { log, store } = this.context;
    try {
      if (kind === 'remind') return await this.remind({ table, kind, due });
      if (kind === 'bot' && (await this.isPaused(table))) return await store.reschedule({ table, kind, due });
      if (kind === 'bot') await this.rooms.look(table, (room) => room && this.bots.attend(room));
      // Whatever is due happens before anything that is wished for.
      else await this.rooms.execute(table, { decide: () => 'repeated' });
      const next = await this.rooms.look(table, (room) => room && deadlinesOf(room)[kind as 'due' | 'bot']);
      // What was given back after an outage, or turned out not to be needed.
      if (next === undefined || next > due) await store.reschedule({ table, kind, due }, next);
      if (next !== undefined) this.expect(next);
    } catch (error) {
      // Whoever looks next finds it still due.
      if (!this.isStopped) log.error({ err: error, table, kind }, 'could not do what was due');
    }
  }

  /** Nobody waits for these bots at any node. Whoever opens a stream makes them go on; until then nothing is due. */
  private async isPaused(table: string): Promise<boolean> {
    const isForNobody = await this.rooms.look(table, (room) => room && this.bots.isForNobody(room));
    return isForNobody === true && !(await this.presence.isWatchedElsewhere(table));
  }

  private async remind(deadline: Deadline): Promise<void> {
    const next = await this.reminders.remind(deadline.table, deadline.due);
    await this.context.store.reschedule(deadline, next);
    if (next !== undefined) this.expect(next);
  }
}
