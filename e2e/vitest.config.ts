import { defineConfig } from 'vitest/config';

const conditions = ['sixfold-source'];

/** Real games in a real browser against a real server; each file has its own, and two run at a time. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['e2e/tests/**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // Much of a game is waiting for it to be shown, so two fit on few cores; more would only slow each other down.
    maxWorkers: 2,
  },
});
