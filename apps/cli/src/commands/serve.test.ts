import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@sixfold/server';
import { describe, expect, it } from 'vitest';
import { sixfold } from '../testing.js';

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

describe('before anything starts', () => {
  const start = (...flags: string[]) => sixfold(['serve', '--port', '0', '--host', '127.0.0.1', ...flags]);

  it.each([
    ['an unknown kind of database', ['--database', 'mysql://me:secret@host/x'], 1, 'postgres:// address'],
    ['a folder that cannot be made', ['--database', '/proc/nowhere/x.db'], 1, 'cannot be written'],
    ['a folder in place of a file', ['--database', tmpdir()], 1, 'Check that the address is right'],
    ['a place that is no folder', ['--database', '/dev/null/x.db'], 1, 'folder /dev/null cannot be written'],
    [
      'a host of nobody',
      ['--database', ':memory:', '--host', 'nowhere.invalid'],
      1,
      'no address of this machine',
    ],
    [
      'an address of another machine',
      ['--database', ':memory:', '--host', '192.0.2.1'],
      1,
      'no address of this',
    ],
    ['an unknown log level', ['--database', ':memory:', '--log-level', 'loud'], 2, 'no log level'],
    ['an odd number of proxies', ['--database', ':memory:', '--trust-proxy', 'some'], 2, '--trust-proxy'],
  ] as const)('%s is told in a sentence', async (_, flags, code, words) => {
    const refused = await start(...flags);
    expect(refused.code).toBe(code);
    expect(refused.err).toContain(words);
    expect(refused.err).not.toMatch(/secret|\n\s+at /);
    expect(refused.out).toBe('');
  });

  it('a file that another server has is left to it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sixfold-serve-'));
    const database = join(folder, 'x.db');
    const first = await startServer({ database, logLevel: 'silent' });
    const refused = await start('--database', database);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('Another server already has')]);
    await first.stop();
    rmSync(folder, { recursive: true });
  });
});
