import { Worker } from 'node:worker_threads';
import { DealRunner, type Plan } from './deal-runner.js';
import type { GameReport } from './game-report.js';
import type { ProcessWatch } from './outside-process.js';
import { guardProcesses } from './process-guard.js';
import type { FromWorker, ToWorker } from './worker.js';

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
  await guardProcesses((watch) =>
    jobs === 1 ? runHere(plan, deals, watch, collect) : runInThreads(plan, deals, jobs, watch, collect),
  );
  return reports.sort((a, b) => a.deal - b.deal || byNumber(a.match, b.match));
}

const byNumber = new Intl.Collator('en', { numeric: true }).compare;

async function runHere(
  plan: Plan,
  deals: number,
  watch: ProcessWatch,
  onGame: (report: GameReport) => void,
): Promise<void> {
  const runner = new DealRunner(plan, watch);
  try {
    for (let deal = 1; deal <= deals; deal++) {
      await runner.play(deal, onGame);
      // A breath, so that the process can be stopped and the bar drawn.
      await new Promise(setImmediate);
    }
  } finally {
    await runner.close();
  }
}

async function runInThreads(
  plan: Plan,
  deals: number,
  jobs: number,
  watch: ProcessWatch,
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
          else if (message.type === 'started') watch.started(message.pid);
          else if (message.type === 'ended') watch.ended(message.pid);
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
