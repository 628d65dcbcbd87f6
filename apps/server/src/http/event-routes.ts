import { PassThrough } from 'node:stream';
import * as schemas from '@sixfold/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { refuse } from './problems.js';
import { BEGINNING, knownFrom, STREAM_HEADERS, type Streams } from './streams.js';
import { readSeat } from './table-routes.js';

/** Of how many pieces a line is that is only looked at, and the milliseconds between them. */
const LINE_PIECES = 8;
const LINE_PACE = 250;

/** A table's stream of events. */
export function eventRoutes(app: FastifyInstance, streams: Streams): void {
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
      // Events go straight to the line: it must not be in use for another answer.
      if (reply.raw.socket === null) return refuse('badRequest', { field: 'http', problem: 'is pipelined' });
      const wish = {
        id: request.params.id,
        seat: readSeat(request.query.seat),
        after: knownFrom(request.headers['last-event-id'] ?? request.query.after),
      };
      await streams.open(request, wish, () => {
        const { socket } = reply.raw;
        // Whoever asked has gone meanwhile.
        if (socket === null) {
          reply.hijack();
          return undefined;
        }
        if (request.method === 'HEAD') {
          void reply.headers(STREAM_HEADERS).send();
          return undefined;
        }
        reply.hijack();
        socket.cork();
        // The stream ends with its connection: that saves two small pieces around every event.
        reply.raw.useChunkedEncodingByDefault = false;
        reply.raw.writeHead(200, STREAM_HEADERS).flushHeaders();
        // What is written in this turn goes out in one piece.
        process.nextTick(() => socket.uncork());
        return { line: socket, head: BEGINNING };
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
      return reply.headers(STREAM_HEADERS).send(pieces);
    },
  });
}
