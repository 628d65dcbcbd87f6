import * as schemas from '@sixfold/protocol/schemas';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { playOut, startTestServer } from './testing/harness.js';

/** Where data is not of the shape that the documentation promises. */
const faults = (schema: TSchema, data: unknown): unknown[] =>
  Value.Errors(schema, data).map((fault) => [fault.instancePath, fault.message]);

it('every answer and event has the shape that its schema promises', async () => {
  const server = await startTestServer();
  const [ann, ben] = [server.person('Ann'), server.person('Ben')];
  const created = await ann.api.create({
    game: 'sixteen',
    seats: 2,
    name: 'Ann',
    visibility: 'public',
    clock: { kind: 'game', seconds: 600, increment: 5 },
  });
  expect(faults(schemas.Created, created)).toEqual([]);
  const { id } = created.table;
  expect(faults(schemas.TableList, await ben.api.publicTables())).toEqual([]);
  const ears = ann.listen(id);
  await ears.until((each) => each.table);
  expect(faults(schemas.Done, await ben.api.join(id, { name: 'Ben' }))).toEqual([]);
  await ben.api.say(id, { text: 'hello' });
  expect(faults(schemas.SeatLink, await ben.api.seatLink(id))).toEqual([]);
  await ann.api.start(id);
  await playOut([ann, ben], id);
  await ears.until((each) => each.last('play')?.result);
  expect(new Set(ears.heard.map(({ name }) => name))).toEqual(new Set(['table', 'talk', 'play', 'presence']));
  for (const { name, data } of ears.heard)
    expect([name, faults(schemas.events[name], data)]).toEqual([name, []]);
  ears.close();
  expect(faults(schemas.Snapshot, await ben.api.snapshot(id))).toEqual([]);
  expect(faults(schemas.TableList, await ben.api.myTables())).toEqual([]);
  expect(faults(schemas.Meta, await ben.api.meta())).toEqual([]);
  expect(faults(schemas.Token, await ben.api.newToken())).toEqual([]);
  expect(faults(schemas.Verdict, await ben.api.verify(await ben.api.record(id)))).toEqual([]);
  const refused = await fetch(`${server.url}/api/tables/x`);
  expect(faults(schemas.Problem, await refused.json())).toEqual([]);
  await server.stop();
});
