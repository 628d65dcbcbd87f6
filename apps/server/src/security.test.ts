import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Game } from '@sixfold/game-kit';
import { gameById } from '@sixfold/games';
import { openRoom, roomFrom, stamped } from '@sixfold/table';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orThrow } from './http/problems.js';
import { Hub, type Listener } from './hub.js';
import { newToken } from './ids.js';
import { newMetrics } from './metrics.js';
import { LIMITS, NO_LIMITS } from './settings.js';
import { refusalOf, startTestServer, type TestServer } from './testing/harness.js';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'sixfold-page-'));
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  server = await startTestServer({ page: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const json = { 'content-type': 'application/json' };
const wish = JSON.stringify({ game: 'nimmt', seats: 2, name: 'Ann' });

describe('the page', () => {
  it('is served at every address of its own, with a strict policy and never framed', async () => {
    for (const path of ['/', '/t/AAAAAAAAAAAAAAAAAAAAAA', '/play/nimmt?x=1']) {
      const response = await fetch(server.url + path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>page</title>');
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('allows the scripts and styles that came inside a document, by their hashes, and no others', async () => {
    const policyOf = async (path: string) => {
      const policy = (await fetch(server.url + path)).headers.get('content-security-policy') ?? '';
      return policy.split('; ').filter((rule) => /^(script|style)-src/.test(rule));
    };
    const strict = ["script-src 'self'", "style-src 'self'"];
    const index = join(folder, 'index.html');
    const before = readFileSync(index, 'utf8');
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const script = '<script data-page="/x.js">run();</script><script src="/y.js"></script>';
    writeFileSync(index, `${before}${script}<style>p{}</style>`);
    // A build that is newer than the server counts, whatever clocks say.
    utimesSync(index, 1, 1);
    try {
      for (const path of ['/rules/six', '/t/AAAAAAAAAAAAAAAAAAAAAA', '/replay/A', '/index.html'])
        expect(await policyOf(path)).toEqual([
          `script-src 'self' ${hash('run();')}`,
          `style-src 'self' ${hash('p{}')}`,
        ]);
      expect(await policyOf('/docs/')).toEqual(strict);
    } finally {
      writeFileSync(index, before);
    }
    expect(await policyOf('/t/AAAAAAAAAAAAAAAAAAAAAA')).toEqual(strict);
  });

  it('lets our own documents show worked examples, and nobody show anything else', async () => {
    const framing = async (path: string) => {
      const { headers } = await fetch(server.url + path);
      return [
        headers.get('content-security-policy')?.match(/frame-\w+ '\w+'/g),
        headers.get('x-frame-options'),
      ];
    };
    expect(await framing('/example/nimmt/N-4-sixth-card')).toEqual([
      ["frame-ancestors 'self'"],
      'SAMEORIGIN',
    ]);
    expect(await framing('/docs/')).toEqual([["frame-src 'self'", "frame-ancestors 'none'"], 'DENY']);
    for (const path of ['/', '/t/AAAAAAAAAAAAAAAAAAAAAA', '/example', '/api/docs'])
      expect(await framing(path)).toEqual([["frame-ancestors 'none'"], 'DENY']);
  });

  it('starts in the first language of the browser that it was built in', async () => {
    for (const language of ['en', 'de', 'nl']) writeFileSync(join(folder, `home.${language}.html`), language);
    // Which languages there are is found when a server starts.
    const built = await startTestServer({ page: folder });
    const homeFor = async (accepted: string) => {
      const response = await fetch(`${built.url}/`, { headers: { 'accept-language': accepted } });
      expect(response.headers.get('vary')).toMatch(/accept-language/);
      return response.text();
    };
    expect(await homeFor('de-CH, de;q=0.9, en;q=0.8')).toBe('de');
    expect(await homeFor('xx, nl;q=0.5')).toBe('nl');
    for (const other of ['*', 'xx', '', '../../en']) expect(await homeFor(other)).toBe('en');
    await built.stop();
    for (const language of ['en', 'de', 'nl']) rmSync(join(folder, `home.${language}.html`));
  });

  it('is not what a missing file or path of the API is answered with', async () => {
    for (const path of ['/assets/gone.js', '/api/nothing', '/favicon.png', '/..%2f..%2fpackage.json']) {
      const response = await fetch(server.url + path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ code: 'notFound', params: {}, retry: false });
    }
  });

  it('describes the API without a script of its own in the page', async () => {
    const page = await fetch(`${server.url}/api/docs/`);
    expect(page.status).toBe(200);
    // At home there is no https: what the page needs must not be looked for there.
    expect(page.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await page.text()).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
    const description = (await (await fetch(`${server.url}/api/docs/json`)).json()) as { paths: object };
    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining([
        '/api/tables',
        '/api/tables/{id}/choose',
        '/api/tables/{id}/events',
        '/api/verify',
      ]),
    );
  });
});

describe('identity', () => {
  it('comes as an HttpOnly cookie with the first command, and is recognised by it', async () => {
    const made = await fetch(`${server.url}/api/tables`, { method: 'POST', headers: json, body: wish });
    const cookie = made.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^sixfold=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    const mine = await fetch(`${server.url}/api/my/tables`, {
      headers: { cookie: cookie.split(';')[0] as string },
    });
    expect(((await mine.json()) as { tables: object[] }).tables).toHaveLength(1);
    expect(mine.headers.get('set-cookie')).toBeNull();
  });

  it('is taken away from a browser that wants to be forgotten, and from nobody through another site', async () => {
    const forget = (headers: Record<string, string>) =>
      fetch(`${server.url}/api/forget`, { method: 'POST', headers: { ...json, ...headers }, body: '{}' });
    const done = await forget({});
    expect([done.status, await done.json()]).toEqual([200, {}]);
    expect(done.headers.get('set-cookie')).toBe('sixfold=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    const foreign = await forget({ origin: 'https://elsewhere.example' });
    expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([403, null]);
  });

  it('is kept off the disk: only hashes of tokens are stored', async () => {
    const ann = server.person('Ann');
    const { table } = await ann.api.create({ game: 'nimmt', seats: 2, name: 'Ann' });
    const { token } = await ann.api.seatLink(table.id);
    const log = JSON.stringify(await server.store.read(table.id, 0));
    expect(log).not.toContain(ann.token);
    expect(log).not.toContain(token);
  });

  it('is not lent to other sites', async () => {
    const headers = { ...json, authorization: `Bearer ${newToken()}` };
    const command = (more: Record<string, string>) =>
      fetch(`${server.url}/api/tables`, { method: 'POST', headers: { ...headers, ...more }, body: wish });
    expect((await command({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await command({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await command({ origin: server.url })).status).toBe(201);
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    expect(
      (await fetch(`${server.url}/api/tables`, { method: 'POST', headers: form, body: 'a=b' })).status,
    ).toBe(415);
  });
});

/** Nothing is given back while a test runs, however slow the machine is. */
const SLOWLY = 1e-6;

describe('limits', () => {
  it('hold on commands, new tables, talk and streams, and say when to come back', async () => {
    const strict = await startTestServer({
      limits: {
        ...NO_LIMITS,
        tablesPerPlayer: 2,
        streamsPerPlayer: 2,
        perPlayer: { perSecond: SLOWLY, burst: 5 },
        talk: { perSecond: SLOWLY, burst: 2 },
      },
    });
    const [ann, ben] = [strict.person('Ann'), strict.person('Ben')];
    const { table } = await ann.api.create({ game: 'nimmt', seats: 2, name: 'Ann' });
    await ann.api.create({ game: 'nimmt', seats: 2, name: 'Ann' });
    expect(await refusalOf(ann.api.create({ game: 'nimmt', seats: 2, name: 'Ann' }))).toBe('tooManyTables');
    await ann.api.say(table.id, { emote: 'wow' });
    await ann.api.say(table.id, { emote: 'wow' });
    await expect(ann.api.say(table.id, { emote: 'wow' })).rejects.toMatchObject({ status: 429, retry: true });
    const refused: string[] = [];
    for (let count = 0; count < 8; count++) refused.push(await refusalOf(ben.api.leave(table.id)));
    expect(refused.slice(0, 5)).toEqual(Array(5).fill('done'));
    expect(refused.slice(5)).toContain('tooFast');
    const streams = await Promise.all(
      [1, 2, 3].map(() =>
        fetch(`${strict.url}/api/tables/${table.id}/events`, {
          headers: { authorization: `Bearer ${ben.token}` },
        }),
      ),
    );
    expect(streams.filter(({ status }) => status === 429)).toHaveLength(1);
    for (const stream of streams) await stream.body?.cancel();
    await strict.stop();
  });

  it('hold on an address too', async () => {
    const strict = await startTestServer({
      limits: { ...LIMITS, perAddress: { perSecond: SLOWLY, burst: 10 } },
    });
    const statuses: number[] = [];
    for (let count = 0; count < 15; count++) statuses.push((await fetch(`${strict.url}/api/meta`)).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses).toContain(429);
    expect((await fetch(`${strict.url}/healthz`)).status).toBe(200);
    await strict.stop();
  });

  it('cut off a reader that does not read', async () => {
    const context = {
      limits: { ...LIMITS, backlog: 100_000 },
      metrics: newMetrics(),
      now: Date.now,
      store: { kind: 'sqlite' },
    };
    const presence = { onChange: () => {}, opened: () => {}, spectatorsElsewhere: () => 0 };
    const hub = new Hub(context as never, {} as never, presence as never);
    const rules = gameById('nimmt') as Game;
    const events = openRoom(rules, { seats: 2, name: 'Ann' }, { person: 'ann', root: '00'.repeat(32) });
    const room = roomFrom('t', gameById, stamped(orThrow(events), 0));
    let tell: (listener: Listener) => void = () => {};
    const told = new Promise<Listener>((resolve) => {
      tell = resolve;
    });
    const lazy = createServer((line) => {
      // More than the kernel holds for a reader who does not read.
      line.write('x'.repeat(20_000_000));
      tell({
        table: 't',
        person: undefined,
        seat: undefined,
        address: 'a',
        line,
        viewer: 'spectator',
        known: undefined,
        knowsResult: false,
        unsent: '',
      });
    });
    await new Promise<void>((resolve) => lazy.listen(0, '127.0.0.1', resolve));
    const socket = createConnection((lazy.address() as AddressInfo).port, '127.0.0.1').pause();
    socket.on('error', () => {});
    const listener = await told;
    hub.add(listener, room, undefined, '');
    expect(listener.line.destroyed).toBe(true);
    expect(await context.metrics.droppedStreams.get()).toMatchObject({ values: [{ value: 1 }] });
    socket.destroy();
    await new Promise((resolve) => lazy.close(resolve));
  });
});

describe('what others must not see', () => {
  it('is in no log, even of a failure', async () => {
    let logged = '';
    const sink = new Writable({
      write: (piece, _, done) => {
        logged += String(piece);
        done();
      },
    });
    const chatty = await startTestServer({ log: pino({ level: 'trace' }, sink), accessLog: true });
    const ann = chatty.person('Ann');
    const { table } = await ann.api.create({
      game: 'nimmt',
      seats: 2,
      name: 'Ann',
      contributes: true,
    });
    await refusalOf(ann.api.open(table.id, 'ab'.repeat(16)));
    await refusalOf(ann.api.choose(table.id, { number: 0, move: 'secret-move' }));
    chatty.store.load = () => Promise.reject(new Error('broken'));
    const response = await fetch(`${chatty.url}/api/tables/BBBBBBBBBBBBBBBBBBBBBB`, {
      headers: { authorization: `Bearer ${ann.token}` },
    });
    expect([response.status, await response.json()]).toEqual([
      500,
      { code: 'internal', params: {}, retry: false },
    ]);
    expect(logged).toContain('request failed');
    // The access log names the kind of address, never the table's own: that is the invitation to it.
    expect(logged).toMatch(/"method":"POST","route":"\/api\/tables\/:id\/choose","status":\d{3},"ms":/);
    for (const secret of [ann.token, 'secret-move', 'ab'.repeat(16)]) expect(logged).not.toContain(secret);
    await chatty.stop();
  });

  it('are measurements, from elsewhere', async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(200);
    const through = await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(through.status).toBe(404);
  });
});

describe('order', () => {
  it('is kept when the server stops: everybody is sent away, and finds all again', async () => {
    const first = await startTestServer({ database: join(folder, 'stop.db') });
    const ann = first.person('Ann');
    const { table } = await ann.api.create({ game: 'nimmt', seats: 2, name: 'Ann' });
    const ears = ann.listen(table.id);
    await ears.until((each) => each.table);
    await first.stop();
    await ears.until((each) => each.last('bye'));
    ears.close();
    const second = await startTestServer({ database: join(folder, 'stop.db') });
    expect((await ann.at(second.url).api.snapshot(table.id)).table.you).toEqual({
      seat: 0,
      host: true,
      member: true,
    });
    await second.stop();
  });
});
