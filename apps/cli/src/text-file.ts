import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { Failure } from './failure.js';
import { refuse } from './refuse.js';

/** More than any match or position needs, and little enough to read at once. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The text of a file; one that is missing, too large or empty ends the command. */
export async function readTextFile(path: string): Promise<string> {
  let bytes: Buffer;
  try {
    // One byte more than is allowed: devices and pipes need not end.
    bytes = await buffer(createReadStream(path, { end: MAX_BYTES }));
  } catch (error) {
    throw new Failure(refuse('cannotReadFile', { file: path, reason: reasonOf(error) }));
  }
  if (bytes.length > MAX_BYTES) throw new Failure(refuse('fileTooLarge', { file: path }));
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new Failure(refuse('fileEmpty', { file: path }));
  return text;
}

/** The system's short code for what went wrong with a file. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
