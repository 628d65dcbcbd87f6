import { Line } from './line.js';
import { legalMoves } from './play.js';
import type { SixState } from './state.js';

/** Most moves of any position. */
const ROOM = 4096;

/** How many sequences of exactly this many moves there are; a finished game ends its sequence. */
export function perft(state: SixState, depth: number): number {
  const lists = Array.from({ length: depth + 1 }, () => new Int32Array(ROOM));
  return depth <= 0 ? 1 : count(new Line(state), lists, depth);
}

function count(line: Line, lists: readonly Int32Array[], depth: number): number {
  const moves = lists[depth];
  const many = legalMoves(line.state, line.state.turn, moves);
  if (depth === 1) return many;
  let sum = 0;
  for (let at = 0; at < many; at++) {
    line.play(moves[at]);
    sum += count(line, lists, depth - 1);
    line.undo();
  }
  return sum;
}
