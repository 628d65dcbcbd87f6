import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figures.js';
import { SERVER } from './server.js';
import { type Child, startChild } from './server-child.js';
import { pause } from './server-crowd.js';
import { post } from './server-load.js';

const TABLES = 50;
const STREAMS = 4000;
const ROUNDS = 3;
const WORDS = 10;

const newToken = (): string => randomBytes(32).toString('base64url');

async function newTable({ port }: Child, token = newToken()): Promise<string> {
  const wish = { game: 'nimmt', seats: 4, name: 'P0' };
  const made = await post(port, '/api/tables', JSON.stringify(wish), token);
  return (JSON.parse(made.body) as { table: { id: string } }).table.id;
}

/** Resolves with the line when the first bytes of its stream are here. */
function stream(port: number, table: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const line = connect(port, '127.0.0.1');
    line.once('connect', () => line.write(`GET /api/tables/${table}/events HTTP/1.1\r\nhost: x\r\n\r\n`));
    line.once('data', () => resolve(line)).resume();
    line.once('error', reject);
  });
}

/** The same while somebody speaks at a table that thousands watch. */
async function speakToMany(child: Child): Promise<Figure> {
  const token = newToken();
  const table = await newTable(child, token);
  const lines = await Promise.all(Array.from({ length: STREAMS }, () => stream(child.port, table)));
  await pause(3000);
  await child.longest();
  for (let count = 0; count < WORDS; count++) {
    await post(child.port, `/api/tables/${table}/chat`, JSON.stringify({ text: 'hello' }), token);
    await pause(100);
  }
  await pause(500);
  const value = await child.longest();
  for (const line of lines) line.destroy();
  return { what: `somebody speaks at a table that ${STREAMS} watch`, value, unit: 'ms' };
}

/** How long the event loop is nobody else's while thousands come, and go, in the same moment. */
export async function benchServerStreams(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-bench-'));
  const child = await startChild(
    SERVER,
    JSON.stringify({ database: join(folder, 'streams.db'), botThreads: 1 }),
  );
  try {
    const tables: string[] = [];
    for (let table = 0; table < TABLES; table++) tables.push(await newTable(child));
    const figures: Figure[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const often = round === 1 ? 'the first time' : `time ${round}`;
      await child.longest();
      const before = await child.usage();
      const lines = await Promise.all(
        Array.from({ length: STREAMS }, (_, index) => stream(child.port, tables[index % TABLES] as string)),
      );
      await pause(500);
      figures.push({
        what: `${STREAMS} streams come at once, ${often}`,
        value: await child.longest(),
        unit: 'ms',
      });
      for (const line of lines) line.destroy();
      await pause(2000);
      figures.push({ what: `they go at once, ${often}`, value: await child.longest(), unit: 'ms' });
      const used = (await child.usage()).cpu - before.cpu;
      figures.push({
        what: `processor time a stream that comes and goes, ${often}`,
        value: (1e6 * used) / STREAMS,
        unit: 'µs',
      });
    }
    figures.push(await speakToMany(child));
    return figures;
  } finally {
    await child.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
