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
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The file of all tests names them only when it is run, so nothing can be told from what imports what.
  vitest: { configFile: 'proof/mutation.vitest.config.ts', related: false },
  mutate: SIXFOLD_MUTATE_FILES.split(','),
  ignorePatterns: ['/*', '!/proof', '!/packages', '!/package.json', '!/tsconfig.*.json', 'dist'],
  coverageAnalysis: 'perTest',
  concurrency: Number(SIXFOLD_MUTATE_AT_ONCE),
  // Added to half as much again as the tests take by themselves. Changes without end are one in ten: each costs this much.
  timeoutMS: 5_000,
  disableTypeChecks: false,
  // TypeScript 7 has no interface for programs, with which Stryker would rewrite this file; nothing needs it to.
  tsconfigFile: 'none.json',
  tempDirName: `.cache/mutation/${process.pid}`,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName },
};
