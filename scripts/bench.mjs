import { buildPackages, install } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

// npm run bench [-- name …]: figures of this machine. No test asserts time.
await install();
await buildPackages();
process.exitCode = await run(process.execPath, [
  '--expose-gc',
  'bench/dist/index.js',
  ...process.argv.slice(2),
]);
