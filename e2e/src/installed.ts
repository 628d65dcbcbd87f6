import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Runs a program in a folder, with nothing of the workspace's environment that could help it. */
export async function runIn(folder: string, program: string, ...args: string[]): Promise<string> {
  const { NODE_PATH: _, NODE_OPTIONS: __, ...env } = process.env;
  const { stdout } = await run(program, args, { cwd: folder, env, maxBuffer: 1 << 26 });
  return stdout;
}

/** A new project with some packed packages installed, far away from the workspace. */
export async function install(folder: string, files: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"name":"elsewhere","private":true,"type":"module"}\n');
  const quietly = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  await runIn(folder, npm, 'install', ...quietly, ...files);
}

/** A program that serves, and the address that it printed. */
export interface Serving {
  readonly address: string;
  stop(): Promise<number | null>;
}

/** Starts the installed program without a command, as `npx sixfold` does. */
export async function openTables(folder: string, ...flags: string[]): Promise<Serving> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['node_modules/sixfold/bin/sixfold.js', '--host', '127.0.0.1', '--port', '0', ...flags],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, SIXFOLD_LANG: 'en' } },
  );
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`the program ended with ${code} before it served`)));
  });
  const [address = ''] = /http:\S+/.exec(line) ?? [];
  return {
    address,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}
