import { execFileSync } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { mkdtemp, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sixfold } from './testing.js';

describe('what cannot work is refused before anything is played', () => {
  it.each([
    { argv: ['simulate', 'six', '--trace', '--json'], says: '--trace and --json' },
    { argv: ['simulate', 'six', '--record', 'a', '--records', 'b'], says: '--record and --records' },
    { argv: ['replay', 'x.json', '--trace', '--step'], says: '--trace and --step' },
    { argv: ['play', 'six', '--budget-ms', '5', '--iterations', '5'], says: '--budget-ms and --iterations' },
  ])('$argv', async ({ argv, says }) => {
    const { code, out, err } = await sixfold(argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(says);
  });

  it('a record into a folder that is not there, or onto a folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sixfold-'));
    for (const file of [join(folder, 'none', 'game.json'), folder])
      for (const command of ['play', 'simulate']) {
        const { code, out, err } = await sixfold([command, 'six', '--record', file]);
        expect({ code, out }).toEqual({ code: 1, out: '' });
        expect(err).toContain(`The file ${file} cannot be written`);
      }
  });

  it.runIf(existsSync('/dev/zero'))('a file that never ends', async () => {
    const { code, err } = await sixfold(['verify', '/dev/zero']);
    expect(code).toBe(1);
    expect(err).toContain('too large');
  });

  it.runIf(existsSync('/usr/bin/mkfifo'))('a pipe that nobody writes to', async () => {
    const pipe = join(await mkdtemp(join(tmpdir(), 'sixfold-')), 'pipe');
    execFileSync('mkfifo', [pipe]);
    const { code, err } = await sixfold(['verify', pipe]);
    expect(code).toBe(1);
    expect(err).toContain('is empty');
  });

  it.runIf(existsSync('/usr/bin/mkfifo'))('a pipe that somebody writes to later', async () => {
    const pipe = join(await mkdtemp(join(tmpdir(), 'sixfold-')), 'pipe');
    execFileSync('mkfifo', [pipe]);
    const verifying = sixfold(['verify', pipe]);
    // Not waiting, so that it can be opened only when somebody already reads from it.
    const opened = () => open(pipe, constants.O_WRONLY | constants.O_NONBLOCK).catch(() => undefined);
    let writer = await opened();
    while (writer === undefined) writer = await opened();
    await writer.write('{}');
    await writer.close();
    expect((await verifying).err).not.toContain('is empty');
  });
});

describe('what is printed', () => {
  it('play tells its seed, whether it was given or made up', async () => {
    expect((await sixfold(['play', 'nimmt', '--seed', '5'], 'q\n')).out).toContain('Seed of this game: 5');
    const { out } = await sixfold(['play', 'nimmt'], 'q\n');
    const [, seed = ''] = /Seed of this game: (\S+)/.exec(out) ?? [];
    const again = await sixfold(['play', 'nimmt', '--seed', seed], 'q\n');
    expect(again.out).toBe(out);
  });

  it('perft prints one object with --json, as every command does', async () => {
    const { out } = await sixfold(['perft', 'six', '--depth', '2', '--json']);
    expect(JSON.parse(out)).toEqual({
      depths: [
        { depth: 1, sequences: 1 },
        { depth: 2, sequences: expect.any(Number) },
      ],
    });
  });
});
