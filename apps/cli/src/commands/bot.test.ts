import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, createClient, type TableState } from '@sixfold/protocol';
import { type RunningServer, startServer } from '@sixfold/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sixfold } from '../testing.js';
import { botFile, FIRST, folder, moduleFile, READY } from '../tournament/testing.js';

let server: RunningServer;
let url: string;
beforeAll(async () => {
  server = await startServer({
    database: ':memory:',
    logLevel: 'silent',
    botThreads: 0,
    rhythm: { botPace: 0 },
  });
  url = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.stop());

const GAME = { game: 'nimmt', options: { rounds: 1 }, seats: 2, name: 'Anna' } as const;

async function person(): Promise<Client> {
  const { token } = await createClient({ base: url }).newToken();
  return createClient({ base: url, token });
}

/** Resolves as soon as the table is as it should be. */
const until = (api: Client, table: string, isSo: (state: TableState) => boolean): Promise<TableState> =>
  new Promise((resolve) => {
    const stream = api.listen(table, {
      table: (state) => {
        if (!isSo(state)) return;
        stream.close();
        resolve(state);
      },
    });
  });

/** Plays the first legal move whenever asked. */
function plays(api: Client, table: string) {
  return api.listen(table, {
    play: ({ number, legal, turn }) => {
      const [move] = legal;
      if (move !== undefined && turn.choice === undefined) void api.choose(table, { number, move });
    },
  });
}

describe('a program at an online table', () => {
  it('sits down as a bot where the host lets it, and plays', async () => {
    const anna = await person();
    const { table } = await anna.create(GAME);
    const bot = await botFile('online', READY, FIRST);
    const argv = ['bot', '--table', `${url}/t/${table.id}`, '--cmd', `node ${bot}`, '--name', 'Robo'];
    const refused = await sixfold(argv);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('lets no programs play')]);

    await anna.settings(table.id, { programs: true });
    const running = sixfold([...argv, '--games', '1', '--json', '--account', join(folder, 'robo.txt')]);
    const full = await until(anna, table.id, ({ seats }) => seats.every(({ kind }) => kind !== 'open'));
    expect(full.seats[1]).toMatchObject({ kind: 'human', name: 'Robo', program: true });
    expect(full.seats[0]).not.toHaveProperty('program');
    await anna.start(table.id);
    const stream = plays(anna, table.id);
    const { code, out, err } = await running;
    stream.close();
    expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining(table.id) });
    const { scores } = await anna.record(table.id).then(({ result }) => result ?? { scores: [] });
    expect(JSON.parse(out)).toMatchObject({ name: 'Robo', game: 1, seat: 1, scores });
    expect(readFileSync(join(folder, 'robo.txt'), 'utf8')).toMatch(/^[\w-]{43}\n$/);
  });

  it('that fails is replaced by a bot of the server, and the reason is said', async () => {
    const anna = await person();
    const { table } = await anna.create({ ...GAME, programs: true });
    const bot = await moduleFile('clumsy', 'export default () => "nonsense"');
    const { code: short } = await anna.code(table.id);
    const running = sixfold(['bot', '--server', url, '--table', short, '--bot', bot]);
    await until(anna, table.id, ({ seats }) => seats.every(({ kind }) => kind !== 'open'));
    await anna.start(table.id);
    const { code, err } = await running;
    expect([code, err]).toEqual([1, expect.stringContaining('“nonsense”, which is not a legal move')]);
    const { seats } = await until(anna, table.id, (state) => state.seats[1]?.standIn === true);
    expect(seats[1]).toMatchObject({ gone: true, level: 'medium' });
  });

  it('is told when the host has freed its seat', async () => {
    const anna = await person();
    const { table } = await anna.create({ ...GAME, programs: true });
    const running = sixfold(['bot', '--server', url, '--table', table.id, '--bot', 'random']);
    await until(anna, table.id, ({ seats }) => seats[1]?.connected === true && seats[1].program === true);
    await anna.remove(table.id, 1);
    expect(await running).toMatchObject({ code: 0, err: expect.stringContaining('The seat is gone') });
  });
});

it('opens a table of bots only, which anybody finds and watches', async () => {
  const bot = await moduleFile(
    'arena',
    'export default ({ legal, random }) => legal[Math.floor(random() * legal.length)]',
  );
  const argv = ['bot', '--server', url, '--new', 'nimmt', '--players', '3', '--options', '{"rounds":1}'];
  const bots = ['--bot', `one=${bot}`, '--bot', 'two=random', '--bots', 'easy'];
  const running = sixfold([...argv, ...bots, '--games', '2', '--json']);
  const watcher = await person();
  let tables = await watcher.runningTables();
  while (tables.tables.length === 0) tables = await watcher.runningTables();
  expect(tables.tables[0]?.seats).toEqual([
    { kind: 'human', name: 'one', program: true },
    { kind: 'human', name: 'two', program: true },
    { kind: 'bot', level: 'easy' },
  ]);
  const { code, out } = await running;
  const games = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { name: string; game: number });
  expect(code).toBe(0);
  expect(games.map(({ name, game }) => `${name} ${game}`).sort()).toEqual([
    'one 1',
    'one 2',
    'two 1',
    'two 2',
  ]);
});

it.each([
  [['bot', '--table', 'K7QXWM'], 'noBotGiven'],
  [['bot', '--bot', 'random'], 'noTableGiven'],
  [['bot', '--table', 'http://x/y', '--bot', 'random'], 'notATable'],
  [['bot', '--server', 'x', '--table', 'K7QXWM', '--bot', 'random'], 'notAServer'],
  [['bot', '--table', 'K7QXWM', '--bot', 'random', '--bot', 'easy'], 'oneBotATable'],
  [['bot', '--new', 'nimmt', '--table', 'K7QXWM', '--bot', 'random'], 'flagsClash'],
])('%j is refused as %s', async (argv, refusal) => {
  const { code, err } = await sixfold(argv as string[]);
  expect([code, err]).toEqual([2, expect.stringContaining(`[${refusal}]`)]);
});

it('an arena without a bot for every seat opens nothing', async () => {
  const { code, err } = await sixfold(['bot', '--server', url, '--new', 'nimmt', '--bot', 'random']);
  expect([code, err]).toEqual([2, expect.stringContaining('4 seats and 1 bots')]);
});
