import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { isFresh } from './load.js';

const folder = mkdtempSync(join(tmpdir(), 'sixfold-load-'));
afterAll(() => rmSync(folder, { recursive: true }));

const list = join(folder, 'parts.json');
const write = (name: string, text: string, second: number): void => {
  writeFileSync(join(folder, name), text);
  utimesSync(join(folder, name), second, second);
};

it('a bundle is used until a part of it is compiled again', () => {
  const url = pathToFileURL(list);
  expect(isFresh(url)).toBe(false);
  write('parts.json', '["./one", "./other"]', 20);
  expect(isFresh(url)).toBe(true);
  write('one', '', 10);
  write('other', '', 20);
  expect(isFresh(url)).toBe(true);
  write('other', '', 30);
  expect(isFresh(url)).toBe(false);
});
