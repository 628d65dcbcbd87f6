import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { type GoldenCase, goldenText } from './golden-text.js';

const isRewriting = process.env.SIXFOLD_GOLDEN === 'write';

/**
 * Compares whole games with the texts kept of them, one file a case. `npm run golden` writes them again, and
 * the difference is for people to review.
 */
export function describeGoldens(game: Game, cases: readonly GoldenCase[], directory: string | URL): void {
  const folder = directory instanceof URL ? fileURLToPath(directory) : directory;
  describe(`golden playthroughs of ${game.id}`, () => {
    for (const goldenCase of cases) {
      it(goldenCase.name, () => {
        const file = join(folder, `${goldenCase.name}.txt`);
        const text = goldenText(game, goldenCase);
        if (isRewriting) write(folder, file, text);
        expect(existsSync(file), `${goldenCase.name}.txt is missing: npm run golden writes it`).toBe(true);
        expect(firstDifference(text, readFileSync(file, 'utf8'))).toBeUndefined();
      });
    }
    it('has no text without a case', () => {
      const known = cases.map(({ name }) => `${name}.txt`);
      const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.txt')) : [];
      expect(files.filter((file) => !known.includes(file))).toEqual([]);
    });
  });
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
}

/** Where two texts part; the whole difference is better read with git after `npm run golden`. */
export function firstDifference(actual: string, kept: string) {
  if (actual === kept) return undefined;
  const lines = actual.split('\n');
  const keptLines = kept.split('\n');
  const length = Math.max(lines.length, keptLines.length);
  const index = Array.from({ length }, (_, number) => number).findIndex((at) => lines[at] !== keptLines[at]);
  return { line: index + 1, kept: keptLines[index], now: lines[index] };
}
