import { PassThrough } from 'node:stream';
import * as schemas from '@sixfold/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { mayWatch } from '@sixfold/table';
import { type KnownEvent, knownEvent } from '../event-ids.js';
import type { Listener } from '../hub.js';
import { playerOf } from './identity.js';
import { refuse } from './problems.js';
import type { Services } from './services.js';
import { readSeat } from './table-routes.js';

/** After a break clients try again after this many milliseconds. */
const RETRY = 1000;

/** Of how many pieces a line is that is only looked at, and the milliseconds between them. */
const LINE_PIECES = 8;
const LINE_PACE = 250;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** A table's stream of events. */
export function eventRoutes(app: FastifyInstance, { context, rooms, hub, bots, proxies }: Services): void {
  app.route<{ Params: { id: string }; Querystring: { after?: string; seat?: string } }>({
    method: 'GET',
    url: '/tables/:id/events',
    schema: {
      summary:
        'Server-sent events; Last-Event-ID (or ?after=) resumes after that event; ?seat= is for whoever has several',
      response: {
        200: {
          description: 'One event a name; only `play` has an id',
          content: { 'text/event-stream': { schema: { type: 'object', properties: schemas.events } } },
        },
      },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const person = playerOf(request);
      // Events go straight to the line: it must not be in use for another answer.
      if (reply.raw.socket === null) return refuse('badRequest', { field: 'http', problem: 'is pipelined' });
      // After a restart everybody comes back in the same moment.
      const pause = context.breather.pause();
      if (pause) await pause;
      return rooms.look(id, (room) => {
        if (room === undefined) return refuse('noSuchTable');
        if (!mayWatch(room, person)) return refuse('noSpectators');
        const { socket } = reply.raw;
        // Whoever asked has gone meanwhile.
        if (socket === null) return reply.hijack();
        if (request.method === 'HEAD') return reply.headers(HEADERS).send();
        const address = proxies.clientOf(request.raw);
        if (hub.isCrowded(person, address)) return refuse('tooManyStreams');
        reply.hijack();
        const response = reply.raw;
        // All that a listener needs to begin with goes out in one piece.
        socket.cork();
        // The stream ends with its connection: that saves two small pieces around every event.
        response.useChunkedEncodingByDefault = false;
        response.writeHead(200, HEADERS);
        response.write(`retry: ${RETRY}\n\n`);
        const seat = readSeat(request.query.seat);
        const listener: Listener = {
          table: id,
          person,
          seat,
          address,
          response,
          viewer: room.viewerOf(person, seat),
          known: undefined,
          knowsResult: false,
        };
        response.on('close', () => hub.remove(listener));
        response.on('error', () => hub.remove(listener));
        hub.add(listener, room, known(request.headers['last-event-id'] ?? request.query.after));
        socket.uncork();
        // Bots among themselves have waited for somebody to look on.
        void bots
          .attend(room)
          .catch((error: unknown) => context.log.error({ err: error, table: id }, 'bots failed'));
        return undefined;
      });
    },
  });
}

/**
 * A short stream of nothing, piece by piece: where it arrives all at once, something in between holds streams back
 * (`sixfold doctor` looks for that).
 */
export function lineRoute(app: FastifyInstance): void {
  app.route({
    method: 'GET',
    url: '/line',
    schema: { summary: 'A stream of two seconds, to see whether a proxy holds back what is sent' },
    handler: (_request, reply) => {
      const pieces = new PassThrough();
      let left = LINE_PIECES;
      const timer = setInterval(() => {
        pieces.write(': piece\n\n');
        if (--left === 0) pieces.end();
      }, LINE_PACE);
      pieces.on('close', () => clearInterval(timer));
      pieces.write(': piece\n\n');
      return reply.headers(HEADERS).send(pieces);
    },
  });
}

/** What a client says it knows; anything else is like knowing nothing. */
function known(text: string | string[] | undefined): KnownEvent | undefined {
  return typeof text === 'string' && /^\d{1,12}$/.test(text) ? knownEvent(Number(text)) : undefined;
}
