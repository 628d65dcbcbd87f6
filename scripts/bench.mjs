import { bundleServer } from './lib/bundle.mjs';
import { buildPackages, install } from './lib/prepare.mjs';
import { root, run } from './lib/run.mjs';

/** Fetches parts when it needs them: in one file with the rest, everything would wait in functions and run a tenth slower. */
const FETCHES = '@sixfold/bots/analysis';

// npm run bench [-- name …]: figures of this machine. No test asserts time.
await install();
await buildPackages();
await bundleServer();
await bundleEngines();
process.exitCode = await run(process.execPath, [
  '--expose-gc',
  'bench/dist/bundled.js',
  ...process.argv.slice(2),
]);

/**
 * Games and bots are measured as the page runs them, in one file: spread over a hundred modules, every use of an
 * imported name costs the engine a look-up and two checks (docs/engines.md).
 */
async function bundleEngines() {
  // Not at the top: in a fresh clone this file is read before anything is installed.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: `${root}bench/dist/index.js`,
    platform: 'node',
    external: (id) => id === FETCHES || (!/^[./]/.test(id) && !id.startsWith('@sixfold/')),
  });
  await bundle.write({ file: `${root}bench/dist/bundled.js`, format: 'esm' });
  await bundle.close();
}
