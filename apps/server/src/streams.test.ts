import { openStore } from '@sixfold/store';
import { startPostgres, type TestPostgres } from '@sixfold/store/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Ears, type Person, startTestServer } from './testing/harness.js';
import { startNeighbours } from './testing/neighbours.js';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const TABLES = 6;
const SEATS = 6;
const DECISIONS = 6;

/** Answers whatever its own stream asks, and nothing else: whoever is not told stands still. */
async function answer(person: Person, table: string, ears: Ears, from: number): Promise<void> {
  const play = await ears.until((each) => {
    const latest = each.last('play');
    return latest && latest.number >= from && latest;
  });
  const [move] = play.legal;
  if (move === undefined || play.result !== undefined) return;
  await person.api.choose(table, { number: play.number, move });
}

it('two nodes tell everybody everything by their streams alone, however close the moves are', async () => {
  const database = await postgres.database();
  const nodes = await Promise.all([startTestServer({ database }), startTestServer({ database })]);
  const play = async (): Promise<number> => {
    const people = Array.from({ length: SEATS }, (_, seat) =>
      (nodes[seat % 2] as (typeof nodes)[0]).person(`P${seat}`),
    );
    const { table } = await (people[0] as Person).api.create({
      game: 'nimmt',
      seats: SEATS,
      name: 'P0',
      startWhenFull: true,
    });
    for (const person of people.slice(1)) await person.api.join(table.id, { name: person.name });
    const ears = people.map((person) => person.listen(table.id));
    for (let decision = 0, number = 0; decision < DECISIONS; decision++) {
      const asked = await Promise.all(
        ears.map((each) =>
          each.until((all) => {
            const latest = all.last('play');
            return latest && latest.number >= number && latest;
          }),
        ),
      );
      number = Math.max(...asked.map((each) => each.number));
      const acting = asked.flatMap(({ legal }, seat) => (legal.length > 0 ? [seat] : []));
      expect(acting.length).toBeGreaterThan(0);
      await Promise.all(
        acting.map((seat) => answer(people[seat] as Person, table.id, ears[seat] as Ears, number)),
      );
      number++;
    }
    for (const each of ears) each.close();
    return DECISIONS;
  };
  const played = await Promise.all(Array.from({ length: TABLES }, play));
  expect(played).toEqual(Array(TABLES).fill(DECISIONS));
  await Promise.all(nodes.map((node) => node.stop()));
});

it('a node that is woken while it reads reads again', async () => {
  const database = await postgres.database();
  const [here, there] = await Promise.all([startTestServer({ database }), startTestServer({ database })]);
  // Somebody who only watches: nothing else brings this node to look at the table again.
  const [eve, ben] = [here.person('Eve'), there.person('Ben')];
  const { table } = await ben.api.create({ game: 'nimmt', seats: 2, name: 'Ben' });
  const [ears, own] = [eve.listen(table.id), ben.listen(table.id)];
  await ears.until((each) => each.last('presence')?.connected.length === 1);
  const [spy, witness] = await Promise.all([openStore(database), openStore(database)]);
  const heard: (string | undefined)[] = [];
  witness.onWake((id) => heard.push(id));
  // The next read of this node has its answer, but does not come back with it yet.
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { store } = here;
  const read = store.read.bind(store);
  const reading = new Promise<void>((resolve) => {
    store.read = async (id, after) => {
      const steps = await read(id, after);
      resolve();
      await held;
      return steps;
    };
  });
  await ben.api.say(table.id, { text: 'first' });
  await reading;
  await ben.api.say(table.id, { text: 'second' });
  // Others hear of a third thing, which comes after it: so has this node, whose line is as short.
  await spy.append({ table: 'later', after: 0, bodies: ['[]'] });
  await vi.waitFor(() => expect(heard).toContain('later'), { timeout: 20_000 });
  await store.ping();
  release();
  const texts = await ears.until((each) => {
    const said = each.all('talk').flatMap(({ messages }) => messages.map(({ text }) => text));
    return said.includes('second') && said;
  });
  expect(texts).toEqual(['first', 'second']);
  for (const each of [ears, own]) each.close();
  await spy.close();
  await witness.close();
  await Promise.all([here.stop(), there.stop()]);
});

it('nobody is refused for what their node has not heard of yet', async () => {
  const { here, there, proxy, stop } = await startNeighbours(postgres);
  const ann = here.person('Ann');
  const { table } = await ann.api.create({ game: 'nimmt', seats: 2, name: 'Ann' });
  const elsewhere = ann.at(there.url);
  await elsewhere.api.snapshot(table.id);
  // From now on that node is told nothing, and knows the table as it was.
  proxy.swallow('sixfold news');
  await ann.api.addBot(table.id, { seat: 1, level: 'easy' });
  expect(await elsewhere.api.start(table.id)).toMatchObject({ number: 0 });
  await stop();
});
