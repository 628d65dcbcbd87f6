import { SqliteStore, StoreUnavailable } from '@sixfold/store';
import { afterEach, expect, it, vi } from 'vitest';
import { startTestServer } from './testing/harness.js';

afterEach(() => vi.restoreAllMocks());

/** From now on a store says this many times that it is overloaded before it takes what a node begins with. */
function overload(times: number): void {
  const { open } = SqliteStore;
  vi.spyOn(SqliteStore, 'open').mockImplementation(async (settings) => {
    const store = await open.call(SqliteStore, settings);
    const { beat, keepSecret } = store;
    let [beats, secrets] = [times, times];
    const overloaded = () => Promise.reject(new StoreUnavailable('overloaded'));
    store.beat = (told) => (beats-- > 0 ? overloaded() : beat(told));
    store.keepSecret = (...kept) => (secrets-- > 0 ? overloaded() : keepSecret(...kept));
    return store;
  });
}

it('a node that starts while its database is overloaded waits for it', async () => {
  overload(2);
  const server = await startTestServer({ push: { contact: 'mailto:host@example.org' } });
  expect(await server.person('Ann').api.meta()).toHaveProperty('push');
  await server.stop();
});

it('a node whose database never answers does not pretend to run', async () => {
  overload(Number.POSITIVE_INFINITY);
  await expect(startTestServer()).rejects.toThrow(StoreUnavailable);
});
