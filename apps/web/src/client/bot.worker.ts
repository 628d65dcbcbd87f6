import { askLevel } from '@sixfold/bots';
import type { FromBot, ToBot } from './worker-messages.js';

/** Where bots think. Ending this worker is how a thinking bot is cancelled. */
onmessage = ({ data }: MessageEvent<ToBot>) => {
  const { ask, patience, ...question } = data;
  const { move } = askLevel(question, { patience, clock: () => performance.now() });
  postMessage({ ask, move } satisfies FromBot);
};
