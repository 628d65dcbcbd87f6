import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  formatRecord,
  isRefusal,
  type Match,
  type MatchRecord,
  parseRecord,
  Refusal,
  recordHash,
  recordOf,
} from '@sixfold/game-kit';
import { Failure } from './failure.js';

/** A record with the names at the table and the hash that shows later changes. */
export function signedRecord(match: Match, names: readonly string[]): MatchRecord {
  const record = recordOf(match);
  return { ...record, names, hash: recordHash(record) };
}

/** Writes a record, making its folder if need be. */
export async function writeRecord(path: string, record: MatchRecord): Promise<void> {
  try {
    await writeFile(path, formatRecord(record));
  } catch (error) {
    throw new Failure(new Refusal('cannotWriteFile', { file: path, reason: reasonOf(error) }));
  }
}

export async function writeRecordInto(folder: string, name: string, record: MatchRecord): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new Failure(new Refusal('cannotWriteFile', { file: folder, reason: reasonOf(error) }));
  }
  await writeRecord(join(folder, name), record);
}

/** More than any match needs, and little enough to read at once. */
const MAX_RECORD_BYTES = 64 * 1024 * 1024;

/** Reads a record file; a missing, foreign or damaged one ends the command. */
export async function readRecord(path: string): Promise<MatchRecord> {
  let text: string;
  try {
    const bytes = await readFile(path);
    if (bytes.length > MAX_RECORD_BYTES) throw new Failure(new Refusal('fileTooLarge', { file: path }));
    text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(new Refusal('cannotReadFile', { file: path, reason: reasonOf(error) }));
  }
  if (text.trim() === '') throw new Failure(new Refusal('fileEmpty', { file: path }));
  const record = parseRecord(text);
  if (isRefusal(record)) throw new Failure(record);
  return record;
}

/** The system's short code for what went wrong with a file. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
