import { createServer, type IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPlain } from './plain-request.js';

const socket = new Socket();
const read = (text: string) => readPlain(Buffer.from(text, 'latin1'), socket);

const HEAD = 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type:  application/json \r\n';

it('reads a whole request of the plainest kind', () => {
  expect(read(`${HEAD}content-length: 2\r\n\r\n{}`)).toMatchObject({
    method: 'POST',
    url: '/api/tables',
    headers: { host: 'x', 'content-type': 'application/json', 'content-length': '2' },
    body: Buffer.from('{}'),
    isLast: false,
  });
  expect(read('GET /a?b HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatchObject({
    method: 'GET',
    url: '/a?b',
    body: Buffer.alloc(0),
    isLast: true,
  });
});

it('waits for the rest of a body, and for nothing else', () => {
  expect(read(`${HEAD}content-length: 2\r\n\r\n{`)).toBe('unfinished');
  expect(read(`${HEAD}content-length: 2\r\n`)).toBeUndefined();
  expect(read(HEAD.slice(0, 10))).toBeUndefined();
});

// Two programs that disagree about where a request ends can be made to answer one person's request to another.
it.each([
  ['two lengths', `${HEAD}content-length: 2\r\ncontent-length: 2\r\n\r\n{}`],
  ['a length with a sign', `${HEAD}content-length: +2\r\n\r\n{}`],
  ['a length in another way of counting', `${HEAD}content-length: 0x2\r\n\r\n{}`],
  ['a length with a nought before it', `${HEAD}content-length: 02\r\n\r\n{}`],
  ['a list of lengths', `${HEAD}content-length: 2, 2\r\n\r\n{}`],
  ['a length beyond what is taken', `${HEAD}content-length: 5000\r\n\r\n{}`],
  ['pieces', `${HEAD}transfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['a length and pieces', `${HEAD}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`],
  ['a name with a space', `${HEAD}content-length : 2\r\n\r\n{}`],
  ['a line that goes on', `${HEAD}x: a\r\n b\r\ncontent-length: 2\r\n\r\n{}`],
  ['a line feed alone', `${HEAD}x: a\ncontent-length: 2\r\n\r\n{}`],
  ['a carriage return alone', `${HEAD}x: a\rb\r\ncontent-length: 2\r\n\r\n{}`],
  ['a byte of nothing', `${HEAD}x: a\0b\r\ncontent-length: 2\r\n\r\n{}`],
  ['a header that is no ASCII', `${HEAD}x: \xe9\r\ncontent-length: 2\r\n\r\n{}`],
  ['something behind it', `${HEAD}content-length: 2\r\n\r\n{}GET / HTTP/1.1\r\n\r\n`],
  ['a body that nobody announced', `${HEAD}\r\n{}`],
  ['no host', 'GET / HTTP/1.1\r\nx: y\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: x\r\nHost: y\r\n\r\n'],
  ['an older version', 'GET / HTTP/1.0\r\nhost: x\r\n\r\n'],
  ['another method', 'PUT / HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['an address with a space', 'GET /a b HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['a change of protocol', 'GET / HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n'],
  ['a question before the body', `${HEAD}expect: 100-continue\r\ncontent-length: 2\r\n\r\n{}`],
  ['a name that every object has', 'GET / HTTP/1.1\r\nhost: x\r\nconstructor: y\r\n\r\n'],
  ['a head without an end', `GET / HTTP/1.1\r\nhost: x\r\n${'x: y\r\n'.repeat(1000)}`],
])('leaves %s to somebody else', (_what, text) => {
  expect(read(text)).toBeUndefined();
});

/** What Node's server makes of a text: the requests that it read to their end, and whether it found something wrong. */
async function readByNode(text: string) {
  const requests: object[] = [];
  let isWrong = false;
  const server = createServer({ keepAliveTimeout: 0 }, (request: IncomingMessage) => {
    const { method, url, headers } = request;
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('error', () => {});
    request.on('end', () => requests.push({ method, url, headers, body: Buffer.concat(pieces) }));
  });
  server.on('clientError', () => {
    isWrong = true;
  });
  const line = new Duplex({ read() {}, write: (_piece, _encoding, done) => done() });
  server.emit('connection', line);
  line.push(Buffer.from(text, 'latin1'));
  // Nothing is waited for but what follows from these bytes.
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
  line.destroy();
  return { requests, isWrong };
}

const STARTS = [
  'POST /api/tables HTTP/1.1',
  'GET /a?b=%20#c HTTP/1.1',
  'GET //a HTTP/1.1',
  'POST / HTTP/1.0',
];
const LINES = [
  'Host: x',
  'host:',
  'content-type: application/json',
  'Cookie: a=b; c=d',
  'x: a: b',
  'connection: close',
  'Connection: Keep-Alive',
  'content-length: 2',
  'Content-Length:2 ',
  'content-length: 0',
  'content-length: 3',
  'content-length: 02',
  'content-length: +2',
  'content-length: 2,2',
  'content-length : 2',
  'content-length:',
  'transfer-encoding: chunked',
  'Transfer-Encoding: identity',
  'expect: 100-continue',
  'upgrade: x',
  ' x',
  'te: trailers',
  'trailer: x',
  'x-forwarded-for: 1.2.3.4',
  '__proto__: x',
  'connection: upgrade',
  'keep-alive: 1',
];
const ODD = [
  '',
  ' ',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '\r\n\r\n',
  '\0',
  ':',
  ',',
  '\x7f',
  '\xe9',
  '0',
  '{}',
  'GET / HTTP/1.1\r\n',
];

const texts = fc
  .record({
    start: fc.constantFrom(...STARTS),
    lines: fc.array(fc.constantFrom(...LINES), { maxLength: 4 }),
    body: fc.constantFrom('', '{}', '{', '2\r\n{}\r\n0\r\n\r\n', '{}GET / HTTP/1.1\r\nhost: y\r\n\r\n'),
    odd: fc.constantFrom('', ...ODD),
    // Mostly nothing is put anywhere: what is plain must come up often.
    at: fc.oneof(fc.constant(undefined), fc.nat(150)),
  })
  .map(({ start, lines, body, odd, at }) => {
    const text = `${[start, 'host: x', ...lines].join('\r\n')}\r\n\r\n${body}`;
    return at === undefined ? text : text.slice(0, at) + odd + text.slice(at);
  });

it('reads what it reads as Node does, to the byte where it ends', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const own = read(text);
      if (own === undefined) return;
      compared++;
      const wanted =
        own === 'unfinished'
          ? []
          : [{ method: own.method, url: own.url, headers: own.headers, body: own.body }];
      expect(await readByNode(text)).toEqual({ requests: wanted, isWrong: false });
    }),
    { numRuns: 10_000, seed: 6 },
  );
  expect(compared).toBeGreaterThan(200);
});
