/**
 * Mutation testing of one rules package, named by SIXFOLD_MUTATE: Stryker changes one thing of its sources at a time,
 * and its tests must notice. `npm run proof -- rules --long` runs it for all three.
 */
const game = process.env.SIXFOLD_MUTATE;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'proof/mutation.vitest.config.ts' },
  mutate: [`packages/${game}/src/**/*.ts`],
  ignorePatterns: ['/*', '!/proof', '!/packages', '!/package.json', '!/tsconfig.*.json', 'dist'],
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.SIXFOLD_MUTATE_AT_ONCE ?? 1),
  timeoutMS: 20_000,
  disableTypeChecks: false,
  // TypeScript 7 has no interface for programs, with which Stryker would rewrite this file; nothing needs it to.
  tsconfigFile: 'none.json',
  tempDirName: '.cache/mutation',
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `.cache/mutation-${game}.json` },
};
