import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { OperatorState, TableSummary } from '@sixfold/protocol';
import * as schemas from '@sixfold/protocol/schemas';
import type { Room, RoomEvent } from '@sixfold/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Counter, Gauge, Histogram } from 'prom-client';
import type { Metrics } from '../metrics.js';
import { orThrow, refuse } from './problems.js';
import type { Services } from './services.js';

const SHOWN = 60;
const MILLION = 1e6;

type At = { Params: { id: string } };

/** For whoever runs the server: how it does, and a way to step in at tables that misbehave. Only with the token. */
export function operatorRoutes(app: FastifyInstance, services: Services, token: string): void {
  const { context, rooms, hub, guard } = services;
  const startedAt = context.now();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => delay.disable());

  /** Compared in the same time whatever is wrong with it. Whoever tries many tokens is slowed down as if they tried codes. */
  function requireOperator(request: FastifyRequest): void {
    const wasNoGuess = guard.guess(request);
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!timingSafeEqual(digestOf(given), digestOf(token))) refuse('badToken');
    wasNoGuess();
  }

  app.route({
    method: 'GET',
    url: '/operator',
    schema: { response: { 200: schemas.OperatorState }, summary: 'How the server does (operator)' },
    handler: async (request): Promise<OperatorState> => {
      requireOperator(request);
      const { store, metrics, node, now } = context;
      const [nodes, tables, storage, playing, lobby] = await Promise.all([
        store.nodes(),
        store.countTables(),
        store.size(),
        store.latestTables('playing', SHOWN),
        store.latestTables('lobby', SHOWN),
      ]);
      const rows = [...playing, ...lobby]
        .sort((one, other) => other.updatedAt - one.updatedAt)
        .slice(0, SHOWN);
      return {
        node,
        now: now(),
        startedAt,
        nodes,
        tables,
        inMemory: rooms.count,
        streams: hub.count,
        ...(await figuresOf(metrics)),
        storage,
        memory: process.memoryUsage().rss,
        lag: delay.percentile(99) / MILLION,
        latest: rows.map(({ id, summary }) => ({
          ...(JSON.parse(summary) as TableSummary),
          streams: hub.watchers(id),
        })),
      };
    },
  });

  const command = (name: string, summary: string, body: typeof schemas.Plain | typeof schemas.MuteTable) => ({
    method: 'POST' as const,
    url: `/operator/tables/:id/${name}`,
    schema: { body, response: { 200: schemas.Done }, summary },
  });

  async function act(request: FastifyRequest<At>, decide: (room: Room) => readonly RoomEvent[] | 'repeated') {
    requireOperator(request);
    const { id } = request.params;
    const done = orThrow(await rooms.execute(id, { decide }));
    context.log.info({ table: id, route: request.routeOptions.url }, 'operator');
    return done;
  }

  app.route<At>({
    ...command('end', 'End a game without a winner (operator)', schemas.Plain),
    handler: (request) =>
      act(request, (room) =>
        room.phase === 'playing' ? [{ kind: 'ended', reason: 'abandoned' }] : 'repeated',
      ),
  });

  app.route<At & { Body: { muted: boolean } }>({
    ...command('mute', 'Switch the chat of a table off or on (operator)', schemas.MuteTable),
    handler: (request) =>
      act(request, (room) => {
        const chat = !request.body.muted;
        return room.settings.chat === chat ? 'repeated' : [{ kind: 'settings', change: { chat } }];
      }),
  });
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

async function figuresOf(metrics: Metrics) {
  return {
    droppedStreams: await totalOf(metrics.droppedStreams),
    botQueue: {
      instant: await totalOf(metrics.botQueue, 'instant'),
      search: await totalOf(metrics.botQueue, 'search'),
    },
    moves: await totalOf(metrics.moves),
    append: await durationsOf(metrics.append),
    bots: await durationsOf(metrics.thinking),
    failures: await totalOf(metrics.failures),
    unavailable: await totalOf(metrics.unavailable),
    conflicts: await totalOf(metrics.conflicts),
  };
}

/** A counter or gauge, over all that it tells apart or of one lane. */
async function totalOf(metric: Counter | Gauge<'lane'>, lane?: string): Promise<number> {
  const { values } = await metric.get();
  const some = lane === undefined ? values : values.filter(({ labels }) => labels['lane'] === lane);
  return some.reduce((sum, { value }) => sum + value, 0);
}

/** A histogram over all that it tells apart. */
async function durationsOf(metric: Histogram | Histogram<'game'>): Promise<OperatorState['append']> {
  const sums = new Map<number, number>();
  for (const { labels, value, metricName } of (await metric.get()).values) {
    const { le } = labels as { le?: number | string };
    if (le === undefined || le === '+Inf' || !metricName?.endsWith('_bucket')) continue;
    sums.set(Number(le), (sums.get(Number(le)) ?? 0) + value);
  }
  return [...sums].map(([upTo, count]) => ({ upTo, count })).sort((one, other) => one.upTo - other.upTo);
}
