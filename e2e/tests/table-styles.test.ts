import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../apps/web/src', import.meta.url));

/** All style sheets that are there while a game is played. */
const sheets = ['table', 'games', 'cards']
  .flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true }).map((name) => join(folder, `${name}`)),
  )
  .filter((name) => name.endsWith('.css'));

it('no style of a table looks into what moves: every card that comes or goes would have all of it styled again', () => {
  expect(sheets.length).toBeGreaterThan(10);
  // What only looks at the next sibling is asked once.
  const looking = sheets.filter((name) => /:has\((?! *\+)/.test(readFileSync(join(source, name), 'utf8')));
  expect(looking).toEqual([]);
});
