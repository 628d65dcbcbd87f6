import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore, StoreRefused, StoreUnavailable } from '../index.js';
import { migrations } from '../migrations.js';
import { keepLocked } from '../testing/intruder.js';
import { row } from '../testing/rows.js';
import { BUILT_THREAD } from '../testing/thread.js';
import { type SqliteSettings, SqliteStore } from './store.js';

let folder: string;
let path: string;
const opened: SqliteStore[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sixfold-sqlite-'));
  path = join(folder, 'sixfold.db');
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  rmSync(folder, { recursive: true });
});

async function open(settings: Partial<SqliteSettings> = {}): Promise<SqliteStore> {
  const store = await SqliteStore.open({ path, ...settings });
  opened.push(store);
  return store;
}

const step = (table: string, after: number, body = 'x') => ({ table, after, bodies: [body] });
const beat = { node: 'n', now: 1, starting: true, patience: 5, gap: 5 };

it('is for one server: a second one is refused, until the first has closed', async () => {
  const first = await open();
  await expect(open()).rejects.toEqual(new StoreRefused('inUse'));
  await first.append(step('a', 0));
  await first.close();
  expect(await (await open()).read('a', 0)).toHaveLength(1);
});

it('is for one server, by whatever path the other one comes to it', async () => {
  await open();
  symlinkSync(path, join(folder, 'link.db'));
  symlinkSync(folder, `${folder}-too`);
  await expect(open({ path: join(folder, 'link.db') })).rejects.toEqual(new StoreRefused('inUse'));
  await expect(open({ path: join(`${folder}-too`, 'sixfold.db') })).rejects.toEqual(
    new StoreRefused('inUse'),
  );
  rmSync(`${folder}-too`);
});

it('is one database though it was made through a link that led nowhere yet', async () => {
  symlinkSync(path, join(folder, 'link.db'));
  await open({ path: join(folder, 'link.db') });
  await expect(open()).rejects.toEqual(new StoreRefused('inUse'));
});

it('is free again as soon as the server that had it was killed', async () => {
  const built = new URL('../../dist/index.js', import.meta.url).href;
  const script = `import { SqliteStore } from ${JSON.stringify(built)};
    const store = await SqliteStore.open(${JSON.stringify(path)});
    await store.append({ table: 'a', after: 0, bodies: ['x'] });
    console.log('ready'); process.stdin.resume();`;
  const file = join(folder, 'other.mjs');
  writeFileSync(file, script);
  const other = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  await expect(open()).rejects.toEqual(new StoreRefused('inUse'));
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(await (await open()).read('a', 0)).toHaveLength(1);
});

it('says at once that it is unavailable when the disk is full, loses nothing, and goes on later', async () => {
  const store = await open({ mostPages: 40 });
  await store.beat(beat);
  let written = 0;
  await expect(
    (async () => {
      for (; written < 1000; written++) await store.append(step('a', written, 'x'.repeat(3000)));
    })(),
  ).rejects.toThrow(StoreUnavailable);
  expect(written).toBeGreaterThan(5);
  await expect(store.ping()).rejects.toThrow(StoreUnavailable);
  // A sign of life needs no more room than it has: it says nothing of logs.
  await store.beat({ ...beat, starting: false });
  await expect(store.ping()).rejects.toThrow(StoreUnavailable);
  // What the log says: somebody has to know that it is the disk.
  await expect(store.ping()).rejects.toHaveProperty('cause.message', expect.stringContaining('disk is full'));
  expect(await store.read('a', 0)).toHaveLength(written);
  await store.close();
  const later = await open();
  expect(await later.read('a', 0)).toHaveLength(written);
  expect(await later.append(step('a', written))).toBe('appended');
  await later.ping();
});

