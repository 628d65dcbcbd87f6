import type { Refusal } from '@sixfold/game-kit';
import type { RefusalWords } from './shape.js';

/**
 * A refusal as a sentence: the first book that knows the code words it (pass the game's own before the common
 * one). An unknown code is shown as it is, so that nothing is ever refused in silence.
 */
export function sentence(
  refusal: Pick<Refusal, 'code' | 'params'>,
  ...books: readonly RefusalWords[]
): string {
  const wording = books.find((book) => Object.hasOwn(book, refusal.code))?.[refusal.code];
  return wording ? wording(refusal.params) : refusal.code;
}
