import { defineConfig } from 'vitest/config';

const conditions = ['sixfold-source'];

/** Real games in a real browser against a real server, one file after another. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['e2e/tests/**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
