import { describe, expect, it } from 'vitest';
import { languageOf } from './language.js';
import { wantsColours } from './shell.js';

describe('colours', () => {
  it('are for terminals only, and never where somebody asked for none', () => {
    expect(wantsColours({}, true)).toBe(true);
    expect(wantsColours({}, false)).toBe(false);
    expect(wantsColours({ NO_COLOR: '1' }, true)).toBe(false);
    expect(wantsColours({ TERM: 'dumb' }, true)).toBe(false);
  });
});

describe('the language', () => {
  it.each([
    [{}, 'en'],
    [{ LANG: 'C.UTF-8' }, 'en'],
    [{ LANG: 'de_DE.UTF-8' }, 'de'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: 'nl_NL' }, 'nl'],
    [{ LANG: 'de_DE.UTF-8', SIXFOLD_LANG: 'en' }, 'en'],
    [{ LANG: 'xx_XX' }, 'en'],
  ])('of %j is %s', (env, language) => {
    expect(languageOf(env)).toBe(language);
  });
});
