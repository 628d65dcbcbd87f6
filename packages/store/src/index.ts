import { fileOf, isPostgres } from './address.js';
import type { Store } from './port.js';
import { PostgresStore } from './postgres/store.js';
import { SqliteStore } from './sqlite/store.js';

export { BackupRefused, backUp, restore } from './backup/index.js';
export { type Examined, examine } from './examine.js';
export { makeFolder } from './folders.js';
export * from './port.js';
export { type PostgresSettings, PostgresStore } from './postgres/store.js';
export { type SqliteSettings, SqliteStore } from './sqlite/store.js';

/** Opens what an address names: `postgres://…`, or the path of a file. `syncDelay`: see `EngineSettings`. */
export async function openStore(address: string, syncDelay = 0): Promise<Store> {
  if (isPostgres(address)) return PostgresStore.open({ url: address });
  return SqliteStore.open({ path: fileOf(address), syncDelay });
}
