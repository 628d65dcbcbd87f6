import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@sixfold/store';
import { expect, it } from 'vitest';
import { afterMore, gather, lostAndDoubled, unsoundRecords } from './testing/crowd.js';
import { startProcess } from './testing/processes.js';

it('kill -9 of the embedded server loses nothing that was acknowledged, and every game goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-kill-'));
  const database = join(folder, 'test.db');
  const settings = { botThreads: 1, rhythm: { beat: 50, botPace: 0 }, database };
  let server = await startProcess(settings);
  const crowd = await gather(() => server.url, 3, 3, { rounds: 1 });
  const playing = crowd.play();
  const lookInto = async () => {
    const store = await openStore(database);
    const found = await lostAndDoubled(store, crowd);
    await store.close();
    return found;
  };
  for (let times = 1; times <= 2; times++) {
    await afterMore(crowd, 25);
    await server.kill();
    expect(await lookInto()).toEqual({ lost: [], doubled: [] });
    server = await startProcess(settings);
  }
  await playing;
  expect(await unsoundRecords(server.url, crowd)).toEqual([]);
  expect(await server.stop()).toBe(0);
  expect(await lookInto()).toEqual({ lost: [], doubled: [] });
  expect(crowd.acknowledged.length).toBeGreaterThanOrEqual(90);
  rmSync(folder, { recursive: true });
});
