import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Client,
  createClient,
  type EventName,
  type PlayState,
  type TableEvents,
  type TableState,
} from '@sixfold/protocol';
import { pino } from 'pino';
import { newToken } from '../ids.js';
import { type RunningServer, type ServerSettings, startServer } from '../server.js';
import { NO_LIMITS } from '../settings.js';

/** A clock that stands still until a test puts it forward. */
export interface TestClock {
  now(): number;
  forward(millis: number): void;
}

export function testClock(): TestClock {
  let now = 1_800_000_000_000;
  return {
    now: () => now,
    forward: (millis) => {
      now += millis;
    },
  };
}

/** A server in this process on a file of its own, quick about everything. */
export interface TestServer extends RunningServer {
  readonly url: string;
  readonly database: string;
  /** Somebody new. */
  person(name: string): Person;
}

export async function startTestServer(settings: Partial<ServerSettings> = {}): Promise<TestServer> {
  const folder = settings.database === undefined ? mkdtempSync(join(tmpdir(), 'sixfold-server-')) : undefined;
  const database = settings.database ?? join(folder ?? '', 'test.db');
  const server = await startServer({
    limits: NO_LIMITS,
    botThreads: 0,
    log: pino({ level: process.env.TEST_LOG ?? 'fatal' }),
    ...settings,
    rhythm: { beat: 25, botPace: 0, ...settings.rhythm },
    database,
  });
  const url = `http://127.0.0.1:${server.port}`;
  return {
    ...server,
    url,
    database,
    person: (name) => new Person(url, name),
    stop: async () => {
      await server.stop();
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One event as a listener got it. */
export type Heard = {
  [Name in EventName]: { readonly name: Name; readonly data: TableEvents[Name] };
}[EventName];

/** Somebody who plays: a client with an identity of its own. */
export class Person {
  readonly api: Client;

  constructor(
    readonly url: string,
    readonly name: string,
    readonly token: string = newToken(),
  ) {
    this.api = createClient({ base: url, token, tries: 1 });
  }

  /** The same person at another node. */
  at(url: string): Person {
    return new Person(url, this.name, this.token);
  }

  listen(table: string, after?: number): Ears {
    return new Ears(this, table, after);
  }

  async play(table: string): Promise<PlayState> {
    const { play } = await this.api.snapshot(table);
    if (play === undefined) throw new Error('no match yet');
    return play;
  }
}

/** An open stream that remembers everything, and on which a test can wait for something. */
export class Ears {
  readonly heard: Heard[] = [];
  private readonly stream: { close(): void };
  private readonly waiting = new Set<() => void>();

  constructor(person: Person, table: string, after?: number) {
    const names: EventName[] = ['table', 'play', 'turn', 'talk', 'presence', 'signal', 'bye'];
    const listener = Object.fromEntries(
      names.map((name) => [
        name,
        (data: never) => {
          this.heard.push({ name, data } as Heard);
          for (const check of this.waiting) check();
        },
      ]),
    );
    this.stream = person.api.listen(table, listener, after);
  }

  /** The newest of a kind. */
  last<Name extends EventName>(name: Name): TableEvents[Name] | undefined {
    return this.heard.findLast((event) => event.name === name)?.data as TableEvents[Name] | undefined;
  }

  all<Name extends EventName>(name: Name): TableEvents[Name][] {
    return this.heard.filter((event) => event.name === name).map(({ data }) => data as TableEvents[Name]);
  }

  get table(): TableState | undefined {
    return this.last('table');
  }

  /** The value, as soon as there is one. */
  until<Value>(look: (ears: Ears) => Value | undefined | false): Promise<Value> {
    return new Promise((resolve) => {
      const check = (): void => {
        const value = look(this);
        if (value === undefined || value === false) return;
        this.waiting.delete(check);
        resolve(value as Value);
      };
      this.waiting.add(check);
      check();
    });
  }

  number(number: number): Promise<PlayState> {
    return this.until((ears) => {
      const play = ears.last('play');
      return play !== undefined && play.number >= number && play;
    });
  }

  close(): void {
    this.stream.close();
  }
}

/** What a command is refused with. */
export async function refusalOf(command: Promise<unknown>): Promise<string> {
  try {
    await command;
    return 'done';
  } catch (problem) {
    return (problem as { code: string }).code;
  }
}

/** Everybody chooses their first legal move until the match is over. */
export async function playOut(people: readonly Person[], table: string): Promise<void> {
  for (;;) {
    let isOver = false;
    for (const person of people) {
      const { number, legal, turn, result } = await person.play(table);
      isOver ||= result !== undefined;
      if (legal.length === 0 || turn.choice !== undefined || isOver) continue;
      await refusalOf(person.api.choose(table, { number, move: legal[0] as string }));
    }
    if (isOver) return;
  }
}

/** A table of nimmt for as many people as are named, who all sit down. */
export async function seated(people: readonly Person[], change: object = {}): Promise<string> {
  const [host, ...others] = people;
  const { table } = await (host as Person).api.create({
    game: 'nimmt',
    seats: people.length,
    name: (host as Person).name,
    ...change,
  });
  for (const person of others) await person.api.join(table.id, { name: person.name });
  return table.id;
}
