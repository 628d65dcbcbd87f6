import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkOf } from './http/address.js';
import { isTooDeep } from './http/json-body.js';
import { NO_LIMITS } from './settings.js';
import { startTestServer, type TestServer } from './testing/harness.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ requestWithin: 400 });
});
afterAll(() => server.stop());

const JSON_TYPE = { 'content-type': 'application/json' };

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) });

/** The same, without a client that tidies the path up. */
function postRaw(url: string, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(url);
    const asked = request({ port, path, method: 'POST', headers: { ...JSON_TYPE, ...headers } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end('{}');
  });
}

/** Everything that a server says to a text, until it hangs up or has said enough. */
function say(text: string, isEnough: (heard: string) => boolean = () => false): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (piece) => {
      heard += String(piece);
      if (isEnough(heard)) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
  });
}

async function newTable(): Promise<string> {
  const made = await post(`${server.url}/api/tables`, { game: 'nimmt', seats: 2, name: 'Ann' });
  return ((await made.json()) as { table: { id: string } }).table.id;
}

describe('names', () => {
  const make = async (name: string) => {
    const response = await post(`${server.url}/api/tables`, { game: 'nimmt', seats: 2, name });
    return { status: response.status, body: await response.json() };
  };

  it('may be an emoji of several parts', async () => {
    expect(await make('👨‍👩‍👧‍👦')).toMatchObject({
      status: 201,
      body: { table: { seats: [{ name: '👨‍👩‍👧‍👦' }, {}] } },
    });
  });

  it('that show nothing are refused in words', async () => {
    expect(await make('\u3164')).toEqual({
      status: 400,
      body: { code: 'badName', params: {}, retry: false },
    });
  });
});

describe('the path that the router sees', () => {
  it('is the one that counts for other sites', async () => {
    for (const path of ['/api/tokens', '/%61pi/tokens', '/ap%69/t%6fkens'])
      expect(await postRaw(server.url, path, { origin: 'https://evil.example' })).toBe(403);
    expect(await postRaw(server.url, '/%61pi/tokens', {})).toBe(201);
  });

  it('is the one that counts for limits', async () => {
    const strict = await startTestServer({
      limits: { ...NO_LIMITS, perAddress: { perSecond: 0.01, burst: 4 } },
    });
    const answers: number[] = [];
    for (const path of ['/api/tokens', '/%61pi/tokens', '/api/nothing', '/%61pi/nothing', '/%61pi/tokens'])
      answers.push(await postRaw(strict.url, path, {}));
    expect(answers).toEqual([201, 201, 404, 404, 429]);
    await strict.stop();
  });
});

describe('addresses', () => {
  const tooMany = async (trustProxy: number, forwarded: readonly string[]): Promise<number[]> => {
    const strict = await startTestServer({
      trustProxy,
      limits: { ...NO_LIMITS, perAddress: { perSecond: 0.01, burst: 2 } },
    });
    const answers: number[] = [];
    for (const value of forwarded)
      answers.push((await post(`${strict.url}/api/tokens`, {}, { 'x-forwarded-for': value })).status);
    await strict.stop();
    return answers;
  };

  it('are counted from the right end, past as many proxies as are ours', async () => {
    const claims = ['1.1.1.1, 9.9.9.9', '2.2.2.2, 9.9.9.9', '3.3.3.3, 9.9.9.9'];
    expect(await tooMany(1, claims)).toEqual([201, 201, 429]);
    expect(await tooMany(2, claims)).toEqual([201, 201, 201]);
    expect(
      await tooMany(
        2,
        claims.map((claim) => `8.8.8.8, ${claim}`),
      ),
    ).toEqual([201, 201, 201]);
    expect(await tooMany(0, claims)).toEqual([201, 201, 429]);
    expect(await tooMany(1, ['1.1.1.1', '2.2.2.2', '3.3.3.3'])).toEqual([201, 201, 201]);
  });

  it('of one network of the sixth version are one', async () => {
    expect(await tooMany(1, ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3'])).toEqual([201, 201, 429]);
    expect(await tooMany(1, ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::3'])).toEqual([201, 201, 201]);
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('2001:0DB8:A::')).toBe('2001:db8:a:0::/64');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  });

  it('pay for costly things one by one, whoever else asks in between', async () => {
    const strict = await startTestServer({
      trustProxy: 1,
      limits: { ...NO_LIMITS, costly: { perSecond: 0.001, burst: 1 } },
    });
    // Each with a new identity, and somebody else after every one of theirs.
    const ask = async (address: string) =>
      (
        await post(
          `${strict.url}/api/tables`,
          { game: 'nimmt', seats: 2, name: 'Ann' },
          { 'x-forwarded-for': address },
        )
      ).status;
    const mine: number[] = [];
    for (let count = 0; count < 8; count++) {
      mine.push(await ask('192.0.2.1'));
      await ask(`198.51.100.${count}`);
    }
    expect(mine).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    await strict.stop();
  });
});

describe('a stream', () => {
  it('is only described to whoever asks for its head', async () => {
    const path = `/api/tables/${await newTable()}/events`;
    const head = await fetch(server.url + path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    expect(await head.text()).toBe('');
  });

  it('has its line for itself', async () => {
    const events = `GET /api/tables/${await newTable()}/events HTTP/1.1\r\nhost: x\r\n\r\n`;
    const meta = 'GET /api/meta HTTP/1.1\r\nhost: x\r\n\r\n';
    // What is asked behind it could never be answered: the line is cut.
    expect(await say(events + meta)).not.toContain('quickWait');
    // Behind other questions it is refused, and these are answered.
    const heard = await say(meta + events, (text) => text.includes('pipelined'));
    expect([...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '400']);
  });
});

describe('requests', () => {
  it('one behind the other on a line are answered in order', async () => {
    const heard = await say(
      ['/api/meta', '/api/tables', '/healthz', '/api/nothing']
        .map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
        .join(''),
      (text) => text.includes('notFound'),
    );
    expect([...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
      '200',
      '200',
      '200',
      '404',
    ]);
  });

  it('that never become whole are cut off', async () => {
    const begun = 'POST /api/tokens HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    expect(await say(`${begun}content-length: 100\r\n\r\n{`)).toContain('HTTP/1.1 408');
    expect(await say(begun)).toContain('HTTP/1.1 408');
  });

  it('whose path cannot be read are refused with a code', async () => {
    const said = await say('GET /%E0%A4%A HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(said).toMatch(/^HTTP\/1.1 400 .*"code":"badRequest"/s);
  });

  it('nested too deeply are refused, not tripped over', async () => {
    const deep = (levels: number) => `{"sixfold":1,"x":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    const verify = async (body: string) => {
      const response = await fetch(`${server.url}/api/verify`, { method: 'POST', headers: JSON_TYPE, body });
      return { status: response.status, code: ((await response.json()) as { code?: string }).code };
    };
    expect(await verify(deep(100_000))).toEqual({ status: 400, code: 'badRequest' });
    expect(await verify(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`)).toMatchObject({ status: 400 });
    expect((await verify(deep(20))).status).toBe(200);
    expect(isTooDeep(Buffer.from(`["${'['.repeat(99)}\\"${'['.repeat(99)}"]`))).toBe(false);
    expect(isTooDeep(Buffer.from('[{},'.repeat(64)))).toBe(true);
    expect(isTooDeep(Buffer.from(`[${'[],'.repeat(999)}1]`))).toBe(false);
  });
});
