import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { loadWords } from '@sixfold/words';
import { expect, it } from 'vitest';
import { sixfold } from '../testing.js';

/** Every code that the sources of the server can refuse with. */
function codesOfServer(): string[] {
  const folder = new URL('../../../server/src/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.includes('test'),
  );
  const codes = new Set<string>();
  for (const file of files) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    for (const [, code] of text.matchAll(/(?:new Refusal|refuse)\(\s*'(\w+)'/g)) codes.add(code as string);
  }
  return [...codes];
}

it('has a sentence for everything that the server refuses', async () => {
  const codes = codesOfServer();
  expect(codes.length).toBeGreaterThan(30);
  const books = await Promise.all([loadWords('en', 'server'), loadWords('en', 'kit')]);
  const known = new Set(books.flatMap(({ refusals }) => Object.keys(refusals)));
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
});

it('says in words what keeps it from starting', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, '127.0.0.1', () => {
      const address = taken.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const flags = ['--host', '127.0.0.1', '--database', ':memory:', '--log-level', 'silent'];
  const refused = await sixfold(['serve', '--port', String(port), ...flags]);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain(`Port ${port} cannot be used (EADDRINUSE)`);
  await new Promise((resolve) => taken.close(resolve));
  const nowhere = await sixfold([
    'serve',
    '--database',
    'postgres://user:secret@127.0.0.1:1/x',
    ...flags.slice(0, 2),
  ]);
  expect(nowhere.code).toBe(1);
  expect(nowhere.err).toContain('postgres://user@127.0.0.1:1/x cannot be opened');
  expect(nowhere.err).not.toContain('secret');
  expect((await sixfold(['serve', '--port', 'many'])).code).toBe(2);
  expect((await sixfold(['serve', '--metrics', 'friends'])).err).toContain('--metrics');
});
