import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../src/index.js';

/** The compiler wants words, bots, a drawing and a table on the page for every game; the rest is looked for here. */
describe.each(games)('$id', ({ id, manifest }) => {
  const at = (path: string) => new URL(`../../${id}/${path}`, import.meta.url);
  const tests = (): string =>
    readdirSync(at('test'))
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(at(`test/${file}`), 'utf8'))
      .join('\n');

  it('is handed to the laws, the goldens and the scenarios', () => {
    for (const described of ['describeLaws(', 'describeGoldens(', 'describeScenarios('])
      expect(tests()).toContain(described);
  });

  it('has playthroughs and worked examples', () => {
    expect(readdirSync(at('playthroughs')).length).toBeGreaterThan(0);
    expect(readdirSync(at('scenarios')).length).toBeGreaterThan(0);
  });

  it('has its rules written down, and tells who it is', () => {
    expect(existsSync(at('RULES.md'))).toBe(true);
    expect(manifest.id).toBe(id);
  });
});
