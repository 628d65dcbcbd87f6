import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, restore } from '@sixfold/store';
import { afterEach, expect, it } from 'vitest';
import { hashOf } from './ids.js';
import { isEndpoint, isInside } from './push/deliver.js';
import { areKeys, encrypt } from './push/encrypt.js';
import { refusalOf, seated, startTestServer, type TestServer, testClock } from './testing/harness.js';

const HOUR = 3_600_000;
/** On a busy machine what happens at once may take a while. */
const SOON = { timeout: 20_000 };
const PUSH = { contact: 'mailto:host@example.org', reach: 'anywhere' } as const;
const SLOW = { clock: { kind: 'day', days: 1 } } as const;
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

interface Arrived {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A push service of the test's own, and what it was handed. `answer`: the status by which it says what it does with it. */
async function pushService(answer: (path: string) => number | Promise<number> = () => 201) {
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      arrived.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      void Promise.resolve(answer(path)).then((status) => response.writeHead(status).end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(async () => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived };
}

/** A browser with its keys, which can read what was sealed for it. */
function browser(endpoint: string, language = 'en') {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const read = (body: Buffer): unknown => {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const derive = (key: Uint8Array, with_: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', key, with_, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
    const secret = derive(own.computeSecret(sender), auth, info, 32);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
      derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
    );
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  };
  return { wish: { endpoint, keys, language }, read };
}

async function house(settings: Parameters<typeof startTestServer>[0] = {}) {
  const clock = testClock();
  // Nothing of what no test is about: the clock jumps, and nobody was away for it.
  const rhythm = { gap: Number.MAX_SAFE_INTEGER };
  const server = await startTestServer({ now: clock.now, rhythm, push: PUSH, ...settings });
  open.push(server.stop);
  return { server, clock };
}

/** A slow game of two who are both elsewhere; the first to subscribe is the one who is told. */
async function slowGame(server: TestServer, change: object = SLOW) {
  const [ann, bob] = [server.person('Ann'), server.person('Bob')];
  const table = await seated([ann, bob], change);
  await ann.api.start(table);
  return { ann, bob, table };
}

it('a slow game tells whoever is elsewhere once when it waits, and once more before the time is up', async () => {
  const { server, clock } = await house();
  const service = await pushService();
  const anns = browser(`${service.url}/ann`, 'de');
  const { ann, bob, table } = await slowGame(server, { ...SLOW, game: 'six' });
  await ann.api.subscribe(anns.wish);
  expect(service.arrived).toEqual([]);

  clock.forward(61_000);
  await expect.poll(() => service.arrived.length, SOON).toBe(1);
  const [first] = service.arrived as [Arrived];
  expect(first.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
  expect(Number(first.headers.ttl)).toBe((24 * HOUR - 61_000) / 1000);
  expect(anns.read(first.body)).toEqual({
    title: 'SIX: Du bist dran',
    body: 'Bob wartet auf deinen Zug.',
    url: `/t/${table}`,
    tag: table,
  });

  clock.forward(17 * HOUR + HOUR);
  await expect.poll(() => service.arrived.length, SOON).toBe(2);
  const second = service.arrived[1] as Arrived;
  expect(anns.read(second.body)).toMatchObject({ body: 'Noch 6 Stunden für deinen Zug.' });
  expect(second.headers.topic).toBe(first.headers.topic);
  expect(second.body.length).toBe(first.body.length);

  // Whoever has chosen hears nothing more until something is asked again.
  const { number, legal } = await ann.play(table);
  await ann.api.choose(table, { number, move: legal[0] as string });
  clock.forward(2 * HOUR);
  const theirs = await bob.play(table);
  await bob.api.choose(table, { number: theirs.number, move: theirs.legal[0] as string });
  clock.forward(61_000);
  await expect.poll(() => service.arrived.length, SOON).toBe(3);
});

it('messages are signed with a key of the server’s own, which outlives it', async () => {
  const { server, clock } = await house();
  const service = await pushService();
  const { push } = await server.person('Ann').api.meta();
  const { ann } = await slowGame(server);
  await ann.api.subscribe(browser(`${service.url}/ann`).wish);
  clock.forward(61_000);
  await expect.poll(() => service.arrived.length, SOON).toBe(1);
  const { authorization = '' } = service.arrived[0]?.headers ?? {};
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  expect(key).toBe(push);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: service.url,
    exp: Math.floor(clock.now() / 1000) + 12 * 3600,
    sub: PUSH.contact,
  });
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x as string, y: y as string };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(
    verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')),
  ).toBe(true);

  // Another server on the same database sends as the same.
  const { database } = server;
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-push-'));
  open.push(async () => rmSync(folder, { recursive: true, force: true }));
  await backUp(database, join(folder, 'kept'));
  await restore(join(folder, 'kept'), join(folder, 'again.db'));
  const again = await startTestServer({ database: join(folder, 'again.db'), push: PUSH });
  open.unshift(again.stop);
  expect((await again.person('Ann').api.meta()).push).toBe(push);
});

