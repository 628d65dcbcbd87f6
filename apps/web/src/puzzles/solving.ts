import { type Game, isRefusal } from '@sixfold/game-kit';
import { lineOfRecord, positionOf } from '../replay/record-line.js';
import { type Line, matchAt } from '../stage/line.js';
import { branch } from '../stage/scenario.js';
import type { Puzzle } from './puzzles.js';

/** A puzzle on the table: where it asks, and the way that solves it. */
export interface Task {
  readonly line: Line;
  readonly start: number;
}

export function taskOf(game: Game, { moves, solution, ...puzzle }: Puzzle): Task {
  const line = lineOfRecord(game, { sixfold: 1, ...puzzle, moves: [...moves, ...solution] });
  if (isRefusal(line)) throw new Error(`${puzzle.id}: ${line.code}`);
  return { line, start: positionOf(line, moves.length) };
}

/** What came of an answer: the table after it, and whether it goes on, solves the puzzle or is wrong. */
export interface Answered {
  readonly line: Line;
  readonly index: number;
  readonly is: 'wrong' | 'right' | 'solved';
}

/** What the puzzle wants at a position; undefined at its end, where any move that wins will do. */
export const wantedAt = ({ line }: Task, index: number, seat: number): string | undefined =>
  line.beats[index]?.moves.find((played) => played.seat === seat)?.move;

/** Plays an answer. */
export function answer(task: Task, index: number, seat: number, move: string): Answered | undefined {
  const wanted = wantedAt(task, index, seat);
  const isLast = task.line.beats.length <= index + 1;
  if (move === wanted) return { line: task.line, index: index + 1, is: isLast ? 'solved' : 'right' };
  const line = branch(task.line, index, seat, move);
  if (isRefusal(line)) return undefined;
  const wins = wanted === undefined && matchAt(line, index + 1).outcome()?.ranks[seat] === 1;
  return { line, index: index + 1, is: wins ? 'solved' : 'wrong' };
}

/** A move that wins at once, for whoever wants to see the end. */
export function winningMove(task: Task, index: number, seat: number): string | undefined {
  const legal = matchAt(task.line, index).legal(seat);
  return legal.find((move) => answer(task, index, seat, move)?.is === 'solved');
}
