import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Figure } from './figures.js';
import { CLOSED, run, SERVER } from './server.js';
import { startChild } from './server-child.js';
import type { Crowd, Run } from './server-crowd.js';
import { sixfold } from './server-targets.js';

/** Names the folder of another checkout, which must be built. */
const OTHER = 'BENCH_BESIDE';
/** Each of the two gets half of the people. */
const HALF: Crowd = { ...CLOSED, tables: 25, seconds: 8, warmMoves: 7000 };

/**
 * This build beside another one, both at the same time under the same load: what a change saved. Runs one after the other
 * differ by a third on a machine that is not at rest, these two by a hundredth or two.
 */
export async function benchServerBeside(): Promise<readonly Figure[]> {
  const other = process.env[OTHER];
  if (other === undefined) return [];
  const theirs = pathToFileURL(resolve(other, 'apps/server/dist/testing/run-server.js'));
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-bench-'));
  try {
    const figures: Figure[] = [];
    for (const rounds of [1, 5]) {
      const play = async (server: URL, name: string): Promise<Run> => {
        const database = join(folder, `${name}-${rounds}.db`);
        const child = await startChild(server, JSON.stringify({ database, botThreads: 1 }));
        return run(child, sixfold(child.port, { variant: 'classic', rounds }), HALF);
      };
      const [before, now] = await Promise.all([play(theirs, 'other'), play(SERVER, 'this')]);
      const what = `rounds a table: ${rounds}`;
      figures.push(
        { what: `${what}, ${OTHER}`, value: before.perCpuSecond, unit: 'moves/CPU-s', ratio: 1 },
        {
          what: `${what}, this build`,
          value: now.perCpuSecond,
          unit: 'moves/CPU-s',
          ratio: now.perCpuSecond / before.perCpuSecond,
        },
      );
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
