import { run } from './program.js';
import { processShell } from './shell.js';

const shell = await processShell();

/** Whoever reads our output may stop early (`| head`): then there is nothing to complain about. Everything else is said. */
function outputFailed(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`${shell.words.outputFailed(error.code ?? String(error))}\n`);
  process.exit(1);
}

const isWriteError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && error.syscall === 'write';

process.stdout.on('error', outputFailed);
try {
  process.exitCode = await run(process.argv.slice(2), shell);
} catch (error) {
  // A file as standard output is written at once, and fails at once.
  if (isWriteError(error)) outputFailed(error);
  throw error;
}
