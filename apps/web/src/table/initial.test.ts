import { expect, test } from 'vitest';
import { initialOf } from './initial.js';

test.each([
  ['Mia', 'M'],
  ['øyvind', 'Ø'],
  ['élise', 'É'],
  ['e\u0301lise', 'E\u0301'],
  ['7up', '7'],
  ['7\ufe0f\u20e3', '7\ufe0f\u20e3'],
  ['👩‍👩‍👧 Ann', '👩‍👩‍👧'],
  ['🇳🇱', '🇳🇱'],
  ['नमस्ते', 'न'],
  ['ßen', 'SS'],
  ['', ''],
])('%s begins with %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

test('a plain letter is what the browser would say it is', () => {
  for (let code = 1; code < 0x250; code++) {
    for (const next of ['', 'a', ' ', '\u0308', '\u200d', '\ufe0f', '👋']) {
      const name = String.fromCodePoint(code) + next;
      const [first] = new Intl.Segmenter().segment(name);
      expect(initialOf(name), JSON.stringify(name)).toBe(first?.segment.toLocaleUpperCase());
    }
  }
});
