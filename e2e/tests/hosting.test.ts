import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createClient, type PlayState } from '@sixfold/protocol';
import { NO_LIMITS, type RunningServer, startServer } from '@sixfold/server';
import { startPostgres, type TestPostgres } from '@sixfold/store/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findProxy, freePort, type Proxy, startProxy } from '../src/proxies.js';

// The proxies have certificates that nobody signed but us.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';

const folder = mkdtempSync(join(tmpdir(), 'sixfold-hosting-'));
let postgres: TestPostgres;
let database: string;
let logged = '';
const nodes: { port: number; server?: RunningServer }[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.database();
  for (let index = 0; index < 2; index++) nodes.push({ port: await freePort() });
  await Promise.all(nodes.map(startNode));
});
afterAll(async () => {
  for (const { server } of nodes) await server?.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function startNode(node: (typeof nodes)[number]): Promise<void> {
  const sink = new Writable({
    write: (piece, _, done) => {
      logged += String(piece);
      done();
    },
  });
  node.server = await startServer({
    database,
    port: node.port,
    trustProxy: 1,
    accessLog: true,
    limits: NO_LIMITS,
    rhythm: { botPace: 0 },
    botThreads: 0,
    log: pino({ level: 'info' }, sink),
  });
}

/** Takes a node out in order and brings it back. */
async function restart(node: (typeof nodes)[number]): Promise<void> {
  await node.server?.stop();
  await startNode(node);
}

/** A request from an address of this machine that is not the proxy's. */
const ask = (url: string, method: string, headers: Record<string, string>, body = ''): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { method, headers, localAddress: '127.0.0.2', family: 4 };
    const asked = request(url, options, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end(body);
  });

describe.each(['nginx', 'caddy'] as const)('behind %s as in hosting/', (name) => {
  const isMissing = findProxy(name) === undefined;
  let proxy: Proxy;
  beforeAll(async () => {
    if (isMissing) return;
    proxy = await startProxy(name, { folder: join(folder, name), nodes: nodes.map(({ port }) => port) });
  });
  afterAll(() => (isMissing ? undefined : proxy.stop()));

  it.skipIf(isMissing)('the page’s own address is accepted, another one is not', async () => {
    const json = { 'content-type': 'application/json' };
    const post = (origin: string) => ask(`${proxy.address}/api/tokens`, 'POST', { ...json, origin }, '{}');
    expect(await post(proxy.address)).toBe(201);
    expect(await post('https://elsewhere.example')).toBe(403);
  });

  it.skipIf(isMissing)('people have their own addresses, whatever they claim, and TLS is known', async () => {
    logged = '';
    await ask(`${proxy.address}/api/meta`, 'GET', { 'x-forwarded-for': '6.6.6.6' });
    await expect.poll(() => logged).toContain('"address":"127.0.0.2"');
    expect(logged).not.toContain('6.6.6.6');
    const page = await fetch(proxy.address);
    expect(page.headers.get('strict-transport-security')).not.toBeNull();
    expect((await fetch(`${proxy.address}/metrics`)).status).toBe(404);
  });

  it.skipIf(isMissing)(
    'a game goes on while one node after the other is taken out and comes back',
    async () => {
      const base = proxy.address;
      const { token } = await createClient({ base }).newToken();
      const client = createClient({ base, token, tries: 40 });
      const made = await client.create({
        game: 'nimmt',
        options: { rounds: 3 },
        seats: 2,
        name: 'Traveller',
        bots: ['easy'],
        startWhenFull: true,
      });
      const { id } = made.table;
      const acknowledged: string[] = [];
      let work = Promise.resolve();
      let taken = 0;
      await new Promise<void>((resolve, reject) => {
        const stream = client.listen(id, {
          play: (play: PlayState) => {
            if (play.result) {
              stream.close();
              resolve();
              return;
            }
            const [move] = play.legal;
            if (move === undefined) return;
            const { number } = play;
            client.choose(id, { number, move }).then(
              () => acknowledged.push(move),
              (problem) => (problem.code === 'staleNumber' ? undefined : reject(problem)),
            );
            // Every dozen moves another node leaves in order and comes back.
            if (number >= 12 * (taken + 1) && taken < 2) {
              const node = nodes[taken++] as (typeof nodes)[number];
              work = work.then(() => restart(node));
              work.catch(reject);
            }
          },
        });
      });
      await work;
      expect(taken).toBe(2);
      const record = (await (await fetch(`${base}/api/tables/${id}/record`)).json()) as { moves: string[] };
      const own = record.moves.filter((move) => move.startsWith('0:')).map((move) => move.slice(2));
      expect(own).toEqual(expect.arrayContaining(acknowledged));
      expect(acknowledged.length).toBeGreaterThan(20);
    },
  );
});

describe('hosting/sixfold.service', () => {
  const checker = '/usr/bin/systemd-analyze';
  it.skipIf(!existsSync(checker))('is a unit that systemd understands', () => {
    const unit = readFileSync(
      fileURLToPath(new URL('../../hosting/sixfold.service', import.meta.url)),
      'utf8',
    );
    const file = join(folder, 'sixfold.service');
    // The checker wants the program to be there.
    writeFileSync(file, unit.replace('/usr/local/bin/sixfold', process.execPath));
    expect(execFileSync(checker, ['verify', file], { encoding: 'utf8', stdio: 'pipe' })).toBe('');
  });
});

const hosting = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../hosting/${file}`, import.meta.url)), 'utf8');
const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the server reads from its environment: anything else would be set in vain. */
const READ = new Set(
  [...readFileSync(join(root, 'apps/cli/src/commands/serve.ts'), 'utf8').matchAll(/\benv\.([A-Z_]+)/g)].map(
    ([, name]) => name,
  ),
);

// There is no container engine in a test: what the files name is looked for, and what they run is run.
describe('hosting/Containerfile', () => {
  const lines = hosting('Containerfile').replaceAll('\\\n', ' ').split('\n');
  const after = (word: string): string[] =>
    lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1).trim()] : []));

  it('builds from stages that exist with scripts that exist, and does not run as root', () => {
    const stages = after('FROM').flatMap((line) => / AS (\w+)$/.exec(line)?.[1] ?? []);
    for (const copy of after('COPY')) {
      const from = /^--from=(\w+)/.exec(copy)?.[1];
      if (from !== undefined) expect(stages).toContain(from);
    }
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
    for (const run of after('RUN'))
      for (const [, script] of run.matchAll(/npm run (\w+)/g)) expect(Object.keys(scripts)).toContain(script);
    expect(after('USER').at(-1)).toBe('node');
    const { bin } = JSON.parse(readFileSync(join(root, 'apps/cli/package.json'), 'utf8')) as { bin: object };
    expect(Object.keys(bin)).toContain((JSON.parse(after('CMD').at(-1) ?? '[]') as string[])[0]);
  });

  it('keeps everything in its one volume, and sets only what the server reads', () => {
    const set = Object.fromEntries(
      after('ENV').flatMap((line) => line.split(/\s+/).map((pair) => pair.split('=') as [string, string])),
    );
    expect(Object.keys(set).filter((name) => name !== 'NODE_ENV' && !READ.has(name))).toEqual([]);
    expect(after('VOLUME')).toEqual(['/data']);
    expect(set.DATABASE_URL).toMatch(/^\/data\//);
    expect(after('EXPOSE')).toEqual([set.PORT]);
  });

  it('has a health check that knows a server that works from one that does not', async () => {
    const check = / CMD (\[.*\])$/.exec(after('HEALTHCHECK').join(' '))?.[1] ?? '[]';
    const [, ...args] = JSON.parse(check) as string[];
    const exitCode = (port: number | undefined): Promise<number> =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, args, { env: { PORT: String(port) }, stdio: 'ignore' });
        child.on('exit', (code) => resolve(code ?? -1));
      });
    expect(await exitCode(nodes[0]?.port)).toBe(0);
    expect(await exitCode(1)).toBe(1);
  });
});

describe('hosting/compose.yaml', () => {
  interface Service {
    readonly build?: { readonly context: string; readonly dockerfile: string };
    readonly image?: string;
    readonly environment?: Readonly<Record<string, string>>;
    readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
    readonly volumes?: readonly string[];
  }
  const { services, volumes } = parse(hosting('compose.yaml')) as {
    services: Readonly<Record<string, Service>>;
    volumes: Readonly<Record<string, unknown>>;
  };

  it('names services, volumes and files that exist', () => {
    for (const service of Object.values(services)) {
      const { depends_on: needs = [] } = service;
      for (const name of Array.isArray(needs) ? needs : Object.keys(needs))
        expect(services).toHaveProperty(name);
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('.')) expect(existsSync(join(root, 'hosting', source))).toBe(true);
        else expect(volumes).toHaveProperty(source);
      }
      if (service.build) {
        const { context, dockerfile } = service.build;
        expect(existsSync(join(root, 'hosting', context, dockerfile))).toBe(true);
      } else expect(service.image).toMatch(/^docker\.io\/library\/\w+:\d+$/);
    }
  });

  it('has two nodes on one database behind one proxy that knows them', () => {
    const nodes = Object.entries(services).filter(([, { build }]) => build !== undefined);
    expect(nodes.map(([name]) => name)).toEqual(['one', 'two']);
    for (const [, { environment = {} }] of nodes) {
      expect(Object.keys(environment).filter((name) => !READ.has(name))).toEqual([]);
      expect(environment.DATABASE_URL).toContain('@database/');
    }
    const asked = services.proxy?.environment?.NODES?.split(' ') ?? [];
    expect(asked).toEqual(nodes.map(([name]) => `${name}:1666`));
    for (const name of Object.keys(services.proxy?.environment ?? {}))
      expect(hosting('Caddyfile')).toContain(`{$${name}:`);
  });
});

describe('hosting/sixfold.service', () => {
  it('sets only what the server reads', () => {
    const names = [...hosting('sixfold.service').matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name);
    expect(names.filter((name) => name !== 'NODE_ENV' && !READ.has(name ?? ''))).toEqual([]);
    expect(names).toContain('DATABASE_URL');
  });
});
