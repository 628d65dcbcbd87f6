import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

// Follows docs/first-bot.md line by line, in an empty folder, with the built program in place of `npx sixfold`.
const page = readFileSync(new URL('../../../docs/first-bot.md', import.meta.url), 'utf8');
const program = fileURLToPath(new URL('../bin/sixfold.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sixfold-first-bot-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Result {
  readonly forfeits: unknown[];
  readonly bots: { readonly name: string; readonly meanPoints: { readonly mean: number } }[];
}

/** What a line of the page prints; tournaments as JSON, so that they can be judged. */
function run(line: string): string {
  const isTournament = line.includes('sixfold tournament');
  const command = line.replace('npx sixfold', `"${process.execPath}" "${program}"`);
  return execFileSync('sh', ['-c', `${command}${isTournament ? ' --json' : ''}`], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, SIXFOLD_LANG: 'en' },
  });
}

it('docs/first-bot.md works as it is written', () => {
  const results: Result[] = [];
  for (const [, kind = '', name = '', body = ''] of page.matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gms)) {
    if (kind !== 'sh') {
      writeFileSync(join(folder, name), body);
      continue;
    }
    for (const line of body.trim().split('\n')) {
      const printed = run(line);
      expect(printed).not.toBe('');
      if (line.includes('tournament')) results.push(JSON.parse(printed) as Result);
    }
  }
  expect(results).toHaveLength(5);
  for (const { forfeits } of results) expect(forfeits).toEqual([]);
  const [first, second] = results.map(({ bots }) => {
    const points = (wanted: string) =>
      bots.find(({ name }) => name === wanted)?.meanPoints.mean ?? Number.NaN;
    return points('my-bot.mjs') / points('random');
  });
  // The first one plays like chance, the second one has clearly fewer bullheads.
  expect(first).toBeGreaterThan(0.6);
  expect(second).toBeLessThan(0.5 * (first ?? 0));
});
