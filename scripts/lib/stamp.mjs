import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.git', 'playthroughs', 'scenarios']);

/** All files below some paths of the workspace, without what is generated. */
export function filesBelow(...paths) {
  return paths.flatMap((path) => {
    const full = join(root, path);
    if (!existsSync(full)) return [];
    const entries = readdirSync(full, { withFileTypes: true }).filter((entry) => !SKIPPED.has(entry.name));
    return entries
      .map((entry) => ({ at: join(path, entry.name), isFolder: entry.isDirectory() }))
      .sort((one, other) => (one.at < other.at ? -1 : 1))
      .flatMap(({ at, isFolder }) => (isFolder ? filesBelow(at) : [at]));
  });
}

/**
 * Does something only if its inputs changed since it last succeeded, as told by a hash kept in a stamp file.
 * Contents count, not times: a fresh clone or a branch switch gives all files new times.
 */
export async function whenChanged(stamp, files, action) {
  const hash = createHash('sha256').update(process.versions.modules);
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  const now = hash.digest('hex');
  const path = join(root, stamp);
  if (existsSync(path) && readFileSync(path, 'utf8') === now) return;
  await action();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, now);
}
