import { describe, expect, it } from 'vitest';
import { LineSplitter } from './line-splitter.js';

function split(maxLength: number, ...chunks: string[]) {
  const lines: string[] = [];
  let tooLong = 0;
  const splitter = new LineSplitter(
    maxLength,
    (line) => lines.push(line),
    () => tooLong++,
  );
  for (const chunk of chunks) splitter.push(chunk);
  splitter.end();
  return { lines, tooLong };
}

describe('cutting a stream into lines', () => {
  it('does not care where the chunks end', () => {
    const expected = { lines: ['one', '', 'two'], tooLong: 0 };
    expect(split(10, 'one\n\ntwo\n')).toEqual(expected);
    expect(split(10, ...'one\n\ntwo\n'.split(''))).toEqual(expected);
    expect(split(10, 'one\n\ntw', 'o')).toEqual(expected);
  });

  it('does not keep a line that never ends', () => {
    expect(split(10, 'x'.repeat(6), 'x'.repeat(6)).tooLong).toBe(1);
    expect(split(10, `${'x'.repeat(11)}\nfine\n`)).toEqual({ lines: ['fine'], tooLong: 1 });
    expect(split(10, `${'x'.repeat(10)}\n`)).toEqual({ lines: ['x'.repeat(10)], tooLong: 0 });
  });
});
