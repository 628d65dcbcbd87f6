import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Append, PostgresStore, SqliteStore, type Store } from '@sixfold/store';
import type { Figure } from './figures.js';

/** Names an empty database to measure PostgreSQL too. */
const POSTGRES = 'BENCH_POSTGRES';
const WRITERS = 100;
const APPENDS = 10_000;
const CROWDS = [10, 1000, 100_000] as const;
/** Of a player who has been here before. */
const OWN_TABLES = 200;
/** Benchmarks run as one file, beside which there is no thread. */
const THREAD = new URL('../../packages/store/dist/sqlite/thread.js', import.meta.url);
const NOW = 1_800_000_000_000;
const BODY = JSON.stringify([{ kind: 'chose', seat: 2, move: '43', key: 'k0123456789abcdef', at: NOW }]);

/** Many tables, each of which writes its next move as soon as the last one is durable. */
async function appendRate(
  store: Store,
  prefix: string,
  move: Partial<Append> = {},
  writers = WRITERS,
): Promise<[number, number]> {
  const appends = (APPENDS * writers) / WRITERS;
  let left = appends;
  const writer = async (table: string): Promise<void> => {
    for (let after = 0; left > 0; after++) {
      left--;
      await store.append({ table, after, bodies: [BODY], ...move });
    }
  };
  const [cpu, start] = [process.cpuUsage(), performance.now()];
  await Promise.all(Array.from({ length: writers }, (_, index) => writer(`${prefix}${index}`)));
  const used = process.cpuUsage(cpu);
  return [appends / ((performance.now() - start) / 1000), (used.user + used.system) / appends];
}

/** A finished table, as lists and pruning know it. */
const finished = (index: number): Append => ({
  table: `finished${index}`,
  after: 0,
  bodies: [BODY],
  row: {
    id: `finished${index}`,
    game: 'nimmt',
    phase: 'finished',
    visibility: 'public',
    openSeats: 0,
    quickKey: '',
    createdAt: NOW,
    updatedAt: NOW + index,
    base: 1,
    summary: '{"game":"nimmt","seats":4}',
  },
  players: { add: [`p${index % (100_000 / OWN_TABLES)}`], remove: [], seats: {} },
});

const median = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < 9; run++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[4] as number;
};

/** What lists, counts and pruning take with ever more tables, and how long the start. */
async function growth(path: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  let store: Store = await SqliteStore.open({ path, thread: THREAD });
  let stored = 0;
  for (const crowd of CROWDS) {
    while (stored < crowd) {
      const some = Array.from({ length: Math.min(500, crowd - stored) }, () => finished(stored++));
      await Promise.all(some.map((step) => store.append(step)));
    }
    await store.close();
    const start = performance.now();
    store = await SqliteStore.open({ path, thread: THREAD });
    const add = (what: string, value: number): void => {
      figures.push({ what: `${crowd.toLocaleString('en')} finished tables: ${what}`, value, unit: 'ms' });
    };
    add('start', performance.now() - start);
    add('own tables', await median(() => store.tablesOf('p1', 60)));
    add('open tables', await median(() => store.openTables(60)));
    add('count', await median(() => store.countTables()));
    const doomed = { finished: NOW + 5, lobby: 0, codes: 0 };
    add('prune in vain', await median(() => store.prune({ finished: 0, lobby: 0, codes: 0 })));
    add('prune a few', await median(() => store.prune(doomed)));
    let after = 0;
    const move = () => store.append({ table: `move ${crowd}`, after: after++, bodies: [BODY] });
    for (let count = 0; count < 10; count++) await move();
    add('move 10', await median(move));
    while (after < 1000) await move();
    add('move 1,000', await median(move));
  }
  await store.close();
  return figures;
}

/** A PostgreSQL of your own: one node and two, moves that are an entry and moves that have a clock. */
async function postgres(url: string): Promise<Figure[]> {
  const [one, other] = [await PostgresStore.open({ url }), await PostgresStore.open({ url })];
  const prefix = `bench ${Date.now()} `;
  const alone = await appendRate(one, `${prefix} alone `, {}, 1);
  const plain = await appendRate(one, `${prefix} plain `);
  const clocked = await appendRate(one, `${prefix} clock `, { deadlines: [{ kind: 'clock', due: NOW }] });
  const both = await Promise.all([appendRate(one, `${prefix} one `), appendRate(other, `${prefix} other `)]);
  await one.close();
  await other.close();
  return [
    // One table waits for each of its moves, which is a round trip and a sync; others share these.
    { what: 'PostgreSQL, one table', value: alone[0], unit: 'appends/s' },
    { what: `PostgreSQL, ${WRITERS} tables`, value: plain[0], unit: 'appends/s' },
    { what: 'PostgreSQL, processor time of the node', value: plain[1], unit: 'µs/append' },
    { what: 'PostgreSQL, with a clock', value: clocked[0], unit: 'appends/s' },
    { what: 'PostgreSQL, two nodes', value: both[0][0] + both[1][0], unit: 'appends/s' },
  ];
}

/** The stores by themselves. */
export async function benchStore(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-bench-'));
  try {
    const store = await SqliteStore.open({ path: join(folder, 'moves.db'), thread: THREAD });
    await appendRate(store, 'warm ');
    const [rate, cpu] = await appendRate(store, 'move ');
    await store.close();
    const slow = await SqliteStore.open({ path: join(folder, 'slow.db'), thread: THREAD, syncDelay: 20 });
    const [slowRate, slowCpu] = await appendRate(slow, 'move ');
    await slow.close();
    return [
      { what: 'SQLite', value: rate, unit: 'appends/s' },
      { what: 'SQLite, processor time with its thread', value: cpu, unit: 'µs/append' },
      { what: 'SQLite, a disk that takes 20 ms a sync', value: slowRate, unit: 'appends/s' },
      { what: 'the same, processor time', value: slowCpu, unit: 'µs/append' },
      ...(await growth(join(folder, 'growth.db'))),
      ...(process.env[POSTGRES] === undefined ? [] : await postgres(process.env[POSTGRES])),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
