import { SqliteStore, StoreUnavailable } from '@sixfold/store';
import { afterEach, expect, it, vi } from 'vitest';
import { hashOf } from './ids.js';
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

it.each([
  ['', 0],
  [', also when the database fails as they come', 3],
])(
  'a game of bots that nobody watches costs nothing, and goes on for whoever looks on%s',
  async (_, failures) => {
    const server = await startTestServer({ rhythm: { lease: 30 } });
    const ann = server.person('Ann');
    const { table } = await ann.api.create({
      game: 'nimmt',
      seats: 2,
      name: 'Ann',
      seat: null,
      bots: ['easy', 'easy'],
      startWhenFull: true,
    });
    // It is not looked at again and again: nothing is due before the room falls asleep, for any node.
    const { updatedAt } = (await server.store.tablesOf(hashOf(ann.token), 1))[0] ?? { updatedAt: 0 };
    const nextDue = () => server.store.nextDue(Number.MAX_SAFE_INTEGER);
    await vi.waitFor(async () => expect(await nextDue()).toBeGreaterThan(updatedAt + 60_000), {
      timeout: 20_000,
    });
    const before = (await ann.play(table.id)).number;
    let left = failures;
    const { append } = server.store;
    server.store.append = (step) =>
      left-- > 0 ? Promise.reject(new StoreUnavailable('overloaded')) : append(step);
    const ears = ann.listen(table.id);
    await ears.number(before + 2);
    ears.close();
    await server.stop();
  },
);
