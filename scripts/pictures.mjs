import { prepare } from './lib/prepare.mjs';
import { run, tool } from './lib/run.mjs';

// npm run pictures: takes the README's pictures of the page again, from games that are played for it.
await prepare();
process.exitCode = await run(...tool('vitest/vitest.mjs', 'run', '--config', 'e2e/pictures.config.ts'));
