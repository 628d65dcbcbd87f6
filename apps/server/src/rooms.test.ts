import { Refusal } from '@sixfold/game-kit';
import { gameById } from '@sixfold/games';
import { type Append, type LogEntry, StoreUnavailable } from '@sixfold/store';
import { type Command, decide, type Entry, openRoom, stamped, UnknownEntry } from '@sixfold/table';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Breather } from './breather.js';
import { findRecord } from './http/find-record.js';
import { orThrow } from './http/problems.js';
import { newMetrics } from './metrics.js';
import { Rooms } from './rooms.js';

/** What two nodes share: a log, what was asked of it, and a way to let a question fail. */
class SharedLog {
  readonly kind = 'postgres';
  readonly log: LogEntry[] = [];
  readonly asked: string[] = [];
  trouble: Error | undefined;
  /** The next append happens, and whoever asked for it does not hear so. */
  isAnswerLost = false;

  write(entries: readonly unknown[]): void {
    this.log.push({ seq: this.log.length + 1, body: JSON.stringify(entries) });
  }

  load = async () => this.answer('load', 0);
  read = async (_table: string, after: number) => this.answer('read', after);

  gather = (work: () => void): void => work();
  append = async ({ after, bodies }: Append) => {
    if (this.trouble !== undefined) throw this.trouble;
    if (after !== this.log.length) return 'conflict';
    for (const body of bodies) this.log.push({ seq: this.log.length + 1, body });
    if (!this.isAnswerLost) return 'appended';
    this.isAnswerLost = false;
    throw new StoreUnavailable('the line is dead');
  };

  private answer(question: string, after: number): LogEntry[] {
    this.asked.push(`${question} after ${after}`);
    if (this.trouble !== undefined) throw this.trouble;
    return this.log.slice(after);
  }
}

const said = (text: string): Entry => ({ kind: 'said', person: 'ann', seat: 0, name: 'Ann', text, at: 0 });

let store: SharedLog;
let rooms: Rooms;
/** Another node at the same log. */
let neighbour: Rooms;
/** What whoever watches was told, one list a time. */
let told: string[][];
let isWatched: boolean;
/** What the breather's clock says; by this much it goes on whenever it is looked at. */
let millisALook: number;

beforeEach(() => {
  const rules = gameById('nimmt');
  if (rules === undefined) throw new Error('no such game');
  store = new SharedLog();
  const events = openRoom(rules, { seats: 2, name: 'Ann' }, { person: 'ann', root: '00'.repeat(32) });
  store.write(stamped(orThrow(events), 0));
  const log = pino({ level: 'silent' });
  let clock = 0;
  millisALook = 0;
  const breather = new Breather(() => {
    clock += millisALook;
    return clock;
  });
  const context = {
    store,
    gameById,
    now: () => 0,
    log,
    metrics: newMetrics(),
    outages: [],
    node: 'here',
    breather,
  };
  const settings = { ...context, pulse: () => undefined, rhythm: { lease: 1 } } as never;
  [rooms, neighbour] = [new Rooms(settings), new Rooms(settings)];
  told = [];
  isWatched = true;
  rooms.onPublish(
    (room) => told.push(room.takeNews().talk.map(({ text }) => text ?? '')),
    () => isWatched,
  );
});

const say = (text: string) =>
  rooms.execute('t', {
    asking: { person: 'ann' },
    decide: (room, now) => decide(room, { person: 'ann', now }, { do: 'chat', text }),
  });

/** Whatever was begun in the background has ended. */
const nobodyAtWork = () => new Promise((resolve) => setImmediate(resolve));

it('after a conflict only what is new is read, and told once', async () => {
  for (const text of ['one', 'two', 'three']) await say(text);
  store.asked.length = 0;
  store.write([said('from elsewhere')]);
  await say('four');
  expect(store.asked).toEqual(['read after 4']);
  expect(told).toEqual([['one'], ['two'], ['three'], ['from elsewhere'], ['four']]);
});

