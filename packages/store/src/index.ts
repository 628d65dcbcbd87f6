import { resolve } from 'node:path';
import type { Store } from './port.js';
import { PostgresStore } from './postgres.js';
import { SqliteStore } from './sqlite.js';

export * from './port.js';
export { PostgresStore, type PostgresSettings } from './postgres.js';
export { SqliteStore } from './sqlite.js';

/** Opens what an address names: `postgres://…`, or the path of a file. */
export function openStore(address: string): Promise<Store> {
  if (/^postgres(ql)?:\/\//.test(address)) return PostgresStore.open({ url: address });
  return SqliteStore.open(
    address === ':memory:' ? address : resolve(address.replace(/^(sqlite|file):(\/\/)?/, '')),
  );
}
