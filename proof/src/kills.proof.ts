import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amount, figure, isLong, isProof, progress } from '@sixfold/game-laws';
import { gameById } from '@sixfold/games';
import type { ServerSettings } from '@sixfold/server';
import {
  afterMore,
  type Crowd,
  entriesOf,
  gather,
  lostAndDoubled,
  Person,
  startProcess,
  unsoundRecords,
} from '@sixfold/server/testing';
import { openStore } from '@sixfold/store';
import { startPostgres } from '@sixfold/store/testing';
import { roomFrom } from '@sixfold/table';
import { expect, it } from 'vitest';
import { answersIn, cutPower, tooEarly } from './power-cut.js';
import { sabotaged } from './saboteur.js';
import { callsOf, canTrace, traced, WITHOUT_STRACE } from './trace.js';

const RHYTHM = { beat: 50, patience: 500, lease: 500, botPace: 0 };
const MOST_BETWEEN = 40;
const CLOCK = { kind: 'game', seconds: 3600, increment: 0 } as const;

const random = (below: number): number => Math.floor(Math.random() * below);

/** One who only listens, and whose stream is cut by every kill. Says what it was told with a gap or twice. */
function watch(url: string, table: string): { problems(): string[]; close(): void } {
  const ears = new Person(url, 'Eve').listen(table);
  return {
    problems: () => {
      const plays = ears.all('play');
      const first = plays[0]?.number ?? 0;
      return plays
        .slice(1)
        .flatMap(({ steps }) => steps)
        .flatMap(({ number }, index) =>
          number === first + index + 1 ? [] : [`${table}: ${number} instead of ${first + index + 1}`],
        );
    },
    close: () => ears.close(),
  };
}

interface Killing {
  /** How each node is started; killed, it comes back at the same address. */
  readonly nodes: readonly Partial<ServerSettings>[];
  readonly database: string;
  readonly kills: number;
}

/**
 * Kills under load until it is enough, and looks after every kill whether all that was promised is there. Nobody waits for
 * a node that starts again before another is killed, so that at times none is left.
 */
async function underLoad({ nodes, database, kills }: Killing) {
  let [done, acknowledged, watched] = [0, 0, 0];
  const problems: string[] = [];
  const alive = await Promise.all(nodes.map((settings) => startProcess(settings)));
  const urls = alive.map(({ url }) => url);
  const where = (): string => urls[random(urls.length)] as string;
  while (done < kills) {
    const crowd = await gather(where, 3, 3, { rounds: 2 }, CLOCK);
    const watchers = crowd.tables.map((table, index) => watch(urls[index % urls.length] as string, table));
    const playing = crowd.play();
    // Whatever fails is thrown where the end is awaited.
    playing.catch(() => undefined);
    const strike = async (settings: Partial<ServerSettings>, node: number): Promise<void> => {
      await afterMore(crowd, 1 + random(MOST_BETWEEN));
      // At any moment of what a command goes through.
      await new Promise((resolve) => setTimeout(resolve, random(20)));
      if (done >= kills || !crowd.isPlaying()) return;
      done++;
      await alive[node]?.kill();
      problems.push(...(await lookInto(database, crowd)));
      alive[node] = await startProcess(settings);
      progress(
        () =>
          `${done} of ${kills} kills, ${acknowledged + crowd.acknowledged.length} acknowledged choices, ${problems.length} problems ${problems.join(', ')}`,
      );
      await strike(settings, node);
    };
    await Promise.all(nodes.map(strike));
    await playing;
    problems.push(...(await unsoundRecords(where(), crowd)).map((table) => `unsound record of ${table}`));
    for (const watcher of watchers) {
      problems.push(...watcher.problems());
      watcher.close();
    }
    acknowledged += crowd.acknowledged.length;
    watched += watchers.length;
  }
  await Promise.all(alive.map((node) => node.stop()));
  expect(problems).toEqual([]);
  return `${done} kills, ${acknowledged} acknowledged choices, 0 lost, 0 doubled, ${watched} streams without gap or repeat`;
}