it('nodes that met take turns: whoever did not write last waits to hear of the other, if that has something to say', async () => {
  await say('one');
  store.write([said('too early')]);
  await say('two');
  await nobodyAtWork();
  store.write([said('theirs')]);
  await rooms.wake('t');
  const mine = say('mine');
  store.write([said('theirs first')]);
  await rooms.wake('t');
  await mine;
  await nobodyAtWork();
  // Now this node wrote last, and does not wait.
  const first = say('mine first');
  store.write([said('theirs after')]);
  await first;
  await rooms.wake('t');
  await say('nobody else spoke');
  const talk = (JSON.parse(`[${store.log.slice(1).map(({ body }) => body)}]`) as Entry[][]).flat();
  expect(talk.map((entry) => (entry.kind === 'said' ? entry.text : entry.kind))).toEqual([
    'one',
    'too early',
    'two',
    'theirs',
    'theirs first',
    'mine',
    'mine first',
    'theirs after',
    'nobody else spoke',
  ]);
});

it('what a node has written itself it does not read', async () => {
  await say('one');
  await say('two');
  expect(store.asked).toEqual(['load after 0']);
});

it('a table that is made while somebody asks for it is one room, also for somebody who asked meanwhile', async () => {
  const written = store.log.splice(0);
  const tooEarly = say('one');
  const inTime = Promise.resolve().then(() => {
    const saying = say('two');
    store.load = async () => {
      if (store.log.length === 0) store.log.push(...written);
      return store.log;
    };
    return saying;
  });
  expect(await tooEarly).toMatchObject({ code: 'noSuchTable' });
  expect(await inTime).toMatchObject({ number: 0 });
  expect(rooms.count).toBe(1);
});

it.each([{ id: 't' }, { id: 't', game: '1' }])(
  'nobody is refused a record for an end that this node has not heard of: %o',
  async (game) => {
    const rules = gameById('six');
    if (rules === undefined) throw new Error('no such game');
    const wanted = { seats: 2, name: 'Ann', startWhenFull: true };
    store.log.length = 0;
    store.write(stamped(orThrow(openRoom(rules, wanted, { person: 'ann', root: '00'.repeat(32) })), 0));
    const ben = async (command: Command) =>
      orThrow(
        await neighbour.execute('t', {
          asking: { person: 'ben' },
          decide: (room, now) => decide(room, { person: 'ben', now }, command),
        }),
      );
    await ben({ do: 'join', name: 'Ben' });
    await expect(findRecord({ rooms }, { id: 't' }, 'ann')).rejects.toThrow('stillPlaying');
    await ben({ do: 'resign' });
    expect(await findRecord({ rooms }, game, 'ann')).toMatchObject({ game: 'six' });
  },
);

it('whoever looks is told when the news of another node cannot be read, instead of waiting for ever', async () => {
  expect(await rooms.look('t', (room) => room?.number)).toBe(0);
  store.trouble = new StoreUnavailable('gone');
  isWatched = false;
  await rooms.wake('t');
  await expect(rooms.look('t', (room) => room?.number)).rejects.toThrow(StoreUnavailable);
});

it('an error of any kind while news is read in the background harms nobody, and is made good afterwards', async () => {
  await say('one');
  // Nobody is at work on the room any more: what is read now is read in the background.
  await new Promise((resolve) => setImmediate(resolve));
  store.asked.length = 0;
  store.write([said('from elsewhere')]);
  store.trouble = new TypeError('something that nobody thought of');
  await rooms.wake('t');
  expect(store.asked).toEqual(['read after 2']);
  store.trouble = undefined;
  expect(await rooms.look('t', (room) => room?.talk.map(({ text }) => text))).toEqual([
    'one',
    'from elsewhere',
  ]);
  expect(told).toEqual([['one'], ['from elsewhere']]);
});

describe('whoever only listens is told, though nobody asks again,', () => {
  const isTold = (text: string) => vi.waitFor(() => expect(told.flat()).toContain(text), { timeout: 20_000 });

  it('when the store did not answer as news was to be read', async () => {
    await say('one');
    await new Promise((resolve) => setImmediate(resolve));
    store.write([said('from elsewhere')]);
    store.trouble = new StoreUnavailable('busy');
    await rooms.wake('t');
    expect(told.flat()).toEqual(['one']);
    store.trouble = undefined;
    await isTold('from elsewhere');
  });

  it('when the store did not answer as something was to be written, and others wrote on', async () => {
    await say('one');
    store.trouble = new StoreUnavailable('busy');
    await expect(say('two')).rejects.toThrow(StoreUnavailable);
    store.trouble = undefined;
    store.write([said('from elsewhere')]);
    await rooms.wake('t');
    await isTold('from elsewhere');
  });

  it('when what was written was kept, and only the answer was lost', async () => {
    await say('one');
    store.isAnswerLost = true;
    await expect(say('two')).rejects.toThrow(StoreUnavailable);
    await isTold('two');
  });
});

