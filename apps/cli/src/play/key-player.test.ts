import { describe, expect, it } from 'vitest';
import { fitting } from './key-player.js';

describe('what does not fit on a screen', () => {
  const lines = [
    '',
    'row 1',
    'row 2',
    '',
    ' who  cards',
    ' ───  ─────',
    ' Ann  9',
    '',
    'hand',
    '',
    'ask',
    '> ',
  ];

  it('is squeezed first: blank lines from the top, then rules, and nothing that says anything', () => {
    expect(fitting(lines, 12)).toEqual(lines);
    expect(fitting(lines, 10)).toEqual(lines.filter((_, index) => index !== 0 && index !== 3));
    const needed = lines.filter((line) => line !== '' && !line.includes('─'));
    expect(fitting(lines, needed.length)).toEqual(needed);
  });

  it('is cut at the top in the end: what is asked stands below', () => {
    expect(fitting(lines, 3)).toEqual(['hand', 'ask', '> ']);
    expect(fitting(lines, 0)).toEqual(['> ']);
  });
});
