import type { Fact } from '@sixfold/game-kit';
import type { FactOf } from '@sixfold/games';
import type { HomeGame } from '../games/registry.js';

type Options = Readonly<Record<string, unknown>>;

/** How a game's book is found from a table and from what happens there. */
interface Finder<Happened extends Fact> {
  /** The variant that a table plays. */
  variantOf(options: Options, seats: number): string;
  /** The sections about what a fact tells; a variant has at most one of them. */
  sectionsOn(fact: Happened): readonly string[];
}

const FINDERS: { readonly [Id in HomeGame]: Finder<FactOf<Id>> } = {
  nimmt: {
    variantOf: (options) => String(options.variant ?? 'classic'),
    sectionsOn: (fact) => {
      switch (fact.kind) {
        case 'tookRow':
          return fact.chosen ? ['low'] : ['sixth', 'sixthWins'];
        case 'placed':
          return fact.low ? ['behind'] : [];
        case 'trapPlayed':
        case 'trapWorked':
          return [fact.trap];
        case 'trapBlocked':
          return ['block'];
        case 'counted':
          return ['count', 'countPlus', 'countMinus'];
        case 'zeroKept':
          return ['layTwo'];
        case 'zeroAside':
          return ['zeroAside'];
        default:
          return [];
      }
    },
  },
  six: {
    variantOf: (options, seats) => (seats === 4 ? 'teams' : String(options.edition ?? '2003')),
    sectionsOn: (fact) => {
      switch (fact.kind) {
        case 'captured':
          return ['falling'];
        case 'phaseTwo':
          return ['moving'];
        case 'completed':
          return [fact.form];
        case 'drawn':
          return ['drawing'];
        case 'swapped':
          return ['swap'];
        default:
          return [];
      }
    },
  },
  sixteen: {
    variantOf: (options, seats) => {
      if (seats === 4) return 'teams';
      if (options.drawing === 'strict') return 'strict';
      return options.matches === false ? 'children' : 'standard';
    },
    sectionsOn: (fact) => {
      switch (fact.kind) {
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
    },
  },
};

/** Which variant of its book a table plays. */
export const variantOf = (game: HomeGame, options: Options, seats: number): string =>
  FINDERS[game].variantOf(options, seats);

/** The section about the newest of these facts that one of the sections is about. */
export function sectionAbout(
  game: HomeGame,
  facts: readonly Fact[],
  sections: readonly string[],
): string | undefined {
  // A table's facts are those of its game.
  const finder = FINDERS[game] as Finder<Fact>;
  for (const fact of [...facts].reverse()) {
    const found = finder.sectionsOn(fact).find((section) => sections.includes(section));
    if (found !== undefined) return found;
  }
  return undefined;
}
