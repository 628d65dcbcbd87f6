import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { runsOf } from './runs.js';

/** Where a package keeps the seeds that once broke a law, beside its tests. */
const FILE = 'failing-seeds.json';

interface KeptSeed {
  readonly case: string;
  readonly seed: number;
}

/**
 * Checks a law for many seeds: first those that once failed, then `runs` others. They are the same in every
 * run, so that a red build can be repeated; SIXFOLD_FUZZ=<number> goes elsewhere, SIXFOLD_FUZZ_RUNS=<factor> further.
 */
export function forSeeds(
  where: { readonly testFile: string; readonly caseName: string },
  runs: number,
  law: (seed: number) => void,
): void {
  const file = new URL(FILE, `file://${where.testFile}`);
  const attempt = (seed: number) => {
    try {
      law(seed);
    } catch (error) {
      const entry = JSON.stringify({ case: where.caseName, seed } satisfies KeptSeed);
      const advice = `With seed ${seed}. To keep it for good, add ${entry} to the list in ${FILE} beside the test.`;
      throw new Error(`${error instanceof Error ? error.message : String(error)}\n${advice}`, {
        cause: error,
      });
    }
  };
  for (const kept of keptSeeds(file)) if (kept.case === where.caseName) attempt(kept.seed);
  fc.assert(fc.property(fc.noShrink(fc.nat()), attempt), {
    seed: Number(process.env.SIXFOLD_FUZZ ?? 6),
    numRuns: runsOf(runs),
  });
}

function keptSeeds(file: URL): readonly KeptSeed[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptSeed[]) : [];
}
