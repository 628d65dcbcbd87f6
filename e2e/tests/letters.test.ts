import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@sixfold/words';
import { expect, it } from 'vitest';

const tokens = readFileSync(new URL('../../apps/web/src/theme/tokens.css', import.meta.url), 'utf8');

/** The letters of a font, as `unicode-range` lists them. */
function lettersOf(font: string): (letter: string) => boolean {
  const face = tokens.split('@font-face').find((each) => each.includes(font)) ?? '';
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(face) ?? [];
  const parts = Array.from(
    ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g),
    ([, first = '', last = first]) => [first, last].map((code) => Number.parseInt(code, 16)),
  );
  return (letter) => parts.some(([first = 0, last = 0]) => first <= code(letter) && code(letter) <= last);
}

const code = (letter: string): number => letter.codePointAt(0) ?? 0;

/** All that the page says in a language; the command line says more. */
const wordsIn = (language: string): string[] => {
  const folder = new URL(`../../packages/words/src/${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'cli.ts');
  return files.map((file) => readFileSync(new URL(file, folder), 'utf8'));
};

it.each(LANGUAGES)('the font that comes first has all letters of the words: %s', (language) => {
  const isFirst = lettersOf('nunito-first');
  const letters = new Set(wordsIn(language).join('').replaceAll('\n', ''));
  expect(letters.size).toBeGreaterThan(60);
  expect([...letters].filter((letter) => !isFirst(letter))).toEqual([]);
});

it('no letter would fetch both fonts', () => {
  const [isFirst, isLater] = [lettersOf('nunito-first'), lettersOf('nunito-latin')];
  const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
  expect(all.filter((letter) => isFirst(letter) && isLater(letter))).toEqual([]);
});

it('a name with other letters than our words have is in the same type', () => {
  const isThere = lettersOf('nunito-latin');
  expect([...'ñçåøÀŒ'].filter((letter) => !isThere(letter))).toEqual([]);
});
