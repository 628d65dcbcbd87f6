import { isSound } from '@sixfold/bots/puzzles';
import { describe, expect, it } from 'vitest';
import { GAMES, HOME_GAMES, type HomeGame } from '../games/registry.js';
import { matchAt } from '../stage/line.js';
import { dayOf, gameOfDay, loadPuzzles, type Puzzle, puzzleOfDay } from './puzzles.js';
import { answer, taskOf, wantedAt, winningMove } from './solving.js';

const FEWEST: Readonly<Record<HomeGame, number>> = { nimmt: 30, six: 40, sixteen: 20 };

/** Solves a puzzle the way it says; returns what each answer came to. */
async function solved(game: HomeGame, puzzle: Puzzle): Promise<readonly string[]> {
  const task = taskOf(await GAMES[game].rules(), puzzle);
  const verdicts: string[] = [];
  for (let at = task.start; verdicts.at(-1) !== 'solved' && verdicts.length < 4; at += 2) {
    const move = wantedAt(task, at, puzzle.seat) ?? winningMove(task, at, puzzle.seat) ?? '';
    verdicts.push(answer(task, at, puzzle.seat, move)?.is ?? 'refused');
  }
  return verdicts;
}

describe.each(HOME_GAMES)('the puzzles of %s', (game) => {
  it('are enough, of every grade, each another', async () => {
    const puzzles = await loadPuzzles(game);
    expect(puzzles.length).toBeGreaterThanOrEqual(FEWEST[game]);
    expect(new Set(puzzles.map(({ grade }) => grade))).toEqual(new Set([1, 2, 3]));
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  });

  it('have the one answer that they say', async () => {
    const unsound = (await loadPuzzles(game)).filter((puzzle) => !isSound(puzzle)).map(({ id }) => id);
    expect(unsound).toEqual([]);
  });

  it('are solved by their answers, and by nothing else at the first move', async () => {
    for (const puzzle of await loadPuzzles(game)) {
      const verdicts = await solved(game, puzzle);
      expect(verdicts.at(-1), puzzle.id).toBe('solved');
      expect(verdicts, puzzle.id).toHaveLength(game === 'six' ? (puzzle.grade === 3 ? 3 : 2) : 1);
      const task = taskOf(await GAMES[game].rules(), puzzle);
      const others = matchAt(task.line, task.start)
        .legal(puzzle.seat)
        .filter((move) => move !== wantedAt(task, task.start, puzzle.seat));
      expect(others.length, puzzle.id).toBeGreaterThan(0);
      for (const move of others)
        expect(answer(task, task.start, puzzle.seat, move)?.is, puzzle.id).toBe('wrong');
    }
  });

  it('come round before one comes twice', async () => {
    const puzzles = await loadPuzzles(game);
    const first = dayOf(Date.UTC(2026, 0, 1));
    const days = Array.from({ length: 3 * puzzles.length }, (_, day) => first + day);
    const own = days.filter((day) => gameOfDay(day) === game);
    expect(new Set(own.map((day) => puzzleOfDay(day, puzzles)?.id)).size).toBe(puzzles.length);
  });
});
