import { isRefusal } from '@sixfold/game-kit';
import { gameById } from '@sixfold/games';
import { decide, fold, openRoom, type Room, roomFrom, settle, stamped } from '@sixfold/table';
import { expect, it } from 'vitest';
import { newMetrics } from '../metrics.js';
import { Presence } from '../presence.js';
import { reminderTimes } from './reminder-times.js';
import { Reminders } from './reminders.js';

const NOW = 1_700_000_000_000;

/** Anna plays a slow game with a bot. */
function slowRoom(): Room {
  const nimmt = gameById('nimmt');
  const wanted = { seats: 2, name: 'Anna', bots: ['easy'], clock: { kind: 'day', days: 1 } } as const;
  const opened =
    nimmt &&
    openRoom(nimmt, { ...wanted, bots: [...wanted.bots] }, { person: 'anna', root: '07'.repeat(32) });
  if (opened === undefined || isRefusal(opened)) throw new Error('no room');
  const room = roomFrom('room', gameById, stamped(opened, NOW));
  const started = decide(room, { person: 'anna', now: NOW }, { do: 'start' });
  if (typeof started === 'string' || isRefusal(started)) throw new Error('not started');
  for (const entry of stamped(started, NOW)) fold(room, entry);
  settle(room, NOW);
  return room;
}

/** Whom the reminders of a room ask to be told, with these seats connected to another node. */
async function toldAt(room: Room, { due, seats }: { due: number; seats: number }): Promise<string[]> {
  const asked: string[] = [];
  const store = {
    kind: 'postgres',
    keepSecret: (_name: string, fresh: string) => Promise.resolve(fresh),
    presence: () => Promise.resolve([{ node: 'other', seats, spectators: 0 }]),
    subscriptionsOf: (player: string) => {
      asked.push(player);
      return Promise.resolve([]);
    },
  };
  const context = {
    store,
    node: 'here',
    now: () => NOW + 61_000,
    rhythm: { patience: 1 },
    metrics: newMetrics(),
  };
  const rooms = { look: (_id: string, see: (room: Room) => unknown) => Promise.resolve(see(room)) };
  const presence = new Presence(context as never, rooms as never);
  const reminders = new Reminders(context as never, rooms as never, presence, {
    contact: 'mailto:host@example.org',
  });
  await reminders.start();
  await reminders.remind('room', due);
  return asked;
}

it.each([
  ['nobody who sits there at another node', 0b01, []],
  ['whoever is at no node', 0b10, ['anna']],
])('tells %s, though this node has not seen anybody of the table', async (_, seats, told) => {
  expect(await toldAt(slowRoom(), { due: NOW + 60_000, seats })).toEqual(told);
});

it('tells nobody of a decision that was made meanwhile, though they are asked another one already', async () => {
  expect(await toldAt(slowRoom(), { due: NOW - 1, seats: 0b10 })).toEqual([]);
});

it('an outage that is given back asks for no third message', () => {
  const room = slowRoom();
  const times = reminderTimes(room);
  const [first = 0, second = 0] = times;
  expect(times).toHaveLength(2);
  fold(room, { kind: 'outage', from: second + 1, to: second + 5 * 3_600_000, at: second + 5 * 3_600_000 });
  expect(reminderTimes(room)).toEqual([first, second]);
});
