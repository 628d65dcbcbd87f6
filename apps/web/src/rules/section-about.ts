import type { Fact } from '@sixfold/game-kit';
import type { Learning } from './learning.js';

/** The section about the newest of these facts that one of the sections is about. */
export function sectionAbout(
  learning: Pick<Learning, 'sectionsOn'>,
  facts: readonly Fact[],
  sections: readonly string[],
): string | undefined {
  for (const fact of [...facts].reverse()) {
    const found = learning.sectionsOn(fact).find((section) => sections.includes(section));
    if (found !== undefined) return found;
  }
  return undefined;
}
