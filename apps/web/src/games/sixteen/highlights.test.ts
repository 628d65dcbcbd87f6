import type { SixteenFact } from '@sixfold/sixteen';
import { describe, expect, it } from 'vitest';
import { highlightsOf } from './highlights.js';

type Kind = 'sixteen' | 'match' | 'sixteenAndMatch' | 'bust';

const pile = (number: number, kind: Kind, seat: number, cards: number, worth = 1) => ({
  number,
  seat,
  facts: [
    {
      kind,
      seat,
      side: kind === 'bust' ? 1 - seat : seat,
      winners: [kind === 'bust' ? 1 - seat : seat],
      worth,
      sum: 16,
      cards: Array.from({ length: cards }, () => 'g1'),
    } as SixteenFact,
  ],
});

describe('the best and the worst card', () => {
  const match = [
    pile(3, 'match', 0, 3),
    pile(8, 'sixteen', 0, 5),
    pile(12, 'bust', 0, 4),
    pile(20, 'bust', 1, 6),
  ];

  it('the largest pile won and the largest given away, of one seat', () => {
    const { best, worst } = highlightsOf(match, 0);
    expect([best?.moves, worst?.moves]).toEqual([8, 12]);
    expect(highlightsOf(match, 1)).not.toHaveProperty('best');
  });

  it('of everybody, and what counts double is worth most', () => {
    const { best, worst } = highlightsOf([...match, pile(30, 'sixteenAndMatch', 1, 3, 2)], undefined);
    expect([best?.moves, worst?.moves]).toEqual([30, 20]);
  });
});
