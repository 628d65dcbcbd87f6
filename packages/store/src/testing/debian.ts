import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Installs packages of the distribution that a test needs, where that is possible (root on Debian): once on a machine, and
 * one after the other, because several test files may ask for some at the same time. Returns whether it did.
 */
export function installFromDebian(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`sixfold: installing ${packages.join(', ')} for the tests (once) …`);
  const lock = join(tmpdir(), 'sixfold-install.lock');
  const apt = (...args: readonly string[]) =>
    execFileSync('flock', [lock, 'apt-get', '-qq', ...args], {
      stdio: 'pipe',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '--yes', '--no-install-recommends', ...packages);
  return true;
}
