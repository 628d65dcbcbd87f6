import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { playOut, seated, startTestServer } from './testing/harness.js';

it('lists, counts and what may be made are answered from their columns: no table is read for them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-lists-'));
  const database = join(folder, 'x.db');
  const before = await startTestServer({ database });
  const [ann, ben] = [before.person('Ann'), before.person('Ben')];
  const over = await seated([ann, ben], { startWhenFull: true });
  await playOut([ann, ben], over);
  const running = await seated([ann, ben], { startWhenFull: true, visibility: 'public' });
  const open = await seated([ann, ben], { seats: 3, visibility: 'public' });
  await before.stop();

  // Nothing is in memory now.
  const server = await startTestServer({ database });
  const read: string[] = [];
  const { load, read: readOn } = server.store;
  server.store.load = (table) => {
    read.push(table);
    return load(table);
  };
  server.store.read = (table, after) => {
    read.push(table);
    return readOn(table, after);
  };
  const { api } = ann.at(server.url);
  const mine = (await api.myTables()).tables.map(({ id, yourTurn }) => [id, yourTurn]);
  expect(Object.fromEntries(mine)).toEqual({ [open]: false, [running]: true, [over]: false });
  expect((await api.publicTables()).tables.map(({ id }) => id)).toEqual([open]);
  expect((await api.runningTables()).tables.map(({ id }) => id)).toEqual([running]);
  expect(await server.store.countTables()).toEqual({ lobby: 1, playing: 1, finished: 1 });
  expect(read).toEqual([]);
  // Whether somebody may make another is known without theirs; the new one is looked for, as the wish may have come before.
  const { table } = await api.create({ game: 'nimmt', seats: 2, name: 'Ann' });
  expect(read).toEqual([table.id]);
  await server.stop();
  rmSync(folder, { recursive: true });
});
