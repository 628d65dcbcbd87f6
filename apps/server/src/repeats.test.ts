import type { SeatLink } from '@sixfold/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_LIMITS } from './settings.js';
import { refusalOf, seated, startTestServer, type TestServer } from './testing/harness.js';

// An answer that got lost is asked for again with the same key: whatever it was, it is done once.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limits: { ...NO_LIMITS, tablesPerPlayer: 2 } });
});
afterAll(() => server.stop());

const SIX = { game: 'six', seats: 2 } as const;

it('a table that was the last one allowed is made once, and found again', async () => {
  const ann = server.person('Ann');
  await ann.api.create({ ...SIX, name: 'Ann' });
  const wanted = { ...SIX, name: 'Ann', key: 'the-second-one-of-ann' };
  const { table } = await ann.api.create(wanted);
  expect((await ann.api.create(wanted)).table.id).toBe(table.id);
  expect(await refusalOf(ann.api.create({ ...SIX, name: 'Ann' }))).toBe('tooManyTables');
  expect((await ann.api.myTables()).tables).toHaveLength(2);
});

it('a quick match is found once, though it has begun and others wait again', async () => {
  const [ann, ben, cid] = [server.person('Ann'), server.person('Ben'), server.person('Cid')];
  const anns = { game: 'six', name: 'Ann', key: 'the-wish-of-ann-1' };
  const bens = { game: 'six', name: 'Ben', key: 'the-wish-of-ben-1' };
  const { table } = await ann.api.quick(anns);
  expect((await ben.api.quick(bens)).table.id).toBe(table.id);
  expect((await ann.api.snapshot(table.id)).table.phase).toBe('playing');
  const other = await cid.api.quick({ game: 'six', name: 'Cid' });
  expect(other.table.id).not.toBe(table.id);
  expect((await ann.api.quick(anns)).table.id).toBe(table.id);
  expect((await ben.api.quick(bens)).table.id).toBe(table.id);
  expect((await cid.api.snapshot(other.table.id)).table.phase).toBe('lobby');
});

it('a link that was asked for twice is one link, and another wish makes another one', async () => {
  const [ann, phone] = [server.person('Ann'), server.person('Phone')];
  const { table } = await ann.api.create({ ...SIX, name: 'Ann' });
  const ask = async (key: string): Promise<SeatLink> => {
    const answer = await fetch(`${server.url}/api/tables/${table.id}/link`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
    });
    return (await answer.json()) as SeatLink;
  };
  const { token, expiresAt } = await ask('the-first-link-1');
  expect(await ask('the-first-link-1')).toEqual({ token, expiresAt });
  const { token: later } = await ask('the-second-link-1');
  expect(later).not.toBe(token);
  // The first one is void by now: it does not borrow the time of the second.
  expect(await ask('the-first-link-1')).toEqual({ token, expiresAt: 0 });
  expect(await refusalOf(phone.api.takeSeat(table.id, token))).toBe('linkUnknown');
  expect(await refusalOf(phone.api.takeSeat(table.id, later))).toBe('done');
});

it('who has left and come back is not thrown out by the leaving that comes again', async () => {
  const [ann, ben] = [server.person('Ann'), server.person('Ben')];
  const id = await seated([ann, ben]);
  const send = async (command: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${server.url}/api/tables/${id}/${command}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ben.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  await send('leave', { key: 'leaving-for-once-1' });
  await send('join', { key: 'coming-for-once-11', name: 'Ben' });
  expect(await send('leave', { key: 'leaving-for-once-1' })).toMatchObject({ repeated: true });
  expect((await ben.api.snapshot(id)).table.you.seat).toBe(1);
  await send('leave', { key: 'leaving-once-more-1' });
  expect(await send('join', { key: 'coming-for-once-11', name: 'Ben' })).toMatchObject({ repeated: true });
  expect((await ben.api.snapshot(id)).table.you.seat).toBeUndefined();
});
