import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figures.js';
import { type Child, startChild } from './server-child.js';
import { type Crowd, measure, pause, type Run } from './server-crowd.js';
import { FOR_NODE, listen, post } from './server-load.js';
import { phases } from './server-phases.js';
import { bare, sixfold, type Target } from './server-targets.js';

export const CLOSED: Crowd = { tables: 50, thinking: 0, seconds: 4, warmMoves: 15_000, warmSeconds: 20 };
/** A server that has just been started. */
const COLD: Crowd = { ...CLOSED, warmMoves: 3000 };
/** Two hundred people who move after a tenth of a second on average: about a thousand moves a second. */
const PACED: Crowd = { ...CLOSED, thinking: 95, warmMoves: 4000 };
/** As many moves by four times as many people: what each of them waits for does not matter much. */
const CROWDED: Crowd = { ...CLOSED, tables: 200, thinking: 470, warmMoves: 4000 };
const IDLE_STREAMS = 5000;
const ROUNDS = 2;
/** Of a disk that takes its time, in milliseconds. */
const SLOW_SYNC = 20;

export const SERVER = new URL('../../apps/server/dist/testing/run-server.js', import.meta.url);
const BARE = new URL('./server-bare.js', import.meta.url);

const startSixfold = (folder: string, settings: object = {}): Promise<Child> =>
  startChild(
    SERVER,
    JSON.stringify({
      database: join(folder, `${randomBytes(4).toString('hex')}.db`),
      botThreads: 1,
      ...settings,
    }),
  );

export async function run(child: Omit<Child, 'longest'>, target: Target, crowd: Crowd): Promise<Run> {
  try {
    return await measure(target, child, crowd);
  } finally {
    await child.end();
  }
}

export async function runBare(folder: string, crowd: Crowd): Promise<Run> {
  const child = await startChild(BARE, join(folder, 'bare.log'));
  return run(child, bare(child.port), crowd);
}

async function runSixfold(
  folder: string,
  rounds: number,
  crowd: Crowd,
  settings?: object,
  headers?: typeof FOR_NODE,
): Promise<Run> {
  const child = await startSixfold(folder, settings);
  return run(child, sixfold(child.port, { variant: 'classic', rounds }, headers), crowd);
}

const bestOf = (runs: readonly Run[]): Run =>
  runs.reduce((best, each) => (each.perCpuSecond > best.perCpuSecond ? each : best));

/** What everything costs that a table goes through, on a warm server. */
async function warmPhases(folder: string): Promise<Figure[]> {
  const child = await startSixfold(folder);
  try {
    const target = sixfold(child.port, { variant: 'classic', rounds: 1 });
    await measure(target, child, { ...CLOSED, seconds: 0.1 });
    await pause(500);
    return await phases(child);
  } finally {
    await child.end();
  }
}

/** Kilobytes that a stream costs on which nothing happens. */
async function idleStreams(folder: string): Promise<number> {
  const child = await startSixfold(folder);
  const ids: string[] = [];
  for (let table = 0; table < CLOSED.tables; table++) {
    const token = randomBytes(32).toString('base64url');
    const wish = { game: 'nimmt', seats: 4, name: 'P0' };
    const made = await post(child.port, '/api/tables', JSON.stringify(wish), token);
    ids.push((JSON.parse(made.body) as { table: { id: string } }).table.id);
  }
  const before = await child.usage('memory');
  const streams: ClientRequest[] = [];
  while (streams.length < IDLE_STREAMS) {
    const group = ids.map((id) => listen(child.port, `/api/tables/${id}/events`, '', () => {}));
    streams.push(...(await Promise.all(group)));
  }
  // News of who came is still on its way.
  await pause(1000);
  const after = await child.usage('memory');
  for (const stream of streams) stream.destroy();
  await child.end();
  return (after.rss - before.rss) / IDLE_STREAMS / 1000;
}

/** The server under load, beside a server that does little but sync and send. */
export async function benchServer(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-bench-'));
  try {
    // In turns, and the better run of each counts, so that a busy machine disturbs them alike.
    const runs: { bare: Run[]; cold: Run[]; one: Run[]; five: Run[] } = {
      bare: [],
      cold: [],
      one: [],
      five: [],
    };
    for (let round = 1; round <= ROUNDS; round++) {
      runs.bare.push(await runBare(folder, CLOSED));
      runs.cold.push(await runSixfold(folder, 1, COLD));
      runs.one.push(await runSixfold(folder, 1, CLOSED));
      runs.five.push(await runSixfold(folder, 5, CLOSED));
    }
    const [yardstick, one, five] = [bestOf(runs.bare), bestOf(runs.one), bestOf(runs.five)];
    const cold = bestOf(runs.cold);
    const byNode = await runSixfold(folder, 5, CLOSED, {}, FOR_NODE);
    const paced = await runSixfold(folder, 5, PACED);
    const fast = await runSixfold(folder, 5, CROWDED);
    const slow = await runSixfold(folder, 5, CROWDED, { syncDelay: SLOW_SYNC });
    const share = ({ perCpuSecond }: Run): number => perCpuSecond / yardstick.perCpuSecond;
    return [
      {
        what: 'bare WebSocket server with fsync',
        value: yardstick.perCpuSecond,
        unit: 'moves/CPU-s',
        ratio: 1,
      },
      { what: 'bare, p99', value: yardstick.p99, unit: 'ms' },
      {
        what: `one round a table, after ${COLD.warmMoves} moves`,
        value: cold.perCpuSecond,
        unit: 'moves/CPU-s',
        ratio: share(cold),
      },
      {
        what: 'one round a table',
        value: one.perCpuSecond,
        unit: 'moves/CPU-s',
        ratio: share(one),
        goal: 0.6,
      },
      {
        what: 'five rounds a table',
        value: five.perCpuSecond,
        unit: 'moves/CPU-s',
        ratio: share(five),
        goal: 0.8,
      },
      { what: 'five rounds a table, p99', value: five.p99, unit: 'ms' },
      { what: 'five rounds a table, memory', value: five.megabytes, unit: 'MB' },
      { what: 'paced', value: paced.perSecond, unit: 'moves/s' },
      { what: 'paced, p50', value: paced.p50, unit: 'ms' },
      { what: 'paced, p99 (wanted: < 25)', value: paced.p99, unit: 'ms' },
      { what: `${CROWDED.tables} tables, paced`, value: fast.perSecond, unit: 'moves/s' },
      { what: `the same with ${SLOW_SYNC} ms a sync`, value: slow.perSecond, unit: 'moves/s' },
      { what: `${CROWDED.tables} tables, paced, p99`, value: fast.p99, unit: 'ms' },
      { what: `the same with ${SLOW_SYNC} ms a sync`, value: slow.p99, unit: 'ms' },
      { what: `${CROWDED.tables} tables, a move`, value: 1e6 / fast.perCpuSecond, unit: 'µs' },
      { what: `the same with ${SLOW_SYNC} ms a sync`, value: 1e6 / slow.perCpuSecond, unit: 'µs' },
      {
        what: 'five rounds a table, by lines that were asked for a page before',
        value: byNode.perCpuSecond,
        unit: 'moves/CPU-s',
        ratio: share(byNode),
      },
      ...(await warmPhases(folder)),
      {
        what: `${IDLE_STREAMS} idle streams (wanted: < 12)`,
        value: await idleStreams(folder),
        unit: 'kB each',
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
