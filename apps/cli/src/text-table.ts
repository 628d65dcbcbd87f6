import { stripVTControlCharacters } from 'node:util';

/** How wide a text is on a terminal, colours not counted. */
export const widthOf = (text: string): number => Array.from(stripVTControlCharacters(text)).length;

/** Fills up with spaces, on the left or on the right. */
export const pad = (text: string, width: number, side: 'left' | 'right'): string => {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)));
  return side === 'left' ? space + text : text + space;
};

/**
 * Rows of cells as aligned lines: the first column to the left, numbers to the right. Where there is not enough room, columns
 * move together, the words of a title stand below each other, and the first column is cut.
 */
export function textTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  room = Number.POSITIVE_INFINITY,
): string[] {
  const wide = linesOf([head], rows, '  ');
  if (widthOf(wide[0] ?? '') <= room) return wide;
  const titles = head.map((title, column) => (column === 0 ? [title] : title.split(' ')));
  const height = Math.max(...titles.map(({ length }) => length));
  const heads = Array.from({ length: height }, (_, line) =>
    titles.map((title) => title[line - height + title.length] ?? ''),
  );
  const over = Math.max(0, widthOf(linesOf(heads, rows, ' ')[0] ?? '') - room);
  const first = Math.max(...[head, ...rows].map(([cell = '']) => widthOf(cell))) - over;
  const cutFirst = ([cell = '', ...others]: readonly string[]) => [cut(cell, first), ...others];
  return linesOf(heads.map(cutFirst), rows.map(cutFirst), ' ');
}

function linesOf(
  heads: readonly (readonly string[])[],
  rows: readonly (readonly string[])[],
  gap: string,
): string[] {
  const widths = (heads[0] ?? []).map((_, column) =>
    Math.max(...[...heads, ...rows].map((cells) => widthOf(cells[column] ?? ''))),
  );
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => pad(cell, widths[column] ?? 0, column === 0 ? 'right' : 'left')).join(gap);
  return [...heads.map(line), widths.map((width) => '─'.repeat(width)).join(gap), ...rows.map(line)];
}

const cut = (text: string, width: number): string =>
  widthOf(text) <= width
    ? text
    : `${Array.from(stripVTControlCharacters(text))
        .slice(0, Math.max(1, width - 1))
        .join('')}…`;

/** A line that is too long, broken between words; what follows begins where the line did. */
export function wrapped(line: string, room: number): string[] {
  if (widthOf(line) <= room) return [line];
  const [indent = ''] = /^ */.exec(stripVTControlCharacters(line)) ?? [];
  const lines = [''];
  for (const piece of line.split(/(?<= )(?=[^ ])/)) {
    const last = lines.at(-1) ?? '';
    if (widthOf(last + piece.trimEnd()) > room && widthOf(last) > indent.length) lines.push(indent + piece);
    else lines[lines.length - 1] = last + piece;
  }
  return lines.map((each) => each.trimEnd());
}
