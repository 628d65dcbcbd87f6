import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amount, figure, isLong, isProof, progress } from '@sixfold/game-laws';
import { type Launch, startProcess } from '@sixfold/server/testing';
import { expect, it } from 'vitest';
import { sitDown } from './players.js';
import { sabotaged } from './saboteur.js';

const WINDOWS = 5;
/** What is flat grows by no more than this from the second window to the last, noise of a busy machine included. */
const FLAT = 1.5;
/** What is in use after a collection hardly has any noise. */
const FLAT_HEAP = 1.15;

interface Window {
  readonly moves: number;
  readonly p99: number;
  /** Microseconds of the processor for each choice. */
  readonly cost: number;
  readonly rss: number;
  readonly heap: number;
}

interface Load {
  readonly tables: number;
  readonly watchers: number;
  /** When a window ends: after some seconds, or after some choices. */
  readonly until: { readonly seconds: number } | { readonly choices: number };
  /** For how many milliseconds people think about a choice. */
  readonly thinking?: number;
  /** How many rounds a game has: in short ones as many tables come as go from the second window on. */
  readonly deals?: number;
  readonly launch?: Launch;
}

/** Somebody who looks on and throws away what they are sent. */
const lookOn = (url: string, table: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(`${url}/api/tables/${table}/events`, { agent: false }, (response) => {
      response.on('error', () => {}).resume();
      resolve(response);
    }).on('error', reject);
  });

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Lets tables be played, and measures in windows. */
async function load({ tables, watchers, until, thinking = 0, deals, launch }: Load): Promise<Window[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-load-'));
  const server = await startProcess(
    { database: join(folder, 'test.db'), botThreads: 0 },
    { options: ['--expose-gc', ...(launch?.options ?? [])] },
  );
  let times: number[] = [];
  let isStopped = false;
  const play = async (index: number): Promise<void> => {
    const share = Math.ceil((watchers * (index + 1)) / tables) - Math.ceil((watchers * index) / tables);
    while (!isStopped) {
      const took = (millis: number): void => void times.push(millis);
      const table = await sitDown([server.url], { took, thinking, ...(deals !== undefined && { deals }) });
      const lines: IncomingMessage[] = [];
      for (let each = 0; each < share; each++) lines.push(await lookOn(server.url, table.id));
      await Promise.race([table.over, stopped]);
      table.close();
      for (const line of lines) line.destroy();
    }
  };
  let stop = (): void => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const playing = Promise.all(Array.from({ length: tables }, (_, index) => play(index)));
  const windows: Window[] = [];
  for (let before = await server.usage(); windows.length < WINDOWS; ) {
    times = [];
    if ('seconds' in until) await pause((until.seconds * 1000) / WINDOWS);
    else while (times.length < until.choices / WINDOWS) await pause(20);
    const now = await server.usage();
    const cpu = now.cpu.user + now.cpu.system - before.cpu.user - before.cpu.system;
    const sorted = times.sort((one, other) => one - other);
    windows.push({
      moves: sorted.length,
      p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      cost: cpu / Math.max(1, sorted.length),
      rss: now.rss,
      heap: now.heap,
    });
    before = now;
    progress(() => `${tables} tables, ${watchers} watchers: ${told(windows)}`);
  }
  isStopped = true;
  stop();
  await playing;
  await server.stop();
  rmSync(folder, { recursive: true });
  return windows;
}

/** What the windows showed; the first also has everybody come. */
function told(windows: readonly Window[]): string {
  const of = (value: (window: Window) => string): string => windows.slice(1).map(value).join(', ');
  return (
    `${windows.reduce((sum, { moves }) => sum + moves, 0)} choices; by time ` +
    `p99 ${of(({ p99 }) => p99.toFixed(0))} ms, ${of(({ cost }) => cost.toFixed(0))} µs a choice, ` +
    `${of(({ rss }) => (rss / 2 ** 20).toFixed(0))} MB`
  );
}

/** By how much the last window is above the second; the first also has everybody come. */
function growth(windows: readonly Window[]): { cost: number; rss: number; heap: number } {
  const [, early, ...later] = windows as [Window, Window, ...Window[]];
  const last = later.at(-1) ?? early;
  return { cost: last.cost / early.cost, rss: last.rss / early.rss, heap: last.heap / early.heap };
}

const CROWDS: readonly { tables: number; watchers: number; seconds: number; thinking?: number }[] = isLong
  ? [
      // As fast as they go: everything waits for the processor.
      { tables: 50, watchers: 0, seconds: 600 },
      // Active, but people think: so many as fast as they go would show how long they wait for each other.
      { tables: 200, watchers: 0, seconds: 600, thinking: 1000 },
      { tables: 500, watchers: 2000, seconds: 600, thinking: 3000 },
      // A soak: an hour of it, as people play who think.
      { tables: 20, watchers: 20, seconds: 3600, thinking: 500 },
    ]
  : [{ tables: 10, watchers: 40, seconds: 25 }];

it.runIf(isProof).each(CROWDS)(
  '$tables tables and $watchers watchers cost the same for $seconds seconds',
  async ({ tables, watchers, seconds, thinking = 0 }) => {
    const until = { seconds: amount(25, seconds) };
    const windows = await load({ tables, watchers, until, thinking, ...(isLong && { deals: 1 }) });
    figure(`${tables} tables, ${watchers} watchers: ${told(windows)}`);
    expect(windows[1]?.moves).toBeGreaterThan(0);
    expect(growth(windows).cost).toBeLessThan(FLAT);
    expect(growth(windows).rss).toBeLessThan(FLAT);
  },
);

/** Few enough for every day; what so few cost is noise, so only what is left behind is judged. */
const FEW = { tables: 3, watchers: 6, until: { choices: 250 } };

it('choices leave nothing behind in memory', async () => {
  const windows = await load(FEW);
  figure(
    `${FEW.until.choices} choices: ${windows.map(({ heap }) => (heap / 2 ** 20).toFixed(1)).join(', ')} MB in use`,
  );
  expect(growth(windows).heap).toBeLessThan(FLAT_HEAP);
});

it.runIf(isProof)('a server that keeps something of every request is found out', async () => {
  const { heap, cost } = growth(await load({ ...FEW, launch: sabotaged('hoarding') }));
  expect(heap).toBeGreaterThan(FLAT_HEAP);
  const longer = await load({
    tables: 5,
    watchers: 0,
    until: { choices: 800 },
    launch: sabotaged('hoarding'),
  });
  expect(Math.max(cost, growth(longer).cost)).toBeGreaterThan(FLAT);
});
