import { existsSync, mkdirSync, opendirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes sure of a folder and of those above it, one by one: where nothing can be made (below /proc, say) Node's own
 * `recursive` tries for ever.
 */
export function makeFolder(path: string): void {
  if (!existsSync(path)) {
    makeFolder(dirname(path));
    mkdirSync(path);
  }
  // What is there already may be a file.
  opendirSync(path).closeSync();
}