it('says that it is unavailable while somebody else keeps the file locked, and goes on afterwards', async () => {
  const store = await open();
  await store.append(step('a', 0));
  const release = keepLocked(path);
  const waiting = Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => store.append(step(`t${index}`, 0))),
  );
  expect(new Set((await waiting).map(({ status }) => status))).toEqual(new Set(['rejected']));
  await expect(store.ping()).rejects.toThrow(StoreUnavailable);
  expect(await store.read('a', 0)).toHaveLength(1);
  release();
  // It finds out by itself, and leaves nothing behind.
  await store.ping();
  const file = new DatabaseSync(path);
  expect(file.prepare("SELECT name FROM sqlite_master WHERE name = 'trial'").all()).toEqual([]);
  file.close();
  expect(await store.append(step('a', 1))).toBe('appended');
});

it('does not sync sooner because somebody wants to read', async () => {
  const store = await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  try {
    const written = store.append(step('a', 0));
    await vi.advanceTimersByTimeAsync(10);
    await written;
    let isGathered = false;
    const read = store.read('a', 0);
    store.gather(() => {
      isGathered = true;
    });
    // Whatever leaves at once has left by then.
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(isGathered).toBe(false);
    await vi.advanceTimersByTimeAsync(10);
    expect(isGathered).toBe(true);
    expect(await read).toHaveLength(1);
    // Where nothing is to be written, nobody waits.
    expect(await store.read('a', 0)).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

it('prunes as many tables in one step as there is time for', async () => {
  const store = await open();
  const row = {
    game: 'g',
    visibility: 'link',
    openSeats: 0,
    quickKey: '',
    createdAt: 1,
    updatedAt: 1,
  } as const;
  for (const id of ['a', 'b', 'c'])
    await store.append({ ...step(id, 0), row: { ...row, id, phase: 'finished', base: 1, summary: '' } });
  let clock = performance.now();
  const slow = vi.spyOn(performance, 'now').mockImplementation(() => {
    clock += 5;
    return clock;
  });
  expect(await store.prune({ finished: 2, lobby: 0, codes: 0 })).toBe(1);
  // As long as no time passes there is enough of it, however slow this machine is.
  slow.mockImplementation(() => clock);
  expect(await store.prune({ finished: 2, lobby: 0, codes: 0 })).toBe(2);
  slow.mockRestore();
  expect(await store.countTables()).toEqual({ lobby: 0, playing: 0, finished: 0 });
});

it('lets one bad step fail without the others that share its sync', async () => {
  const store = await open();
  const bad = { table: 'b', after: 0, bodies: [{} as string] };
  const results = await Promise.allSettled([
    store.append(step('a', 0)),
    store.append(bad),
    store.append(step('c', 0)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await store.read('c', 0)).toHaveLength(1);
});

it('finishes what was asked before it is closed, and refuses what is asked later', async () => {
  for (const settings of [{}, { thread: BUILT_THREAD }]) {
    const store = await open({ ...settings, path: join(folder, `${opened.length}.db`) });
    const first = store.append(step('a', 0));
    await new Promise((resolve) => setImmediate(resolve));
    const second = store.append(step('b', 0));
    const closed = store.close();
    await expect(store.append(step('c', 0))).rejects.toThrow(StoreUnavailable);
    expect(await Promise.all([first, second])).toEqual(['appended', 'appended']);
    await closed;
  }
});

it('lets decide what the next batch carries only when that leaves, also when it is closed meanwhile', async () => {
  const store = await open({ thread: BUILT_THREAD });
  const order: string[] = [];
  const durable = store.append(step('a', 0)).then(() => order.push('durable'));
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([
    durable,
    ...['b', 'c'].map(
      (table) =>
        new Promise((resolve) => {
          store.gather(() => {
            order.push(table);
            resolve(store.append(step(table, 0)));
          });
        }),
    ),
  ]);
  expect(order).toEqual(['durable', 'b', 'c']);
  store.gather(() => order.push('last'));
  await store.close();
  store.gather(() => order.push('too late'));
  expect(order).toEqual(['durable', 'b', 'c', 'last', 'too late']);
});

it('never makes the rest of the server wait for the disk', async () => {
  const store = await open({ thread: BUILT_THREAD, syncDelay: 300 });
  const order: string[] = [];
  const durable = store.append(step('a', 0)).then(() => order.push('durable'));
  await new Promise((resolve) => setTimeout(resolve, 5));
  order.push('others');
  await durable;
  expect(order).toEqual(['others', 'durable']);
});

it('makes durable with one sync what came while it was busy', async () => {
  const store = await open({ thread: BUILT_THREAD, syncDelay: 100 });
  const order: string[] = [];
  const append = (name: string) => store.append(step(name, 0)).then(() => order.push(name));
  const first = append('first');
  await new Promise((resolve) => setTimeout(resolve, 20));
  const others = Array.from({ length: 30 }, (_, index) => append(`t${index}`));
  const last = others[29]?.then(() => store.append(step('last', 0))).then(() => order.push('last'));
  await Promise.all([first, ...others, last]);
  expect(order).toEqual(['first', ...Array.from({ length: 30 }, (_, index) => `t${index}`), 'last']);
});

it('is unavailable when its thread has died, and starts another', async () => {
  const marker = join(folder, 'died');
  const thread = join(folder, 'thread.mjs');
  writeFileSync(
    thread,
    `import { existsSync, writeFileSync } from 'node:fs';
     import { parentPort } from 'node:worker_threads';
     if (existsSync(${JSON.stringify(marker)})) await import(${JSON.stringify(BUILT_THREAD.href)});
     else {
       parentPort.postMessage({ kind: 'open' });
       parentPort.once('message', () => {
         writeFileSync(${JSON.stringify(marker)}, '');
         throw new Error('died');
       });
     }`,
  );
  const store = await open({ thread: pathToFileURL(thread) });
  await expect(store.append(step('a', 0))).rejects.toThrow(StoreUnavailable);
  await expect(store.append(step('a', 0))).rejects.toThrow(StoreUnavailable);
  await vi.waitFor(() => store.ping(), { timeout: 20_000, interval: 50 });
  expect(await store.append(step('a', 0))).toBe('appended');
});

it('refuses a file that a later version has written, and leaves it as it is', async () => {
  await (await open()).close();
  const file = new DatabaseSync(path);
  file.exec('INSERT INTO migrations (version) VALUES (999)');
  file.close();
  for (const settings of [{}, { thread: BUILT_THREAD }])
    await expect(open(settings)).rejects.toEqual(new StoreRefused('tooNew'));
});

it('brings a file of the first version up to date', async () => {
  const file = new DatabaseSync(path);
  for (const sql of migrations[0]?.sqlite ?? []) file.exec(sql);
  file.exec(`CREATE TABLE migrations (version INTEGER PRIMARY KEY);
    INSERT INTO migrations VALUES (1);
    INSERT INTO entries VALUES ('a', 1, 'old');
    INSERT INTO tables VALUES ('a', 'toy', 'playing', 'link', 0, '', 1, 1, '{}');
    INSERT INTO table_players VALUES ('p', 'a')`);
  file.close();
  const store = await open();
  expect(await store.tablesOf('p', 9)).toMatchObject([{ id: 'a', yourTurn: false }]);
  const players = { add: [], remove: [], seats: { p: 3 } };
  expect(await store.append({ ...step('a', 1), players, waiting: 8 })).toBe('appended');
  expect(await store.tablesOf('p', 9)).toMatchObject([{ id: 'a', seat: 3, yourTurn: true }]);
});

it('keeps who belongs to which table when those of one table are put together', async () => {
  const file = new DatabaseSync(path);
  const before = migrations.slice(0, 8);
  for (const { sqlite } of before) for (const sql of sqlite) file.exec(sql);
  file.exec(`CREATE TABLE migrations (version INTEGER PRIMARY KEY);
    INSERT INTO migrations VALUES (${before.length});
    INSERT INTO tables (id, game, phase, visibility, open_seats, quick_key, created_at, updated_at, summary)
      VALUES ('over', 'toy', 'finished', 'link', 0, '', 1, 7, '{}'), ('on', 'toy', 'playing', 'link', 0, '', 2, 5, '{}');
    INSERT INTO table_players (player, table_id, seat) VALUES ('p', 'over', 1), ('p', 'on', 0), ('q', 'on', 2)`);
  file.close();
  const store = await open();
  const idsOf = async (player: string) => (await store.tablesOf(player, 9)).map(({ id, seat }) => [id, seat]);
  expect(await idsOf('p')).toEqual([
    ['over', 1],
    ['on', 0],
  ]);
  expect(await idsOf('q')).toEqual([['on', 2]]);
  expect(await store.countUnfinished('p')).toBe(1);
  // What a table's end and a newcomer bring about still happens.
  const ended = row('on', { phase: 'finished', visibility: 'link', updatedAt: 9 });
  const players = { add: ['r'], remove: [], seats: { r: 3 } };
  expect(await store.append({ ...step('on', 0), row: ended, players })).toBe('appended');
  expect(await idsOf('p')).toEqual([
    ['on', 0],
    ['over', 1],
  ]);
  await store.close();
  const written = new DatabaseSync(path);
  expect(written.prepare(`SELECT player, ended FROM table_players WHERE table_id = 'on'`).all()).toEqual(
    ['p', 'q', 'r'].map((player) => ({ player, ended: 9 })),
  );
  written.close();
});

it('keeps every log when the steps of all tables are put one behind the other', async () => {
  const file = new DatabaseSync(path);
  const before = migrations.slice(0, 9);
  for (const { sqlite } of before) for (const sql of sqlite) file.exec(sql);
  file.exec(`CREATE TABLE migrations (version INTEGER PRIMARY KEY);
    INSERT INTO migrations VALUES (${before.length});
    INSERT INTO entries (table_id, seq, body, waiting)
      VALUES ('b', 1, 'b1', 0), ('a', 1, 'a1', 0), ('b', 2, 'b2', 1), ('a', 2, 'a2', 2), ('a', 10, 'a10', 4);
    INSERT INTO tables (id, game, phase, visibility, open_seats, quick_key, created_at, updated_at, summary, base)
      VALUES ('a', 'toy', 'playing', 'link', 0, '', 1, 7, '{}', 2);
    INSERT INTO table_players (player, table_id, seat) VALUES ('p', 'a', 2)`);
  file.close();
  const store = await open();
  expect((await store.read('a', 0)).map(({ body }) => body)).toEqual(['a1', 'a2', 'a10']);
  expect((await store.load('a')).map(({ seq }) => seq)).toEqual([2, 10]);
  expect((await store.read('b', 1)).map(({ body }) => body)).toEqual(['b2']);
  expect(await store.tablesOf('p', 9)).toMatchObject([{ id: 'a', yourTurn: true }]);
  expect(await store.append(step('a', 9, 'late'))).toBe('conflict');
  expect(await store.append(step('a', 10, 'a11'))).toBe('appended');
  expect(await store.append(step('b', 2, 'b3'))).toBe('appended');
  expect(await store.append(step('a', 11, 'a12'))).toBe('appended');
  expect((await store.read('a', 9)).map(({ body }) => body)).toEqual(['a10', 'a11', 'a12']);
  await store.close();
  const written = new DatabaseSync(path);
  const bodies = written.prepare('SELECT body FROM entries ORDER BY rowid').all();
  expect(bodies.map(({ body }) => body)).toEqual(['a1', 'a2', 'a10', 'b1', 'b2', 'a11', 'b3', 'a12']);
  // Whatever else goes wrong, no number of a log is given twice.
  expect(() => written.exec(`INSERT INTO entries (table_id, seq, body) VALUES ('b', 3, 'again')`)).toThrow(
    'UNIQUE',
  );
  written.close();
});

it('makes no file for an address that names another kind of database', async () => {
  await expect(openStore('mysql://somewhere/db')).rejects.toEqual(new StoreRefused('unknownKind'));
  expect(existsSync('mysql:')).toBe(false);
});
