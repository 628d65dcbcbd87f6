import { prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

// npm start: from a fresh clone to a running table. Arguments go to `sixfold serve` (npm start -- --port 8080).
await prepare();
process.exitCode = await run(process.execPath, [
  'apps/cli/bin/sixfold.js',
  'serve',
  ...process.argv.slice(2),
]);
