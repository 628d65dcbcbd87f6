import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Breather } from './breather.js';
import { Hub, type Listener } from './hub.js';

/** Coming and going, without a room: what is told, and how often. */
function hubOf(listeners: number, hasNeighbours = false) {
  let change: (table: string) => void = () => {};
  let connected = 0;
  const heard: string[][] = [];
  const presence = {
    hasNeighbours,
    onChange: (changed: typeof change) => {
      change = changed;
    },
    opened: () => {},
    connectedSeats: () => [connected],
    spectatorsElsewhere: () => 0,
    tellElsewhere: async () => {},
    lookElsewhere: async () => {},
  };
  const breather = new Breather();
  const context = { breather, limits: { backlog: 1e9 }, now: () => 0, log: { warn: () => {} } };
  const rooms = { look: async (_: string, see: (room: object) => unknown) => see({ id: 't' }) };
  const hub = new Hub(context as never, rooms as never, presence as never);
  const group = new Set<Listener>();
  for (let index = 0; index < listeners; index++) {
    const texts: string[] = [];
    heard.push(texts);
    const line = {
      writable: true,
      writableLength: 0,
      write: (text: string) => texts.push(text),
      destroySoon: () => {},
    };
    group.add({ table: 't', line: line as unknown as Socket, viewer: 'spectator', unsent: '' } as Listener);
  }
  // Streams are opened with a room; here there is none.
  (hub as unknown as { listeners: Map<string, Set<Listener>> }).listeners.set('t', group);
  return {
    hub,
    group: [...group],
    heard,
    /** Somebody comes or goes: from now on all are to know this number. */
    comes: (seat: number) => {
      connected = seat;
      change('t');
    },
    breather,
  };
}

/** A room in which somebody has said something. */
const talk = (text: string) => ({
  id: 't',
  phase: 'lobby',
  play: undefined,
  takeNews: () => ({ table: false, talk: [{ text }], signals: [], turn: false }),
  viewerOf: (person: string | undefined) => (person === 'player' ? 0 : 'spectator'),
  people: new Map(),
  settings: {},
});

describe('coming and going', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** For two seconds somebody comes or goes every ten milliseconds; then a while passes. */
  async function crowd(hub: ReturnType<typeof hubOf>): Promise<void> {
    for (let count = 0; count < 200; count++) {
      hub.comes(count);
      await vi.advanceTimersByTimeAsync(10);
    }
    for (let count = 0; count < 40; count++) await vi.advanceTimersByTimeAsync(100);
  }
  const last = (texts: readonly string[]): string | undefined => texts.at(-1);

  it('is told at once at a table of a few, and rarely where hundreds listen, who all learn how it ended', async () => {
    const few = hubOf(4);
    await crowd(few);
    expect(few.heard[0]?.length).toBeGreaterThan(30);
    const many = hubOf(400);
    await crowd(many);
    expect(many.heard[0]?.length).toBeLessThan(4);
    for (const hub of [few, many])
      for (const texts of hub.heard) expect(last(texts)).toContain('"connected":[199]');
  });

  it('is told to hundreds in pieces, and again to all if it has changed meanwhile', async () => {
    const hub = hubOf(400);
    let resume = (): void => {};
    // One asks before the telling begins; the second hundred has to wait for others.
    const pause = vi.spyOn(hub.breather, 'pause').mockReturnValue(undefined);
    for (let asked = 0; asked < 201; asked++) pause.mockReturnValueOnce(undefined);
    pause.mockReturnValueOnce(
      new Promise((resolve) => {
        resume = resolve;
      }),
    );
    hub.comes(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(hub.heard.filter((texts) => texts.length === 1)).toHaveLength(200);
    hub.comes(2);
    resume();
    await vi.advanceTimersByTimeAsync(2000);
    for (const texts of hub.heard) {
      expect(texts).toHaveLength(2);
      expect(last(texts)).toContain('"connected":[2]');
    }
  });
});

describe('coming and going at a table where something else is told meanwhile', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('goes along with it, once', async () => {
    const { hub, heard, comes } = hubOf(4);
    comes(1);
    hub.publish(talk('hello') as never);
    for (const texts of heard) {
      expect(texts).toHaveLength(1);
      expect(texts[0]).toMatch(/"hello".*"connected":\[1\]/s);
    }
    hub.publish(talk('again') as never);
    await vi.advanceTimersByTimeAsync(2000);
    for (const texts of heard) expect(texts.join('').match(/event: presence/g)).toHaveLength(1);
    comes(2);
    await vi.advanceTimersByTimeAsync(2000);
    for (const texts of heard) expect(texts.at(-1)).toContain('"connected":[2]');
  });

  it('is told by itself where nothing else is told, and where other nodes must hear of it', async () => {
    for (const { hub, heard, comes } of [hubOf(4), hubOf(4, true)]) {
      comes(1);
      hub.publish({
        ...talk(''),
        takeNews: () => ({ table: false, talk: [], signals: [], turn: false }),
      } as never);
      for (const texts of heard) expect(texts).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(2000);
      for (const texts of heard) expect(texts.join('')).toContain('"connected":[1]');
    }
    const { hub, heard, comes } = hubOf(4, true);
    comes(1);
    hub.publish(talk('hello') as never);
    for (const texts of heard) expect(texts.join('')).not.toContain('presence');
    await vi.advanceTimersByTimeAsync(2000);
    for (const texts of heard) expect(texts).toHaveLength(2);
  });
});

describe('a table that hundreds watch', () => {
  const said = (texts: readonly string[]): string[] =>
    [...texts.join('').matchAll(/"text":"(\w+)"/g)].map(([, text]) => text as string);

  it('tells those who play at once, those who watch in turn, and everybody everything in its order', async () => {
    const { hub, group, heard, breather } = hubOf(300);
    // The last one plays.
    Object.assign(group[299] as Listener, { viewer: 0, person: 'player' });
    let isFull = false;
    const waiting: (() => void)[] = [];
    const pause = vi
      .spyOn(breather, 'pause')
      .mockImplementation(() => (isFull ? new Promise((resolve) => waiting.push(resolve)) : undefined));
    isFull = true;
    hub.publish(talk('first') as never);
    hub.publish(talk('second') as never);
    expect(said(heard[299] as string[])).toEqual(['first', 'second']);
    for (const texts of heard.slice(0, 299)) expect(texts).toEqual([]);
    isFull = false;
    for (const resume of waiting) resume();
    await vi.waitFor(() => expect(said(heard[298] as string[])).toEqual(['first', 'second']));
    hub.publish(talk('third') as never);
    for (const texts of heard) expect(said(texts)).toEqual(['first', 'second', 'third']);
    pause.mockRestore();
  });

  it('sends along with the farewell what was not sent yet', () => {
    const { hub, heard, breather } = hubOf(300);
    const never = vi.spyOn(breather, 'pause').mockReturnValue(new Promise(() => {}));
    hub.publish(talk('last') as never);
    hub.closeAll();
    for (const texts of heard) expect(texts.join('')).toMatch(/"last".*event: bye/s);
    never.mockRestore();
  });
});
