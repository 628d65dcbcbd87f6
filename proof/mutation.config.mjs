/**
 * Mutation testing of a part of one rules package (SIXFOLD_MUTATE, SIXFOLD_MUTATE_FILES): Stryker changes one thing of
 * its sources at a time, and its tests must notice. `npm run proof -- rules --long` runs it for all parts of all games that have a second implementation.
 */
const {
  SIXFOLD_MUTATE_FILES = '',
  SIXFOLD_MUTATE_REPORT: fileName,
  SIXFOLD_MUTATE_AT_ONCE = 1,
} = process.env;

export default {
  // Vitest's own runner starts a thread and loads everything for each change: half a second instead of milliseconds.
  testRunner: 'in-process',
  plugins: [new URL('mutation/runner.mjs', import.meta.url).pathname],
  mutate: SIXFOLD_MUTATE_FILES.split(','),
  ignorePatterns: ['/*', '!/proof', '!/packages', '!/package.json', '!/tsconfig.*.json', 'dist'],
  coverageAnalysis: 'perTest',
  concurrency: Number(SIXFOLD_MUTATE_AT_ONCE),
  // For what the runner cannot stop by itself.
  timeoutMS: 600_000,
  dryRunTimeoutMinutes: 60,
  disableTypeChecks: false,
  // TypeScript 7 has no interface for programs, with which Stryker would rewrite this file; nothing needs it to.
  tsconfigFile: 'none.json',
  tempDirName: `.cache/mutation/${process.pid}`,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName },
};
