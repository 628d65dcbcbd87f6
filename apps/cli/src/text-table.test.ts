import { describe, expect, it } from 'vitest';
import { textTable, widthOf, wrapped } from './text-table.js';

describe('a table', () => {
  const head = ['player', 'this round', 'total'];
  const rows = [['Ann', '7', '12']];

  it('has its titles in one line where there is room', () => {
    expect(textTable(head, rows)[0]).toBe('player  this round  total');
  });

  it('moves together on a narrow screen: words of a title below each other, the first column cut', () => {
    expect(textTable(head, rows, 18)).toEqual([
      '        this      ',
      'player round total',
      '────── ───── ─────',
      'Ann        7    12',
    ]);
    expect(textTable(head, [['Annabella', '7', '12']], 18).at(-1)).toBe('Annab…     7    12');
  });
});

describe('a line that is too long', () => {
  it('is broken between words, begins again where it began, and loses none', () => {
    const line = '  Lay a card, or \x1b[1mtwo under\x1b[22m the mask:';
    const lines = wrapped(line, 16);
    expect(lines.every((each) => widthOf(each) <= 16)).toBe(true);
    expect(lines.every((each) => each.startsWith('  '))).toBe(true);
    expect(lines.map((each) => each.trim()).join(' ')).toBe(line.trim());
  });

  it('stays as it is where it fits, or where it is one word', () => {
    expect(wrapped(' two words', 10)).toEqual([' two words']);
    expect(wrapped(' one-long-word', 5)).toEqual([' one-long-word']);
  });
});
