import { ApiProblem, createClient, type PlayState } from '@sixfold/protocol';
import { figure } from '@sixfold/game-laws';
import { Person, type ServerProcess, startProcess } from '@sixfold/server/testing';
import { startPostgres, startProxy } from '@sixfold/store/testing';
import { expect, it } from 'vitest';
import { amount, isAsked } from './size.js';

const RHYTHM = { beat: 200, patience: 1500, lease: 1500, botPace: 0 };
const SEATS = 3;
const TABLES = 6;
/** Whoever is told nothing for so long has been forgotten: machines are busy, but not that busy. */
const STALLED_AFTER = 120_000;
const LISTEN = 'sixfold news';

interface Table {
  rounds: number;
  movedAt: number;
  readonly over: Promise<void>;
  close(): void;
}

/** People who know nothing but what their streams tell them, each at a node of their own. */
async function sitDown(urls: readonly string[]): Promise<Table> {
  const people = Array.from(
    { length: SEATS },
    (_, seat) => new Person(urls[seat % urls.length] ?? '', `P${seat}`),
  );
  const apis = people.map(({ url, token }) =>
    createClient({ base: url, token, tries: 100, retryAfter: 100 }),
  );
  const { table } = await (apis[0] as (typeof apis)[0]).create({
    game: 'nimmt',
    seats: SEATS,
    name: 'P0',
    startWhenFull: true,
  });
  for (const [seat, api] of apis.entries()) if (seat > 0) await api.join(table.id, { name: `P${seat}` });
  let end = (): void => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const state = {
    rounds: 0,
    movedAt: Date.now(),
    over,
    close: () => streams.forEach((each) => each.close()),
  };
  const streams = apis.map((api) => {
    let answered = -1;
    const answer = async ({ number, legal, result, turn }: PlayState): Promise<void> => {
      state.movedAt = Date.now();
      state.rounds = Math.max(state.rounds, Math.floor(number / SEATS));
      if (result !== undefined) end();
      const [move] = legal;
      if (move === undefined || turn.choice !== undefined || number === answered) return;
      answered = number;
      try {
        await api.choose(table.id, { number, move });
      } catch (problem) {
        // Away when the cards were dealt, because a line took long to open; anything else the stream will tell.
        if (problem instanceof ApiProblem && problem.code === 'botPlaysForYou') await api.comeBack(table.id);
        answered = -1;
      }
    };
    return api.listen(table.id, { play: (play) => void answer(play) });
  });
  return state;
}

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
    let [rounds, stalls, kills, restarts, holes] = [0, 0, 0, 0, 0];
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
      while (rounds < wanted && stalls === 0) {
        const table = await sitDown(urls);
        let counted = 0;
        let isOver = false;
        const watch = async (): Promise<void> => {
          await table.over;
          isOver = true;
        };
        void watch();
        while (!isOver && rounds < wanted && stalls === 0) {
          await new Promise((resolve) => setTimeout(resolve, 100));
          rounds += table.rounds - counted;
          counted = table.rounds;
          if (Date.now() - table.movedAt > STALLED_AFTER) stalls++;
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
    expect(stalls).toBe(0);
    figure(
      `${rounds} rounds by streams alone on three nodes with clocks 4 s apart, ${kills} kills, ${holes} swallowed LISTENs, ${restarts} restarts of PostgreSQL: 0 stalls`,
    );
  },
);
