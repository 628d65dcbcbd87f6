import { botFamily } from '@sixfold/bots';
import { FastRng } from '@sixfold/game-kit';
import type { Hint } from '@sixfold/protocol';
import type { HintQuestion } from './ask-hint.js';

/** Where a hint is thought of: from what the seat sees, and nothing else. */
onmessage = ({ data: { game, view, seat, legal, seed } }: MessageEvent<HintQuestion>) => {
  const family = botFamily(game);
  const answer = family?.bot('strong').choose({
    view,
    seat,
    legal,
    budget: family.budgets.strong,
    rng: new FastRng(seed),
    clock: () => performance.now(),
  });
  if (!answer) return;
  postMessage({
    move: answer.move,
    candidates: answer.candidates.map((each) => ({ ...each })) as Hint['candidates'],
  } satisfies Hint);
};
