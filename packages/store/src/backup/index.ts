import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { fileOf, isPostgres } from '../address.js';
import { migrations } from '../migrations.js';
import { type BackupLine, BackupRefused, rowsIn } from './format.js';
import { readPostgres, writePostgres } from './postgres.js';
import { readSqlite, writeSqlite } from './sqlite.js';

export { BackupRefused } from './format.js';

/** Writes all that a database keeps into a file, as it is at one moment. Servers may go on meanwhile. */
export async function backUp(address: string, file: string): Promise<number> {
  const lines = isPostgres(address) ? readPostgres(address) : readSqlite(fileOf(address));
  let rows = 0;
  const texts = async function* (): AsyncGenerator<string> {
    for await (const line of lines) {
      if (Array.isArray(line)) rows++;
      yield `${JSON.stringify(line satisfies BackupLine)}\n`;
    }
  };
  // A file under its name is complete.
  const partial = `${file}.part`;
  try {
    await pipeline(Readable.from(texts()), createGzip(), createWriteStream(partial, { mode: 0o600 }));
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return rows;
}

/** Brings a backup into an empty database of either kind, whichever it was taken from. All of it, or nothing. */
export async function restore(file: string, address: string): Promise<number> {
  const rows = rowsIn(linesIn(file), migrations.length);
  try {
    return await (isPostgres(address) ? writePostgres(address, rows) : writeSqlite(fileOf(address), rows));
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === 'Z_BUF_ERROR') throw new BackupRefused('cutShort');
    throw code.startsWith('Z_') ? new BackupRefused('notABackup') : error;
  }
}

/** The lines of a compressed file, read as they are asked for. */
async function* linesIn(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip().setEncoding('utf8');
  // Whatever fails is thrown to whoever reads.
  const reading = pipeline(createReadStream(file), unpacked).catch(() => undefined);
  let rest = '';
  for await (const chunk of unpacked) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  await reading;
  if (rest !== '') yield rest;
}
