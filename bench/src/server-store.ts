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
/** Somebody who was at every table. */
const EVERYWHERE = 'everywhere';
/** Of the tables that there are, this many are pruned in a row, with moves in between. */
const PRUNED = 2000;
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
  players: { add: [`p${index % (100_000 / OWN_TABLES)}`, EVERYWHERE], remove: [], seats: {} },
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

/** Prunes many in a row. How long the longest step took, and how long somebody's move had to wait meanwhile. */
async function pruneMany(store: Store, upTo: number): Promise<{ longest: number; wait: number }> {
  let [longest, wait, isOver] = [0, 0, false];
  const timed = async (work: () => Promise<number | string>): Promise<[number | string, number]> => {
    const start = performance.now();
    return [await work(), performance.now() - start];
  };
  const mover = (async () => {
    for (let after = 0; !isOver; after++) {
      const [, millis] = await timed(() =>
        store.append({ table: `beside pruning ${upTo}`, after, bodies: [BODY] }),
      );
      wait = Math.max(wait, millis);
    }
  })();
  for (let some = -1; some !== 0; ) {
    const [count, millis] = await timed(() => store.prune({ finished: upTo, lobby: 0, codes: 0 }));
    some = Number(count);
    longest = Math.max(longest, millis);
  }
  isOver = true;
  await mover;
  return { longest, wait };
}

/** What lists, counts and pruning take with ever more tables, and how long the start. */
async function growth(name: string, open: () => Promise<Store>): Promise<Figure[]> {
  const figures: Figure[] = [];
  let store = await open();
  let stored = 0;
  for (const crowd of CROWDS) {
    while (stored < crowd) {
      const some = Array.from({ length: Math.min(500, crowd - stored) }, () => finished(stored++));
      await Promise.all(some.map((step) => store.append(step)));
    }
    await store.close();
    const start = performance.now();
    store = await open();
    const add = (what: string, value: number): void => {
      figures.push({
        what: `${name}, ${crowd.toLocaleString('en')} finished tables: ${what}`,
        value,
        unit: 'ms',
      });
    };
    add('start', performance.now() - start);
    // As every minute.
    await store.prune({ finished: 0, lobby: 0, codes: 0 });
    add('own tables', await median(() => store.tablesOf('p1', 60)));
    add('own tables, of somebody with all of them', await median(() => store.tablesOf(EVERYWHERE, 60)));
    add('whether they may make one more', await median(() => store.countUnfinished(EVERYWHERE)));
    add('open tables', await median(() => store.openTables(60)));
    add('count', await median(() => store.countTables()));
    for (let code = 0; code < crowd; code += 100)
      await Promise.all(
        Array.from({ length: 100 }, (_, next) =>
          store.claimCode(`c${code + next}`, `finished${code + next}`),
        ),
      );
    const doomed = { finished: NOW + 5, lobby: 0, codes: 0 };
    add('prune in vain', await median(() => store.prune({ finished: 0, lobby: 0, codes: NOW })));
    add('prune a few', await median(() => store.prune(doomed)));
    let after = 0;
    const move = () => store.append({ table: `move ${crowd}`, after: after++, bodies: [BODY] });
    for (let count = 0; count < 10; count++) await move();
    add('move 10', await median(move));
    while (after < 1000) await move();
    add('move 1,000', await median(move));
    if (crowd < 10 * PRUNED) continue;
    const { longest, wait } = await pruneMany(store, NOW + PRUNED);
    add(`prune ${PRUNED.toLocaleString('en')} in a row, the longest step`, longest);
    add('meanwhile, the longest wait for a move', wait);
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
    ...(await growth('PostgreSQL', () => PostgresStore.open({ url }))),
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
      ...(await growth('SQLite', () =>
        SqliteStore.open({ path: join(folder, 'growth.db'), thread: THREAD }),
      )),
      ...(process.env[POSTGRES] === undefined ? [] : await postgres(process.env[POSTGRES])),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
