import type { Puzzle } from '@sixfold/bots/puzzles';
import { GAMES, HOME_GAMES, type HomeGame } from '../games/registry.js';

export type { Puzzle };

/** The puzzles of a game, easy ones first. */
export const loadPuzzles = async (game: HomeGame): Promise<readonly Puzzle[]> =>
  (await GAMES[game].puzzles()).default as readonly Puzzle[];

const DAY_MILLIS = 86_400_000;

export const dayOf = (millis: number): number => Math.floor(millis / DAY_MILLIS);

/** Whose turn a day is: games take turns in the order of the start page. */
export const gameOfDay = (day: number): HomeGame => HOME_GAMES[day % HOME_GAMES.length] as HomeGame;

/**
 * The puzzle of a day, the same for everybody: a game's puzzles come one after another, taken in steps that mix easy
 * and hard ones and miss none.
 */
export function puzzleOfDay(day: number, puzzles: readonly Puzzle[]): Puzzle | undefined {
  const turn = Math.floor(day / HOME_GAMES.length);
  return puzzles[(turn * stepFor(puzzles.length)) % puzzles.length];
}

/** About a third of the way, and without a common divisor. */
function stepFor(count: number): number {
  let step = Math.max(1, Math.round(count / 3) + 1);
  while (divisor(step, count) > 1) step++;
  return step;
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
