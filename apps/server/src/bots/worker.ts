import { parentPort } from 'node:worker_threads';
import { type BotQuestion, think } from './think.js';

/** The inside of a worker thread: one question after another. */
parentPort?.on('message', (question: BotQuestion) => {
  try {
    parentPort?.postMessage({ answer: think(question) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