/** What is lost or doubled in the log, and clocks on which two readers of it do not agree. */
async function lookInto(database: string, crowd: Crowd): Promise<string[]> {
  const store = await openStore(database);
  try {
    const { lost, doubled } = await lostAndDoubled(store, crowd);
    const problems = [...lost.map((key) => `lost ${key}`), ...doubled.map((key) => `doubled ${key}`)];
    for (const table of crowd.tables) {
      const entries = (await store.read(table, 0)).flatMap(entriesOf);
      const [one, other] = [roomFrom(table, gameById, entries), roomFrom(table, gameById, entries)];
      const at = Math.max(one.lastAt, Date.now());
      const left = (room: typeof one) =>
        room.play?.toAct.map((seat) => room.play?.clocks.leftAt(seat, at) ?? 0) ?? [];
      const [first, second] = [left(one), left(other)];
      if (String(first) !== String(second)) problems.push(`clocks of ${table}: ${first} and ${second}`);
      if (first.some((millis) => millis > CLOCK.seconds * 1000 || millis <= 0))
        problems.push(`impossible clocks of ${table}: ${first}`);
    }
    return problems;
  } finally {
    await store.close();
  }
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'sixfold-kills-'));

it.runIf(isLong)('kill -9 of a server on SQLite, again and again under load', async () => {
  const folder = newFolder();
  const database = join(folder, 'test.db');
  const nodes = [{ botThreads: 1, rhythm: RHYTHM, database, port: 4610 }];
  figure(`SQLite: ${await underLoad({ nodes, database, kills: amount(2, 200) })}`);
  rmSync(folder, { recursive: true });
});

it.runIf(isLong)('kill -9 of any of three nodes on PostgreSQL, again and again under load', async () => {
  const postgres = await startPostgres({ durable: true });
  const database = await postgres.database();
  const nodes = [4620, 4621, 4622].map((port) => ({ botThreads: 1, rhythm: RHYTHM, database, port }));
  figure(`three nodes on PostgreSQL: ${await underLoad({ nodes, database, kills: amount(2, 200) })}`);
  await postgres.stop();
});

/** A server is traced while people play; what it answered and what it had synced by then. */
async function playTraced(options: readonly string[], choices: number) {
  const folder = newFolder();
  const file = join(folder, 'trace.txt');
  const database = join(folder, 'test.db');
  const server = await startProcess(
    { botThreads: 0, rhythm: RHYTHM, database },
    { before: traced(file), options },
  );
  // A round of both tables is sixty choices.
  const crowd = await gather(() => server.url, 2, 3, { rounds: Math.ceil((choices + 1) / 60) });
  const playing = crowd.play();
  await afterMore(crowd, choices);
  crowd.stop();
  await playing;
  // strace passes the end of our line on: the server ends by itself.
  await server.close();
  const calls = callsOf(readFileSync(file, 'utf8'));
  const answers = answersIn(calls, /key-\d+-of-crowd/);
  /** Commands that were acknowledged, and are gone when the power goes right after that. */
  const lostAt = async (cut: number): Promise<string[]> => {
    const after = join(folder, 'after');
    mkdirSync(after);
    cutPower(calls, cut, after);
    const store = await openStore(join(after, 'test.db'));
    const promised = answers.filter(({ at }) => at <= cut).map(({ key }) => key);
    const { lost } = await lostAndDoubled(store, {
      ...crowd,
      acknowledged: crowd.acknowledged.filter(({ key }) => promised.includes(key)),
    });
    await store.close();
    rmSync(after, { recursive: true });
    return lost;
  };
  return {
    crowd,
    answers,
    early: tooEarly(calls, answers),
    lostAt,
    done: () => rmSync(folder, { recursive: true }),
  };
}

const isTracing = canTrace();
if (!isTracing) figure(WITHOUT_STRACE);

it.runIf(isTracing)(
  'every acknowledgement comes after its sync, and a cut of the power loses none',
  async () => {
    const { crowd, answers, early, lostAt, done } = await playTraced([], amount(25, 400));
    const keys = new Set(answers.map(({ key }) => key));
    expect(crowd.acknowledged.filter(({ key }) => !keys.has(key))).toEqual([]);
    expect(early).toEqual([]);
    const cuts = answers.filter((_, index) => index % Math.ceil(answers.length / amount(5, 100)) === 0);
    for (const { at } of cuts) expect(await lostAt(at)).toEqual([]);
    done();
    expect(answers.length).toBeGreaterThanOrEqual(amount(25, 400));
    figure(
      `SQLite: ${answers.length} acknowledgements, each after its sync; 0 lost in ${cuts.length} cuts of the power`,
    );
  },
);

it.runIf(isTracing && isProof)('a database that is never synced is found out', async () => {
  const { answers, early, lostAt, done } = await playTraced(sabotaged('unsynced').options ?? [], 10);
  expect(early).toHaveLength(answers.length);
  expect(await lostAt(answers.at(-1)?.at ?? 0)).not.toEqual([]);
  done();
});
