import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { Failure } from '../failure.js';
import { refuse } from '../refuse.js';
import type { Shell } from '../shell.js';

/** `sixfold bench`: how fast the rules are on this machine (the same as `npm run bench`). */
export function addBench(program: Command, shell: Shell): void {
  program
    .command('bench')
    .description(shell.words.help.bench)
    .addHelpText('after', shell.words.help.benchAfter)
    .action(runBench);
}

async function runBench(): Promise<void> {
  const script = fileURLToPath(new URL('../../../../scripts/bench.mjs', import.meta.url));
  if (!existsSync(script)) throw new Failure(refuse('benchNotHere'));
  const child = spawn(process.execPath, [script], { stdio: 'inherit' });
  const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? 1)));
  if (code !== 0) throw new Failure(refuse('benchFailed', { code }));
}
