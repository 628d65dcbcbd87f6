import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteStore } from '@sixfold/store';
import { keepLocked, startPostgres } from '@sixfold/store/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Person, seated, startTestServer, type TestServer } from './testing/harness.js';
import { startNeighbours } from './testing/neighbours.js';

/** On a busy machine what happens at once may take a while. */
const WAIT = { timeout: 30_000, interval: 50 };
const UNAVAILABLE = { status: 503, code: 'storeUnavailable', retry: true };

async function readiness({ url }: TestServer): Promise<{ status: number; code?: string }> {
  const response = await fetch(`${url}/readyz`);
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, ...(code !== undefined && { code }) };
}

/** Two people in the middle of a game. */
async function game(house: TestServer): Promise<{ people: Person[]; table: string }> {
  const people = [house.person('Ann'), house.person('Ben')];
  return { people, table: await seated(people, { startWhenFull: true }) };
}

async function choose(person: Person, table: string): Promise<void> {
  const { number, legal } = await person.play(table);
  await person.api.choose(table, { number, move: legal[0] as string });
}

afterEach(() => vi.restoreAllMocks());

describe('a database file', () => {
  it('that somebody else keeps locked: refused with words and for a while, told to nobody, then done', async () => {
    const house = await startTestServer();
    const { people, table } = await game(house);
    const [ann, ben] = people as [Person, Person];
    const ears = ben.listen(table);
    await ears.number(0);
    const release = keepLocked(house.database);
    await expect(choose(ann, table)).rejects.toMatchObject(UNAVAILABLE);
    expect(await readiness(house)).toEqual({ status: 503, code: 'storeUnavailable' });
    expect(await (await fetch(`${house.url}/healthz`)).json()).toEqual({ ok: true });
    // Looking is possible all the time.
    expect((await ann.play(table)).turn.chosen).toEqual([]);
    expect(ears.all('turn').flatMap(({ chosen }) => chosen)).toEqual([]);
    release();
    await choose(ann, table);
    expect((await ears.until((each) => each.last('turn'))).chosen).toEqual([0]);
    await vi.waitFor(async () => expect(await readiness(house)).toEqual({ status: 200 }), WAIT);
    ears.close();
    await house.stop();
  });

  it('on a disk that is full: refused with words, and nothing that was said yes to is lost', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sixfold-full-'));
    const database = join(folder, 'test.db');
    const open = SqliteStore.open.bind(SqliteStore);
    const small = vi
      .spyOn(SqliteStore, 'open')
      .mockImplementation((settings) => open({ ...(settings as object), path: database, mostPages: 80 }));
    let house = await startTestServer({ database });
    const { people, table } = await game(house);
    const [ann, ben] = people as [Person, Person];
    await choose(ann, table);
    const made: string[] = [];
    await expect(
      (async () => {
        while (made.length < 1000)
          made.push((await ann.api.create({ game: 'six', seats: 2, name: 'Ann' })).table.id);
      })(),
    ).rejects.toMatchObject(UNAVAILABLE);
    expect(made.length).toBeGreaterThan(3);
    // Small writes, such as a node's sign of life, still find room: that says nothing of games.
    for (let beats = 0; beats < 5; beats++) {
      await house.store.beat({ node: 'here', now: Date.now(), starting: false, patience: 1e9, gap: 1e9 });
      expect(await readiness(house)).toEqual({ status: 503, code: 'storeUnavailable' });
    }
    expect((await ben.play(table)).turn.chosen).toEqual([0]);
    await house.stop();
    small.mockRestore();
    house = await startTestServer({ database });
    const [annAgain, benAgain] = [ann.at(house.url), ben.at(house.url)];
    for (const id of made) expect((await annAgain.api.snapshot(id)).table.phase).toBe('lobby');
    await choose(benAgain, table);
    expect((await annAgain.play(table)).number).toBeGreaterThan(0);
    expect(await readiness(house)).toEqual({ status: 200 });
    await house.stop();
    rmSync(folder, { recursive: true });
  });
});

it('a node that hears nothing of the others any more says that it is not ready, until it does again', async () => {
  const postgres = await startPostgres();
  const { here, there, proxy, stop } = await startNeighbours(postgres);
  const ann = here.person('Ann');
  const { table } = await ann.api.create({ game: 'nimmt', seats: 2, name: 'Ann' });
  const ears = there.person('Eve').listen(table.id);
  await ears.until((each) => each.table);
  expect(await readiness(there)).toEqual({ status: 200 });
  proxy.swallow('sixfold news');
  await ann.api.say(table.id, { text: 'does anybody hear me?' });
  await vi.waitFor(
    async () => expect(await readiness(there)).toEqual({ status: 503, code: 'storeUnavailable' }),
    WAIT,
  );
  expect(ears.all('talk').flatMap(({ messages }) => messages)).toEqual([]);
  expect(await readiness(here)).toEqual({ status: 200 });
  proxy.heal();
  await vi.waitFor(async () => expect(await readiness(there)).toEqual({ status: 200 }), WAIT);
  // What it missed it has looked up by then, or does so now.
  await ears.until((each) => each.last('talk')?.messages.some(({ text }) => text?.startsWith('does')));
  ears.close();
  await stop();
  await postgres.stop();
});
