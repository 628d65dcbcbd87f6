import { stripVTControlCharacters } from 'node:util';

/** How wide a text is on a terminal, colours not counted. */
export const widthOf = (text: string): number => Array.from(stripVTControlCharacters(text)).length;

/** Fills up with spaces, on the left or on the right. */
export const pad = (text: string, width: number, side: 'left' | 'right'): string => {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)));
  return side === 'left' ? space + text : text + space;
};

/** Rows of cells as aligned lines: the first column to the left, numbers to the right. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, column) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => pad(cell, widths[column] ?? 0, column === 0 ? 'right' : 'left')).join('  ');
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)];
}
