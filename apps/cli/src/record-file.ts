import { access, constants, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import {
  formatRecord,
  isRefusal,
  type Match,
  type MatchRecord,
  parseRecord,
  recordOf,
  withHash,
} from '@sixfold/game-kit';
import { Failure } from './failure.js';
import { refuse } from './refuse.js';
import { readTextFile, reasonOf } from './text-file.js';

/** A record with the names at the table, whatever else is to be told, and the hash that shows later changes. */
export function signedRecord(
  match: Match,
  names: readonly string[],
  more: Readonly<Record<string, unknown>> = {},
): MatchRecord {
  return withHash({ ...recordOf(match), names, ...more });
}

/** Makes sure that a record can be written there before hours of play lead to it. */
export async function checkRecordPlace(path: string): Promise<void> {
  const folder = dirname(resolve(path));
  try {
    if ((await stat(path).catch(() => undefined))?.isDirectory()) throw new Error('EISDIR');
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new Failure(refuse('cannotWriteFile', { file: path, reason: reasonOf(error) }));
  }
}

/** Writes a record into a file. */
export async function writeRecord(path: string, record: MatchRecord): Promise<void> {
  try {
    await writeFile(path, formatRecord(record));
  } catch (error) {
    throw new Failure(refuse('cannotWriteFile', { file: path, reason: reasonOf(error) }));
  }
}

/** Writes a record into a folder, which is made if need be. */
export async function writeRecordInto(folder: string, name: string, record: MatchRecord): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new Failure(refuse('cannotWriteFile', { file: folder, reason: reasonOf(error) }));
  }
  await writeRecord(join(folder, name), record);
}

/** Reads a record file; a missing, foreign or damaged one ends the command. */
export async function readRecord(path: string): Promise<MatchRecord> {
  const record = parseRecord(await readTextFile(path));
  if (isRefusal(record)) throw new Failure(record);
  return record;
}
