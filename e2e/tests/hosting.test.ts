import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createClient, type PlayState } from '@sixfold/protocol';
import { type RunningServer, startServer, NO_LIMITS } from '@sixfold/server';
import { startPostgres, type TestPostgres } from '@sixfold/store/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
