import type { Learning } from './learning.js';

/** What somebody may do, as kinds of moves with how many there are of each, from the rules' own list. */
export function mayDo(
  learning: Pick<Learning, 'kinds' | 'kindOf'>,
  legal: readonly string[],
): readonly { readonly kind: string; readonly count: number }[] {
  const found = legal.map((move) => learning.kindOf(move));
  return learning.kinds
    .map((kind) => ({ kind, count: found.filter((each) => each === kind).length }))
    .filter(({ count }) => count > 0);
}
