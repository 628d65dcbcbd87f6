import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './lib/checks.mjs';
import { prepare } from './lib/prepare.mjs';
import { root, say } from './lib/run.mjs';
import { SUITES } from './lib/suites.mjs';

// npm test: installs and builds what is missing, checks, runs every suite. The last line is the count.
let passed = 0;
let failed = 1;
process.on('exit', () => console.log(`${passed} passed, ${failed} failed`));
await prepare(); // ends everything, with that one failure, when something cannot be built

mkdirSync(join(root, '.cache'), { recursive: true });
const failedChecks = await runChecks();
failed = failedChecks.length;
for (const { name, run } of SUITES) {
  say(`running ${name} …`);
  const result = await run();
  passed += result.passed;
  failed += result.failed;
}
if (failedChecks.length > 0) say(`failed checks: ${failedChecks.join(', ')}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
