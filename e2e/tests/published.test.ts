import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlayState } from '@sixfold/protocol';
import { createClient } from '@sixfold/protocol';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../src/chromium.js';
import { visit } from '../src/house.js';
import { install, openTables, runIn, type Serving } from '../src/installed.js';
import { playToTheEnd } from '../src/nimmt-player.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = mkdtempSync(join(tmpdir(), 'sixfold-published-'));
const packed = join(here, 'packed');
const program = join(here, 'program');
const libraries = join(here, 'libraries');
const node = process.execPath;
/** The libraries: all that is packed but the program, the server and what only belongs to it. */
const PARTS = readdirSync(join(root, 'packages')).filter(
  (name) =>
    !['game-laws', 'store'].includes(name) && existsSync(join(root, 'packages', name, 'package.json')),
);

beforeAll(async () => {
  // The packing itself is a script of the workspace; it is run as `npm run pack` runs it, on what is built.
  const { pack } = (await import(join(root, 'scripts/lib/pack.mjs'))) as {
    pack(destination: string): Promise<string[]>;
  };
  await pack(packed);
  const file = (name: string) => {
    const found = readdirSync(packed).find((each) => new RegExp(`^${name}-\\d`).test(each));
    return join(packed, found ?? name);
  };
  await install(program, [file('sixfold')]);
  await install(
    libraries,
    PARTS.map((part) => file(`sixfold-${part}`)),
  );
}, 600_000);
afterAll(() => rmSync(here, { recursive: true, force: true }));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  );

