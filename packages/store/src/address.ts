import { resolve } from 'node:path';
import { StoreRefused } from './port.js';

export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address);

/** The path of a database file. An address of something else is refused, so that no file is called `mysql:`. */
export function fileOf(address: string): string {
  const path = address.replace(/^(sqlite|file):(\/\/)?/, '');
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(path)) throw new StoreRefused('unknownKind');
  return path === ':memory:' ? path : resolve(path);
}
