import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, tool } from './run.mjs';

/** What `npm test` runs after the checks, in this order. Each returns how many tests passed and failed. */
export const SUITES = [
  { name: 'unit tests and laws', config: 'vitest.config.ts' },
  { name: 'end-to-end tests', config: 'e2e/vitest.config.ts' },
  { name: 'proofs in their short form', config: 'proof/vitest.config.ts' },
]
  .filter(({ config }) => existsSync(join(root, config)))
  .map(({ name, config }) => ({ name, run: () => vitest(config) }));

/** Runs vitest with a configuration and reads the counts from its report. */
async function vitest(config) {
  const report = join(root, '.cache', `${config.replaceAll('/', '-')}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(...tool('vitest/vitest.mjs', 'run', '--config', config, ...reporters));
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  // A file that cannot even be loaded has no failed tests, but must not count as success.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, code === 0 ? 0 : 1) };
}
