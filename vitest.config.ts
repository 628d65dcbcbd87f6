import { defineConfig } from 'vitest/config';

const conditions = ['sixfold-source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}', 'bench/src/**/*.test.ts'],
    testTimeout: 60_000,
    // Left alone, vitest keeps a core free, which on two cores is half the machine.
    maxWorkers: '100%',
    // A database takes its time to start and to end on a busy machine.
    hookTimeout: 60_000,
  },
});
