import { existsSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { lockFor } from '../sqlite/lock.js';
import { SqliteStore } from '../sqlite/store.js';
import type { Value } from '../statements.js';
import { type BackupLine, BackupRefused, CLEARED, type Kept, type KeptRow, keptIn } from './format.js';

/** All rows of a file as they are at one moment; a server may go on writing meanwhile. */
export async function* readSqlite(path: string): AsyncGenerator<BackupLine> {
  if (!existsSync(path)) throw new BackupRefused('nothingThere');
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    database.exec('BEGIN');
    const [version] = database.prepare('SELECT max(version) AS version FROM migrations').all() as KeptRow[];
    const schema = Number(version?.version);
    yield { sixfoldBackup: 1, schema };
    let rows = 0;
    for (const table of keptIn(schema)) {
      for (const row of rowsOf(database, table)) {
        rows++;
        yield [table, row];
      }
    }
    yield { end: true, rows };
  } finally {
    database.close();
  }
}

/** What each table is ordered by, so that it can be read in pieces. */
const KEYS: Readonly<Record<Kept, readonly string[]>> = {
  entries: ['table_id', 'seq'],
  tables: ['id'],
  table_players: ['table_id', 'player'],
  codes: ['code'],
  deadlines: ['table_id', 'kind'],
  nodes: ['node'],
  outages: ['began', 'ended'],
  secrets: ['name'],
  subscriptions: ['endpoint'],
};
const AT_ONCE = 1000;

function* rowsOf(database: DatabaseSyncInstance, table: Kept): Generator<KeptRow> {
  const keys = KEYS[table];
  const order = `ORDER BY ${keys.join()} LIMIT ${AT_ONCE}`;
  const places = keys.map((_, index) => `?${index + 1}`).join();
  const first = database.prepare(`SELECT * FROM ${table} ${order}`);
  const next = database.prepare(`SELECT * FROM ${table} WHERE (${keys.join()}) > (${places}) ${order}`);
  let some = first.all() as KeptRow[];
  while (some.length > 0) {
    yield* some;
    const last = some.at(-1) as KeptRow;
    some = next.all(...keys.map((key) => last[key] as Value)) as KeptRow[];
  }
}

/** Writes rows into an empty file, all of them or none. */
export async function writeSqlite(
  path: string,
  rows: AsyncIterable<readonly [Kept, KeptRow]>,
): Promise<number> {
  // Makes the tables, and finds out whether a server uses the file.
  await (await SqliteStore.open(path)).close();
  const release = lockFor(path);
  const database = new DatabaseSync(path);
  try {
    database.exec('PRAGMA synchronous = FULL');
    database.exec('BEGIN IMMEDIATE');
    if (database.prepare('SELECT 1 FROM entries LIMIT 1').all().length > 0)
      throw new BackupRefused('notEmpty');
    for (const table of CLEARED) database.exec(`DELETE FROM ${table}`);
    const prepared = new Map<string, ReturnType<typeof database.prepare>>();
    let count = 0;
    for await (const [table, row] of rows) {
      const columns = Object.keys(row);
      const places = columns.map((_, index) => `?${index + 1}`).join();
      const sql = `INSERT INTO ${table} (${columns.join()}) VALUES (${places})`;
      const insert = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, insert);
      insert.run(...Object.values(row));
      count++;
    }
    database.exec('COMMIT');
    return count;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  } finally {
    database.close();
    release();
  }
}
