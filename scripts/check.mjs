import { runChecks } from './lib/checks.mjs';
import { install } from './lib/prepare.mjs';

// npm run check: everything that can be said about the code without running it.
await install();
process.exitCode = (await runChecks()).length === 0 ? 0 : 1;
