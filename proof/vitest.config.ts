import { defineConfig } from 'vitest/config';

const conditions = ['sixfold-source'];
const HOUR = 3_600_000;

/** The promises of docs/reliability.md, one file each; `npm run proof -- name` runs them, short or long. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['proof/src/**/*.proof.ts'],
    testTimeout: process.env.SIXFOLD_PROOF === 'long' ? 12 * HOUR : 240_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
