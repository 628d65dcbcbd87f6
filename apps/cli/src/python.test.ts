import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

// The Python client against the built program.
const run = promisify(execFile);
const folder = fileURLToPath(new URL('../../../clients/python/', import.meta.url));
const program = fileURLToPath(new URL('../bin/sixfold.js', import.meta.url));

function hasPython(): boolean {
  try {
    execFileSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']);
    return true;
  } catch {
    return false;
  }
}

const python = (...args: string[]) =>
  run('python3', args, {
    cwd: folder,
    env: {
      ...process.env,
      SIXFOLD: `"${process.execPath}" "${program}"`,
      PYTHONPATH: folder,
      PYTHONDONTWRITEBYTECODE: '1',
    },
  });

describe.skipIf(!hasPython())('clients/python', () => {
  it('passes its own tests', async () => {
    const { stderr } = await python('-m', 'unittest', 'discover', 'tests');
    expect(stderr).toMatch(/\nOK\n/);
    // They start the program a dozen times, one after the other.
  }, 240_000);

  const examples = [...readFileSync(`${folder}README.md`, 'utf8').matchAll(/```python\n(.*?)```/gs)];
  it.each(examples.map((found, index) => [index + 1, found[1] ?? ''] as const))(
    'example %i of its README runs',
    async (_, example) => {
      expect((await python('-c', example)).stdout).not.toBe('');
    },
  );

  it('learns to beat random players', async () => {
    const { stdout } = await python('examples/train_nimmt.py', '--generations', '3');
    const [, own, others] = /learned ([\d.]+) .* random ([\d.]+)/.exec(stdout) ?? [];
    expect(Number(own)).toBeLessThan(Number(others));
  });
});
