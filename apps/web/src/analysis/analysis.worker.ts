import { analyse } from '@sixfold/bots/analysis';
import { isRefusal, type MatchRecord } from '@sixfold/game-kit';
import { gameById } from '@sixfold/games';
import type { FromAnalyst } from './use-analysis.js';

/** Where matches are analysed. Ending this worker is how an analysis is cancelled. */
onmessage = async ({ data: record }: MessageEvent<MatchRecord>) => {
  const game = gameById(record.game);
  const work = game && (await analyse(game, record));
  if (!work || isRefusal(work)) return;
  let step = work.next();
  while (!step.done) {
    postMessage({ ...step.value, isDone: false } satisfies FromAnalyst);
    step = work.next();
  }
  postMessage({ share: 1, analysis: step.value, isDone: true } satisfies FromAnalyst);
};
