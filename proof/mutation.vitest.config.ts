import { defineConfig } from 'vitest/config';

const conditions = ['sixfold-source'];

/** The tests that mutations of a rules package must not pass: its own, with fewer random games so that many can be tried. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['proof/mutation/all.mjs'],
    env: { SIXFOLD_FUZZ_RUNS: '0.05' },
    testTimeout: 60_000,
  },
});
