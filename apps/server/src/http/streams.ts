import type { Socket } from 'node:net';
import { mayWatch } from '@sixfold/table';
import { type KnownEvent, knownEvent } from '../event-ids.js';
import type { Listener } from '../hub.js';
import type { StreamLane } from './door.js';
import { API_HEADERS, SECURE_HEADER } from './guard.js';
import { playerOf } from './identity.js';
import { type Answer, problemAnswer } from './lane.js';
import type { PlainRequest } from './plain-request.js';
import { refuse } from './problems.js';
import type { RequestHead } from './request-head.js';
import type { Services } from './services.js';

/** After a break clients try again after this many milliseconds. */
const RETRY = 1000;

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** Every stream begins with this. */
export const BEGINNING = `retry: ${RETRY}\n\n`;

/** Which stream is wanted: of which table, through which of one's own seats, and after what. */
interface StreamWish {
  readonly id: string;
  readonly seat: number | undefined;
  readonly after: KnownEvent | undefined;
}

/** How a stream begins: on which line, and what is sent before its first events. */
interface Beginning {
  readonly line: Socket;
  readonly head: string;
}

/** Opens tables' streams of events, whichever way they were asked for. */
export class Streams {
  constructor(private readonly services: Services) {}

  /** `begin` says how, once nothing speaks against it; undefined: there is no stream. */
  async open(
    asked: RequestHead,
    { id, seat, after }: StreamWish,
    begin: () => Beginning | undefined,
  ): Promise<void> {
    const { context, rooms, hub, bots, proxies } = this.services;
    const person = playerOf(asked);
    // After a restart everybody comes back in the same moment.
    const pause = context.breather.pause();
    if (pause) await pause;
    return rooms.look(id, (room) => {
      if (room === undefined) return refuse('noSuchTable');
      if (!mayWatch(room, person)) return refuse('noSpectators');
      const address = proxies.clientOf(asked);
      if (hub.isCrowded(person, address)) return refuse('tooManyStreams');
      const beginning = begin();
      if (beginning === undefined) return;
      const { line, head } = beginning;
      const listener: Listener = {
        table: id,
        person,
        seat,
        address,
        line,
        viewer: room.viewerOf(person, seat),
        known: undefined,
        knowsResult: false,
        unsent: '',
      };
      line.once('close', () => hub.remove(listener));
      try {
        hub.add(listener, room, after, head);
      } catch (error) {
        // The head may be on its way, so nothing else can be said on this line; whoever asked may try again.
        context.log.error({ err: error, table: id }, 'stream not begun');
        line.destroy();
        return;
      }
      // Bots among themselves have waited for somebody to look on.
      void bots
        .attend(room)
        ?.catch((error: unknown) => context.log.error({ err: error, table: id }, 'bots failed'));
    });
  }
}

const ROUTE = '/api/tables/:id/events';
const PATH = /^\/api\/tables\/([\w-]{1,64})\/events(?:\?after=(\d{1,12}))?$/;

const lines = (headers: readonly (readonly [string, string])[]): string =>
  headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');

const STREAM_HEAD = `HTTP/1.1 200 OK\r\n${lines(
  Object.entries({ ...Object.fromEntries(API_HEADERS), ...STREAM_HEADERS, connection: 'close' }),
)}`;

/** Streams for requests that come in by the door. */
export function streamLane(services: Services, streams: Streams): StreamLane {
  const { guard, proxies } = services;

  async function open(request: PlainRequest, wish: StreamWish): Promise<Answer | undefined> {
    try {
      guard.admit(request);
      await streams.open(request, wish, () => {
        const { socket } = request;
        if (!socket.writable) return undefined;
        const secure = proxies.isSecure(request) ? lines([SECURE_HEADER]) : '';
        const date = new Date().toUTCString();
        return { line: socket, head: `${STREAM_HEAD}${secure}date: ${date}\r\n\r\n${BEGINNING}` };
      });
      return undefined;
    } catch (error) {
      return problemAnswer(services, request, error as Error, ROUTE);
    }
  }

  return (request) => {
    if (request.method !== 'GET') return undefined;
    const [, id, after] = PATH.exec(request.url) ?? [];
    if (id === undefined) return undefined;
    const wish = { id, seat: undefined, after: knownFrom(request.headers['last-event-id'] ?? after) };
    return open(request, wish);
  };
}

/** What a client says it knows; anything else is like knowing nothing. */
export function knownFrom(text: string | string[] | undefined): KnownEvent | undefined {
  return typeof text === 'string' && /^\d{1,12}$/.test(text) ? knownEvent(Number(text)) : undefined;
}
