import { EventReader } from './sse.js';
import type { EventName, TableEvents } from './types.js';

/** Where a stream stands. `closed` is final: the table is gone or may not be watched. */
export type StreamStatus = 'connecting' | 'open' | 'waiting' | 'closed';

/** What a listener may want to hear. */
export type Listener = {
  readonly [Name in EventName]?: (data: TableEvents[Name]) => void;
} & {
  readonly status?: (status: StreamStatus) => void;
};

/** An open stream. */
export interface Stream {
  close(): void;
}

export interface StreamSettings {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof fetch;
  /** Milliseconds before the first new try, doubling up to ten seconds. */
  readonly retryAfter?: number;
  /** Continue after this number of the match. */
  readonly after?: number;
}

const LONGEST_WAIT = 10_000;
/** The server sends a heartbeat every 15 seconds; twice that in silence means that the line is dead. */
const SILENCE = 35_000;

/**
 * Listens to a table and comes back by itself after any break, from the move it saw last. Made with fetch rather
 * than EventSource, because that sends no token, tells no status codes and is missing from Node.
 */
export function openStream(settings: StreamSettings, listener: Listener): Stream {
  const stop = new AbortController();
  let lastId = settings.after === undefined ? undefined : String(settings.after);
  let wait = settings.retryAfter ?? 500;

  const dispatch = (name: string, data: string): void => {
    const handler = listener[name as EventName] as ((data: unknown) => void) | undefined;
    handler?.(JSON.parse(data));
  };

  async function connect(): Promise<'again' | 'over'> {
    listener.status?.('connecting');
    const line = new AbortController();
    const hangUp = () => line.abort();
    stop.signal.addEventListener('abort', hangUp);
    let timer = setTimeout(hangUp, SILENCE);
    try {
      // Taken off the settings first: a browser's fetch refuses to be called as somebody's method.
      const { fetch: send } = settings;
      const response = await send(settings.url, {
        headers: {
          accept: 'text/event-stream',
          ...settings.headers,
          ...(lastId !== undefined && { 'last-event-id': lastId }),
        },
        credentials: 'same-origin',
        cache: 'no-store',
        signal: line.signal,
      });
      // Too many requests, or a server that is just starting: later. Anything else that is refused stays so.
      if (!response.ok || response.body === null)
        return response.status === 429 || response.status >= 500 ? 'again' : 'over';
      listener.status?.('open');
      wait = settings.retryAfter ?? 500;
      const reader = new EventReader();
      const text = new TextDecoder();
      const body = response.body.getReader();
      for (;;) {
        const { done, value } = await body.read();
        if (done) return 'again';
        clearTimeout(timer);
        timer = setTimeout(hangUp, SILENCE);
        for (const event of reader.read(text.decode(value, { stream: true }))) {
          if (event.id !== undefined) lastId = event.id;
          dispatch(event.name, event.data);
        }
      }
    } catch {
      return 'again';
    } finally {
      clearTimeout(timer);
      stop.signal.removeEventListener('abort', hangUp);
    }
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      const next = await connect();
      if (next === 'over' || stop.signal.aborted) break;
      listener.status?.('waiting');
      // A random share, so that a thousand clients do not come back in the same moment.
      await pause(wait * (0.5 + Math.random() / 2), stop.signal);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
    listener.status?.('closed');
  }

  void run();
  return { close: () => stop.abort() };
}

const pause = (millis: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      // Whoever listens for days comes back many times: nothing of a pause may be left.
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, millis);
    signal.addEventListener('abort', end);
  });
