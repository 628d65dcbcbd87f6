import { figure } from '@sixfold/game-laws';
import { type ServerProcess, startProcess } from '@sixfold/server/testing';
import { startPostgres, startProxy } from '@sixfold/store/testing';
import { expect, it } from 'vitest';
import { sitDown } from './players.js';
import { amount, isAsked } from './size.js';

const RHYTHM = { beat: 200, patience: 1500, lease: 1500, botPace: 0 };
const TABLES = 6;
/** Whoever is told nothing for so long has been forgotten: machines are busy, but not that busy. */
const STALLED_AFTER = 120_000;
const LISTEN = 'sixfold news';

it.runIf(isAsked)(
  'nobody waits for a stream that has forgotten them, whatever happens to nodes and database',
  async () => {
    const postgres = await startPostgres({ durable: true });
    const database = await postgres.database();
    const proxy = await startProxy(database);
    const start = (node: number) =>
      startProcess({
        botThreads: 0,
        rhythm: RHYTHM,
        // The line on which the third node hears of others goes through something that will swallow it.
        database: node === 2 ? proxy.url : database,
        port: 4640 + node,
        skew: (node - 1) * 2000,
      });
    const nodes: ServerProcess[] = await Promise.all([start(0), start(1), start(2)]);
    const urls = nodes.map(({ url }) => url);
    const wanted = amount(60, 10_000);
    let [rounds, kills, restarts, holes] = [0, 0, 0, 0];
    const stalls: string[] = [];
    const misfortunes = [
      async () => {
        await nodes[1]?.kill();
        nodes[1] = await start(1);
        kills++;
      },
      async () => {
        proxy.swallow(LISTEN);
        await new Promise((resolve) => setTimeout(resolve, 3000));
        proxy.heal();
        holes++;
      },
      async () => {
        await postgres.restart();
        restarts++;
      },
    ];
    const play = async (): Promise<void> => {
      while (rounds < wanted && stalls.length === 0) {
        const table = await sitDown(urls);
        let counted = 0;
        let isOver = false;
        const watch = async (): Promise<void> => {
          await table.over;
          isOver = true;
        };
        void watch();
        while (!isOver && rounds < wanted && stalls.length === 0) {
          await new Promise((resolve) => setTimeout(resolve, 100));
          rounds += table.rounds - counted;
          counted = table.rounds;
          if (Date.now() - table.movedAt > STALLED_AFTER)
            stalls.push(`${table.id} after ${table.rounds} rounds; ${table.refusals.slice(-5).join(', ')}`);
        }
        table.close();
      }
    };
    const playing = Promise.all(Array.from({ length: TABLES }, play));
    let isDone = false;
    const disturb = async (): Promise<void> => {
      for (let turn = 0; !isDone; turn++) {
        const before = rounds;
        const step = Math.max(10, Math.floor(wanted / 30));
        while (!isDone && rounds < before + step) await new Promise((resolve) => setTimeout(resolve, 50));
        if (!isDone) await misfortunes[turn % misfortunes.length]?.();
      }
    };
    const disturbing = disturb();
    await playing;
    isDone = true;
    await disturbing;
    await Promise.all(nodes.map((node) => node.stop()));
    await proxy.stop();
    await postgres.stop();
    expect(stalls).toEqual([]);
    figure(
      `${rounds} rounds by streams alone on three nodes with clocks 4 s apart, ${kills} kills, ${holes} swallowed LISTENs, ${restarts} restarts of PostgreSQL: 0 stalls`,
    );
  },
);
