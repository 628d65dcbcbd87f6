import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import type { Game } from '@sixfold/game-kit';
import { games as allGames } from '@sixfold/games';
import { openStore, type Store } from '@sixfold/store';
import { type Logger, pino } from 'pino';
import { BotPool } from './bots/pool.js';
import { BotSeats } from './bots/seats.js';
import { Breather } from './breather.js';
import type { Context } from './context.js';
import { createApp, type HttpSettings } from './http/app.js';
import { Guard } from './http/guard.js';
import { Proxies } from './http/proxies.js';
import { Hub } from './hub.js';
import { Keeper } from './keeper.js';
import { newMetrics } from './metrics.js';
import { inParallel } from './parallel.js';
import { Presence } from './presence.js';
import { type PushSettings, Reminders } from './push/reminders.js';
import { Rooms } from './rooms.js';
import { LIMITS, type Limits, RHYTHM, type Rhythm } from './settings.js';

const DAY = 86_400_000;
const LOBBY_DAYS = 30;
/** A short code lapses when its table was not used for this long. */
const CODE_DAYS = 30;
const PRUNE_PAUSE = 50;
/** After news may have been missed, this many rooms are read at once. */
const CATCH_UP_AT_ONCE = 8;
/** When the server stops, connections that are still open are cut after this many milliseconds. */
const LEAVE_WITHIN = 2000;

export interface ServerSettings extends Partial<HttpSettings> {
  /** A file for SQLite, or postgres://… */
  readonly database: string;
  /** For measurements: as if the disk under a database file took this many milliseconds more for each sync. */
  readonly syncDelay?: number;
  /** How many proxies of ours stand before the server. */
  readonly trustProxy?: number;
  readonly host?: string;
  /** 0: any free one. */
  readonly port?: number;
  readonly limits?: Limits;
  readonly rhythm?: Partial<Rhythm>;
  /** Threads in which bots think; 0: none of their own. */
  readonly botThreads?: number;
  /** Messages to browsers that are told when a slow game waits for their person; none are sent if left out. */
  readonly push?: PushSettings;
  /** Finished matches are deleted after this many days; never if left out. */
  readonly keepDays?: number;
  readonly log?: Logger;
  /** Of the log on standard error, unless there is another. */
  readonly logLevel?: string;
  readonly games?: readonly Game[];
  readonly now?: () => number;
}

export interface RunningServer {
  readonly port: number;
  readonly store: Store;
  readonly node: string;
  /** Sends everybody away in order, finishes what was begun, and ends. */
  stop(): Promise<void>;
}

/** Starts a server: opens the database, catches up with what is due, and listens. */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const log = settings.log ?? pino({ level: settings.logLevel ?? 'info', base: null }, pino.destination(2));
  const games = settings.games ?? allGames;
  const store = await openStore(settings.database, settings.syncDelay);
  const context: Context = {
    node: randomBytes(6).toString('hex'),
    store,
    log,
    metrics: newMetrics(),
    limits: settings.limits ?? LIMITS,
    rhythm: { ...RHYTHM, ...settings.rhythm },
    games,
    gameById: (id) => games.find((game) => game.id === id),
    outages: [],
    pulse: () => undefined,
    now: settings.now ?? Date.now,
    breather: new Breather(),
  };
  const rooms = new Rooms(context);
  const presence = new Presence(context, rooms);
  const hub = new Hub(context, rooms, presence);
  const pool = new BotPool({
    threads: settings.botThreads ?? Math.max(1, availableParallelism() - 1),
    onQueue: (lane, length) => context.metrics.botQueue.labels({ lane }).set(length),
  });
  const isWatched = (table: string): boolean => hub.isWatched(table);
  const bots = new BotSeats(context, rooms, pool, isWatched);
  const reminders = new Reminders(context, rooms, presence, settings.push);
  const keeper = new Keeper(context, rooms, bots, reminders, presence);
  context.pulse = keeper.pulse;
  let isStopping = false;

  rooms.onPublish((room, own, due) => {
    hub.publish(room);
    presence.heard(room);
    if (!own || isStopping) return;
    if (due !== undefined) keeper.expect(due);
    void bots.attend(room)?.catch((error) => {
      if (!isStopping) log.error({ err: error, table: room.id }, 'bots failed');
    });
  }, isWatched);
  const catchUp = (id: string, what: 'log' | 'presence'): Promise<void> =>
    (what === 'log' ? rooms.wake(id) : presence.lookElsewhere(id)).catch((error) =>
      log.warn({ err: error, table: id }, 'could not catch up'),
    );
  store.onWake((table, what) => {
    if (table !== undefined) void catchUp(table, what);
    // Anything may have been missed. Few at once: the store has other work to do.
    else void inParallel([...rooms.ids()], CATCH_UP_AT_ONCE, (id) => catchUp(id, what));
  });

  const proxies = new Proxies(settings.trustProxy ?? 0);
  const { app, door } = await createApp(
    { context, rooms, hub, presence, bots, reminders, proxies, guard: new Guard(context, proxies) },
    {
      metrics: settings.metrics ?? 'local',
      accessLog: settings.accessLog ?? false,
      ...(settings.page !== undefined && { page: settings.page }),
      ...(settings.operatorToken !== undefined && { operatorToken: settings.operatorToken }),
      ...(settings.requestWithin !== undefined && { requestWithin: settings.requestWithin }),
    },
  );
  const heartbeat = setInterval(() => void hub.heartbeat(), context.rhythm.heartbeat);
  const attendance = setInterval(() => {
    void presence.lookAgain().catch((error) => log.warn({ err: error }, 'could not look who is there'));
  }, context.rhythm.patience);
  const sweeping = setInterval(() => {
    void presence.sweep().catch((error) => log.warn({ err: error }, 'could not see who has gone'));
  }, context.rhythm.sweep);
  const housekeeping = setInterval(() => {
    rooms.forget(context.now() - context.rhythm.idle);
    void prune().catch((error) => log.warn({ err: error }, 'could not prune'));
  }, 60_000);

  async function prune(): Promise<void> {
    const now = context.now();
    const finished = settings.keepDays === undefined ? 0 : now - settings.keepDays * DAY;
    let count = 0;
    for (let some = -1; some !== 0 && !isStopping; count += some) {
      some = await store.prune({
        finished,
        lobby: now - LOBBY_DAYS * DAY,
        codes: now - CODE_DAYS * DAY,
      });
      // Few at a time, and others in between.
      if (some > 0) await new Promise((resolve) => setTimeout(resolve, PRUNE_PAUSE).unref());
    }
    if (count > 0) log.info({ count }, 'old tables deleted');
  }

  async function stop(): Promise<void> {
    isStopping = true;
    for (const timer of [heartbeat, housekeeping, attendance, sweeping]) clearInterval(timer);
    await keeper.stop();
    hub.closeAll();
    // What was begun is finished; connections that stay open are cut in the end.
    door.close();
    const patience = setTimeout(() => {
      app.server.closeAllConnections();
      door.closeAll();
    }, LEAVE_WITHIN);
    await app.close();
    clearTimeout(patience);
    await pool.close();
    await store.stop(context.node, context.now()).catch(() => {});
    await store.close();
  }

  try {
    await keeper.start();
    await app.listen({ host: settings.host ?? '127.0.0.1', port: settings.port ?? 0 });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port: (app.server.address() as AddressInfo).port,
    store,
    node: context.node,
    stop,
  };
}
