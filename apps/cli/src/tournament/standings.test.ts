import { describe, expect, it } from 'vitest';
import { eloRatings, pairingsOf } from './elo.js';
import type { Entrant } from './field.js';
import { type GameReport, ranksWithForfeits } from './game-report.js';
import { clusteredMean, clusteredShare, standingsOf } from './standings.js';

const entrant = (spec: string): Entrant => ({ spec, name: spec, kind: { type: 'own', bot: spec } });
const report = (deal: number, lineUp: number[], ranks: number[]): GameReport => ({
  match: `s/${deal}`,
  deal,
  lineUp,
  ranks,
  scores: ranks.map((place) => place * 10),
  forfeits: [],
  decisions: ranks.map(() => 2),
  millis: ranks.map(() => 5),
});

describe('ranks with forfeits', () => {
  it('put who forfeits last and keep the order of the others', () => {
    expect(ranksWithForfeits([1, 2, 3, 4], new Set([0]))).toEqual([4, 1, 2, 3]);
    expect(ranksWithForfeits([1, 1, 3, 4], new Set([1, 3]))).toEqual([1, 3, 2, 3]);
    expect(ranksWithForfeits([2, 1], new Set())).toEqual([2, 1]);
  });
});

describe('the mean over deals', () => {
  it('counts a deal once, however many games it had', () => {
    const twice = [1, 1, 0, 0, 1, 1, 0, 0].map((value, index) => ({ cluster: index >> 1, value }));
    const once = [1, 0, 1, 0].map((value, cluster) => ({ cluster, value }));
    expect(clusteredMean(twice).mean).toBe(0.5);
    expect(clusteredMean(twice).plusMinus).toBeCloseTo(clusteredMean(once).plusMinus ?? Number.NaN);
    // 1.96 · sd / √n with sd² = 1/3
    expect(clusteredMean(once).plusMinus).toBeCloseTo((1.96 * Math.sqrt(1 / 3)) / 2);
  });

  it('is certain when every deal evens out, and says nothing after one', () => {
    const even = [1, 0, 0, 1].map((value, index) => ({ cluster: index >> 1, value }));
    expect(clusteredMean(even)).toEqual({ mean: 0.5, plusMinus: 0 });
    expect(clusteredMean(even.slice(0, 2))).toEqual({ mean: 0.5 });
  });
});

describe('a share of wins', () => {
  it('is never certain', () => {
    const won = Array.from({ length: 8 }, (_, index) => ({ cluster: index, value: 1 }));
    expect(clusteredShare(won).mean).toBe(1);
    expect(clusteredShare(won).plusMinus).toBeGreaterThan(0.1);
    const many = Array.from({ length: 5000 }, (_, index) => ({ cluster: index, value: index % 2 }));
    expect(clusteredShare(many).plusMinus).toBeCloseTo(clusteredMean(many).plusMinus ?? 0, 3);
  });
});

describe('Elo', () => {
  it('is 400 points for ten times as many wins, whatever the order of games', () => {
    const wins = pairingsOf([1, 2], [0, 1], 2);
    const losses = pairingsOf([2, 1], [0, 1], 2);
    const deals = [...Array.from({ length: 1000 }, () => wins), ...Array.from({ length: 100 }, () => losses)];
    const [first, second] = eloRatings(deals, 2);
    expect((first?.elo ?? 0) - (second?.elo ?? 0)).toBeCloseTo(400, -1);
    expect(eloRatings(deals.toReversed(), 2)[0]?.elo).toBeCloseTo(first?.elo ?? 0);
  });

  it('stays finite for whoever always wins, and ignores a bot beside itself', () => {
    const [best] = eloRatings([pairingsOf([1, 2, 3], [0, 0, 1], 2)], 2);
    expect(best?.elo).toBeGreaterThan(1500);
    expect(Number.isFinite(best?.elo)).toBe(true);
    expect(pairingsOf([1, 2], [0, 0], 1)).toEqual([[0]]);
  });
});

describe('standings', () => {
  it('share a win, count seats, and list the best first', () => {
    const entrants = [entrant('a'), entrant('b'), entrant('b')];
    const standings = standingsOf(entrants, [
      report(1, [0, 1, 2], [2, 1, 3]),
      report(2, [0, 1, 2], [1, 1, 3]),
    ]);
    expect(standings.map(({ name, games }) => [name, games])).toEqual([
      ['b', 4],
      ['a', 2],
    ]);
    expect(standings[0]?.winRate.mean).toBeCloseTo((1 + 0 + 0.5 + 0) / 4 + 0);
    expect(standings[1]).toMatchObject({
      winRate: { mean: 0.25 },
      // Of its four meetings with b it won two, shared one and lost one.
      against: { b: { mean: 0.625 } },
      meanPoints: { mean: 15 },
      millisPerMove: 2.5,
    });
  });
});

describe('the interval of a rating', () => {
  const sweep = pairingsOf([1, 2], [0, 1], 2);

  it('is wide when few deals all ended alike, and narrows with more of them', () => {
    const after = (deals: number) => eloRatings(new Array(deals).fill(sweep), 2)[0]?.plusMinus ?? 0;
    expect(after(2)).toBeGreaterThan(100);
    expect(after(200)).toBeLessThan(after(2));
  });
});
