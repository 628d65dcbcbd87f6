import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { PostgresStore, SqliteStore } from './index.js';
import { describeStore } from './testing/contract.js';
import { startPostgres, type TestPostgres } from './testing/postgres.js';
import { BUILT_THREAD } from './testing/thread.js';

for (const [name, settings] of [
  ['SQLite', {}],
  ['SQLite in a thread of its own', { thread: BUILT_THREAD }],
] as const) {
  describeStore(name, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sixfold-store-'));
    // A file is for one server only: every node of a test is the same store.
    let store: Promise<SqliteStore> | undefined;
    return {
      async open() {
        store ??= SqliteStore.open({ path: join(folder, 'sixfold.db'), ...settings });
        const opened = await store;
        const { close } = opened;
        opened.close = () => {
          store = undefined;
          return close.call(opened);
        };
        return opened;
      },
      remove: async () => rmSync(folder, { recursive: true }),
    };
  });
}

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
});
