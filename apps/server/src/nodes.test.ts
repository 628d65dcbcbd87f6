import { openStore } from '@sixfold/store';
import { startPostgres, type TestPostgres } from '@sixfold/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { afterMore, type Crowd, gather, lostAndDoubled, unsoundRecords } from './testing/crowd.js';
import { Person, startTestServer } from './testing/harness.js';
import { type ServerProcess, startProcess } from './testing/processes.js';

const settings = { botThreads: 1, rhythm: { beat: 50, patience: 500, lease: 500, botPace: 0 } };

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
});
afterAll(() => postgres.stop());

async function lookInto(database: string, crowd: Crowd) {
  const store = await openStore(database);
  const found = await lostAndDoubled(store, crowd);
  await store.close();
  return found;
}

it('play goes on across three nodes, one of which is killed in the middle of moves', async () => {
  const database = await postgres.database();
  const start = () => startProcess({ ...settings, database });
  const nodes = await Promise.all([start(), start(), start()]);
  let turn = 0;
  const alive: ServerProcess[] = [...nodes];
  const crowd = await gather(() => (alive[turn++ % alive.length] as ServerProcess).url, 2, 3, { rounds: 1 });
  const watcher = new Person(nodes[2].url, 'Eve').listen(crowd.tables[0] as string);
  const playing = crowd.play();
  await afterMore(crowd, 20);
  // Nobody is told: requests run into the dead node until the balancer notices.
  await nodes[0].kill();
  await afterMore(crowd, 10);
  alive.shift();
  await playing;
  const end = await watcher.until((ears) => ears.last('play')?.result && ears.last('play'));
  const plays = watcher.all('play');
  const first = plays[0]?.number ?? 0;
  const steps = plays.flatMap((play) => play.steps);
  expect(steps.map(({ number }) => number)).toEqual(steps.map((_, index) => first + index + 1));
  expect(first + steps.length).toBe(end.number);
  watcher.close();
  expect(await unsoundRecords(nodes[1].url, crowd)).toEqual([]);
  expect(await lookInto(database, crowd)).toEqual({ lost: [], doubled: [] });
  expect(await Promise.all([nodes[1].stop(), nodes[2].stop()])).toEqual([0, 0]);
});

it("another node takes over a dead node's bots", async () => {
  const database = await postgres.database();
  // This node has taken on the bots' turn, but would make it only after an hour.
  const rhythm = { ...settings.rhythm, botPace: 3_600_000 };
  const doomed = await startProcess({ ...settings, rhythm, database });
  const heir = await startTestServer({ database, rhythm: settings.rhythm });
  const ann = new Person(doomed.url, 'Ann');
  const { table } = await ann.api.create({
    game: 'nimmt',
    seats: 3,
    name: 'Ann',
    bots: ['easy', 'easy'],
    startWhenFull: true,
  });
  const there = ann.at(heir.url);
  const ears = there.listen(table.id);
  const { legal } = await ears.number(0);
  await doomed.kill();
  await there.api.choose(table.id, { number: 0, move: legal[0] as string });
  await ears.number(3);
  // Somebody may have to take a row, and a bot may have done so by now.
  const steps = ears.all('play').flatMap((play) => play.steps);
  expect(steps.slice(0, 3).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  ears.close();
  await heir.stop();
});

it('a PostgreSQL that is restarted in the middle is waited for', async () => {
  const database = await postgres.database();
  const node = await startTestServer({ database, rhythm: settings.rhythm });
  const crowd = await gather(() => node.url, 2, 3, { rounds: 1 });
  const playing = crowd.play();
  await afterMore(crowd, 15);
  await postgres.halt();
  const refused = node.person('Ann').api.create({ game: 'nimmt', seats: 2, name: 'Ann' });
  await expect(refused).rejects.toMatchObject({ status: 503, code: 'storeUnavailable', retry: true });
  expect(await (await fetch(`${node.url}/readyz`)).json()).toMatchObject({ code: 'storeUnavailable' });
  expect(await (await fetch(`${node.url}/healthz`)).json()).toEqual({ ok: true });
  await postgres.start();
  await playing;
  expect(await unsoundRecords(node.url, crowd)).toEqual([]);
  expect(await lookInto(database, crowd)).toEqual({ lost: [], doubled: [] });
  await node.stop();
});

it('people at different nodes see each other come, choose, speak and go', async () => {
  const database = await postgres.database();
  const [here, there] = await Promise.all([
    startTestServer({ database, rhythm: { beat: 50 } }),
    startTestServer({ database, rhythm: { beat: 50 } }),
  ]);
  const [ann, ben] = [here.person('Ann'), there.person('Ben')];
  const { table } = await ann.api.create({ game: 'nimmt', seats: 2, name: 'Ann', startWhenFull: true });
  const ears = ann.listen(table.id);
  await ears.until((each) => each.table);
  await ben.api.join(table.id, { name: 'Ben' });
  const others = ben.listen(table.id);
  await ears.until((each) => each.last('presence')?.connected.length === 2);
  expect((await ears.number(0)).turn.toAct).toEqual([0, 1]);
  const { legal } = await others.number(0);
  await ben.api.choose(table.id, { number: 0, move: legal[0] as string });
  expect((await ears.until((each) => each.last('turn'))).chosen).toEqual([1]);
  await ben.api.say(table.id, { text: 'your turn' });
  await ears.until((each) => each.last('talk')?.messages.some(({ text }) => text === 'your turn'));
  others.close();
  await ears.until((each) => each.last('presence')?.connected.length === 1);
  ears.close();
  await Promise.all([here.stop(), there.stop()]);
});
