import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figures.js';
import { type Child, startChild } from './server-child.js';
import { listen, percentile, post } from './server-load.js';

const TABLES = 50;
const SEATS = 4;
const SECONDS = 4;
const WARM_UP = 6;
const WARM_MOVES = 8000;
/** For the paced run: everybody thinks this long before each move, in milliseconds. */
const THINKING = 1000;
const IDLE_STREAMS = 2000;
const ROUNDS = 2;

const SERVER = new URL('../../apps/server/dist/testing/run-server.js', import.meta.url);
const BARE = new URL('./server-bare.js', import.meta.url);

/** What one run showed. */
interface Run {
  readonly perSecond: number;
  readonly perCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly megabytes: number;
}

const bestOf = (runs: readonly Run[]): Run =>
  runs.reduce((best, run) => (run.perCpuSecond > best.perCpuSecond ? run : best));

/** Counts what is acknowledged while it is on, and how long that took. */
class Counter {
  isOn = false;
  total = 0;
  readonly latencies: number[] = [];

  async time(command: Promise<{ status: number }>): Promise<void> {
    const start = performance.now();
    // Whoever is still thinking when a run ends finds nobody there.
    const { status } = await command.catch(() => ({ status: 0 }));
    this.total++;
    if (this.isOn && status === 200) this.latencies.push(performance.now() - start);
  }
}

async function measure(child: Child, counter: Counter): Promise<Run> {
  // Until the code is warm, which takes a number of moves rather than a time.
  const warm = performance.now() + WARM_UP * 1000;
  while (counter.total < WARM_MOVES && performance.now() < warm)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const before = await child.usage();
  const start = performance.now();
  counter.isOn = true;
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  counter.isOn = false;
  const seconds = (performance.now() - start) / 1000;
  const after = await child.usage();
  const { latencies } = counter;
  return {
    perSecond: latencies.length / seconds,
    perCpuSecond: latencies.length / (after.cpu - before.cpu),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    megabytes: after.rss / 1e6,
  };
}

/** Tables of people who answer every question as soon as they have thought, each with their own stream. */
async function seatEverybody(port: number, counter: Counter, thinking: number): Promise<ClientRequest[]> {
  const streams: ClientRequest[] = [];
  const seat = async (): Promise<void> => {
    const tokens = Array.from({ length: SEATS }, () => randomBytes(32).toString('base64url'));
    const wish = { game: 'nimmt', seats: SEATS, name: 'P0', options: { limit: 999 } };
    const made = await post(port, '/api/tables', JSON.stringify(wish), tokens[0]);
    const { id } = (JSON.parse(made.body) as { table: { id: string } }).table;
    for (const [place, token] of tokens.entries()) {
      if (place > 0) await post(port, `/api/tables/${id}/join`, JSON.stringify({ name: `P${place}` }), token);
      const answer = (name: string, data: string): void => {
        if (name !== 'play') return;
        const { number, legal } = JSON.parse(data) as { number: number; legal: string[] };
        const [move] = legal;
        if (move === undefined) return;
        const choice = JSON.stringify({ number, move, key: `k${randomBytes(9).toString('hex')}` });
        const choose = () => void counter.time(post(port, `/api/tables/${id}/choose`, choice, token));
        if (thinking === 0) choose();
        else setTimeout(choose, thinking * (0.5 + Math.random()));
      };
      streams.push(await listen(port, `/api/tables/${id}/events`, token, answer));
    }
    await post(port, `/api/tables/${id}/start`, '{}', tokens[0]);
  };
  await Promise.all(Array.from({ length: TABLES }, seat));
  return streams;
}

async function runServer(folder: string, thinking: number): Promise<Run> {
  const settings = { database: join(folder, `${randomBytes(4).toString('hex')}.db`), botThreads: 1 };
  const child = await startChild(SERVER, JSON.stringify(settings));
  const counter = new Counter();
  const streams = await seatEverybody(child.port, counter, thinking);
  const run = await measure(child, counter);
  for (const stream of streams) stream.destroy();
  await child.end();
  return run;
}

/** The same number of people, listeners and bytes a command at the yardstick. */
async function runBare(folder: string): Promise<Run> {
  const child = await startChild(BARE, join(folder, 'bare.log'));
  const counter = new Counter();
  const streams: ClientRequest[] = [];
  let isOver = false;
  for (let person = 0; person < TABLES * SEATS; person++) {
    const path = `/t${person % TABLES}`;
    streams.push(await listen(child.port, path, '', () => {}));
    const body = JSON.stringify({ number: 1000, move: '43', key: `k${randomBytes(9).toString('hex')}` });
    void (async () => {
      while (!isOver) await counter.time(post(child.port, path, body));
    })();
  }
  const run = await measure(child, counter);
  isOver = true;
  for (const stream of streams) stream.destroy();
  await child.end();
  return run;
}

/** Kilobytes that a stream costs on which nothing happens. */
async function idleStreams(folder: string): Promise<number> {
  const settings = { database: join(folder, 'idle.db'), botThreads: 1 };
  const child = await startChild(SERVER, JSON.stringify(settings));
  const ids: string[] = [];
  for (let table = 0; table < TABLES; table++) {
    const token = randomBytes(32).toString('base64url');
    const wish = { game: 'nimmt', seats: SEATS, name: 'P0' };
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
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const after = await child.usage('memory');
  for (const stream of streams) stream.destroy();
  await child.end();
  return (after.rss - before.rss) / IDLE_STREAMS / 1000;
}

/** The server under load, beside a server that does nothing but sync and echo. */
export async function benchServer(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-bench-'));
  try {
    // In turns, and the better run of each counts, so that a busy machine disturbs them alike.
    const bareRuns: Run[] = [];
    const closedRuns: Run[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      bareRuns.push(await runBare(folder));
      closedRuns.push(await runServer(folder, 0));
    }
    const bare = bestOf(bareRuns);
    const closed = bestOf(closedRuns);
    const paced = await runServer(folder, THINKING);
    const idle = await idleStreams(folder);
    return [
      { what: 'bare server, closed loop', value: bare.perSecond, unit: 'acks/s' },
      { what: 'bare server', value: bare.perCpuSecond, unit: 'acks/CPU-s', ratio: 1 },
      { what: 'bare server, p50', value: bare.p50, unit: 'ms' },
      { what: 'bare server, p99', value: bare.p99, unit: 'ms' },
      { what: 'sixfold, closed loop', value: closed.perSecond, unit: 'moves/s' },
      {
        what: 'sixfold',
        value: closed.perCpuSecond,
        unit: 'moves/CPU-s',
        ratio: closed.perCpuSecond / bare.perCpuSecond,
        goal: 0.4,
      },
      { what: 'sixfold, p50', value: closed.p50, unit: 'ms' },
      { what: 'sixfold, p99', value: closed.p99, unit: 'ms' },
      { what: 'sixfold, memory', value: closed.megabytes, unit: 'MB' },
      { what: `paced (${THINKING} ms a move)`, value: paced.perSecond, unit: 'moves/s' },
      { what: 'paced, p50', value: paced.p50, unit: 'ms' },
      { what: 'paced, p99', value: paced.p99, unit: 'ms' },
      { what: `${IDLE_STREAMS} idle streams (wanted: < 30)`, value: idle, unit: 'kB each' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
