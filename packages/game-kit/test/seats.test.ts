import { everySeat, firstSeat, hasSeat, NOBODY, onlySeat, rank, seatsIn, winners } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';

describe('sets of seats', () => {
  it('list their seats in order', () => {
    expect(seatsIn(NOBODY)).toEqual([]);
    expect(seatsIn(everySeat(10))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(seatsIn(onlySeat(3) | onlySeat(9))).toEqual([3, 9]);
  });

  it('know their members', () => {
    expect(firstSeat(onlySeat(4) | onlySeat(7))).toBe(4);
    expect([0, 4, 7].map((seat) => hasSeat(onlySeat(4) | onlySeat(7), seat))).toEqual([false, true, true]);
  });
});

describe('ranks', () => {
  it('share a place among equals and leave out the next', () => {
    expect(rank([5, 9, 9, 1], 'highest')).toEqual([3, 1, 1, 4]);
    expect(rank([5, 9, 9, 1], 'lowest')).toEqual([2, 3, 3, 1]);
  });

  it('name everyone in the first place as a winner', () => {
    expect(winners({ scores: [5, 5, 1], ranks: [1, 1, 3] })).toEqual([0, 1]);
  });
});
