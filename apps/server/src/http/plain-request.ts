import type { Socket } from 'node:net';
import type { RequestHead } from './request-head.js';

/** A request that is here as a whole. */
export interface PlainRequest extends RequestHead {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly socket: Socket;
  readonly body: Buffer;
  /** Nothing else will be asked on this line. */
  readonly isLast: boolean;
}

/** Longer than any command that people send. */
export const MOST_BYTES = 4096;
/** Longer than the head of any request that a page or a proxy sends for one. */
const MOST_HEAD = 4096;

/** Nothing but this is read here: whatever else HTTP allows is left to Node's parser. */
const HEAD = /^(?:GET|POST) \/[!-~]* HTTP\/1\.1\r\n(?:[a-zA-Z0-9!#$%&'*+.^_`|~-]+:[ -~]*\r\n)+\r\n/;
/** These change what a request is, or where it ends. */
const OTHERWISE: ReadonlySet<string> = new Set(['transfer-encoding', 'upgrade', 'expect', 'trailer']);
const LENGTH = /^(?:0|[1-9]\d{0,3})$/;

/**
 * Reads a request of the plainest kind, strictly: one that ends where these bytes end. 'unfinished': the rest of its body
 * is missing. Undefined: something else, about which nothing is claimed.
 */
export function readPlain(bytes: Buffer, socket: Socket): PlainRequest | 'unfinished' | undefined {
  const head = bytes.toString('latin1', 0, MOST_HEAD);
  const end = head.indexOf('\r\n\r\n');
  if (end === -1 || !HEAD.test(head)) return undefined;
  const first = head.indexOf('\r\n');
  const headers = readHeaders(head, first + 2, end);
  if (headers === undefined || headers.host === undefined) return undefined;
  const [method, url] = [head.slice(0, head.indexOf(' ')), head.slice(head.indexOf(' ') + 1, first - 9)];
  const { 'content-length': told = '0' } = headers;
  const missing = end + 4 + Number(told) - bytes.length;
  if (!LENGTH.test(told) || Number(told) > MOST_BYTES || missing < 0) return undefined;
  if (missing > 0) return 'unfinished';
  const isLast = headers.connection !== undefined && isClose(headers.connection);
  return { method, url, headers, socket, body: bytes.subarray(end + 4), isLast };
}

const isClose = (connection: string): boolean => connection.toLowerCase() === 'close';

function readHeaders(head: string, from: number, end: number): Record<string, string> | undefined {
  const headers: Record<string, string> = {};
  for (let at = from; at < end; ) {
    const colon = head.indexOf(':', at);
    const line = head.indexOf('\r\n', colon);
    const name = head.slice(at, colon).toLowerCase();
    const value = head.slice(colon + 1, line).trim();
    // One that comes twice, or is called like something that every object has.
    if (headers[name] !== undefined || OTHERWISE.has(name)) return undefined;
    if (name === 'connection' && !isClose(value) && value.toLowerCase() !== 'keep-alive') return undefined;
    headers[name] = value;
    at = line + 2;
  }
  return headers;
}
