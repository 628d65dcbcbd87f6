import { killTree, type ProcessWatch } from './outside-process.js';

/** What ends us must end the programs that we have started: they have process groups of their own. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs something that starts programs, and sees to it that none of them outlives it. `stop`: we are asked to end. */
export async function guardProcesses<Result>(
  work: (watch: ProcessWatch) => Promise<Result>,
  stop: () => void = () => process.exit(130),
): Promise<Result> {
  const processes = new Set<number>();
  const killAll = () => processes.forEach(killTree);
  process.once('exit', killAll);
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await work({ started: (pid) => processes.add(pid), ended: (pid) => processes.delete(pid) });
  } finally {
    killAll();
    process.off('exit', killAll);
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
