import { askLevel } from '@sixfold/bots';
import type { Hint } from '@sixfold/protocol';
import type { HintQuestion } from './ask-hint.js';

/** Where a hint is thought of: from what the seat sees, and nothing else. */
onmessage = ({ data }: MessageEvent<HintQuestion>) => {
  const { move, candidates } = askLevel({ ...data, level: 'strong' }, { clock: () => performance.now() });
  postMessage({
    move,
    candidates: candidates.map((each) => ({ ...each })) as Hint['candidates'],
  } satisfies Hint);
};
