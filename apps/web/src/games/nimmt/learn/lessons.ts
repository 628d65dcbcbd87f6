import type { Lesson } from '../../../lessons/lessons.js';

/** What everybody needs first, then what only some tables play. */
export const lessons: readonly Lesson[] = [
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
];
