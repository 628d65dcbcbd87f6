import type { Fact } from '@sixfold/game-kit';
import type { Line } from '../stage/line.js';
import { matchAt } from '../stage/line.js';

/** When a step is done: a named move, something that happened, or a won game. */
export interface Goal {
  readonly moves?: readonly string[];
  /** One of these must have happened. */
  readonly facts?: readonly string[];
  /** None of these may have happened. */
  readonly without?: readonly string[];
  readonly wins?: true;
}

/** One thing to do, in a position of the worked examples of the rules. */
export interface LessonStep {
  /** The key of its words. */
  readonly id: string;
  readonly scenario: string;
  /** How far into the example it begins. */
  readonly at?: number;
  readonly goal: Goal;
}

export interface Lesson {
  readonly id: string;
  /** The first game after it: as usual, unless said otherwise. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: number;
  readonly steps: readonly LessonStep[];
}

/** Whether a move did what a step asks for. */
export function isDone(goal: Goal, move: string, line: Line, index: number, seat: number): boolean {
  const facts: readonly Fact[] = line.beats[index - 1]?.facts ?? [];
  const happened = (kinds: readonly string[]) =>
    facts.some(
      (fact) => kinds.includes(fact.kind) && ((fact as { readonly seat?: number }).seat ?? seat) === seat,
    );
  if (goal.moves && !goal.moves.includes(move)) return false;
  if (goal.facts && !happened(goal.facts)) return false;
  if (goal.without && happened(goal.without)) return false;
  return !goal.wins || matchAt(line, index).outcome()?.ranks[seat] === 1;
}
