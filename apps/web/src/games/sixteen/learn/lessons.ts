import type { Lesson } from '../../../lessons/lessons.js';

/** What everybody needs first, then what only some tables play. */
export const lessons: readonly Lesson[] = [
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
];
