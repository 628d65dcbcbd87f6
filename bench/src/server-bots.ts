import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figures.js';
import { startChild } from './server-child.js';
import { listen, percentile, post } from './server-load.js';

const HOG_TABLES = 20;
const DECISIONS = 10;
/** How long each level may keep a stranger waiting under this load, in milliseconds. */
const WANTED = { easy: 500, medium: 500, strong: 3000 } as const;

const SERVER = new URL('../../apps/server/dist/testing/run-server.js', import.meta.url);
const newToken = (): string => randomBytes(32).toString('base64url');

async function newTable(port: number, token: string, wish: object): Promise<string> {
  const made = await post(port, '/api/tables', JSON.stringify({ game: 'nimmt', name: 'P0', ...wish }), token);
  return (JSON.parse(made.body) as { table: { id: string } }).table.id;
}

/** How long somebody waits for a bot of this level after each of their own moves. */
async function waits(port: number, level: keyof typeof WANTED): Promise<number[]> {
  const token = newToken();
  const table = await newTable(port, token, { seats: 2, bots: [level], startWhenFull: true });
  const times: number[] = [];
  await new Promise<void>((resolve, reject) => {
    let asked = 0;
    const line = listen(port, `/api/tables/${table}/events`, token, (name, data) => {
      if (name !== 'play') return;
      const { turn, legal } = JSON.parse(data) as { turn: { number: number }; legal: string[] };
      if (asked > 0) times.push(performance.now() - asked);
      const [move] = legal;
      if (times.length >= DECISIONS || move === undefined) {
        void line.then((request) => request.destroy());
        return resolve();
      }
      asked = performance.now();
      const choice = { number: turn.number, move, key: randomBytes(9).toString('hex') };
      void post(port, `/api/tables/${table}/choose`, JSON.stringify(choice), token);
    });
    line.catch(reject);
  });
  return times;
}

/** Twenty tables of nobody but masters, made and watched by one person, and a stranger with one bot. */
export async function benchServerBots(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-bench-'));
  const settings = { database: join(folder, 'x.db'), botThreads: 1, rhythm: { botPace: 0 } };
  const child = await startChild(SERVER, JSON.stringify(settings));
  try {
    const hog = newToken();
    const masters = ['master', 'master', 'master', 'master'];
    for (let table = 0; table < HOG_TABLES; table++) {
      const wish = { seats: 4, seat: null, bots: masters, startWhenFull: true };
      const id = await newTable(child.port, hog, wish);
      await listen(child.port, `/api/tables/${id}/events`, hog, () => {});
    }
    const figures: Figure[] = [];
    for (const level of ['easy', 'medium', 'strong'] as const) {
      const times = await waits(child.port, level);
      const what = `beside ${HOG_TABLES} tables of masters: ${level}`;
      figures.push(
        { what: `${what}, half of the answers within`, value: percentile(times, 0.5), unit: 'ms' },
        { what: `${what}, all (wanted: < ${WANTED[level]})`, value: Math.max(...times), unit: 'ms' },
      );
    }
    return figures;
  } finally {
    await child.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
