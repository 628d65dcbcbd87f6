import { drawLots, isRefusal, readTableOptions } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { stonesGame } from './stones-game.js';

const read = (raw: unknown, seats = 3) => readTableOptions(stonesGame, raw, seats);
const starterFor = (seed: string, seats = 3) =>
  drawLots(stonesGame, { stones: 5, starter: 'lot' }, seats, seed).starter as unknown;

describe('a seat by lot', () => {
  it('[S-10] [X-10] stays open while a table is set up, among complete options', () => {
    expect(read({ starter: 'lot' })).toMatchObject({ starter: 'lot', stones: 7, winner: 'most' });
    expect(read({ starter: 2 })).toMatchObject({ starter: 2 });
    expect(read({})).toMatchObject({ starter: 0 });
  });

  it.each([
    { raw: { starter: 'loot' }, code: 'optionOutOfRange' },
    { raw: { stones: 'lot' }, code: 'optionOutOfRange' },
    { raw: { winner: 'lot' }, code: 'optionNotOneOf' },
    { raw: { starter: 'lot', hats: 1 }, code: 'unknownOption' },
    { raw: 'lot', code: 'optionsNotAnObject' },
    { raw: ['lot'], code: 'optionsNotAnObject' },
  ])('nothing else is: $raw', ({ raw, code }) => {
    const read3 = read(raw);
    expect(isRefusal(read3) && read3.code).toBe(code);
  });

  it('is drawn from the seed: again the same, and every seat about as often', () => {
    const counts = [0, 0, 0];
    for (let game = 0; game < 3000; game++) counts[Number(starterFor(`g${game}`))]++;
    expect(starterFor('g7')).toBe(starterFor('g7'));
    for (const count of counts) expect(count).toBeGreaterThan(900);
    expect(counts.reduce((sum, count) => sum + count)).toBe(3000);
  });

  it('has fixed answers, so that other programs can check them', () => {
    expect(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => starterFor(seed, 4))).toEqual([3, 3, 3, 0, 0, 1]);
  });

  it('leaves a marked seat and everything else alone', () => {
    const marked = { stones: 5, starter: 1 };
    expect(drawLots(stonesGame, marked, 3, 'a')).toBe(marked);
    expect(drawLots(stonesGame, { winner: 'lot' }, 3, 'a')).toEqual({ winner: 'lot' });
  });
});