describe('the libraries, installed by themselves', () => {
  it.each(PARTS)('%s has a README, its licence, types and source maps that lead somewhere', (part) => {
    const folder = join(libraries, 'node_modules/@sixfold', part);
    const files = filesIn(folder).map((path) => path.slice(folder.length + 1));
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'LICENSE', 'package.json', 'dist/index.d.ts']),
    );
    expect(files.filter((path) => /\.test\.|tsbuildinfo|\btesting\b/.test(path))).toEqual([]);
    for (const map of files.filter((path) => path.endsWith('.map'))) {
      const { sources } = JSON.parse(readFileSync(join(folder, map), 'utf8')) as { sources: string[] };
      const missing = sources.filter((source) => !existsSync(join(folder, dirname(map), source)));
      expect({ map, missing }).toEqual({ map, missing: [] });
    }
  });

  it('compile the examples of the documents in strict TypeScript, without skipping any library', async () => {
    const pages = ['docs/from-code.md', ...PARTS.map((part) => `packages/${part}/README.md`)];
    const examples = pages.flatMap((page) =>
      [...readFileSync(join(root, page), 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(
        (found) => found[1] ?? '',
      ),
    );
    expect(examples.length).toBeGreaterThan(8);
    const folder = join(libraries, 'strict');
    mkdirSync(folder, { recursive: true });
    examples.forEach((example, index) => writeFileSync(join(folder, `example-${index}.ts`), example));
    const compilerOptions = {
      target: 'ES2022',
      module: 'nodenext',
      lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      outDir: 'out',
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    const compiled = await runIn(
      folder,
      node,
      join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      '.',
    ).catch((error: { stdout: string }) => error.stdout);
    expect(compiled).toBe('');
    // Those of from-code.md also run; the client of the protocol needs a server.
    for (const index of [0, 1, 2, 3])
      expect(await runIn(folder, node, `out/example-${index}.js`)).not.toBe('');
  });

  it('play from plain JavaScript', async () => {
    writeFileSync(join(libraries, 'plain.js'), PLAIN);
    const played = JSON.parse(await runIn(libraries, node, 'plain.js')) as Record<string, number[]>;
    expect(Object.keys(played)).toEqual(expect.arrayContaining(['nimmt', 'six', 'sixteen']));
    for (const ranks of Object.values(played)) expect(ranks).toContain(1);
  });

  it('go through a bundler into a browser and play the same games there', async () => {
    const bundled = join(here, 'bundled');
    writeFileSync(join(libraries, 'page.js'), PLAIN);
    await build({
      root: libraries,
      configFile: false,
      logLevel: 'silent',
      build: { outDir: bundled, lib: { entry: 'page.js', formats: ['es'], fileName: () => 'page.js' } },
    });
    const browser = await launch();
    try {
      const page = await browser.newPage();
      const said = page.waitForEvent('console');
      await page.addScriptTag({ type: 'module', content: readFileSync(join(bundled, 'page.js'), 'utf8') });
      expect((await said).text()).toBe((await runIn(libraries, node, 'plain.js')).trim());
    } finally {
      await browser.close();
    }
  });

  it.each(['sixfold', '@sixfold/protocol'])('%s would be accepted by the registry as it is', async (name) => {
    const folder = name.startsWith('@') ? libraries : program;
    const said = await runIn(
      join(folder, 'node_modules', name),
      'npm',
      'publish',
      '--dry-run',
      '--ignore-scripts',
    );
    expect(said).toContain(`+ ${name}@`);
  });
});

describe('the program, installed by itself', () => {
  let tables: Serving;
  beforeAll(async () => {
    tables = await openTables(program, '--database', join(here, 'games.db'), '--no-limits');
  });
  afterAll(() => tables.stop());

  it('is one package of ours, with everybody else’s beside it', () => {
    expect(existsSync(join(program, 'node_modules/@sixfold'))).toBe(false);
    expect(readdirSync(join(program, 'node_modules/sixfold/node_modules/@sixfold'))).toContain('web');
  });

  it('brings its documents, with a reference of the libraries', async () => {
    const read = async (path: string) => (await fetch(`${tables.address}/docs/${path}`)).text();
    expect(await read('')).toContain('Three games to play with friends');
    expect(await read('reference/game-kit.html')).toContain('id="match"');
  });

  it('plays a game through the API, whose record it verifies', async () => {
    const { token } = await createClient({ base: tables.address }).newToken();
    const client = createClient({ base: tables.address, token });
    const {
      table: { id: table },
    } = await client.create({
      game: 'nimmt',
      options: { rounds: 1 },
      seats: 3,
      name: 'Program',
      bots: ['easy', 'easy'],
      startWhenFull: true,
    });
    await new Promise<void>((resolve, reject) => {
      const stream = client.listen(table, {
        play: (play: PlayState) => {
          if (play.result) {
            stream.close();
            resolve();
          }
          const [move] = play.legal;
          if (move !== undefined) client.choose(table, { number: play.number, move }).catch(reject);
        },
      });
    });
    const record = await (await fetch(`${tables.address}/api/tables/${table}/record`)).text();
    writeFileSync(join(program, 'game.json'), record);
    expect(await sixfold('verify', 'game.json')).toContain('The deal was fair');
  });

  it('plays a game in a browser', async () => {
    const browser = await launch();
    try {
      const mia = await visit(browser, tables.address, { name: 'Mia' });
      await mia.setUp('nimmt', async (page) => {
        await mia.button('One quick round').click();
        await page.getByRole('textbox', { name: 'Players' }).fill('2');
        await page.getByLabel('Who sits on seat 2').selectOption('easy');
      });
      await mia.start();
      await playToTheEnd([mia]);
      expect(await mia.page.locator('.result-line').count()).toBe(2);
      mia.expectNoFaults();
    } finally {
      await browser.close();
    }
  });

  it('compares bots in a tournament, one of them from a file', async () => {
    writeFileSync(join(program, 'first.js'), 'export default ({ legal }) => legal[0];\n');
    const bots = ['--bots', 'random,easy', '--bot', './first.js'];
    const said = await sixfold('tournament', 'sixteen', ...bots, '--deals', '2', '--jobs', '2', '--json');
    const result = JSON.parse(said) as { bots: unknown[]; forfeits: unknown[] };
    expect(result.bots).toHaveLength(3);
    expect(result.forfeits).toEqual([]);
  });
});

const sixfold = (...args: string[]): Promise<string> =>
  runIn(program, node, 'node_modules/sixfold/bin/sixfold.js', ...args);

/** Bots play every game once; the same on every machine, because they count iterations. */
const PLAIN = `
import { botFamily } from '@sixfold/bots';
import { FastRng, Match } from '@sixfold/game-kit';
import { games } from '@sixfold/games';

const played = {};
for (const game of games) {
  const match = Match.start(game, { options: {}, seats: 2, seed: 'plain' });
  const rng = new FastRng('plain');
  while (!match.outcome()) {
    const [seat] = match.toAct();
    const question = { view: match.view(seat), seat, legal: match.legal(seat), rng, clock: () => 0 };
    match.play(seat, botFamily(game.id).bot('easy').choose({ ...question, budget: { iterations: 1 } }).move);
  }
  played[game.id] = match.outcome().ranks;
}
console.log(JSON.stringify(played));
`;
