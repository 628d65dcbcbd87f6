import { wrongImports } from './directions.mjs';
import { brokenLinks } from './links.mjs';
import { unpublishable } from './packages.mjs';
import { runQuietly, say, tool } from './run.mjs';

const program =
  (...command) =>
  async () => {
    const { code, output } = await runQuietly(...tool(...command));
    return code === 0 ? undefined : output;
  };

/** Each says what is wrong, or nothing. They run one after the other: the machine may have few cores. */
const CHECKS = {
  format: program('@biomejs/biome/bin/biome', 'check', '--max-diagnostics=20'),
  types: program('typescript/bin/tsc', '-b'),
  lint: program('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--quiet'),
  'dead code': program('knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  directions: async () => wrongImports().join('\n') || undefined,
  packages: async () => unpublishable().join('\n') || undefined,
  links: async () => brokenLinks().join('\n') || undefined,
};

/** Runs all checks and returns the names of those that failed. */
export async function runChecks() {
  const failed = [];
  for (const [name, check] of Object.entries(CHECKS)) {
    const start = performance.now();
    const complaint = await check();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    say(`check ${name}: ${complaint === undefined ? 'ok' : 'FAILED'} (${seconds} s)`);
    if (complaint === undefined) continue;
    console.log(complaint);
    failed.push(name);
  }
  return failed;
}
