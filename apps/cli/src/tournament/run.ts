import { Worker } from 'node:worker_threads';
import type { GameReport } from './game-report.js';
import { killTree } from './outside-process.js';
import { type Plan, Room } from './room.js';
import type { FromWorker, ToWorker } from './worker.js';

/** What ends us must end the programs that we have started: they have process groups of their own. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Plays deals 1 to `deals` in this many threads (one: in this one). Reports come as games end; returned they are in
 * the order of the schedule, so that the figures do not depend on who was faster.
 */
export async function runTournament(
  plan: Plan,
  deals: number,
  jobs: number,
  onGame: (report: GameReport) => void,
): Promise<GameReport[]> {
  const reports: GameReport[] = [];
  const collect = (report: GameReport) => {
    reports.push(report);
    onGame(report);
  };
  const processes = new Set<number>();
  const killAll = () => processes.forEach(killTree);
  process.once('exit', killAll);
  const stop = () => process.exit(130);
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    await (jobs === 1
      ? runHere(plan, deals, processes, collect)
      : runInThreads(plan, deals, jobs, processes, collect));
  } finally {
    killAll();
    process.off('exit', killAll);
    for (const signal of SIGNALS) process.off(signal, stop);
  }
  return reports.sort((a, b) => a.deal - b.deal || byNumber(a.match, b.match));
}

const byNumber = new Intl.Collator('en', { numeric: true }).compare;

async function runHere(
  plan: Plan,
  deals: number,
  processes: Set<number>,
  onGame: (report: GameReport) => void,
): Promise<void> {
  const room = new Room(plan, {
    started: (pid) => processes.add(pid),
    ended: (pid) => processes.delete(pid),
  });
  try {
    for (let deal = 1; deal <= deals; deal++) {
      await room.play(deal, onGame);
      // A breath, so that the process can be stopped and the bar drawn.
      await new Promise(setImmediate);
    }
  } finally {
    await room.close();
  }
}

async function runInThreads(
  plan: Plan,
  deals: number,
  jobs: number,
  processes: Set<number>,
  onGame: (report: GameReport) => void,
): Promise<void> {
  let next = 1;
  const workers = Array.from(
    { length: Math.min(jobs, deals) },
    () => new Worker(new URL('./worker.js', import.meta.url), { workerData: plan }),
  );
  const work = workers.map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        worker.on('message', (message: FromWorker) => {
          if (message.type === 'game') onGame(message.report);
          else if (message.type === 'started') processes.add(message.pid);
          else if (message.type === 'ended') processes.delete(message.pid);
          else worker.postMessage({ deal: next <= deals ? next++ : undefined } satisfies ToWorker, []);
        });
        worker.once('error', reject);
        worker.once('exit', () => resolve());
      }),
  );
  try {
    await Promise.all(work);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
