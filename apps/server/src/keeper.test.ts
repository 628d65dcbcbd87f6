import { SqliteStore, StoreUnavailable } from '@sixfold/store';
import { afterEach, expect, it, vi } from 'vitest';
import { startTestServer } from './testing/harness.js';

afterEach(() => vi.restoreAllMocks());

/** From now on a store answers so often that it is overloaded before it takes the first beat of a node. */
function overload(times: number): void {
  const { open } = SqliteStore;
  vi.spyOn(SqliteStore, 'open').mockImplementation(async (settings) => {
    const store = await open.call(SqliteStore, settings);
    const { beat } = store;
    let left = times;
    store.beat = (told) => (left-- > 0 ? Promise.reject(new StoreUnavailable('overloaded')) : beat(told));
    return store;
  });
}

it('a node that starts while its database is overloaded waits for it', async () => {
  overload(2);
  const server = await startTestServer();
  expect((await server.person('Ann').api.meta()).games).toContain('nimmt');
  await server.stop();
});

it('a node whose database never answers does not pretend to run', async () => {
  overload(Number.POSITIVE_INFINITY);
  await expect(startTestServer()).rejects.toThrow(StoreUnavailable);
});