describe('of several wishes that leave together', () => {
  const chat = (text: string, key?: string) =>
    rooms.execute('t', {
      asking: { person: 'ann', key },
      decide: (room, now) => decide(room, { person: 'ann', now, key }, { do: 'chat', text }),
    });
  /** Refused only because of what is wished for before it in the same batch. */
  const refusedAfterTalk = () =>
    rooms.execute('t', {
      asking: { person: 'ann' },
      decide: (room) => (room.talk.length > 0 ? new Refusal('chatOff') : 'repeated'),
    });
  let leave: () => void;

  beforeEach(async () => {
    await rooms.look('t', () => undefined);
    store.gather = (work) => {
      leave = work;
    };
  });

  it('one that comes twice is done once', async () => {
    const both = [chat('one', 'key'), chat('one', 'key')];
    leave();
    expect(await Promise.all(both)).toEqual([{ number: 0 }, { number: 0, repeated: true }]);
    expect(told).toEqual([['one']]);
  });

  it('none is answered, or refused, for what was never kept', async () => {
    store.trouble = new StoreUnavailable('busy');
    const all = [chat('one'), refusedAfterTalk()].map((each) => each.catch((error: unknown) => error));
    leave();
    for (const answer of await Promise.all(all)) expect(answer).toBeInstanceOf(StoreUnavailable);
    store.trouble = undefined;
    const again = refusedAfterTalk();
    leave();
    expect(await again).toEqual({ number: 0, repeated: true });
    expect(told.flat()).toEqual([]);
  });
});

it('whoever was answered sees what they did, though others wait to be decided on', async () => {
  await say('one');
  await nobodyAtWork();
  let leave = (): void => {};
  store.gather = (work) => {
    leave = work;
  };
  const later = say('two');
  const talk = () => rooms.look('t', (room) => room?.talk.map(({ text }) => text));
  expect(await talk()).toEqual(['one']);
  leave();
  // Not before it is kept, and from then on.
  expect(await talk()).toEqual(['one', 'two']);
  await later;
  expect(await talk()).toEqual(['one', 'two']);
});

it('nobody sees what is being written before it is kept, and never what was not', async () => {
  await say('one');
  await nobodyAtWork();
  const { append } = store;
  let keep = (_trouble?: Error): void => {};
  store.append = (step) =>
    new Promise<'appended' | 'conflict'>((resolve, reject) => {
      keep = (trouble) => (trouble ? reject(trouble) : resolve(append(step)));
    });
  const seen: string[][] = [];
  const look = () =>
    rooms.look('t', (room) => void seen.push((room?.talk ?? []).map(({ text }) => text ?? '')));
  const kept = say('two');
  const looked = look();
  await nobodyAtWork();
  expect([seen, told, rooms.settled('t')]).toEqual([[], [['one']], 'busy']);
  keep();
  await Promise.all([kept, looked]);
  const lost = say('three').catch((error: unknown) => error);
  const lookedAgain = look();
  await nobodyAtWork();
  keep(new StoreUnavailable('the disk is full'));
  expect(await lost).toBeInstanceOf(StoreUnavailable);
  await lookedAgain;
  expect(seen).toEqual([
    ['one', 'two'],
    ['one', 'two'],
  ]);
});

it('a long log is read in pieces, with turns for everybody else in between', async () => {
  for (let count = 0; count < 50; count++) store.write([said(String(count))]);
  millisALook = 1;
  let [turns, isOver] = [0, false];
  const count = (): void => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const talk = await rooms.look('t', (room) => room?.talk.length);
  isOver = true;
  expect(talk).toBe(50);
  // A hundred pieces, and a turn has time for fewer than five of them.
  expect(turns).toBeGreaterThan(20);
});

it('a log with an entry of a newer version is refused aloud, and nothing is written to it', async () => {
  store.write([{ kind: 'danced', at: 0 }]);
  await expect(rooms.look('t', () => true)).rejects.toThrow(UnknownEntry);
  await expect(say('anybody here?')).rejects.toThrow(UnknownEntry);
  expect(store.log).toHaveLength(2);
});
