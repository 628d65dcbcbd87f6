import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from './failure.js';
import { refuse } from './refuse.js';

/** More than any match or position needs, and little enough to read at once. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The text of a file; one that is missing, too large or empty ends the command. */
export async function readTextFile(path: string): Promise<string> {
  let bytes: Buffer;
  try {
    bytes = await readBytes(path);
  } catch (error) {
    throw new Failure(refuse('cannotReadFile', { file: path, reason: reasonOf(error) }));
  }
  if (bytes.length > MAX_BYTES) throw new Failure(refuse('fileTooLarge', { file: path }));
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new Failure(refuse('fileEmpty', { file: path }));
  return text;
}

/** A pipe is looked at again after this many milliseconds. */
const PIPE_PAUSE = 20;
/** For this many milliseconds somebody may still come who writes to it. */
const WRITER_WITHIN = 2000;

/** All that is in a file, up to a little more than is allowed: devices and pipes need not end. */
async function readBytes(path: string): Promise<Buffer> {
  // A pipe to which nobody writes would keep us waiting for good; opened like this, it ends at once.
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  const pieces: Buffer[] = [];
  let length = 0;
  let hasWriter = !(await file.stat()).isFIFO();
  const giveUpAt = Date.now() + WRITER_WITHIN;
  try {
    while (length <= MAX_BYTES) {
      const piece = await file.read().catch((error: unknown) => {
        if (reasonOf(error) !== 'EAGAIN') throw error;
        // Somebody has opened the pipe and not written yet.
        hasWriter = true;
      });
      if (piece && piece.bytesRead > 0) {
        hasWriter = true;
        pieces.push(piece.buffer.subarray(0, piece.bytesRead));
        length += piece.bytesRead;
      } else if (piece && (hasWriter || Date.now() > giveUpAt)) break;
      else await pause(PIPE_PAUSE);
    }
  } finally {
    await file.close();
  }
  return Buffer.concat(pieces);
}

/** The system's short code for what went wrong with a file. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
