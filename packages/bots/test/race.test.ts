import { describe, expect, it } from 'vitest';
import { NO_OPINION, type Opinion, Race } from '../src/search/race.js';

/** What each candidate gets in a world. */
type Results = (world: number) => readonly number[];

function raced(worlds: number, results: Results, opinion = NO_OPINION, doubt = 3, trifle = 0): Race {
  const race = new Race(results(0).length, doubt, opinion, trifle);
  for (let world = 0; world < worlds && race.active.length > 1; world++) {
    const here = results(world);
    for (const candidate of race.active) race.record(candidate, here[candidate], 10 * here[candidate]);
    race.endWorld();
  }
  return race;
}

/** Luck that hits all alike: as large as it may be, it says nothing about who is better. */
const luck = (world: number): number => ((world * 7919) % 101) - 50;
/** Luck of a candidate's own, without a bias over many worlds. */
const own = (world: number, seed: number): number => ((world * (31 + 12 * seed) + seed) % 41) - 20;

describe('a race', () => {
  it('lets all candidates run until enough worlds have been seen', () => {
    expect(raced(15, () => [9, 0, 0]).active).toEqual([0, 1, 2]);
    expect(raced(16, () => [9, 0, 0]).active).toEqual([0]);
  });

  it('sees small differences in the same worlds through any luck that all share', () => {
    expect(raced(16, (world) => [luck(world), luck(world) + 0.5]).active).toEqual([1]);
  });

  it('keeps a candidate whose arrears may be luck, and gives it up when they are not', () => {
    const results: Results = (world) => [2 + own(world, 1), own(world, 2)];
    expect(raced(30, results).active).toEqual([0, 1]);
    expect(raced(5000, results).active).toEqual([0]);
  });

  it('keeps candidates that are alike to the end', () => {
    expect(raced(500, (world) => [luck(world), luck(world), luck(world)]).active).toEqual([0, 1, 2]);
  });

  it('is settled when one is left, or when no other can be better by more than a trifle', () => {
    const alike: Results = (world) => [luck(world), luck(world) + 0.01 * own(world, 1)];
    const isSettled = (worlds: number, results: Results, trifle: number): boolean =>
      raced(worlds, results, NO_OPINION, 3, trifle).isSettled;
    expect(isSettled(16, () => [9, 0], 0.1)).toBe(true);
    expect(isSettled(100, alike, 0.1)).toBe(false);
    expect(isSettled(300, alike, 0.1)).toBe(true);
    expect(isSettled(300, alike, 0)).toBe(false);
    expect(isSettled(300, (world) => [own(world, 1), own(world, 2)], 0.1)).toBe(false);
  });

  it('ranks by results, and whoever dropped out comes after all who did not', () => {
    const race = raced(200, (world) => [own(world, 1), own(world, 2) - 0.2, -30 + own(world, 3)]);
    expect(race.active).toEqual([0, 1]);
    expect(race.ranking()[2]).toBe(2);
    expect(race.ranking()[0]).toBe(race.leader());
  });

  it('tells of each candidate what people want to know, less the luck of the worlds it was tried in', () => {
    // The one that drops out was tried in the first 16 worlds only, and those were bad for everybody.
    const weather = (world: number): number => (world < 16 ? -40 : world % 2);
    const race = raced(64, (world) => [weather(world), weather(world), weather(world) - 3]);
    expect(race.active).toEqual([0, 1]);
    const [best, same, out] = race.tellings();
    expect(same).toBe(best);
    expect(best - out).toBeCloseTo(30);
  });

  describe('with an opinion from before', () => {
    const AGAINST: Opinion = { results: [5, 0], worlds: 50 };

    it('follows it while nothing has been seen', () => {
      expect(raced(0, () => [0, 0], AGAINST).leader()).toBe(0);
      expect(raced(0, () => [0, 0], { results: [0, 5], worlds: 50 }).leader()).toBe(1);
    });

    it('follows what was seen once that outweighs it', () => {
      expect(raced(10, () => [0, 2], AGAINST).leader()).toBe(0);
      expect(raced(200, () => [0, 2], AGAINST).leader()).toBe(1);
    });

    it('gives up nobody on the opinion alone: not where the worlds make no difference', () => {
      expect(raced(40, (world) => [luck(world), luck(world)], AGAINST).active).toEqual([0, 1]);
    });

    it('gives up nobody on the opinion alone: not where the worlds speak for the other', () => {
      expect(raced(40, (world) => [luck(world), luck(world) + 1], AGAINST).active).toEqual([0, 1]);
    });

    it('gives up whom both speak against', () => {
      expect(raced(16, (world) => [luck(world) + 1, luck(world)], AGAINST).active).toEqual([0]);
    });
  });
});
