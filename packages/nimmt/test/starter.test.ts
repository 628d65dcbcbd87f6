import { below, type Fact, FastRng, isRefusal, Match, type Seat } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { type NimmtFact, nimmt } from '../src/index.js';

interface Round {
  readonly starter: Seat;
  readonly next: Seat;
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

/** Who started each round of a random game, and how it went. */
function roundsOf(options: object, seats: number, seed: string): Round[] {
  const match = Match.start(nimmt, { options, seats, seed });
  if (isRefusal(match)) throw new Error(match.code);
  const rng = new FastRng(seed);
  const rounds: Round[] = [];
  const starter = (): Seat => match.view('spectator').starter;
  for (let before = starter(); match.outcome() === undefined; before = starter()) {
    const [seat] = match.toAct() as [Seat];
    const legal = match.legal(seat);
    const facts = match.play(seat, legal[below(rng, legal.length)]) as readonly (Fact & NimmtFact)[];
    for (const fact of facts) {
      if (fact.kind === 'counted' && match.outcome() === undefined) {
        rounds.push({ starter: before, next: starter(), points: fact.points, totals: fact.totals });
      }
    }
  }
  return rounds;
}

/** The best of several seats by a measure; among equals the next in turn after a seat, that one last. */
function nextBest(after: Seat, values: readonly number[]): Seat {
  const turn = values.map((_, step) => (after + 1 + step) % values.length);
  const best = Math.min(...values);
  return turn.find((seat) => values[seat] === best) as Seat;
}

const SEEDS = Array.from({ length: 12 }, (_, index) => `starter ${index}`);

describe('who starts the next round', () => {
  it('[N-60] ole: who had the fewest points in the round before', () => {
    const rounds = SEEDS.flatMap((seed) => roundsOf({ variant: 'ole', rounds: 6, starter: 1 }, 3, seed));
    expect(rounds.map(({ next }) => next)).toEqual(
      rounds.map(({ starter, points }) => nextBest(starter, points)),
    );
    // The totals would often have said something else.
    expect(rounds.some(({ starter, next, totals }) => next !== nextBest(starter, totals))).toBe(true);
  });

  it('[N-60] ole: traps are drawn clockwise from the starter', () => {
    const drawn = (starter: Seat): readonly unknown[] => {
      const match = Match.start(nimmt, { options: { variant: 'ole', starter }, seats: 3, seed: 'traps' });
      if (isRefusal(match)) throw new Error(match.code);
      return match.table().traps as readonly unknown[];
    };
    const [first, second, third] = drawn(0);
    expect(drawn(1)).toEqual([third, first, second]);
    expect(drawn(2)).toEqual([second, third, first]);
  });

  it('[N-61] ole: collections count only where everyone draws from their own', () => {
    const drawn = (options: object): unknown => {
      const match = Match.start(nimmt, { options: { variant: 'ole', ...options }, seats: 3, seed: 'traps' });
      if (isRefusal(match)) throw new Error(match.code);
      return match.table().traps;
    };
    const collections = [{ mask: 2 }, { mask: 2 }, { mask: 2 }];
    expect(drawn({ collections })).toEqual(drawn({}));
    expect(drawn({ collections, traps: 'own' })).toEqual(collections.map(() => ['mask', 'mask']));
  });

  it('[N-52] simple: who has the most points in all', () => {
    const rounds = SEEDS.flatMap((seed) => roundsOf({ variant: 'simple', rounds: 5, starter: 2 }, 3, seed));
    const most = (values: readonly number[]) => values.map((value) => -value);
    expect(rounds.map(({ next }) => next)).toEqual(
      rounds.map(({ starter, totals }) => nextBest(starter, most(totals))),
    );
    expect(rounds.some(({ starter, next, points }) => next !== nextBest(starter, most(points)))).toBe(true);
  });

  it('[N-15] draft: the next seat', () => {
    const rounds = roundsOf({ deck: 'tactics', draft: true, rounds: 4, starter: 2 }, 3, 'draft');
    expect(rounds.map(({ starter, next }) => [starter, next])).toEqual([
      [2, 0],
      [0, 1],
      [1, 2],
    ]);
  });
});
