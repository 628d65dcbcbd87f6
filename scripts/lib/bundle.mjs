import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative, sep } from 'node:path';
import { root, say } from './run.mjs';

const SERVER = 'apps/server';
const BUNDLE = join(root, SERVER, 'dist/bundle');
/** The server, and what it starts in threads. They find each other by these names. */
const ENTRIES = { index: 'index.js', worker: 'bots/worker.js', thread: 'preview/thread.js' };
/** They are more than their code: a thread of its own, files. */
const APART = new Set(['@sixfold/store', '@sixfold/web', '@sixfold/docs']);

/** The server once more, with all our packages in one file, as `sixfold serve` runs it (docs/decisions/0132). */
export async function bundleServer() {
  say('putting the server together …');
  // Not at the top: in a fresh clone this file is read before anything is installed.
  const { rolldown } = await import('rolldown');
  rmSync(BUNDLE, { recursive: true, force: true });
  const { dependencies } = JSON.parse(readFileSync(join(root, SERVER, 'package.json'), 'utf8'));
  const own = new Set(Object.keys(dependencies).filter((name) => APART.has(name) || !isOurs(name)));
  const parts = new Set();
  for (const [name, file] of Object.entries(ENTRIES)) {
    const bundle = await rolldown({
      input: { [name]: join(root, SERVER, 'dist', file) },
      platform: 'node',
      external: (id) => isBuiltin(id) || own.has(packageOf(id)),
    });
    const { output } = await bundle.write({
      dir: BUNDLE,
      format: 'esm',
      chunkFileNames: `${name}-[name].js`,
    });
    await bundle.close();
    for (const { moduleIds = [] } of output) for (const id of moduleIds) parts.add(partOf(id));
  }
  writeFileSync(join(BUNDLE, 'parts.json'), JSON.stringify([...parts].filter(Boolean)));
}

const isOurs = (name) => name.startsWith('@sixfold/');

/** The package that something is imported from: `typebox/value` is of typebox. */
const packageOf = (id) =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');

/** What the compiler last did with the package that a file of ours is in, as seen from the bundle. */
function partOf(id) {
  const [folder, name] = relative(root, id).split(sep);
  return folder === 'packages' || folder === 'apps'
    ? relative(BUNDLE, join(root, folder, name, 'dist/.tsbuildinfo'))
    : undefined;
}
