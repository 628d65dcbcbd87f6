import { readdirSync } from 'node:fs';
import { games } from '@sixfold/games';
import { describe, expect, it } from 'vitest';
import { ANALYSTS } from '../src/analysis/analysts.js';
import { MAKERS } from '../src/puzzles/makers.js';

/** The modules that the bots of every game have; the compiler wants the bots themselves. */
const PARTS = ['index', 'reasons', 'searcher', 'simple'];

const partsOf = (game: string): string[] =>
  readdirSync(new URL(`../src/${game}`, import.meta.url)).map((file) => file.replace(/\.ts$/, ''));

describe.each(games)('$id', ({ id }) => {
  it('keeps the parts of its bots where every game keeps them', () => {
    expect(partsOf(id)).toEqual(expect.arrayContaining(PARTS));
  });
});

describe.each(games.filter(({ manifest }) => manifest.onHomePage))(
  '$id, a game of the start page',
  ({ id }) => {
    it('has its matches analysed', () => {
      expect(Object.keys(ANALYSTS)).toContain(id);
    });

    it('has puzzles of every grade', () => {
      expect(Object.keys(MAKERS)).toContain(id);
    });

    it('keeps the parts of its bots where the others keep them', () => {
      expect(partsOf(id)).toEqual(
        expect.arrayContaining(['analysis', 'candidates', 'puzzles', 'styles', 'workshop']),
      );
    });
  },
);
