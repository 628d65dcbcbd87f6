import { closeSync, existsSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { examine } from '@sixfold/store';

/** What was looked at, what came out, and with which figures; `sixfold doctor` words it. */
export interface Finding {
  readonly check:
    | 'node'
    | 'disk'
    | 'sync'
    | 'database'
    | 'tables'
    | 'clock'
    | 'page'
    | 'host'
    | 'https'
    | 'streams'
    | 'push';
  readonly state: 'fine' | 'doubtful' | 'wrong';
  readonly params: Readonly<Record<string, string | number>>;
}

const OLDEST_NODE = 20;
const MEGABYTE = 1 << 20;
const SYNCS = 10;

/** From which value on something is doubtful, and from which on it is wrong. */
const graded = (value: number, doubtful: number, wrong: number): Finding['state'] =>
  value >= wrong ? 'wrong' : value >= doubtful ? 'doubtful' : 'fine';

export function checkNode(version = process.versions.node): Finding {
  const isOld = Number(version.split('.')[0]) < OLDEST_NODE;
  return { check: 'node', state: isOld ? 'wrong' : 'fine', params: { version, oldest: OLDEST_NODE } };
}

/** The place of a database file: is there room, and how long does the disk take to make something durable? */
export async function checkPlace(database: string): Promise<Finding[]> {
  const folder = nearestFolder(dirname(resolve(database)));
  const { bavail, bsize } = await statfs(folder);
  const megabytes = Math.floor((bavail * bsize) / MEGABYTE);
  const room = megabytes < 100 ? 'wrong' : megabytes < 1000 ? 'doubtful' : 'fine';
  const millis = Math.round(10 * medianSync(folder)) / 10;
  return [
    { check: 'disk', state: room, params: { folder, megabytes } },
    { check: 'sync', state: graded(millis, 50, 500), params: { folder, millis } },
  ];
}

const nearestFolder = (folder: string): string =>
  existsSync(folder) ? folder : nearestFolder(dirname(folder));

function medianSync(folder: string): number {
  const own = mkdtempSync(join(folder, 'sixfold-doctor-'));
  try {
    const file = openSync(join(own, 'sync'), 'w');
    const times = Array.from({ length: SYNCS }, () => {
      const started = performance.now();
      writeSync(file, 'x'.repeat(4096));
      fsyncSync(file);
      return performance.now() - started;
    });
    closeSync(file);
    return times.sort((a, b) => a - b)[SYNCS >> 1] ?? 0;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Can the database be reached, quickly, and does this program know its tables? */
export async function checkDatabase(address: string, shown: string): Promise<Finding[]> {
  try {
    const { schema, newest, millis, ahead } = await examine(address);
    const rounded = Math.round(10 * millis) / 10;
    return [
      { check: 'database', state: graded(millis, 20, 200), params: { database: shown, millis: rounded } },
      { check: 'tables', state: schema > newest ? 'wrong' : 'fine', params: { schema, newest } },
      ...(ahead === undefined ? [] : [clockFinding(ahead)]),
    ];
  } catch (error) {
    const { message, code = '' } = error as NodeJS.ErrnoException;
    const reason = message === '' ? code : message;
    return [{ check: 'database', state: 'wrong', params: { database: shown, millis: -1, reason } }];
  }
}

const clockFinding = (ahead: number): Finding => ({
  check: 'clock',
  state: graded(Math.abs(ahead), 1000, 10_000),
  params: { seconds: Math.round(Math.abs(ahead) / 100) / 10 },
});

/**
 * How far a clock is ahead of ours at least, in milliseconds, by the `Date` of an answer. It tells whole seconds, and the answer
 * was written at some moment between our question and its arrival.
 */
export function millisAhead(date: string | null, asked: number, arrived: number): number {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return 0;
  return Math.max(0, told - arrived) + Math.min(0, told + 1000 - asked);
}

/** As people reach it: does it answer, does it hear its own address, does it know of TLS? */
export async function checkPage(url: string): Promise<Finding[]> {
  const base = url.replace(/\/+$/, '');
  try {
    const asked = Date.now();
    const ready = await fetch(`${base}/readyz`);
    const ahead = millisAhead(ready.headers.get('date'), asked, Date.now());
    if (!ready.ok) return [{ check: 'page', state: 'wrong', params: { url: base, reason: ready.status } }];
    const { origin, protocol } = new URL(base);
    const token = await fetch(`${base}/api/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: '{}',
    });
    const isSecure = ready.headers.has('strict-transport-security');
    const https: Finding = { check: 'https', state: isSecure ? 'fine' : 'wrong', params: { url: base } };
    return [
      { check: 'page', state: 'fine', params: { url: base, reason: '' } },
      { check: 'host', state: token.ok ? 'fine' : 'wrong', params: { url: base, status: token.status } },
      ...(protocol === 'https:' ? [https] : []),
      await checkStreams(base),
      ...(await checkPush(base)),
      clockFinding(ahead),
    ];
  } catch (error) {
    const cause = (error as Error).cause;
    const reason = cause instanceof Error ? cause.message : String(error);
    return [{ check: 'page', state: 'wrong', params: { url: base, reason } }];
  }
}

/** An uncompressed point of the curve P-256, as browsers take it. */
const KEY_BYTES = 65;

/** Where the server sends messages: browsers take them over https only, and signed with a key that they can read. */
async function checkPush(base: string): Promise<Finding[]> {
  const meta = await fetch(`${base}/api/meta`);
  const told = (await meta.json().catch(() => ({}))) as { readonly push?: unknown };
  if (typeof told.push !== 'string') return [];
  const isKey = Buffer.from(told.push, 'base64url').length === KEY_BYTES;
  const { protocol, hostname } = new URL(base);
  const isTrusted = protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const reason = isKey ? (isTrusted ? '' : 'http') : 'key';
  return [{ check: 'push', state: reason === '' ? 'fine' : 'wrong', params: { url: base, reason } }];
}

/** The server sends a line piece by piece: where it comes in one, something in between holds it back. */
async function checkStreams(base: string): Promise<Finding> {
  const { body, ok } = await fetch(`${base}/api/line`);
  let pieces = 0;
  if (ok && body !== null) for await (const _ of body) pieces++;
  return { check: 'streams', state: pieces > 1 ? 'fine' : 'wrong', params: { url: base, pieces } };
}
