import type { Fact } from '@sixfold/game-kit';
import type { HomeGame } from '../games/registry.js';

/** Which variant of its book a table plays. */
export function variantOf(game: HomeGame, options: Readonly<Record<string, unknown>>, seats: number): string {
  if (game === 'nimmt') return String(options.variant ?? 'classic');
  if (seats === 4) return 'teams';
  if (game === 'six') return String(options.edition ?? '2003');
  if (options.drawing === 'strict') return 'strict';
  return options.matches === false ? 'children' : 'standard';
}

type Told = Fact & {
  readonly chosen?: boolean;
  readonly low?: boolean;
  readonly trap?: string;
  readonly form?: string;
};

/** The section about what a fact tells, if a book has one. */
function sectionOf(fact: Told): readonly string[] {
  switch (fact.kind) {
    case 'tookRow':
      return fact.chosen ? ['low'] : ['sixth', 'sixthWins'];
    case 'placed':
      return fact.low ? ['behind'] : [];
    case 'trapPlayed':
    case 'trapWorked':
      return fact.trap ? [fact.trap] : [];
    case 'trapBlocked':
      return ['block'];
    case 'counted':
      return ['count', 'countPlus', 'countMinus'];
    case 'zeroKept':
      return ['layTwo'];
    case 'zeroAside':
      return ['zeroAside'];
    case 'captured':
      return ['falling'];
    case 'phaseTwo':
      return ['moving'];
    case 'completed':
      return fact.form ? [fact.form] : [];
    case 'drawn':
      return ['drawing'];
    case 'swapped':
      return ['swap'];
    case 'sixteenAndMatch':
      return ['both'];
    case 'sixteen':
    case 'match':
    case 'bust':
      return [fact.kind];
    case 'forgot':
      return ['strict', 'loose'];
    default:
      return [];
  }
}

/** The section about the newest of these facts that one of the sections is about. */
export function sectionAbout(facts: readonly Fact[], sections: readonly string[]): string | undefined {
  for (const fact of [...facts].reverse()) {
    const found = sectionOf(fact).find((section) => sections.includes(section));
    if (found !== undefined) return found;
  }
  return undefined;
}
