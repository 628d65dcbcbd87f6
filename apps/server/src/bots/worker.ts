import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from './pool.js';
import { think } from './think.js';

/** The inside of a worker thread: one question after another. */
parentPort?.on('message', ({ question, cancelled }: ToThread) => {
  const reply = (message: FromThread): void => parentPort?.postMessage(message);
  try {
    reply({ answer: think(question, () => Atomics.load(cancelled, 0) !== 0) });
  } catch (error) {
    reply({ error: error instanceof Error ? error.message : String(error) });
  }
});
