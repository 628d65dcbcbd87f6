import * as schemas from '@sixfold/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { type Listener, mayWatch } from '../hub.js';
import { clientOf } from './address.js';
import { playerOf } from './identity.js';
import { refuse } from './problems.js';
import type { Services } from './services.js';

/** After a break clients try again after so many milliseconds. */
const RETRY = 1000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** A table's stream of events. */
export function eventRoutes(app: FastifyInstance, { tables, hub }: Services): void {
  app.route<{ Params: { id: string }; Querystring: { after?: string } }>({
    method: 'GET',
    url: '/tables/:id/events',
    schema: {
      summary: 'Server-sent events; Last-Event-ID (or ?after=) resumes after that number of the match',
      response: {
        200: {
          description: 'One event a name; only `play` has an id',
          content: { 'text/event-stream': { schema: { type: 'object', properties: schemas.events } } },
        },
      },
    },
    handler: async (request, reply) => {
      const player = playerOf(request);
      const model = (await tables.get(request.params.id)) ?? refuse('noSuchTable');
      if (!mayWatch(model, player)) refuse('noSpectators');
      // Events go straight to the line: it must not be in use for another answer.
      if (reply.raw.socket === null) refuse('badRequest', { field: 'http', problem: 'is pipelined' });
      if (request.method === 'HEAD') return reply.headers(HEADERS).send();
      const address = clientOf(request);
      if (hub.isCrowded(player, address)) {
        reply.header('retry-after', '30');
        refuse('tooManyStreams');
      }
      reply.hijack();
      const response = reply.raw;
      // The stream ends with its connection: that saves two small pieces around every event.
      response.useChunkedEncodingByDefault = false;
      response.writeHead(200, HEADERS);
      response.write(`retry: ${RETRY}\n\n`);
      const listener: Listener = {
        table: model.id,
        player,
        address,
        response,
        viewer: model.viewerOf(player),
        number: -1,
        knowsResult: false,
      };
      response.on('close', () => hub.remove(listener));
      response.on('error', () => hub.remove(listener));
      hub.add(listener, model, knownNumber(request.headers['last-event-id'] ?? request.query.after));
    },
  });
}

/** The number that a client says it knows; anything else is like knowing nothing. */
function knownNumber(text: string | string[] | undefined): number | undefined {
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
