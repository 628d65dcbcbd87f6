import type { Match } from '@sixfold/game-kit';
import type { GameId } from '@sixfold/games';
import { findNimmt, isNimmtSound } from '../nimmt/puzzles.js';
import { findSix, isSixSound } from '../six/puzzles.js';
import { findSixteen, isSixteenSound } from '../sixteen/puzzles.js';
import type { Find, Grade, Puzzle } from './puzzle.js';

/** How the puzzles of one game are made. */
export interface Maker {
  readonly find: Find;
  readonly isSound: (puzzle: Puzzle, match: Match) => boolean;
  /** How many the page has of each grade. */
  readonly counts: Readonly<Record<Grade, number>>;
}

/** A test wants one for every game of the start page. */
export const MAKERS: Readonly<Partial<Record<GameId, Maker>>> = {
  nimmt: { find: findNimmt, isSound: isNimmtSound, counts: { 1: 10, 2: 12, 3: 12 } },
  six: { find: findSix, isSound: isSixSound, counts: { 1: 16, 2: 16, 3: 16 } },
  sixteen: { find: findSixteen, isSound: isSixteenSound, counts: { 1: 8, 2: 8, 3: 8 } },
};
