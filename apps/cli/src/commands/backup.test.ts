import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type PlayState } from '@sixfold/protocol';
import { NO_LIMITS, startServer } from '@sixfold/server';
import { afterAll, describe, expect, it } from 'vitest';
import { sixfold } from '../testing.js';

const folder = mkdtempSync(join(tmpdir(), 'sixfold-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = (name: string) => join(folder, name);

const serve = (database: string) =>
  startServer({ database, limits: NO_LIMITS, rhythm: { botPace: 0 }, botThreads: 0, logLevel: 'fatal' });

/** Somebody who plays 6 nimmt! against a bot, and how many moves of theirs were acknowledged. */
class Somebody {
  acknowledged = 0;
  table = '';
  token = '';
  isOver = false;

  async begin(base: string): Promise<void> {
    const { token } = await createClient({ base }).newToken();
    const { table } = await createClient({ base, token }).create({
      game: 'nimmt',
      options: { rounds: 1 },
      seats: 2,
      name: 'Somebody',
      bots: ['easy'],
      startWhenFull: true,
    });
    Object.assign(this, { token, table: table.id });
  }

  /** Plays on at a server until the match is over or it is told to stop. */
  play(base: string, mayStop: () => boolean = () => false): Promise<void> {
    const client = createClient({ base, token: this.token });
    return new Promise((resolve, reject) => {
      const stream = client.listen(this.table, {
        play: (play: PlayState) => {
          this.isOver = play.result !== undefined;
          if (this.isOver || mayStop()) {
            stream.close();
            resolve();
            return;
          }
          const [move] = play.legal;
          if (move === undefined) return;
          const acknowledge = () => {
            this.acknowledged = Math.max(this.acknowledged, play.number + 1);
          };
          client.choose(this.table, { number: play.number, move }).then(acknowledge, reject);
        },
      });
    });
  }
}

describe('sixfold backup and restore', () => {
  it('keep every acknowledged move of a server that goes on playing', async () => {
    const server = await serve(path('live.db'));
    const base = `http://127.0.0.1:${server.port}`;
    const people = Array.from({ length: 6 }, () => new Somebody());
    for (const one of people) await one.begin(base);
    let isTaken = false;
    const playing = people.map((one) => one.play(base, () => isTaken));
    const hasBegun = () => people.every(({ acknowledged }) => acknowledged > 2);
    await expect.poll(hasBegun, { timeout: 30_000 }).toBe(true);

    const before = people.map(({ acknowledged }) => acknowledged);
    const taken = await sixfold(['backup', path('a.backup'), '--database', path('live.db')]);
    expect(taken).toMatchObject({ code: 0, err: '' });
    isTaken = true;
    await Promise.all(playing);
    await server.stop();

    const restored = await sixfold(['restore', path('a.backup'), '--database', path('again.db')]);
    expect(restored).toMatchObject({ code: 0, err: '' });
    const second = await serve(path('again.db'));
    const again = `http://127.0.0.1:${second.port}`;
    for (const [index, one] of people.entries()) {
      const { play } = await createClient({ base: again, token: one.token }).snapshot(one.table);
      expect(play?.number).toBeGreaterThanOrEqual(before[index] ?? 0);
      await one.play(again);
      expect(one.isOver).toBe(true);
    }
    await second.stop();
  });

  it('say what is wrong and change nothing', async () => {
    const refused = async (...argv: string[]) => (await sixfold(argv)).err;
    expect(await refused('backup', path('x'), '--database', path('nowhere.db'))).toContain(
      '[backupNothingThere]',
    );
    expect(await refused('restore', path('a.backup'), '--database', path('again.db'))).toContain(
      '[backupNotEmpty]',
    );
    writeFileSync(path('notes.txt'), 'not a backup');
    expect(await refused('restore', path('notes.txt'), '--database', path('new.db'))).toContain(
      '[backupNotABackup]',
    );
    expect(await refused('restore', path('no-file'), '--database', path('new.db'))).toContain(
      '[backupFailed]',
    );
    const secret = 'postgres://user:secret@127.0.0.1:1/x';
    const unreachable = await refused('backup', path('x'), '--database', secret);
    expect(unreachable).toContain('[backupFailed]');
    expect(unreachable).not.toContain('secret');
  });
});
