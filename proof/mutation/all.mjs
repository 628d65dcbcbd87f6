// Plain JavaScript: Stryker's copy of the workspace lacks what this folder's tsconfig names.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { it } from 'vitest';

/**
 * All tests of one rules package as a single file, so that each of thousands of mutations loads the rules once. What is
 * quickest to notice something comes first.
 */
const folder = fileURLToPath(new URL(`../../packages/${process.env.SIXFOLD_MUTATE}/test/`, import.meta.url));
const LAST = ['laws.test.ts', 'reference.test.ts'];
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .sort((one, other) => LAST.indexOf(one) - LAST.indexOf(other));
let failure;
try {
  for (const name of files) await import(/* @vite-ignore */ folder + name);
} catch (error) {
  failure = error;
}
// Stryker counts failed tests alone: a change with which nothing can be loaded would pass for one that nobody noticed.
it('the rules and their tests can be loaded', () => {
  if (failure) throw failure;
});
