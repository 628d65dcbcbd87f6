import type { Move } from '@sixfold/game-kit';
import { addressOf, BLACK, type Cell, placeMove, RED, type SixView } from '@sixfold/six';
import { OPENING_BOOK } from './opening-book.js';
import { likenessOf } from './symmetry.js';

/** A move of the book and what the side to move scored with it. */
export interface BookMove {
  readonly move: Move;
  readonly score: number;
}

/** What self-play knows of a position, the most trusted move first; nothing beyond the first stones. */
export function openingMoves(view: SixView): readonly BookMove[] {
  const { red, black, phase, colours, toMove, options, seats } = view;
  // Only where it was shown to help.
  if (options.edition !== '2003' || seats !== 2) return [];
  if (phase !== 1 || black.length === 0 || toMove === null) return [];
  const side = colours[toMove] === 'red' ? RED : BLACK;
  if (side !== red.length - black.length) return [];
  const { key, cellIn } = likenessOf(red, black);
  return parseEntry(OPENING_BOOK[key] ?? '', cellIn);
}

/** Moves and percentages in turn: `1,0 57 0,2 41`. */
function parseEntry(entry: string, cellIn: (cell: Cell) => Cell): BookMove[] {
  const moves: BookMove[] = [];
  for (const [, q, r, score] of entry.matchAll(/(-?\d+),(-?\d+) (\d+)/g)) {
    moves.push({ move: placeMove(addressOf(...cellIn([Number(q), Number(r)]))), score: Number(score) / 100 });
  }
  return moves;
}
