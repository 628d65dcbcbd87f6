import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HttpSettings } from './app.js';
import { refuse } from './problems.js';
import type { Services } from './services.js';

/** For whoever runs the server: is it alive, can it work, what does it do. */
export function statusRoutes(
  app: FastifyInstance,
  { context, hub, rooms }: Services,
  metricsFor: HttpSettings['metrics'],
): void {
  const hide = { schema: { hide: true } };
  app.get('/healthz', hide, async () => ({ ok: true }));

  app.get('/readyz', hide, async () => {
    await context.store.ping();
    return { ok: true };
  });

  app.get('/metrics', hide, async (request, reply) => {
    if (metricsFor === 'off' || (metricsFor === 'local' && !isLocal(request))) refuse('notFound');
    const { metrics, store } = context;
    metrics.streams.set(hub.count);
    metrics.loadedTables.set(rooms.count);
    metrics.storage.set(await store.size());
    const counts = await store.countTables();
    for (const [phase, count] of Object.entries(counts)) metrics.tables.labels({ phase }).set(count);
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

/** Asked from this very machine, and not through a proxy. */
function isLocal(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const isLoopback = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
  return isLoopback && request.headers['x-forwarded-for'] === undefined;
}
