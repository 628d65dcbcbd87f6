import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SystemCall } from './trace.js';

/** An answer that a server gave to a command. */
export interface Answered {
  readonly key: string;
  /** The line of the trace on which it began to send it. */
  readonly at: number;
}

/** What is in files that a program writes, now and after the power went. */
interface Contents {
  now: Buffer;
  /** What was in it when a sync began that has ended since. */
  synced: Buffer;
}

/** The commands whose `key` a server read from a connection, and where it began its good answer on that connection. */
export function answersIn(calls: readonly SystemCall[], key: RegExp): Answered[] {
  const asked = new Map<string, string>();
  const answers: Answered[] = [];
  for (const { name, target, bytes, start } of calls) {
    if (!target.startsWith('TCP')) continue;
    const text = bytes.toString('latin1');
    if (name === 'read') {
      const [found] = key.exec(text) ?? [];
      if (found !== undefined) asked.set(target, found);
    } else if (name.startsWith('write') && text.startsWith('HTTP/1.1')) {
      const found = asked.get(target);
      if (found !== undefined && text.startsWith('HTTP/1.1 200')) answers.push({ key: found, at: start });
      asked.delete(target);
    }
  }
  return answers;
}

/** Answers that were sent before what they promise was written and synced. */
export function tooEarly(calls: readonly SystemCall[], answers: readonly Answered[]): string[] {
  return answers
    .filter(({ key, at }) => {
      const written = calls.find(
        ({ name, target, bytes }) => name === 'pwrite64' && isData(target) && bytes.includes(key),
      );
      const isSynced = calls.some(
        ({ name, target, start, end }) =>
          written !== undefined &&
          (name === 'fsync' || name === 'fdatasync') &&
          target === written.target &&
          start > written.end &&
          end < at,
      );
      return !isSynced;
    })
    .map(({ key }) => key);
}

/** The database's own files; what they share in memory is made again by whoever opens them. */
const isData = (path: string): boolean => path.endsWith('.db') || path.endsWith('.db-wal');

/** Puts into a folder what would be on the disk if the power went at this line: all that was synced, nothing else. */
export function cutPower(calls: readonly SystemCall[], at: number, folder: string): void {
  const files = new Map<string, Contents>();
  const syncs: { readonly end: number; readonly file: Contents; readonly now: Buffer }[] = [];
  for (const call of [...calls].sort((one, other) => one.start - other.start)) {
    if (call.start >= at || !isData(call.target)) continue;
    const file = files.get(call.target) ?? { now: Buffer.alloc(0), synced: Buffer.alloc(0) };
    files.set(call.target, file);
    if (call.name === 'pwrite64') file.now = overwritten(file.now, call.bytes, call.number);
    else if (call.name === 'ftruncate') file.now = resized(file.now, call.number);
    else if (call.name === 'fsync' || call.name === 'fdatasync')
      syncs.push({ end: call.end, file, now: file.now });
  }
  for (const { end, file, now } of syncs) if (end < at) file.synced = now;
  for (const [path, { synced }] of files)
    writeFileSync(join(folder, path.endsWith('-wal') ? 'test.db-wal' : 'test.db'), synced);
}

function overwritten(before: Buffer, bytes: Buffer, offset: number): Buffer {
  const after = resized(before, Math.max(before.length, offset + bytes.length));
  bytes.copy(after, offset);
  return after;
}

/** Always a copy: what was synced must not change with what is written later. */
function resized(before: Buffer, length: number): Buffer {
  const after = Buffer.alloc(length);
  before.copy(after, 0, 0, Math.min(length, before.length));
  return after;
}
