import { amount, figure, isProof, progress } from '@sixfold/game-laws';
import { type Launch, type ServerProcess, startProcess } from '@sixfold/server/testing';
import { startPostgres, startProxy } from '@sixfold/store/testing';
import { expect, it } from 'vitest';
import { sitDown } from './players.js';
import { sabotaged } from './saboteur.js';

const RHYTHM = { beat: 200, patience: 1500, lease: 1500, botPace: 0 };
/** So many that nodes and database are never without work: a table alone waits for the disk and for lines most of the time. */
const TABLES = amount(6, 30);
/** Whoever is told nothing for so long has been forgotten: machines are busy, but not that busy. */
const STALLED_AFTER = 120_000;
const LISTEN = 'sixfold news';

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

interface Trial {
  readonly count: number;
  readonly rounds: number;
  /** How the last node is started: its line for news will be swallowed. */
  readonly launch?: Launch;
  readonly stalledAfter?: number;
}

/** Plays the wanted number of rounds on nodes to which everything happens, or until a table stands still. */
async function tryNodes({ count, rounds: wanted, launch = {}, stalledAfter = STALLED_AFTER }: Trial) {
  const [mortal, deaf] = [count - 2, count - 1];
  const postgres = await startPostgres({ durable: true });
  const database = await postgres.database();
  const proxy = await startProxy(database);
  const start = (node: number) =>
    startProcess(
      {
        botThreads: 0,
        rhythm: RHYTHM,
        // The line on which the last node hears of others goes through something that will swallow it.
        database: node === deaf ? proxy.url : database,
        port: 4640 + node,
        skew: node * 2000 - 2000,
      },
      node === deaf ? launch : {},
    );
  const nodes: ServerProcess[] = await Promise.all(Array.from({ length: count }, (_, node) => start(node)));
  const urls = nodes.map(({ url }) => url);
  const done = { rounds: 0, kills: 0, restarts: 0, holes: 0 };
  const stalls: string[] = [];
  /** When there had been enough; from then on nothing happens to anybody, and each table must be told something once more. */
  let enoughAt = Number.POSITIVE_INFINITY;
  const isOver = (): boolean => enoughAt < Number.POSITIVE_INFINITY || stalls.length > 0;
  const misfortunes = [
    async () => {
      proxy.swallow(LISTEN);
      await pause(3000);
      proxy.heal();
      done.holes++;
    },
    async () => {
      await nodes[mortal]?.kill();
      nodes[mortal] = await start(mortal);
      done.kills++;
    },
    async () => {
      await postgres.restart();
      done.restarts++;
    },
  ];
  const play = async (): Promise<void> => {
    while (!isOver()) {
      const table = await sitDown(urls);
      let counted = 0;
      let hasEnded = false;
      const watch = async (): Promise<void> => {
        await table.over;
        hasEnded = true;
      };
      void watch();
      while (!hasEnded && stalls.length === 0 && table.movedAt < enoughAt) {
        await pause(100);
        done.rounds += table.rounds - counted;
        counted = table.rounds;
        if (done.rounds >= wanted) enoughAt = Math.min(enoughAt, Date.now());
        if (Date.now() - table.movedAt > stalledAfter)
          stalls.push(`${table.id} after ${table.rounds} rounds; ${table.refusals.slice(-5).join(', ')}`);
      }
      table.close();
    }
  };
  const disturb = async (): Promise<void> => {
    const step = Math.max(10, Math.floor(wanted / 30));
    for (let turn = 0; !isOver(); turn++) {
      const before = done.rounds;
      while (!isOver() && done.rounds < before + step) await pause(50);
      if (!isOver()) await misfortunes[turn % misfortunes.length]?.();
      progress(
        () =>
          `${done.rounds} of ${wanted} rounds on ${count} nodes, ${done.kills} kills, ${done.holes} swallowed LISTENs, ${done.restarts} restarts, ${stalls.length} stalls`,
      );
    }
  };
  await Promise.all([...Array.from({ length: TABLES }, play), disturb()]);
  await Promise.all(nodes.map((node) => node.stop()));
  await proxy.stop();
  await postgres.stop();
  return { ...done, stalls };
}

it.runIf(isProof).each([2, 3])(
  'nobody waits for a stream that has forgotten them, whatever happens to %i nodes and their database',
  async (count) => {
    const { rounds, kills, holes, restarts, stalls } = await tryNodes({ count, rounds: amount(40, 5000) });
    expect(stalls).toEqual([]);
    figure(
      `${rounds} rounds by streams alone on ${count} nodes with clocks 2 s apart each, ${kills} kills, ${holes} swallowed LISTENs, ${restarts} restarts of PostgreSQL: 0 stalls`,
    );
  },
);

it.runIf(isProof)('a node that does not look what it missed is found out', async () => {
  const { stalls } = await tryNodes({
    count: 2,
    rounds: 600,
    launch: sabotaged('forgetful'),
    stalledAfter: 20_000,
  });
  expect(stalls).not.toEqual([]);
});
