import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figures.js';
import { CLOSED, run, runBare, SERVER } from './server.js';
import { type Child, startChild } from './server-child.js';
import type { Run } from './server-crowd.js';
import { sixfold } from './server-targets.js';

/** Names an empty database. */
const POSTGRES = 'BENCH_POSTGRES';

interface Meeting extends Run {
  /** How many of a hundred appends came too late, because another node was faster. */
  readonly late: number;
}

async function counted(ports: readonly number[], name: string): Promise<number> {
  let sum = 0;
  for (const port of ports) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    sum += Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  }
  return sum;
}

/** Five rounds a table: everybody at one node, or every other one at a second. */
async function runNodes(database: string, count: number): Promise<Meeting> {
  const nodes: Child[] = [];
  while (nodes.length < count)
    nodes.push(await startChild(SERVER, JSON.stringify({ database, botThreads: 1 })));
  const ports = nodes.map(({ port }) => port);
  let late = 0;
  const all: Omit<Child, 'longest'> = {
    port: ports[0] as number,
    usage: async () => {
      const each = await Promise.all(nodes.map((node) => node.usage()));
      const sum = (of: 'cpu' | 'rss'): number => each.reduce((total, usage) => total + usage[of], 0);
      return { cpu: sum('cpu'), rss: sum('rss') };
    },
    end: async () => {
      const appends = await counted(ports, 'sixfold_append_seconds_count');
      late = (100 * (await counted(ports, 'sixfold_append_conflicts_total'))) / appends;
      await Promise.all(nodes.map((node) => node.end()));
    },
  };
  const measured = await run(all, sixfold(ports, { variant: 'classic', rounds: 5 }), CLOSED);
  return { ...measured, late };
}

/** Servers that share a PostgreSQL of your own, beside a server that does little but sync and send. */
export async function benchServerNodes(): Promise<readonly Figure[]> {
  const database = process.env[POSTGRES];
  if (database === undefined) return [];
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-bench-'));
  try {
    const bare = (await runBare(folder, CLOSED)).perCpuSecond;
    const figures: Figure[] = [
      { what: 'bare WebSocket server with fsync', value: bare, unit: 'moves/CPU-s', ratio: 1 },
    ];
    for (const count of [1, 2]) {
      const { perCpuSecond, perSecond, p50, p99, late } = await runNodes(database, count);
      const what = `PostgreSQL, ${count === 1 ? 'one node' : 'two nodes'}, five rounds a table`;
      figures.push(
        { what, value: perCpuSecond, unit: 'moves/CPU-s', ratio: perCpuSecond / bare },
        { what: 'the same, by the clock', value: perSecond, unit: 'moves/s' },
        { what: 'the same, p50', value: p50, unit: 'ms' },
        { what: 'the same, p99', value: p99, unit: 'ms' },
        { what: 'the same, too late', value: late, unit: '% of appends' },
      );
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
