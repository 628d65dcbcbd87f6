import { writeFileSync } from 'node:fs';
import { type LearnedWeights, train, weightsKey } from '@sixfold/bots/sixteen-workshop';

// node bench/dist/sixteen-train.js: learns the weights of the Sixteen bots again (about a minute) and writes them
// where they are kept. The same program gives the same weights on every machine; the difference is for review.

const PLAN = { rounds: 30, gamesPerRound: 5000 };
const FILE = new URL('../../packages/bots/src/sixteen/learned.ts', import.meta.url);

const learned: Record<string, LearnedWeights> = {};
for (const seats of [2, 4]) {
  for (const matches of [true, false]) {
    for (const jokers of [true, false]) {
      const options = { matches, jokers, bonus: false, drawing: 'automatic', starter: 0 } as const;
      const key = weightsKey(options, seats);
      learned[key] = train(options, seats, PLAN);
      console.log(key, JSON.stringify(learned[key]));
    }
  }
}

writeFileSync(
  FILE,
  `// Made by training.ts; do not edit by hand.

import type { LearnedWeights } from './weights.js';

/** By the key of a way to play. */
export const LEARNED: Readonly<Record<string, LearnedWeights>> = ${JSON.stringify(learned, undefined, 2)};
`,
);
