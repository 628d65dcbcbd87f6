import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../index.js';
import { startPostgres, type TestPostgres } from '../testing/index.js';
import { backUp, restore } from './index.js';

const folder = mkdtempSync(join(tmpdir(), 'sixfold-backup-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

let files = 0;
const newFile = (ending: string) => join(folder, `${++files}.${ending}`);
const newAddress = async (kind: string) => (kind === 'sqlite' ? newFile('db') : postgres.database());

const NOW = 1_700_000_000_000;

/** Appends the next entry of a table, with everything that can belong to one. */
const appendTo = (store: Store, table: string, seq: number) =>
  store.append({
    table,
    after: seq - 1,
    bodies: [`entry ${seq} “ü” \n`],
    row: {
      id: table,
      game: 'toy',
      phase: 'playing',
      visibility: 'link',
      openSeats: 0,
      quickKey: '',
      createdAt: NOW,
      updatedAt: NOW + seq,
      base: 1,
      summary: JSON.stringify({ seq }),
    },
    waiting: 2,
    players: { add: ['p1', 'p2'], remove: [], seats: { p1: 0, p2: 1 } },
    deadlines: [{ kind: 'clock', due: NOW + seq }],
  });

describe.each(['sqlite', 'postgres'])('a backup of %s', (from) => {
  it.each(['sqlite', 'postgres'])(
    'taken while it is written to is one moment, and goes into %s',
    async (to) => {
      const source = await newAddress(from);
      const store = await openStore(source);
      const acknowledged = new Map<string, number>();
      let isDone = false;
      const write = async (table: string) => {
        for (let seq = 1; !isDone || seq <= 20; seq++) {
          expect(await appendTo(store, table, seq)).toBe('appended');
          acknowledged.set(table, seq);
        }
      };
      await store.keepSecret('key', 'kept');
      const writers = ['a', 'b', 'c'].map(write);
      await expect.poll(() => acknowledged.get('c') ?? 0, { timeout: 20_000 }).toBeGreaterThan(5);
      const before = new Map(acknowledged);
      const file = newFile('backup');
      expect(await backUp(source, file)).toBeGreaterThan(15);
      isDone = true;
      await Promise.all(writers);
      await store.close();

      const address = await newAddress(to);
      // A server has been started there once, and has made a key of its own.
      const empty = await openStore(address);
      await empty.keepSecret('key', 'another');
      await empty.close();
      await restore(file, address);
      const restored = await openStore(address);
      expect(await restored.keepSecret('key', 'a third')).toBe('kept');
      for (const [table, seq] of before) {
        const entries = await restored.read(table, 0);
        expect(entries.length).toBeGreaterThanOrEqual(seq);
        expect(entries.map((entry) => entry.seq)).toEqual(entries.map((_, index) => index + 1));
        expect(entries[0]?.body).toBe('entry 1 “ü” \n');
        // Log and list are of the same moment.
        const mine = await restored.tablesOf('p1', 100);
        expect(mine.find(({ id }) => id === table)).toMatchObject({
          updatedAt: NOW + entries.length,
          seat: 0,
        });
        expect(await appendTo(restored, table, entries.length + 1)).toBe('appended');
      }
      await restored.close();
    },
  );
});

describe('a backup', () => {
  it('is refused where something is already, and where it is foreign, cut short or too new', async () => {
    const full = newFile('db');
    const store = await openStore(full);
    await appendTo(store, 'a', 1);
    await store.close();
    const file = newFile('backup');
    await backUp(full, file);
    await expect(restore(file, full)).rejects.toMatchObject({ code: 'notEmpty' });

    const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
    const damaged = (change: Buffer | string[]) => {
      const path = newFile('backup');
      writeFileSync(path, Array.isArray(change) ? gzipSync(`${change.join('\n')}\n`) : change);
      return path;
    };
    const intoNew = (path: string) => restore(path, newFile('db'));
    await expect(intoNew(damaged(lines.slice(0, -1)))).rejects.toMatchObject({ code: 'cutShort' });
    await expect(intoNew(damaged(readFileSync(file).subarray(0, -20)))).rejects.toMatchObject({
      code: 'cutShort',
    });
    await expect(intoNew(damaged(Buffer.from('hello')))).rejects.toMatchObject({ code: 'notABackup' });
    const tricky = ['{"sixfoldBackup":1,"schema":1}', '["nodes",{"node) --":"x"}]', '{"end":true,"rows":1}'];
    await expect(intoNew(damaged(tricky))).rejects.toMatchObject({ code: 'notABackup' });
    await expect(intoNew(damaged(['{"some":"thing"}']))).rejects.toMatchObject({ code: 'notABackup' });
    await expect(intoNew(damaged(['{"sixfoldBackup":1,"schema":99}']))).rejects.toMatchObject({
      code: 'tooNew',
    });
    await expect(backUp(newFile('db'), newFile('backup'))).rejects.toMatchObject({ code: 'nothingThere' });

    // What was refused at its end has left nothing behind.
    const empty = newFile('db');
    await expect(restore(damaged(lines.slice(0, -1)), empty)).rejects.toThrow();
    expect(await restore(file, empty)).toBeGreaterThan(0);
  });
});
