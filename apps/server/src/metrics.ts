import { readdir } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What Prometheus may ask for. */
export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter;
  readonly commands: Counter<'command' | 'code'>;
  readonly append: Histogram;
  readonly conflicts: Counter;
  readonly unavailable: Counter;
  readonly streams: Gauge;
  readonly droppedStreams: Counter;
  readonly failures: Counter;
  readonly pushes: Counter<'result'>;
  readonly storage: Gauge;
  readonly loadedTables: Gauge;
  readonly tables: Gauge<'phase'>;
  readonly thinking: Histogram<'game'>;
  readonly botQueue: Gauge<'lane'>;
}

/** Metrics that walk through every open connection while everything else waits: with thousands of streams that takes too long. */
const SLOW = [
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
  'nodejs_active_resources',
  'nodejs_active_resources_total',
  'process_open_fds',
];

export function newMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of SLOW) registry.removeSingleMetric(name);
  const registers = [registry];
  registry.registerMetric(
    new Gauge({
      name: 'process_open_fds',
      help: 'Open file descriptors, counted where nobody waits for it',
      registers: [],
      async collect() {
        this.set(
          await readdir('/proc/self/fd').then(
            ({ length }) => length,
            () => Number.NaN,
          ),
        );
      },
    }),
  );
  const seconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
  return {
    registry,
    moves: new Counter({ name: 'sixfold_moves_total', help: 'Moves made durable by this node', registers }),
    commands: new Counter({
      name: 'sixfold_commands_total',
      help: 'Commands by name and how they ended',
      labelNames: ['command', 'code'],
      registers,
    }),
    append: new Histogram({
      name: 'sixfold_append_seconds',
      help: 'Time until something is durable',
      buckets: seconds,
      registers,
    }),
    conflicts: new Counter({
      name: 'sixfold_append_conflicts_total',
      help: 'Another node was faster; decided again',
      registers,
    }),
    unavailable: new Counter({
      name: 'sixfold_store_unavailable_total',
      help: 'The database did not answer',
      registers,
    }),
    streams: new Gauge({ name: 'sixfold_streams', help: 'Open event streams', registers }),
    droppedStreams: new Counter({
      name: 'sixfold_streams_dropped_total',
      help: 'Streams cut because their reader was too slow',
      registers,
    }),
    failures: new Counter({
      name: 'sixfold_request_failures_total',
      help: 'Requests that failed for a reason of ours',
      registers,
    }),
    pushes: new Counter({
      name: 'sixfold_pushes_total',
      help: 'Messages to browsers by what came of them',
      labelNames: ['result'],
      registers,
    }),
    storage: new Gauge({ name: 'sixfold_storage_bytes', help: 'Size of the database', registers }),
    loadedTables: new Gauge({ name: 'sixfold_tables_in_memory', help: 'Tables in memory', registers }),
    tables: new Gauge({
      name: 'sixfold_tables',
      help: 'Stored tables by phase',
      labelNames: ['phase'],
      registers,
    }),
    thinking: new Histogram({
      name: 'sixfold_bot_seconds',
      help: 'Time from question to answer of a bot',
      labelNames: ['game'],
      buckets: seconds,
      registers,
    }),
    botQueue: new Gauge({
      name: 'sixfold_bot_queue',
      help: 'Questions that wait for a bot, those answered at once and those searched for',
      labelNames: ['lane'],
      registers,
    }),
  };
}
