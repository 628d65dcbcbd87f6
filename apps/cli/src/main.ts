import { run } from './program.js';
import { processShell } from './shell.js';

// Whoever reads our output may stop early (`| head`): then there is nothing left to do or to complain about.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await run(process.argv.slice(2), await processShell());
