import type { SixFact } from '@sixfold/six';
import type { Step } from '@sixfold/protocol';
import { type Key, keyOf } from './hex.js';

/** Where the last stone came, by what has been told so far. */
export function lastOf(history: readonly Step[]): Key | undefined {
  for (const step of history.toReversed())
    for (const fact of step.facts as unknown as readonly SixFact[])
      if (fact.kind === 'placed' || fact.kind === 'moved') return keyOf(fact.cell);
  return undefined;
}
