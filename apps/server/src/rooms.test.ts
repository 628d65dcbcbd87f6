import { gameById } from '@sixfold/games';
import { StoreUnavailable } from '@sixfold/store';
import { openRoom, stamped } from '@sixfold/table';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { orThrow } from './http/problems.js';
import { Rooms } from './rooms.js';

it('whoever looks is told when the news of another node cannot be read, instead of waiting for ever', async () => {
  const rules = gameById('nimmt');
  if (rules === undefined) throw new Error('no such game');
  const happenings = openRoom(rules, { seats: 2, name: 'Ann' }, { person: 'ann', root: '00'.repeat(32) });
  const body = JSON.stringify(stamped(orThrow(happenings), 0));
  const store = {
    kind: 'postgres',
    load: () => Promise.resolve([{ seq: 1, body }]),
    read: () => Promise.reject(new StoreUnavailable('gone')),
  };
  const rooms = new Rooms({ store, gameById, now: () => 0, log: pino({ level: 'silent' }) } as never);
  expect(await rooms.look('t', (room) => room?.number)).toBe(0);
  await rooms.wake('t', false);
  await expect(rooms.look('t', (room) => room?.number)).rejects.toThrow(StoreUnavailable);
});
