import { resolve } from 'node:path';
import { type Store, StoreRefused } from './port.js';
import { PostgresStore } from './postgres/store.js';
import { SqliteStore } from './sqlite/store.js';

export * from './port.js';
export { PostgresStore, type PostgresSettings } from './postgres/store.js';
export { SqliteStore, type SqliteSettings } from './sqlite/store.js';

/** Opens what an address names: `postgres://…`, or the path of a file. `syncDelay`: see `EngineSettings`. */
export async function openStore(address: string, syncDelay = 0): Promise<Store> {
  if (isPostgres(address)) return PostgresStore.open({ url: address });
  return SqliteStore.open({ path: fileOf(address), syncDelay });
}

const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address);

/** The path of a database file. An address of something else is refused, so that no file is called `mysql:`. */
function fileOf(address: string): string {
  const path = address.replace(/^(sqlite|file):(\/\/)?/, '');
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(path)) throw new StoreRefused('unknownKind');
  return path === ':memory:' ? path : resolve(path);
}
