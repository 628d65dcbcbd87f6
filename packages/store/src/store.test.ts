import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, PostgresStore, SqliteStore, StoreUnavailable } from './index.js';
import { describeStore } from './testing/contract.js';
import { startPostgres, type TestPostgres } from './testing/postgres.js';

describeStore('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-store-'));
  return {
    open: () => SqliteStore.open(join(folder, 'sixfold.db')),
    remove: async () => rmSync(folder, { recursive: true }),
  };
});

describe('PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  describeStore('PostgreSQL', async () => {
    const url = await postgres.database();
    return { open: () => PostgresStore.open({ url, connections: 4 }), remove: async () => {} };
  });

  it('wakes other nodes for every append, by table', async () => {
    const url = await postgres.database();
    const [writer, listener] = await Promise.all([openStore(url), openStore(url)]);
    const woken = new Promise((resolve) => listener.onWake((table, what) => resolve([table, what])));
    await writer.append({ table: 'a', after: 0, bodies: ['x'] });
    expect(await woken).toEqual(['a', 'log']);
    await writer.close();
    await listener.close();
  });

  it('says that it is unavailable while the database is away, then goes on and wakes everybody', async () => {
    const url = await postgres.database();
    const store = await openStore(url);
    const woken = new Promise((resolve) =>
      store.onWake((table) => table === undefined && resolve('everything')),
    );
    await store.append({ table: 'a', after: 0, bodies: ['x'] });
    await postgres.halt();
    await expect(store.append({ table: 'a', after: 1, bodies: ['y'] })).rejects.toThrow(StoreUnavailable);
    await postgres.start();
    expect(await woken).toBe('everything');
    expect(await store.append({ table: 'a', after: 1, bodies: ['y'] })).toBe('appended');
    await store.close();
  });
});
