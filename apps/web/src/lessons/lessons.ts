import type { Fact } from '@sixfold/game-kit';
import type { HomeGame } from '../games/registry.js';
import { matchAt } from '../stage/line.js';
import type { Line } from '../stage/line.js';

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

/** The lessons of each game: what everybody needs first, then short ones about what only some tables play. */
export const LESSONS: Readonly<Record<HomeGame, readonly Lesson[]>> = {
  nimmt: [
    {
      id: 'nimmtBasics',
      steps: [
        { id: 'joins', scenario: 'N-3-closest-row', goal: { moves: ['25'] } },
        { id: 'sixth', scenario: 'N-4-sixth-card', goal: { moves: ['60'] } },
        { id: 'order', scenario: 'N-5-ascending-order', goal: { moves: ['16'] } },
        { id: 'low', scenario: 'N-11-low-card', goal: { moves: ['5'] } },
        { id: 'row', scenario: 'N-11-low-card', at: 1, goal: { moves: ['r1', 'r3', 'r4'] } },
        { id: 'count', scenario: 'N-12-limit-ends', goal: { facts: ['counted'] } },
      ],
    },
    {
      id: 'nimmtPlus',
      options: { variant: 'plus' },
      steps: [
        { id: 'next', scenario: 'N-4-65-66', goal: { facts: ['tookRow'] } },
        { id: 'two', scenario: 'N-22-order', goal: { facts: ['tookRow'] } },
        { id: 'zero', scenario: 'N-22-80-82-with-zero', goal: { facts: ['tookRow'] } },
        { id: 'low', scenario: 'N-25-low-takes-full-row', goal: { facts: ['tookRow'] } },
        { id: 'pair', scenario: 'N-25-101-2-3', goal: { facts: ['tookRow'] } },
      ],
    },
    {
      id: 'nimmtZero',
      options: { variant: 'zero' },
      steps: [
        {
          id: 'first',
          scenario: 'N-40-zero-comes-first',
          goal: { facts: ['placed'], without: ['tookRow'] },
        },
        { id: 'alone', scenario: 'N-40-zero-alone', goal: { without: ['tookRow'] } },
        { id: 'rest', scenario: 'N-51-zero-aside', goal: { facts: ['zeroAside'] } },
      ],
    },
    {
      id: 'nimmtTraps',
      options: { variant: 'ole' },
      steps: [
        { id: 'mask', scenario: 'N-65-mask-sees-first', goal: { moves: ['15?60', '60?15'] } },
        { id: 'choose', scenario: 'N-65-mask-sees-first', at: 1, goal: { moves: ['60'] } },
        {
          id: 'shift',
          scenario: 'N-66-22-as-18.5',
          at: 1,
          goal: { moves: ['shift:18.5'] },
        },
        { id: 'stretch', scenario: 'N-67-23-stretched', at: 1, goal: { moves: ['stretch'] } },
        { id: 'block', scenario: 'N-63-block-two-players', at: 2, goal: { moves: ['block'] } },
        { id: 'drop', scenario: 'N-69-drop-55', goal: { moves: ['drop:55'] } },
      ],
    },
  ],
  six: [
    {
      id: 'sixBasics',
      steps: [
        { id: 'place', scenario: 'S-2-middle', at: 1, goal: { facts: ['placed'] } },
        { id: 'row', scenario: 'S-3-row', goal: { wins: true } },
        { id: 'triangle', scenario: 'S-3-triangle', goal: { wins: true } },
        { id: 'circle', scenario: 'S-3-circle-empty', goal: { wins: true } },
        { id: 'stop', scenario: 'S-3-row-stopped', goal: { moves: ['5,0'] } },
        { id: 'move', scenario: 'S-7-six-in-phase-two', goal: { wins: true } },
        { id: 'falls', scenario: 'S-5-two-groups', goal: { facts: ['captured'] } },
        { id: 'below', scenario: 'S-7-other-below', goal: { wins: true } },
      ],
    },
    {
      id: 'sixTeams',
      seats: 4,
      steps: [
        { id: 'together', scenario: 'S-3-row-of-partners', goal: { wins: true } },
        { id: 'share', scenario: 'S-5-four', goal: { facts: ['captured'] } },
      ],
    },
  ],
  sixteen: [
    {
      id: 'sixteenBasics',
      steps: [
        { id: 'sixteen', scenario: 'X-4-sixteen', goal: { facts: ['sixteen', 'sixteenAndMatch'] } },
        { id: 'match', scenario: 'X-4-match-number', goal: { facts: ['match', 'sixteenAndMatch'] } },
        { id: 'colour', scenario: 'X-4-match-colour', goal: { facts: ['match', 'sixteenAndMatch'] } },
        { id: 'bust', scenario: 'X-4-bust', goal: { without: ['bust'] } },
        { id: 'nine', scenario: 'X-4-nine', goal: { moves: ['g3'] } },
        { id: 'joker', scenario: 'X-7-joker-makes-sixteen', goal: { facts: ['sixteen', 'sixteenAndMatch'] } },
      ],
    },
    {
      id: 'sixteenTips',
      steps: [
        { id: 'after', scenario: 'X-4-nine', at: 2, goal: { facts: ['sixteen', 'sixteenAndMatch'] } },
        { id: 'two', scenario: 'X-4-two', goal: { moves: ['g2'] } },
        { id: 'toNine', scenario: 'X-4-two', at: 2, goal: { moves: ['p3'] } },
      ],
    },
    {
      id: 'sixteenTeams',
      seats: 4,
      steps: [
        { id: 'partner', scenario: 'X-6-four-sixteen', goal: { facts: ['sixteen', 'sixteenAndMatch'] } },
        { id: 'bust', scenario: 'X-6-four-bust', goal: { without: ['bust'] } },
      ],
    },
  ],
};

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
