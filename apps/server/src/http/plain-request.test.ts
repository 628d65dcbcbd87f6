import { Socket } from 'node:net';
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
