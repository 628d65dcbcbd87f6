import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Person } from './testing/harness.js';
import { startProcess } from './testing/processes.js';

it('bots of every game think in threads of their own, while the server answers others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-threads-'));
  const server = await startProcess({
    database: join(folder, 'test.db'),
    botThreads: 1,
    rhythm: { botPace: 0 },
  });
  const ann = new Person(server.url, 'Ann');
  const tables = await Promise.all(
    ['nimmt', 'six', 'sixteen'].map((game) =>
      // The bot has the first seat, so that it is asked first.
      ann.api.create({ game, seats: 2, name: 'Ann', seat: 1, bots: ['strong'], startWhenFull: true }),
    ),
  );
  for (const { table } of tables) {
    const ears = ann.listen(table.id);
    const play = await ears.until((each) => {
      const latest = each.last('turn') ?? each.last('play')?.turn;
      return (latest?.chosen.includes(0) || (each.last('play')?.number ?? 0) > 0) && each.last('play');
    });
    expect(play.result).toBeUndefined();
    ears.close();
  }
  expect((await ann.api.myTables()).tables).toHaveLength(3);
  expect(await server.stop()).toBe(0);
  rmSync(folder, { recursive: true });
});
