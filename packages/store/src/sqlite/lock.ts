import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { StoreRefused } from '../port.js';

const BUSY = 5;

/**
 * Keeps a database for this process alone until the lock is released. It is a lock of the operating system on a file
 * beside the database, so it ends with the process, however that ends; SQLite itself asks for it in the way each
 * system wants. The database file stays free for backups.
 */
export function lockFor(path: string): () => void {
  const lock = new DatabaseSync(`${placeOf(path)}-lock`);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY');
    lock.exec('PRAGMA busy_timeout = 0');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw (error as { errcode?: number }).errcode === BUSY ? new StoreRefused('inUse') : error;
  }
  return () => lock.close();
}

/** Where a file really lies, or will lie: all paths that lead to it end here. */
function placeOf(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  // Nothing is there yet, or a link to where nothing is yet.
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (isLink) return placeOf(resolve(dirname(path), readlinkSync(path)));
  return join(realpathSync(dirname(path)), basename(path));
}
