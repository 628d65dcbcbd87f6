import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Proxies } from './proxies.js';

/**
 * A line for every request that was answered: what was asked for by its pattern, because an address of a table is the
 * invitation to it, and nothing that anybody said or played.
 */
export function logRequests(app: FastifyInstance, log: Logger, proxies: Proxies): void {
  app.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(10 * reply.elapsedTime) / 10,
        address: proxies.addressOf(request.raw),
      },
      'request',
    );
    done();
  });
}
