import type { SixFact } from '@sixfold/six';
import type { StepOf } from '../../table/table-props.js';
import { type Key, keyOf } from './hex.js';

/** Where the last stone came, by what has been told so far. */
export function lastOf(history: readonly StepOf<SixFact>[]): Key | undefined {
  for (const step of history.toReversed())
    for (const fact of step.facts)
      if (fact.kind === 'placed' || fact.kind === 'moved') return keyOf(fact.cell);
  return undefined;
}
