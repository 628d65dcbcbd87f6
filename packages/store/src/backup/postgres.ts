import pg from 'pg';
import { PostgresStore } from '../postgres/store.js';
import { numbersAsNumbers } from '../postgres/types.js';
import { type BackupLine, BackupRefused, CLEARED, type Kept, type KeptRow, keptIn } from './format.js';

const AT_ONCE = 1000;

const types = { getTypeParser: numbersAsNumbers };

async function connected<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result> | Result,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, types });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** All rows of a database as they are at one moment; servers may go on writing meanwhile. */
export async function* readPostgres(url: string): AsyncGenerator<BackupLine> {
  const client = new pg.Client({ connectionString: url, types });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows: versions } = await client.query('SELECT max(version) AS version FROM migrations');
    const schema = Number(versions[0]?.version);
    yield { sixfoldBackup: 1, schema };
    let rows = 0;
    for (const table of keptIn(schema)) {
      await client.query(`DECLARE kept CURSOR FOR SELECT * FROM ${table}`);
      for (;;) {
        const { rows: some } = await client.query<KeptRow>(`FETCH ${AT_ONCE} FROM kept`);
        if (some.length === 0) break;
        rows += some.length;
        for (const row of some) yield [table, row];
      }
      await client.query('CLOSE kept');
    }
    yield { end: true, rows };
  } finally {
    await client.end();
  }
}

/** Writes rows into an empty database, all of them or none. */
export async function writePostgres(
  url: string,
  rows: AsyncIterable<readonly [Kept, KeptRow]>,
): Promise<number> {
  // Makes the tables.
  await (await PostgresStore.open({ url })).close();
  return connected(url, async (client) => {
    await client.query('BEGIN');
    // Nobody writes between the look and the commit.
    await client.query('LOCK TABLE entries IN SHARE ROW EXCLUSIVE MODE');
    const { rows: present } = await client.query('SELECT 1 FROM entries LIMIT 1');
    if (present.length > 0) throw new BackupRefused('notEmpty');
    for (const table of CLEARED) await client.query(`DELETE FROM ${table}`);
    let count = 0;
    for await (const [table, row] of rows) {
      const columns = Object.keys(row);
      const places = columns.map((_, index) => `$${index + 1}`).join();
      await client.query({
        name: `restore ${table} ${columns.length}`,
        text: `INSERT INTO ${table} (${columns.join()}) VALUES (${places})`,
        values: Object.values(row),
      });
      count++;
    }
    await client.query('COMMIT');
    return count;
  });
}
