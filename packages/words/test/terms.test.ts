import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listed } from '../src/listed.js';
import { LANGUAGES, type Language } from '../src/load.js';

/** Words for which docs/terms.md has another, and phrases that were translated word by word, as they were found. */
const NOT_OURS: Readonly<Partial<Record<Language, readonly RegExp[]>>> = {
  en: [/\brings?\b/i, /the own pile/, /\ban own\b/, /\bdear(er|est)\b/, /: ['"`]Who (has|makes|brings)\b/],
  de: [
    /\bRing\b/,
    /Mannschaft/,
    /blockieren\?|blockiert wird/,
    /(alle|Steine|sind) gesetzt/,
    /an die Reihe, deren/,
    /zählt zusammen/,
    /\d(en|er)\b/,
    /Gegner/,
  ],
  nl: [
    /\bring\b/,
    /runderkop/,
    /vakje/,
    /\bstand(en)?\b/i,
    /\bgedekt\b/,
    /\bpakt\b/,
    /Talon/,
    /\d['’]en\b/,
    /tegenstander/,
  ],
};

const sourcesOf = (language: Language): readonly (readonly [string, string])[] => {
  const folder = new URL(`../src/${language}/`, import.meta.url);
  return readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .map((line, index) => [`${language}/${file}:${index + 1}`, line.replace(/^\s*\w+:/, '')] as const),
  );
};

describe('one word for one thing', () => {
  it.each(LANGUAGES)('%s uses the words of docs/terms.md', (language) => {
    const found = sourcesOf(language).filter(([, line]) =>
      NOT_OURS[language]?.some((pattern) => pattern.test(line)),
    );
    expect(found).toEqual([]);
  });

  it('lists names as people do', () => {
    expect(listed([], 'and')).toBe('');
    expect(listed(['Anna'], 'and')).toBe('Anna');
    expect(listed(['Anna', 'Ben'], 'und')).toBe('Anna und Ben');
    expect(listed(['Anna', 'Ben', 'Cleo'], 'en')).toBe('Anna, Ben en Cleo');
  });
});
