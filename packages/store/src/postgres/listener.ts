import { Socket } from 'node:net';
import pg from 'pg';
import type { Wake } from '../port.js';

export interface ListenerSettings {
  readonly url: string;
  /** How often the line is tried, and how long its answer may take, in milliseconds. */
  readonly rhythm: number;
  /** The connections of this very node: what they did is no news. */
  readonly isOwn: (processId: number) => boolean;
  readonly wake: Wake;
}

const CONNECT_WITHIN = 3000;
const FIRST_WAIT = 100;
const LONGEST_WAIT = 5000;

/**
 * Keeps one connection for news of other nodes. It is tried all the time, because a line can die without a word; then
 * it is replaced, and since news may have been missed, everybody is to look again.
 */
export class Listener {
  /** Of the connection that is in use. */
  private socket: Socket | undefined;
  private isClosed = false;
  private hears = false;
  private keeping: Promise<void> | undefined;
  private endRest: () => void = () => {};

  constructor(private readonly settings: ListenerSettings) {}

  /** Whether news arrives, as far as anybody can know. */
  get isHearing(): boolean {
    return this.hears;
  }

  /** Connects, and stays connected from then on. */
  async start(): Promise<void> {
    const client = await this.connect();
    this.keeping = this.keep(client);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.endRest();
    this.hangUp();
    await this.keeping;
  }

  /** The one loop of this connection: as long as it lives, then the next. */
  private async keep(first: pg.Client): Promise<void> {
    let client: pg.Client | undefined = first;
    for (let wait = FIRST_WAIT; !this.isClosed; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      if (client !== undefined) {
        await this.untilDeaf(client);
        wait = FIRST_WAIT;
      }
      this.hears = false;
      this.hangUp();
      if (!this.isClosed) await this.rest(wait);
      client = this.isClosed ? undefined : await this.connect().catch(() => undefined);
      if (client !== undefined) this.settings.wake(undefined, 'log');
    }
    this.hangUp();
  }

  private async connect(): Promise<pg.Client> {
    const { url, isOwn, wake } = this.settings;
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_WITHIN,
      query_timeout: CONNECT_WITHIN,
      application_name: 'sixfold news',
      stream: () => socket,
    });
    this.socket = socket;
    client.on('error', () => {});
    client.on('notification', ({ payload = '', processId }) => {
      if (!isOwn(processId)) wake(payload.slice(1), payload.startsWith('p') ? 'presence' : 'log');
    });
    await client.connect();
    await client.query('LISTEN sixfold');
    this.hears = true;
    return client;
  }

  /** Asks for a sign of life again and again, until there is none. */
  private async untilDeaf(client: pg.Client): Promise<void> {
    const { rhythm } = this.settings;
    let isOver = false;
    client.once('end', () => {
      if (isOver) return;
      isOver = true;
      this.hears = false;
      this.endRest();
    });
    while (!isOver && !this.isClosed) {
      try {
        await client.query({ text: 'SELECT 1', query_timeout: rhythm } as pg.QueryConfig);
      } catch {
        isOver = true;
      }
      if (!isOver && !this.isClosed) await this.rest(rhythm);
    }
  }

  /** At once, without saying goodbye: the other end may be gone. */
  private hangUp(): void {
    this.socket?.destroy();
    this.socket = undefined;
  }

  private rest(millis: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, millis);
      timer.unref();
      this.endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
