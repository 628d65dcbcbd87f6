import { existsSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { fileOf, isPostgres } from './address.js';
import { migrations } from './migrations.js';

/** What can be found out about a database without changing anything, even while servers use it. */
export interface Examined {
  readonly kind: 'sqlite' | 'postgres';
  /** The version of its tables; 0: there are none yet. */
  readonly schema: number;
  /** The version that this program knows. */
  readonly newest: number;
  /** How long a small question takes, in milliseconds. */
  readonly millis: number;
  /** How far its clock is ahead of ours, in milliseconds; undefined where it has none of its own. */
  readonly ahead?: number;
}

const QUESTIONS = 5;
const newest = migrations.length;

/** Looks at a database. Fails if it cannot be reached. */
export const examine = (address: string): Promise<Examined> =>
  isPostgres(address) ? examinePostgres(address) : examineSqlite(fileOf(address));

async function examineSqlite(path: string): Promise<Examined> {
  if (!existsSync(path)) return { kind: 'sqlite', schema: 0, newest, millis: 0 };
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const started = performance.now();
    const [row] = database.prepare('SELECT max(version) AS version FROM migrations').all();
    const { version } = row as { version: number | null };
    return { kind: 'sqlite', schema: Number(version ?? 0), newest, millis: performance.now() - started };
  } finally {
    database.close();
  }
}

async function examinePostgres(url: string): Promise<Examined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const { rows: found } = await client.query(`SELECT to_regclass('migrations') IS NOT NULL AS present`);
    const versions = found[0]?.present
      ? (await client.query('SELECT max(version) AS version FROM migrations')).rows
      : [];
    const times: number[] = [];
    let ahead = 0;
    for (let index = 0; index < QUESTIONS; index++) {
      const started = performance.now();
      const asked = Date.now();
      const { rows } = await client.query('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
      ahead = Number(rows[0]?.now) - (asked + Date.now()) / 2;
      times.push(performance.now() - started);
    }
    const millis = times.sort((a, b) => a - b)[QUESTIONS >> 1] ?? 0;
    return { kind: 'postgres', schema: Number(versions[0]?.version ?? 0), newest, millis, ahead };
  } finally {
    await client.end();
  }
}
