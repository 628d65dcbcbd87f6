import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Hub } from './hub.js';
import { newToken } from './ids.js';
import { startTestServer, type TestServer } from './testing/harness.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A line to the server, and all that was heard on it. */
interface Line {
  readonly socket: Socket;
  heard(): string;
  /** How the requests were answered, in order. */
  statuses(): string[];
  until(count: number): Promise<void>;
}

async function open({ port }: TestServer = server): Promise<Line> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let heard = '';
  socket.on('data', (piece) => {
    heard += String(piece);
  });
  socket.on('error', () => {});
  const statuses = () => [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status as string);
  return {
    socket,
    heard: () => heard,
    statuses,
    until: (count) => vi.waitFor(() => expect(statuses()).toHaveLength(count), { timeout: 10_000 }),
  };
}

const token = newToken();

function request(path: string, body?: unknown, more = ''): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const type =
    body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${text.length}\r\n`;
  const method = body === undefined ? 'GET' : 'POST';
  return `${method} ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n${type}${more}\r\n${text}`;
}

async function newTable(): Promise<string> {
  const { table } = await server.person('Ann').api.create({ game: 'nimmt', seats: 2, name: 'Ann' });
  return table.id;
}

const ASKED = { game: 'nimmt', seats: 2, name: 'Ben' };

it('answers one request after the other, its own and then Node’s', async () => {
  const line = await open();
  line.socket.write(request('/api/tables', ASKED));
  await line.until(1);
  line.socket.write(request('/api/tokens', {}));
  await line.until(2);
  line.socket.write(request('/api/meta'));
  await line.until(3);
  line.socket.write(request('/api/tokens', {}));
  await line.until(4);
  expect(line.statuses()).toEqual(['201', '201', '200', '201']);
  line.socket.destroy();
});

it('answers in order what comes before the answer to the first, in one piece or in several', async () => {
  for (const pause of [false, true]) {
    const line = await open();
    const path = `/api/tables/${await newTable()}`;
    line.socket.write(request(`${path}/join`, { name: 'Ben' }));
    if (pause) await new Promise((resolve) => setImmediate(resolve));
    line.socket.write(`${request(`${path}/nothing`, {})}${request('/api/meta')}`);
    line.socket.write(request(`${path}/chat`, { text: 'hello' }));
    await line.until(4);
    expect(line.statuses()).toEqual(['200', '404', '200', '200']);
    line.socket.destroy();
  }
});

it('waits for a body that comes in pieces', async () => {
  const line = await open();
  const whole = request('/api/tokens', {});
  line.socket.write(whole.slice(0, -1));
  // By the time somebody else has been answered, the server has read the first piece.
  await newTable();
  line.socket.write(whole.slice(-1));
  await line.until(1);
  expect(line.statuses()).toEqual(['201']);
  line.socket.destroy();
});

it('gives up whoever never says all, who may try again, and hangs up on whoever says nothing', async () => {
  const strict = await startTestServer({ requestWithin: 100 });
  const silent = await open(strict);
  const begun = await open(strict);
  begun.socket.write(request('/api/tokens', {}).slice(0, -1));
  for (const { socket } of [silent, begun]) if (!socket.closed) await once(socket, 'close');
  expect(begun.heard()).toMatch(/^HTTP\/1\.1 408 .*"retry":true/s);
  // What is said to nobody could be taken for the answer to a request that is just on its way.
  expect(silent.heard()).toBe('');
  await strict.stop();
});

it('hangs up when asked to', async () => {
  const { socket, heard } = await open();
  socket.write(request('/api/tokens', {}, 'connection: close\r\n'));
  await once(socket, 'close');
  expect(heard()).toMatch(/^HTTP\/1\.1 201 .*\r\nconnection: close\r\n/s);
});

it('hangs up if a stream cannot be begun, whichever way it was asked for, and nobody is left over', async () => {
  const path = `/api/tables/${await newTable()}/events`;
  for (const more of ['', 'x-many: 1\r\nx-many: 2\r\n']) {
    const failing = vi.spyOn(Hub.prototype, 'add').mockImplementationOnce(() => {
      throw new Error('something that nobody thought of');
    });
    const line = await open();
    line.socket.write(request(path, undefined, more));
    await once(line.socket, 'close');
    expect(line.heard()).not.toContain('event:');
    failing.mockRestore();
  }
});

it('takes leave of whoever takes leave', async () => {
  const line = await open();
  line.socket.end();
  await once(line.socket, 'close');
});

it('lets a stream have its line, and refuses one as any other request', async () => {
  const path = `/api/tables/${await newTable()}/events`;
  const line = await open();
  line.socket.write(request('/api/tables/nowhere/events'));
  await line.until(1);
  expect(line.heard()).toContain('noSuchTable');
  line.socket.write(request(path, undefined, 'connection: close\r\n'));
  await vi.waitFor(() => expect(line.heard()).toContain('event: table'));
  expect(line.statuses()).toEqual(['404', '200']);
  const closed = once(line.socket, 'close');
  line.socket.write(request('/api/meta'));
  await closed;
  expect(line.heard()).not.toContain('quickWait');
});

it('resumes a stream where its reader was', async () => {
  const eve = server.person('Eve');
  const { table } = await eve.api.create({
    game: 'nimmt',
    seats: 2,
    name: 'Eve',
    bots: ['easy'],
    startWhenFull: true,
  });
  const steps = async (path: string, more = ''): Promise<number> => {
    const line = await open();
    line.socket.write(request(`/api/tables/${table.id}/events${path}`, undefined, more));
    const play = await vi.waitFor(() => {
      const [, data] = /event: play\nid: \d+\ndata: (.*)\n/.exec(line.heard()) ?? [];
      expect(data).toBeDefined();
      return JSON.parse(data ?? '') as { steps: unknown[]; number: number };
    });
    line.socket.destroy();
    return play.number - play.steps.length;
  };
  const { play } = await eve.api.snapshot(table.id);
  await eve.api.choose(table.id, { number: 0, move: play?.legal[0] ?? '' });
  await vi.waitFor(async () => expect((await eve.api.snapshot(table.id)).play?.number).toBeGreaterThan(1));
  const { number } = (await eve.api.snapshot(table.id)).play ?? { number: 0 };
  expect([await steps(''), await steps('?after=1'), await steps('', 'last-event-id: 1\r\n')]).toEqual([
    number,
    1,
    1,
  ]);
});