it('nobody is told who sits there, who plays quickly, who wished it no more, or whose browser is gone', async () => {
  const { server, clock } = await house();
  const service = await pushService((path) => (path === '/gone' ? 410 : 201));
  const { ann, bob, table } = await slowGame(server);
  const ears = bob.listen(table);
  await ears.until(({ table: seen }) =>
    seen?.seats.some(({ name, connected }) => name === 'Bob' && connected),
  );
  await ann.api.subscribe(browser(`${service.url}/gone`).wish);
  await ann.api.subscribe(browser(`${service.url}/old`).wish);
  await ann.api.unsubscribe(`${service.url}/old`);
  await ann.api.subscribe(browser(`${service.url}/ann`).wish);
  await bob.api.subscribe(browser(`${service.url}/bob`).wish);
  const quick = await slowGame(server, { clock: { kind: 'move', seconds: 3600 } });
  await quick.ann.api.subscribe(browser(`${service.url}/quick`).wish);

  clock.forward(61_000);
  await expect.poll(() => service.arrived.map(({ path }) => path).sort(), SOON).toEqual(['/ann', '/gone']);
  clock.forward(18 * HOUR);
  await expect
    .poll(() => service.arrived.map(({ path }) => path).sort(), SOON)
    .toEqual(['/ann', '/ann', '/gone']);
  ears.close();
});

it('a service that is slow keeps nobody from being told, and no two learn from messages that they are about one table', async () => {
  const { server, clock } = await house();
  let letGo = (_status: number): void => {};
  const waiting = new Promise<number>((resolve) => {
    letGo = resolve;
  });
  const service = await pushService((path) => {
    if (path === '/slow') return waiting;
    letGo(410);
    return 201;
  });
  const { ann } = await slowGame(server);
  await ann.api.subscribe(browser(`${service.url}/ann`).wish);
  clock.forward(1);
  // The newest one is told first.
  await ann.api.subscribe(browser(`${service.url}/slow`).wish);
  clock.forward(61_000);
  const left = async () =>
    (await server.store.subscriptionsOf(hashOf(ann.token))).map((each) => each.endpoint);
  await expect.poll(left, SOON).toEqual([`${service.url}/ann`]);
  expect(service.arrived).toHaveLength(2);
  expect(new Set(service.arrived.map(({ headers }) => headers.topic)).size).toBe(2);
});

it('by default nothing is sent and nothing can be wished for', async () => {
  const server = await startTestServer();
  open.push(server.stop);
  const ann = server.person('Ann');
  expect((await ann.api.meta()).push).toBeUndefined();
  expect(await refusalOf(ann.api.subscribe(browser('https://push.example.org/1').wish))).toBe('noPush');
});

it('addresses inside our own network, and what are no keys, are refused', async () => {
  const { server } = await house({ push: { contact: PUSH.contact } });
  const ann = server.person('Ann');
  for (const endpoint of [
    'http://push.example.org/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://localhost/1',
    'https://push.example.org:8443/1',
    'https://user:word@push.example.org/1',
    'file:///etc/passwd',
    'nonsense',
  ])
    expect([endpoint, await refusalOf(ann.api.subscribe(browser(endpoint).wish))]).toEqual([
      endpoint,
      'badEndpoint',
    ]);
  const { wish } = browser('https://push.example.org/1');
  const bad = { ...wish, keys: { ...wish.keys, p256dh: 'A'.repeat(87) } };
  expect(await refusalOf(ann.api.subscribe(bad))).toBe('badEndpoint');
  expect(isEndpoint(wish.endpoint, 'internet')).toBe(true);
  for (const address of [
    '10.1.2.3',
    '127.0.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
  ])
    expect([address, isInside(address)]).toEqual([address, true]);
  for (const address of ['93.184.216.34', '2606:2800:220:1::1', '::ffff:93.184.216.34'])
    expect([address, isInside(address)]).toEqual([address, false]);
});

it('a message is sealed as in the example of RFC 8291', () => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const fresh = {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  };
  expect(areKeys(keys)).toBe(true);
  const sealed = encrypt('When I grow up, I want to be a watermelon', keys, 0, fresh);
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});
