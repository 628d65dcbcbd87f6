import { isRefusal, Match, parsePlayed, recordOf } from '@sixfold/game-kit';
import { type GameId, gameById } from '@sixfold/games';
import { MAKERS, type Maker } from './makers.js';
import type { Grade, Puzzle } from './puzzle.js';

export type { Grade, Puzzle } from './puzzle.js';

/** The games that have puzzles. */
export const PUZZLE_GAMES = Object.keys(MAKERS);

const GRADES: readonly Grade[] = [1, 2, 3];

function makerOf(game: string): Maker {
  const maker = MAKERS[game as GameId];
  if (!maker) throw new Error(`No puzzles of ${game}`);
  return maker;
}

/** Puzzles of a game, easy ones first: from one game of bots after another, each of which gives one at most. */
export function makePuzzles(game: string): readonly Puzzle[] {
  const { find, counts } = makerOf(game);
  const puzzles: Puzzle[] = [];
  const missing = (grade: Grade) => counts[grade] - puzzles.filter((each) => each.grade === grade).length;
  for (let number = 1; GRADES.some((grade) => missing(grade) > 0); number++) {
    const found = find(number, (grade) => missing(grade) > 0);
    if (!found) continue;
    const [match, answer] = found;
    const { options, seats, seed, moves } = recordOf(match);
    puzzles.push({ id: `${game}-${number}`, game, options, seats, seed, moves, ...answer });
  }
  return puzzles.sort((one, other) => one.grade - other.grade);
}

/** The match in which a puzzle asks; undefined if its moves cannot be played. */
export function matchOf({ game: id, options, seats, seed, moves }: Puzzle): Match | undefined {
  const game = gameById(id);
  const match = game && Match.start(game, { options, seats, seed });
  if (!match || isRefusal(match)) return undefined;
  for (const text of moves) {
    const played = parsePlayed(text);
    if (isRefusal(played) || isRefusal(match.play(played.seat, played.move))) return undefined;
  }
  return match;
}

/** Whether a puzzle has the one answer that it says: proved in SIX, solved in Sixteen, thought over in 6 nimmt!. */
export function isSound(puzzle: Puzzle): boolean {
  const match = matchOf(puzzle);
  return match !== undefined && makerOf(puzzle.game).isSound(puzzle, match);
}
