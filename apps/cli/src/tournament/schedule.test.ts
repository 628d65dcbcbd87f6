import { describe, expect, it } from 'vitest';
import { lineUpsOf } from './schedule.js';

describe('the line-ups of a deal', () => {
  it.each([
    { entrants: 4, seats: 4 },
    { entrants: 3, seats: 4 },
    { entrants: 6, seats: 4 },
    { entrants: 2, seats: 2 },
    { entrants: 2, seats: 5 },
  ])('seat everybody who plays at every seat equally often ($entrants at $seats)', ({ entrants, seats }) => {
    const lineUps = lineUpsOf(7, entrants, seats, 's');
    const players = [...new Set(lineUps[0])];
    for (const player of players) {
      const perSeat = Array.from(
        { length: seats },
        (_, seat) => lineUps.filter((lineUp) => lineUp[seat] === player).length,
      );
      expect(new Set(perSeat).size).toBe(1);
    }
  });

  it('keeps two bots alternating, so that partners of a team are the same bot', () => {
    expect(
      lineUpsOf(1, 2, 4, 's')
        .map((lineUp) => lineUp.join(''))
        .sort(),
    ).toEqual(['0101', '1010']);
  });

  it('gives everybody the odd seat, or a rest, about equally often', () => {
    for (const [entrants, seats] of [
      [3, 4],
      [6, 4],
    ] as const) {
      const counts = new Array<number>(entrants).fill(0);
      for (let deal = 1; deal <= 600; deal++) {
        for (const player of lineUpsOf(deal, entrants, seats, 's')[0] ?? [])
          counts[player] = (counts[player] ?? 0) + 1;
      }
      const fair = (600 * seats) / entrants;
      for (const count of counts) expect(Math.abs(count - fair) / fair).toBeLessThan(0.15);
    }
  });

  it('lets every choice of bots play equally often when there are more bots than seats', () => {
    const pairs = Array.from({ length: 30 }, (_, at) =>
      lineUpsOf(at + 1, 6, 2, 's')[0]
        ?.toSorted()
        .join(),
    );
    expect(new Set(pairs).size).toBe(15);
    expect(new Set(pairs.slice(0, 15)).size).toBe(15);
    expect(lineUpsOf(1, 30, 10, 's')[0]).toHaveLength(10);
  });

  it('is the same for the same seed', () => {
    expect(lineUpsOf(3, 5, 4, 'a')).toEqual(lineUpsOf(3, 5, 4, 'a'));
    const all = (seed: string) =>
      JSON.stringify(Array.from({ length: 9 }, (_, deal) => lineUpsOf(deal + 1, 5, 4, seed)));
    expect(all('a')).not.toEqual(all('b'));
  });
});
