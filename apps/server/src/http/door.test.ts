import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Door } from './door.js';
import type { Answer } from './lane.js';

let server: Server;
let door: Door;
/** The paths that were asked for, and who waits for their answers. */
let asked: string[];
let answers: ((answer: Answer) => void)[];
/** The server's ends of the lines. */
let ends: Socket[];
/** Who waits until others were let in, while there is a crowd. */
let held: (() => void)[];
let isCrowd: boolean;
const clients: Socket[] = [];

const within = 200;

beforeEach(async () => {
  server = createServer((_request, response) => response.end());
  door = new Door(server, {
    within,
    keepAlive: 60_000,
    pause: () => (isCrowd ? new Promise((resolve) => held.push(resolve)) : undefined),
    giveUp: (socket) => (socket.writable ? socket.end('HTTP/1.1 408 \r\n\r\n') : socket.destroy()),
  });
  [asked, answers, ends, held, isCrowd] = [[], [], [], [], false];
  server.on('connection', (socket: Socket) => ends.push(socket));
  const ask = (url = ''): Promise<Answer> => {
    asked.push(url);
    return new Promise((resolve) => answers.push(resolve));
  };
  door.open(
    ({ method, url }) => (method === 'POST' ? () => ask(url) : undefined),
    ({ method, url, socket }) =>
      method === 'GET'
        ? ask(url).then(() => {
            socket.write('HTTP/1.1 200 OK\r\n\r\n');
            return undefined;
          })
        : undefined,
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  door.close();
  door.closeAll();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function open(): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  client.on('error', () => {});
  clients.push(client);
  await once(client, 'connect');
  await vi.waitFor(() => expect(ends).toHaveLength(clients.length));
  return client;
}

const post = (path: string, more = ''): string => `POST ${path} HTTP/1.1\r\nhost: x\r\n${more}\r\n`;
const done = (text = '{}'): Answer => ({ status: 200, text, isSecure: false, retryAfter: undefined });
const arrived = (bytes: number): Promise<void> => vi.waitFor(() => expect(ends[0]?.bytesRead).toBe(bytes));
const gone = (socket: Socket | undefined): Promise<void> =>
  vi.waitFor(() => expect(socket?.destroyed).toBe(true), { timeout: 5000 });

/** Two requests, the second of which came while the first was being answered. */
async function askTwice(more: string): Promise<Socket> {
  const client = await open();
  const [first, second] = [post('/first', more), post('/second')];
  client.write(first);
  await vi.waitFor(() => expect(asked).toEqual(['/first']));
  client.write(second);
  await arrived(first.length + second.length);
  return client;
}

it('does nothing of what comes behind a request that was to be the last', async () => {
  const client = await askTwice('connection: close\r\n');
  answers[0]?.(done());
  expect(String((await once(client, 'data'))[0])).toContain('connection: close');
  await gone(ends[0]);
  expect(asked).toEqual(['/first']);
});

it('does nothing of what comes behind the last request that is answered before it closes', async () => {
  const client = await askTwice('');
  door.close();
  answers[0]?.(done());
  expect(String((await once(client, 'data'))[0])).toContain('connection: close');
  await gone(ends[0]);
  expect(asked).toEqual(['/first']);
});

it('does not do after all what it has given up waiting for', async () => {
  const client = await open();
  client.write(`${post('/late', 'content-length: 2\r\n')}{`);
  expect(String((await once(client, 'data'))[0])).toContain('408');
  client.write('}');
  await gone(ends[0]);
  expect(asked).toEqual([]);
});

it('does not give up a request that is here and waits for its turn', async () => {
  const client = await open();
  isCrowd = true;
  client.write(post('/patient'));
  await vi.waitFor(() => expect(held).toHaveLength(1));
  isCrowd = false;
  // Whoever came later and never says all is given up by now.
  const later = await open();
  later.write(`${post('/late', 'content-length: 2\r\n')}{`);
  await once(later, 'data');
  held[0]?.();
  await vi.waitFor(() => expect(asked).toEqual(['/patient']));
  answers[0]?.(done());
  expect(String((await once(client, 'data'))[0])).toContain('HTTP/1.1 200');
});

it('hangs up on whoever asks and asks and never reads an answer', async () => {
  const client = await open();
  client.pause();
  const answer = done('x'.repeat(1024 * 1024));
  for (let count = 1; count <= 40 && ends[0]?.destroyed === false; count++) {
    client.write(post(`/${count}`));
    await vi.waitFor(() => expect(asked.length === count || ends[0]?.destroyed).toBe(true));
    answers[count - 1]?.(answer);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(ends[0]?.destroyed).toBe(true);
});

it('takes streams along when all are to go, also those whose reader does not read', async () => {
  const client = await open();
  client.write('GET /stream HTTP/1.1\r\nhost: x\r\n\r\n');
  await vi.waitFor(() => expect(asked).toEqual(['/stream']));
  answers[0]?.(done());
  await once(client, 'data');
  client.pause();
  ends[0]?.write(Buffer.alloc(16 * 1024 * 1024));
  ends[0]?.destroySoon();
  door.close();
  door.closeAll();
  await gone(ends[0]);
});

it('opens no stream to stay once it closes', async () => {
  const client = await open();
  client.write('GET /stream HTTP/1.1\r\nhost: x\r\n\r\n');
  await vi.waitFor(() => expect(asked).toEqual(['/stream']));
  door.close();
  answers[0]?.(done());
  client.resume();
  await gone(ends[0]);
});

it('lets nobody in who comes once it closes', async () => {
  door.close();
  await open();
  await gone(ends[0]);
});

it('in a crowd reads the first request of a line when it is its turn, all that has come of it, and only once', async () => {
  isCrowd = true;
  const client = await open();
  client.write(post('/a', 'content-length: 2\r\n'));
  await vi.waitFor(() => expect(held).toHaveLength(1), { timeout: 5000 });
  client.write('{}');
  await arrived(post('/a', 'content-length: 2\r\n').length + 2);
  expect(asked).toEqual([]);
  held[0]?.();
  await vi.waitFor(() => expect(asked).toEqual(['/a']), { timeout: 5000 });
  answers[0]?.(done());
  await once(client, 'data');
  // Whoever is in is not held again.
  client.write(post('/b'));
  await vi.waitFor(() => expect(asked).toEqual(['/a', '/b']), { timeout: 5000 });
  expect(held).toHaveLength(1);
});

it('in a crowd does nothing for whoever has gone before it was their turn', async () => {
  isCrowd = true;
  const client = await open();
  client.end(post('/a'));
  await vi.waitFor(() => expect(held).toHaveLength(2), { timeout: 5000 });
  const [read, hangUp] = held;
  hangUp?.();
  await gone(ends[0]);
  read?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toEqual([]);
});
