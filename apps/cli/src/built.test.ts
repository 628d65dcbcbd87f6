import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';

// What only the built program can show: its entry, threads, and a reader that goes away.
const root = fileURLToPath(new URL('../../..', import.meta.url));
const BIN = 'apps/cli/bin/sixfold.js';
const run = promisify(execFile);

const sixfold = (...argv: string[]) =>
  run(process.execPath, [BIN, ...argv], { cwd: root, maxBuffer: 1 << 28 });

beforeAll(async () => {
  // Type errors are the compiler's to report; here it is enough that it wrote what runs.
  await run(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'apps/cli'], { cwd: root }).catch(
    () => undefined,
  );
}, 300_000);

describe('the built program', () => {
  it('runs, and says no with an exit code', async () => {
    expect((await sixfold('--help')).stdout).toContain('Usage: sixfold');
    await expect(sixfold('simulate', 'nimmt', '--players', '11')).rejects.toMatchObject({
      code: 1,
      stdout: '',
    });
    await expect(sixfold('simulate', 'go')).rejects.toMatchObject({ code: 2, stdout: '' });
    await expect(sixfold('dance')).rejects.toMatchObject({ code: 2 });
  });

  it.runIf(existsSync('/dev/full'))('says so when its output cannot be written', async () => {
    const full = run('sh', ['-c', `"${process.execPath}" ${BIN} --help > /dev/full`], { cwd: root });
    const { code, stderr } = await full.then(
      () => ({ code: 0, stderr: '' }),
      (error: { code: number; stderr: string }) => error,
    );
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('ENOSPC') });
    expect(stderr).not.toContain('    at ');
  });

  it('gives the same tournament in one thread and in two', async () => {
    const argv = [
      'tournament',
      'nimmt',
      '--bots',
      'random,b=random,c=random',
      '--deals',
      '6',
      '--seed',
      's',
      '--json',
    ];
    const figures = async (jobs: string) => {
      const { bots, games } = JSON.parse((await sixfold(...argv, '--jobs', jobs)).stdout);
      for (const bot of bots) delete bot.millisPerMove;
      return { games, bots };
    };
    expect(await figures('2')).toEqual(await figures('1'));
  });

  it('keeps a tournament in threads going when an outside bot fails', async () => {
    const { stdout } = await sixfold(
      'tournament',
      'nimmt',
      '--bots',
      'random,x=cmd:exit 4',
      '--deals',
      '3',
      '--jobs',
      '2',
      '--json',
    );
    const { forfeits, games } = JSON.parse(stdout);
    expect(forfeits).toHaveLength(2 * games);
  });

  it('stops quietly when nobody reads its trace any more', async () => {
    const child = spawn(process.execPath, [BIN, 'simulate', 'nimmt', '--games', '100000', '--trace'], {
      cwd: root,
    });
    let complaints = '';
    child.stderr.on('data', (chunk) => (complaints += chunk));
    child.stdout.once('data', () => child.stdout.destroy());
    const [code] = await once(child, 'close');
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
  });
});
