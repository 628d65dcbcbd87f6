import type { Lesson } from '../../../lessons/lessons.js';

/** What everybody needs first, then what only some tables play. */
export const lessons: readonly Lesson[] = [
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
];
