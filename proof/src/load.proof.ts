import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figure } from '@sixfold/game-laws';
import { startProcess } from '@sixfold/server/testing';
import { expect, it } from 'vitest';
import { sitDown } from './players.js';
import { amount, isAsked, isLong } from './size.js';

const WINDOWS = 5;
/** What is flat grows by no more than this from the second window to the last, noise of a busy machine included. */
const FLAT = 1.5;

interface Window {
  readonly moves: number;
  readonly p99: number;
  /** Microseconds of the processor for each choice. */
  readonly cost: number;
  readonly rss: number;
}

/** Somebody who looks on and throws away what they are sent. */
const lookOn = (url: string, table: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(`${url}/api/tables/${table}/events`, { agent: false }, (response) => {
      response.on('error', () => {}).resume();
      resolve(response);
    }).on('error', reject);
  });

async function load(tables: number, watchers: number, seconds: number): Promise<Window[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-load-'));
  const server = await startProcess(
    { database: join(folder, 'test.db'), botThreads: 0 },
    { options: ['--expose-gc'] },
  );
  let times: number[] = [];
  let isStopped = false;
  const lines: IncomingMessage[] = [];
  const play = async (index: number): Promise<void> => {
    for (let isFirst = true; !isStopped; isFirst = false) {
      const table = await sitDown([server.url], (millis) => times.push(millis));
      const share = Math.ceil((watchers * (index + 1)) / tables) - Math.ceil((watchers * index) / tables);
      if (isFirst) for (let each = 0; each < share; each++) lines.push(await lookOn(server.url, table.id));
      await Promise.race([table.over, stopped]);
      table.close();
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
    await new Promise((resolve) => setTimeout(resolve, (seconds * 1000) / WINDOWS));
    const now = await server.usage();
    const cpu = now.cpu.user + now.cpu.system - before.cpu.user - before.cpu.system;
    const sorted = times.sort((one, other) => one - other);
    windows.push({
      moves: sorted.length,
      p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      cost: cpu / Math.max(1, sorted.length),
      rss: now.rss,
    });
    before = now;
  }
  isStopped = true;
  stop();
  await playing;
  for (const line of lines) line.destroy();
  await server.stop();
  rmSync(folder, { recursive: true });
  return windows;
}

const CROWDS = isLong
  ? [
      { tables: 50, watchers: 0 },
      { tables: 200, watchers: 0 },
      { tables: 500, watchers: 2000 },
    ]
  : [{ tables: 10, watchers: 40 }];

it.runIf(isAsked).each(CROWDS)(
  '$tables tables and $watchers watchers cost the same all the time',
  async (crowd) => {
    const { tables, watchers } = crowd;
    const windows = await load(tables, watchers, amount(25, 600));
    // The first window also has everybody come.
    const [, early, ...later] = windows as [Window, Window, ...Window[]];
    const last = later.at(-1) ?? early;
    const of = (value: (window: Window) => string): string => windows.slice(1).map(value).join(', ');
    figure(
      `${tables} tables, ${watchers} watchers: ${windows.reduce((sum, { moves }) => sum + moves, 0)} choices; by time ` +
        `p99 ${of(({ p99 }) => p99.toFixed(0))} ms, ${of(({ cost }) => cost.toFixed(0))} µs a choice, ` +
        `${of(({ rss }) => (rss / 2 ** 20).toFixed(0))} MB`,
    );
    expect(early.moves).toBeGreaterThan(0);
    expect(last.cost).toBeLessThan(early.cost * FLAT);
    expect(last.rss).toBeLessThan(early.rss * FLAT);
  },
);
