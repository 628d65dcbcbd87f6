import { parentPort, workerData } from 'node:worker_threads';
import { DealRunner, type Plan } from './deal-runner.js';
import type { GameReport } from './game-report.js';

/** What a worker tells the tournament. */
export type FromWorker =
  | { readonly type: 'game'; readonly report: GameReport }
  | { readonly type: 'wantsDeal' }
  | { readonly type: 'started' | 'ended'; readonly pid: number };

/** What the tournament tells a worker: the next deal, or that there is none. */
export type ToWorker = { readonly deal: number | undefined };

const port = parentPort;
if (port === null) throw new Error('this module runs as a worker');

const tell = (message: FromWorker) => port.postMessage(message);
const runner = new DealRunner(workerData as Plan, {
  started: (pid) => tell({ type: 'started', pid }),
  ended: (pid) => tell({ type: 'ended', pid }),
});

port.on('message', ({ deal }: ToWorker) => {
  // A rejection must end this thread, so that the tournament hears of it.
  void (deal === undefined ? leave() : play(deal));
});
tell({ type: 'wantsDeal' });

async function play(deal: number): Promise<void> {
  await runner.play(deal, (report) => tell({ type: 'game', report }));
  tell({ type: 'wantsDeal' });
}

async function leave(): Promise<void> {
  await runner.close();
  port?.close();
}
