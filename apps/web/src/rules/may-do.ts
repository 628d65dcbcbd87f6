import type { Learning } from './learning.js';

export const kindsOf = ({ kinds }: Pick<Learning, 'kinds'>): readonly string[] => [...new Set(kinds)];

/** What somebody may do, as kinds of moves with how many there are of each, from the rules' own list. */
export function mayDo(
  learning: Pick<Learning, 'kinds' | 'kindOf'>,
  legal: readonly string[],
): readonly { readonly kind: string; readonly count: number }[] {
  const found = legal.map((move) => learning.kindOf(move));
  return kindsOf(learning)
    .map((kind) => ({ kind, count: found.filter((each) => each === kind).length }))
    .filter(({ count }) => count > 0);
}
