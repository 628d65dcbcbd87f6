import { startPostgres, type TestPostgres } from '@sixfold/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/harness.js';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Four people who all want the same at the same moment, again and again; returns how many tables each four got. */
async function meetings(nodes: readonly TestServer[], times: number): Promise<number[]> {
  const counts: number[] = [];
  for (let time = 0; time < times; time++) {
    const made = await Promise.all(
      ['Ann', 'Ben', 'Cid', 'Dee'].map((name, index) => {
        const node = nodes[index % nodes.length] as TestServer;
        return node.person(name).api.quick({ game: 'nimmt', seats: 4, name });
      }),
    );
    counts.push(new Set(made.map(({ table }) => table.id)).size);
  }
  return counts;
}

it('four people who want a quick match at once meet at one table', async () => {
  const server = await startTestServer();
  expect(await meetings([server], 8)).toEqual(Array(8).fill(1));
  await server.stop();
});

it('they meet from different nodes, too', async () => {
  const database = await postgres.database();
  const nodes = await Promise.all([startTestServer({ database }), startTestServer({ database })]);
  expect(await meetings(nodes, 4)).toEqual(Array(4).fill(1));
  await Promise.all(nodes.map((node) => node.stop()));
});
