import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openStore, PostgresStore, StoreRefused, StoreUnavailable } from '../index.js';
import { startPostgres, type TestPostgres } from '../testing/postgres.js';
import { startProxy } from '../testing/proxy.js';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const step = (table: string, after: number, body = 'x') => ({ table, after, bodies: [body] });
const WAIT = { timeout: 30_000, interval: 20 };

it('wakes other nodes for every append, by table, and never the node that did it', async () => {
  const url = await postgres.database();
  const [one, other] = await Promise.all([openStore(url), openStore(url)]);
  const heard: [string, string | undefined][] = [];
  one.onWake((table) => heard.push(['one', table]));
  other.onWake((table) => heard.push(['other', table]));
  await one.append(step('a', 0));
  await vi.waitFor(() => expect(heard).toHaveLength(1), WAIT);
  await other.append(step('b', 0));
  await vi.waitFor(() => expect(heard).toHaveLength(2), WAIT);
  expect(heard).toEqual([
    ['other', 'a'],
    ['one', 'b'],
  ]);
  await one.close();
  await other.close();
});

it('says that it is unavailable while the database is away, then goes on and wakes everybody', async () => {
  const url = await postgres.database();
  const store = await openStore(url);
  const woken = new Promise((resolve) =>
    store.onWake((table) => table === undefined && resolve('everything')),
  );
  await store.append(step('a', 0));
  await postgres.halt();
  await expect(store.append(step('a', 1, 'y'))).rejects.toThrow(StoreUnavailable);
  await expect(store.ping()).rejects.toThrow(StoreUnavailable);
  await postgres.start();
  expect(await woken).toBe('everything');
  expect(await store.append(step('a', 1, 'y'))).toBe('appended');
  await store.ping();
  await store.close();
});

it('says that it is unavailable while logs cannot grow, though all else goes well, and finds out by itself when they can', async () => {
  const url = await postgres.database();
  const store = await openStore(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`);
  await client.query(
    'CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION full_disk()',
  );
  await expect(store.append(step('a', 0))).rejects.toThrow(StoreUnavailable);
  await store.beat({ node: 'n', now: 1, starting: true, patience: 5, gap: 5 });
  // All are listened to at once: one that fails while another is waited for would count as heard by nobody.
  const pings = await Promise.allSettled(Array.from({ length: 20 }, () => store.ping()));
  for (const ping of pings)
    expect(ping).toHaveProperty('reason.cause.message', expect.stringContaining('could not extend file'));
  await client.query('DROP TRIGGER full_disk ON entries');
  await store.ping();
  // The trial has left nothing behind.
  expect((await client.query('SELECT table_id FROM entries')).rows).toEqual([]);
  expect(await store.append(step('a', 0))).toBe('appended');
  await client.end();
  await store.close();
});

it('notices when its line for news dies without a word, says so, and gets another one', async () => {
  const url = await postgres.database();
  const proxy = await startProxy(url);
  const writer = await openStore(url);
  const store = await PostgresStore.open({ url: proxy.url, listenRhythm: 50 });
  const heard: (string | undefined)[] = [];
  store.onWake((table) => heard.push(table));
  await store.ping();
  proxy.swallow('sixfold news');
  await writer.append(step('missed', 0));
  await vi.waitFor(() => expect(store.ping()).rejects.toThrow(StoreUnavailable), WAIT);
  // The other lines are well, so work goes on.
  expect(await store.append(step('mine', 0))).toBe('appended');
  expect(heard).toEqual([]);
  proxy.heal();
  await vi.waitFor(() => store.ping(), WAIT);
  // What was missed cannot be known: everything may have changed.
  await vi.waitFor(() => expect(heard).toContain(undefined), WAIT);
  await writer.append(step('told', 0));
  await vi.waitFor(() => expect(heard).toContain('told'), WAIT);
  expect(heard.filter((table) => table === undefined)).toHaveLength(1);
  expect(proxy.alive('sixfold news')).toBe(1);
  await store.close();
  await writer.close();
  await proxy.stop();
});

it('writes steps of many tables at once, each by itself won or lost', async () => {
  const url = await postgres.database();
  const stores = await Promise.all([openStore(url), openStore(url)]);
  const tables = Array.from({ length: 40 }, (_, index) => `t${index}`);
  for (let round = 0; round < 5; round++) {
    const results = await Promise.all(
      tables.map((table, index) => {
        // Each node in its own order, with all that a step can have.
        const both = index % 2 === 0 ? stores : [...stores].reverse();
        return Promise.all(
          both.map((store) =>
            store.append({
              ...step(table, round),
              deadlines: [{ kind: 'clock', due: index }, { kind: 'bot' }],
              players: { add: [`p${round}`], remove: [`p${round - 1}`] },
            }),
          ),
        );
      }),
    );
    for (const result of results) expect([...result].sort()).toEqual(['appended', 'conflict']);
  }
  for (const table of tables) expect(await stores[0]?.read(table, 0)).toHaveLength(5);
  for (const store of stores) await store.close();
});

it('refuses a database that a later version has written', async () => {
  const url = await postgres.database();
  await (await openStore(url)).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('INSERT INTO migrations (version) VALUES (999)');
  await client.end();
  await expect(openStore(url)).rejects.toEqual(new StoreRefused('tooNew'));
});
