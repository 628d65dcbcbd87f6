import { parentPort, workerData } from 'node:worker_threads';
import { StoreRefused } from '../port.js';
import { type EngineSettings, SqliteEngine } from './engine.js';
import type { Call } from './operations.js';
import type { Said } from './workshop.js';

/** The inside of the thread that a database file has for itself: one batch after another. */
const say = (said: Said): void => parentPort?.postMessage(said);

try {
  const engine = new SqliteEngine(workerData as EngineSettings);
  say({ kind: 'open' });
  parentPort?.on('message', (calls: readonly Call[] | 'close') => {
    if (calls !== 'close') return say({ kind: 'replies', replies: engine.work(calls) });
    engine.close();
    parentPort?.close();
  });
} catch (error) {
  say({ kind: 'refused', ...(error instanceof StoreRefused && { code: error.code }), reason: String(error) });
  parentPort?.close();
}
