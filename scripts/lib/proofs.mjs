import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MUTATED, mutationScore } from './mutations.mjs';
import { root, run, say, tool } from './run.mjs';
import { referencedRules } from './workspaces.mjs';

/** Tests that lie beside what they test; in the long form they play `factor` times as many games, others than usual. */
const beside = (factor, ...files) => ({ files, factor, config: 'vitest.config.ts' });
/** Tests in a browser. */
const browser = (...files) => ({ files, factor: 1, config: 'e2e/vitest.config.ts' });

/**
 * The promises of docs/reliability.md. Each is tried by a file of its own in proof/src, by tests that lie beside the
 * code, or by both.
 */
export const PROOFS = {
  kills: [beside(1, 'apps/server/src/kill.test.ts', 'apps/server/src/nodes.test.ts')],
  leaks: [
    beside(1, 'apps/server/src/leak.test.ts'),
    beside(40, 'apps/server/src/leak-routes.test.ts'),
    beside(50, 'apps/server/src/bots/pace.test.ts'),
    beside(280, 'packages/table/test/laws.test.ts', '-t', 'hidden cards'),
    beside(10, 'packages/table/test/laws.test.ts', '-t', 'what is hidden'),
  ],
  nodes: [beside(1, 'apps/server/src/streams.test.ts', 'packages/store/src/postgres')],
  fuzz: [
    beside(10, 'apps/server/src/bad-requests.test.ts'),
    beside(1, 'apps/web/src/client/spoiled.test.ts', 'apps/cli/src/spoiled.test.ts'),
  ],
  fair: [
    beside(1, 'packages/games/test', 'packages/game-kit/test', 'apps/server/src/fairness.test.ts'),
    beside(1, 'apps/web/src/client/deal-check.test.ts'),
  ],
  rules: referencedRules().map((game) => beside(50, `packages/${game}/test/reference.test.ts`)),
  schedules: [
    beside(20, 'packages/table/test/laws.test.ts'),
    beside(1, 'packages/table/test/broken', 'packages/table/test/reach.test.ts'),
  ],
  old: [
    beside(1, 'packages/games/test/old-records.test.ts', 'packages/table/test/old-logs.test.ts'),
    beside(1, 'packages/table/test/entries.test.ts', 'apps/web/src/client/device-games.test.ts'),
  ],
  load: [],
  page: [browser('e2e/tests/monkey.test.ts', 'e2e/tests/memory.test.ts')],
};

/** Tries one promise. What it found is read from a list that the proofs write. */
export async function prove(name, isLong) {
  const list = join(root, '.cache', `proof-${name}.txt`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(list, { force: true });
  const env = { SIXFOLD_PROOF: isLong ? 'long' : 'short', SIXFOLD_PROOF_FIGURES: list };
  const codes = [];
  const own = `proof/src/${name}.proof.ts`;
  if (existsSync(join(root, own))) codes.push(await vitest('proof/vitest.config.ts', [own], env));
  for (const { files, factor, config } of PROOFS[name]) {
    const further = isLong && factor > 1 ? { SIXFOLD_FUZZ: '19', SIXFOLD_FUZZ_RUNS: String(factor) } : {};
    const timeout = isLong ? ['--testTimeout=36000000'] : [];
    codes.push(await vitest(config, [...files, ...timeout], { ...env, ...further }));
  }
  const figures = existsSync(list) ? readFileSync(list, 'utf8').trimEnd().split('\n') : [];
  if (name === 'rules' && isLong)
    for (const game of MUTATED) {
      const { kept, figure, survivors } = await mutationScore(game);
      say(figure);
      figures.push(...survivors, figure);
      codes.push(kept ? 0 : 1);
    }
  return { kept: codes.every((code) => code === 0), figures };
}

const vitest = (config, args, env) =>
  run(...tool('vitest/vitest.mjs', 'run', '--config', config, '--reporter=dot', ...args), { env });
