import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { published, readJson, workspaces } from './workspaces.mjs';

const FIELDS = ['version', 'description', 'license', 'engines', 'files', 'publishConfig'];
/** The one that people start; everything else is imported. */
const PROGRAM = 'sixfold';

/** What would keep a package from being published, as sentences. */
export function unpublishable() {
  const { version } = readJson('apps/cli/package.json');
  const strangers = workspaces().flatMap(({ folder, manifest }) =>
    manifest.version === version ? [] : [`${folder} has version ${manifest.version}; all have ${version}`],
  );
  return [...strangers, ...published().flatMap((one) => complaints(one, version))];
}

function complaints({ folder, manifest }, version) {
  const names = new Set(published().map((other) => other.manifest.name));
  const missing = FIELDS.filter((field) => manifest[field] === undefined).map((field) => `has no "${field}"`);
  if (manifest.name !== PROGRAM && manifest.exports?.['./package.json'] === undefined)
    missing.push('does not export "./package.json"');
  if (manifest.scripts?.prepack !== 'node ../../scripts/prepack.mjs')
    missing.push('has no "prepack" that brings the licence');
  if (!existsSync(join(root, folder, 'README.md'))) missing.push('has no README.md of its own');
  const untyped = Object.entries(manifest.exports ?? {}).filter(
    ([, target]) => target.default?.endsWith('.js') && target.types === undefined,
  );
  missing.push(...untyped.map(([path]) => `exports ${path} without "types"`));
  for (const [name, wanted] of Object.entries(manifest.dependencies ?? {})) {
    if (!name.startsWith('@sixfold/')) continue;
    if (!names.has(name)) missing.push(`depends on ${name}, which is private`);
    if (wanted !== version) missing.push(`wants ${name} ${wanted}; all have ${version}`);
  }
  return missing.map((complaint) => `${folder}/package.json ${complaint}`);
}
