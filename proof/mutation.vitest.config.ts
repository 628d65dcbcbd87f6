import { defineConfig } from 'vitest/config';

const conditions = ['sixfold-source'];
const game = process.env.SIXFOLD_MUTATE ?? '';

/** The tests that mutations of a rules package must not pass: its own, with fewer random games so that many can be tried. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [`packages/${game}/test/**/*.test.ts`],
    // The laws are left out, because they say little that scenarios, playthroughs and references do not say sooner.
    testNamePattern: /^(?!laws of )/,
    env: { SIXFOLD_FUZZ_RUNS: '0.05' },
    testTimeout: 60_000,
  },
});
