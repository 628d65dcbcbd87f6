import { install } from './lib/prepare.mjs';
import { run, say, tool } from './lib/run.mjs';

// npm run golden: writes the golden playthroughs again. What changed is for a person to read before committing.
await install();
say('writing golden playthroughs …');
const vitest = tool('vitest/vitest.mjs', 'run', '-t', 'golden playthroughs', ...process.argv.slice(2));
process.exitCode = await run(...vitest, { env: { SIXFOLD_GOLDEN: 'write' } });
await run('git', ['--no-pager', 'diff', '--stat', '--', '*/playthroughs/*']);
