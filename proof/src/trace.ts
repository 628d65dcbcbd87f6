import { execFileSync } from 'node:child_process';
import { installFromDebian } from '@sixfold/store/testing';

/** A system call that has ended, in the order in which calls ended. `start` is the line on which it began. */
export interface SystemCall {
  readonly name: string;
  /** What it is about: a file's path, or a connection. */
  readonly target: string;
  readonly bytes: Buffer;
  /** What stands behind the bytes: for `pwrite64` the offset, for `ftruncate` the length. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

/** For everybody whose machine has no strace: what is not tried there, and how it can be. */
export const WITHOUT_STRACE =
  'not tried: whether each acknowledgement comes after its sync. That needs strace (apt-get install strace).';

/** True where strace is installed (if need be, now) and may trace our own processes. */
export const canTrace = (): boolean => traces() || (installFromDebian('strace') && traces());

function traces(): boolean {
  try {
    execFileSync('strace', ['-f', '-o', '/dev/null', 'true'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

/** What to put before a program, so that everything it reads, writes and syncs is written to a file. */
export const traced = (file: string): readonly string[] =>
  `strace -f -yy -xx -s 70000 -e signal=none -e trace=${TRACED} -o`.split(' ').concat(file);

const TRACED = 'read,write,writev,pwrite64,ftruncate,fsync,fdatasync';

interface Begun {
  readonly name: string;
  readonly args: string;
  readonly start: number;
}

/** The calls in a trace. One that others came in between of stands on two lines: it ends with the second. */
export function callsOf(text: string): SystemCall[] {
  const begun = new Map<string, Begun>();
  const calls: SystemCall[] = [];
  for (const [line, content] of text.split('\n').entries()) {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(content) ?? [];
    const [, name = '', args = ''] = /^(\w+)\((.*)$/.exec(rest) ?? [];
    const isUnfinished = args.endsWith(' <unfinished ...>');
    if (isUnfinished) {
      begun.set(thread, { name, args: args.slice(0, -' <unfinished ...>'.length), start: line });
      continue;
    }
    const [, tail] = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest) ?? [];
    const before = begun.get(thread);
    if (tail !== undefined && before !== undefined) {
      begun.delete(thread);
      calls.push(callOf({ ...before, args: before.args + tail }, line));
    } else if (name !== '') calls.push(callOf({ name, args, start: line }, line));
  }
  return calls;
}

function callOf({ name, args, start }: Begun, end: number): SystemCall {
  const [, target = ''] = /^\d+<((?:->|[^>])*)>/.exec(args) ?? [];
  const bytes = [...args.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex = '']) => fromHex(hex));
  const [, number = '0'] = /, (\d+)\) += -?\d+/.exec(args) ?? [];
  return {
    name,
    target: target.includes('\\x') ? fromHex(target).toString() : target,
    bytes: Buffer.concat(bytes),
    number: Number(number),
    start,
    end,
  };
}

const fromHex = (text: string): Buffer => Buffer.from(text.replaceAll('\\x', ''), 'hex');
