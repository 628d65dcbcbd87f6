import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, tool } from './run.mjs';

/** The packages of rules whose tests must notice almost every single change of their code. */
export const MUTATED = ['nimmt', 'six', 'sixteen'];
const LEAST_KILLED = 90;

/** Changes one thing of a package's sources at a time, and says how many of the changes its tests noticed. */
export async function mutationScore(game) {
  const report = join(root, '.cache', `mutation-${game}.json`);
  rmSync(report, { force: true });
  await run(...tool('@stryker-mutator/core/bin/stryker.js', 'run', 'proof/mutation.config.mjs'), {
    env: { SIXFOLD_MUTATE: game },
  });
  if (!existsSync(report)) return { kept: false, figure: `${game}: no report of its mutations` };
  const counts = countsOf(JSON.parse(readFileSync(report, 'utf8')));
  const noticed = (counts.Killed ?? 0) + (counts.Timeout ?? 0);
  const all = noticed + (counts.Survived ?? 0) + (counts.NoCoverage ?? 0);
  const score = (100 * noticed) / all;
  return {
    kept: score >= LEAST_KILLED,
    figure: `${game}: ${noticed} of ${all} mutations noticed (${score.toFixed(1)} %)`,
  };
}

function countsOf({ files }) {
  const counts = {};
  for (const { mutants } of Object.values(files))
    for (const { status } of mutants) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
