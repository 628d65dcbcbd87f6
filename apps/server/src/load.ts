import { existsSync, readFileSync, statSync } from 'node:fs';
import type * as server from './index.js';

type Server = typeof server;

/** Everything in one file, which is warm much sooner than a hundred modules (docs/decisions/0132). */
const BUNDLE = new URL('./bundle/index.js', import.meta.url);
const PARTS = new URL('./bundle/parts.json', import.meta.url);

/** The server in one file, if that was made of what is built here now; as its modules otherwise. */
export async function loadServer(): Promise<Server> {
  return isFresh(PARTS) ? ((await import(BUNDLE.href)) as Server) : import('./index.js');
}

/**
 * Whether nothing was compiled since a bundle was made. Beside it stands what the compiler leaves behind for each of its
 * parts; a published package has none of that, and is as it was packed.
 */
export function isFresh(list: URL): boolean {
  if (!existsSync(list)) return false;
  const made = statSync(list).mtimeMs;
  const parts = JSON.parse(readFileSync(list, 'utf8')) as string[];
  return parts
    .map((part) => new URL(part, list))
    .every((part) => !existsSync(part) || statSync(part).mtimeMs <= made);
}
