import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = new URL('../../../docs/decisions/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

const pages = readdirSync(FOLDER).filter((name) => name !== 'README.md');

it('every decision is listed once, under its own number and title', () => {
  const listed = [...read('README.md').matchAll(/^\| (\d+) \| \[(.+)\]\((.+)\) \|$/gm)].map(
    ([, number, title, file]) => `${file}: ${number}. ${title}`,
  );
  const written = pages.map((name) => `${name}: ${/^# (.+)$/m.exec(read(name))?.[1]}`);
  expect(listed.toSorted()).toEqual(written.toSorted());
});

it.each(pages)('%s says what was chosen, why, and what it costs', (name) => {
  const text = read(name);
  expect(text).toMatch(new RegExp(`^# ${Number.parseInt(name, 10)}\\. `));
  expect(text).toMatch(/^\*\*Choice\.\*\*/m);
  expect(text).toMatch(/^\*\*(?:Why|Question)/m);
  expect(text).toMatch(/^\*\*Price\.\*\*/m);
});
