import type { RulesWords } from '@sixfold/words/shape-learn';
import { loadWords } from '@sixfold/words';
import type { Language } from '@sixfold/words';
import type { HomeGame } from '../games/registry.js';
import type { Scenario } from '../stage/scenario.js';

/** Which parts of a game's rules a variant has, in order; the words are found by the same keys. */
export interface BookVariant {
  readonly id: string;
  readonly sections: readonly string[];
  /** What a table may switch on besides. */
  readonly extras: readonly string[];
  /** Seats and options of a game by these rules. */
  readonly play: { readonly seats: number; readonly options: Readonly<Record<string, unknown>> };
}

export interface Book {
  readonly variants: readonly BookVariant[];
  /** The examples of a section, by the ids of the scenarios that the tests run. */
  readonly examples: Readonly<Record<string, readonly string[]>>;
  readonly scenarios: () => Promise<readonly Scenario[]>;
  readonly words: (language: Language) => Promise<RulesWords>;
}

/** All examples of several files. */
const gathered = async (
  files: readonly Promise<{ readonly default: unknown }>[],
): Promise<readonly Scenario[]> =>
  (await Promise.all(files)).flatMap((file) => [file.default as Scenario | Scenario[]].flat());

const PLUS = ['cards', 'dealZeros', 'layTwo', 'joins', 'sixthWins', 'behind', 'sitsOut', 'countPlus'];

const nimmt: Book = {
  variants: [
    {
      id: 'classic',
      sections: ['cards', 'deal', 'joins', 'order', 'sixth', 'low', 'count'],
      extras: ['tactics', 'draft'],
      play: { seats: 4, options: {} },
    },
    { id: 'plus', sections: PLUS, extras: [], play: { seats: 4, options: { variant: 'plus' } } },
    {
      id: 'plus-even',
      sections: PLUS.flatMap((section) => (section === 'dealZeros' ? [section, 'dealEven'] : [section])),
      extras: [],
      play: { seats: 4, options: { variant: 'plus-even' } },
    },
    {
      id: 'zero',
      sections: [
        'cards',
        'dealZeros',
        'layTwo',
        'layTwoMinus',
        'joins',
        'sixth',
        'behind',
        'sitsOut',
        'countMinus',
      ],
      extras: [],
      play: { seats: 4, options: { variant: 'zero' } },
    },
    {
      id: 'simple',
      sections: ['cards', 'dealSimple', 'openTurn', 'joins', 'sixth', 'behind', 'zeroAside', 'countMinus'],
      extras: [],
      play: { seats: 3, options: { variant: 'simple' } },
    },
    {
      id: 'ole',
      sections: [
        'cards',
        'deal',
        'joins',
        'order',
        'sixth',
        'low',
        'traps',
        'mask',
        'shift',
        'stretch',
        'block',
        'drop',
        'count',
      ],
      extras: ['trapSources', 'tactics'],
      play: { seats: 4, options: { variant: 'ole' } },
    },
  ],
  examples: {
    joins: ['N-3-closest-row'],
    order: ['N-5-ascending-order'],
    sixth: ['N-4-sixth-card'],
    sixthWins: ['N-4-65-66'],
    low: ['N-11-low-card'],
    behind: ['N-25-94-3-4', 'N-25-101-2-3', 'N-25-low-takes-full-row'],
    layTwo: ['N-22-order', 'N-22-80-82-with-zero', 'N-24-zero-alone-and-two', 'N-21-bad-lays'],
    layTwoMinus: ['N-40-zero-comes-first', 'N-40-zero-alone'],
    sitsOut: ['N-27-sits-out'],
    openTurn: ['N-50-in-turn', 'N-53-passed-over'],
    zeroAside: ['N-51-zero-aside'],
    count: ['N-12-limit-ends', 'N-7-shared-win'],
    countPlus: ['N-28-most-win'],
    countMinus: ['N-40-fewest-win'],
    mask: ['N-65-mask-sees-first', 'N-64-masks', 'N-64-mask-blocked', 'N-64-mask-needs-two'],
    shift: [
      'N-66-22-as-18.5',
      'N-66-43-range',
      'N-66-shift-makes-low',
      'N-68-second-shift',
      'N-68-shift-after-a-blocked-one',
    ],
    stretch: [
      'N-67-23-stretched',
      'N-67-39-refused',
      'N-67-not-on-four',
      'N-67-not-on-six',
      'N-67-low-card-takes-six',
      'N-67-shift-then-stretch',
    ],
    block: ['N-63-block-two-players', 'N-63-block', 'N-63-block-is-blocked', 'N-63-next-in-turn-blocks'],
    drop: ['N-69-drop-55', 'N-69-drop-blocked-and-again'],
  },
  scenarios: () =>
    gathered([
      import('@sixfold/nimmt/scenarios/classic.json'),
      import('@sixfold/nimmt/scenarios/plus.json'),
      import('@sixfold/nimmt/scenarios/simple.json'),
      import('@sixfold/nimmt/scenarios/ole.json'),
    ]),
  words: (language) => loadWords(language, 'rulesNimmt'),
};

const SIX_FORMS = ['row', 'triangle', 'circle'];
const SIX_LATER = ['moving', 'falling', 'ending', 'drawing'];

const six: Book = {
  variants: [
    {
      id: '2003',
      sections: ['start', 'placing', ...SIX_FORMS, ...SIX_LATER],
      extras: ['swap'],
      play: { seats: 2, options: {} },
    },
    {
      id: '21',
      sections: ['start21', 'placing', ...SIX_FORMS, ...SIX_LATER],
      extras: ['swap'],
      play: { seats: 2, options: { edition: '21' } },
    },
    {
      id: 'teams',
      sections: ['startTeams', 'placing', ...SIX_FORMS, ...SIX_LATER],
      extras: [],
      play: { seats: 4, options: {} },
    },
  ],
  examples: {
    start: ['S-2-middle'],
    startTeams: ['S-3-row-of-partners', 'S-5-four', 'S-9-four', 'S-9-four-not-yet'],
    placing: ['S-2-refused'],
    row: [
      'S-3-row',
      'S-3-row-gap',
      'S-3-row-slanted',
      'S-3-row-long',
      'S-3-row-bent',
      'S-3-row-interrupted',
      'S-3-row-stopped',
      'S-3-black',
    ],
    triangle: ['S-3-triangle', 'S-3-triangle-other', 'S-3-triangle-side', 'S-3-triangle-almost'],
    circle: ['S-3-circle-empty', 'S-3-circle-own', 'S-3-circle-other', 'S-3-circle-almost'],
    moving: ['S-4-start', 'S-4-refused', 'S-7-six-in-phase-two', 'S-3-own-stone-needed'],
    falling: ['S-5-two-groups', 'S-5-three-groups', 'S-5-halves', 'S-5-nearly', 'S-5-three-equal'],
    ending: ['S-7-other-below', 'S-7-mover-below', 'S-7-both-below', 'S-7-six-first', 'S-9-winning-last'],
    drawing: ['S-9-repetition', 'S-9-no-repetition', 'S-9-shifted', 'S-9-limit', 'S-9-limit-starts-over'],
    swap: ['S-12-swap', 'S-12-later'],
  },
  scenarios: () =>
    gathered([
      import('@sixfold/six/scenarios/placing.json'),
      import('@sixfold/six/scenarios/forms.json'),
      import('@sixfold/six/scenarios/moving.json'),
      import('@sixfold/six/scenarios/ending.json'),
      import('@sixfold/six/scenarios/drawing.json'),
    ]),
  words: (language) => loadWords(language, 'rulesSix'),
};

const sixteen: Book = {
  variants: [
    {
      id: 'standard',
      sections: ['cards', 'turn', 'sixteen', 'match', 'bust', 'both', 'next', 'joker', 'tips', 'end'],
      extras: ['noMatches', 'strict', 'loose'],
      play: { seats: 2, options: {} },
    },
    {
      id: 'children',
      sections: ['cards', 'turn', 'sixteen', 'bust', 'noMatches', 'next', 'joker', 'tips', 'end'],
      extras: ['strict', 'loose'],
      play: { seats: 2, options: { matches: false } },
    },
    {
      id: 'strict',
      sections: [
        'cards',
        'turn',
        'strict',
        'sixteen',
        'match',
        'bust',
        'both',
        'next',
        'joker',
        'tips',
        'end',
      ],
      extras: ['loose'],
      play: { seats: 2, options: { drawing: 'strict' } },
    },
    {
      id: 'teams',
      sections: ['cards', 'turn', 'nextTeams', 'sixteen', 'match', 'bust', 'both', 'joker', 'tips', 'end'],
      extras: ['noMatches', 'strict', 'loose'],
      play: { seats: 4, options: {} },
    },
  ],
  examples: {
    turn: ['X-3-refused'],
    sixteen: ['X-4-sixteen'],
    match: [
      'X-4-match-number',
      'X-4-match-colour',
      'X-4-match-needs-the-last-three',
      'X-4-match-needs-three-cards-of-this-pile',
    ],
    bust: ['X-4-bust', 'X-5-match-and-bust'],
    both: ['X-5-sixteen-and-match', 'X-13-bonus', 'X-13-bonus-needs-matches'],
    next: ['X-8-passed-over', 'X-8-passed-over-as-starter'],
    nextTeams: ['X-6-four-sixteen', 'X-6-four-bust', 'X-8-four-passed-over'],
    joker: [
      'X-7-joker-makes-sixteen',
      'X-7-joker-third-of-match',
      'X-7-two-cards-and-a-joker-in-the-middle',
      'X-7-joker-counts-while-the-pile-lies',
      'X-7-joker-bonus',
      'X-7-joker-needs-a-card',
      'X-7-joker-not-held',
      'X-12-no-jokers',
    ],
    tips: ['X-4-nine', 'X-4-two'],
    end: ['X-8-plays-on-without-a-talon', 'X-8-unfinished-pile', 'X-8-last-card-busts', 'X-9-draw'],
    noMatches: ['X-11-no-matches'],
    strict: [
      'X-14-strict-draw-then-play',
      'X-14-strict-forgotten-for-good',
      'X-14-strict-down-to-one-and-the-floor',
      'X-14-strict-the-floor-and-the-next-pile',
      'X-14-strict-last-card-after-drawing',
      'X-14-strict-no-talon',
    ],
    loose: ['X-14-loose-made-up', 'X-14-loose-as-far-as-the-talon-lasts', 'X-14-loose-empty-hand-must-draw'],
  },
  scenarios: () =>
    gathered([
      import('@sixfold/sixteen/scenarios/turns.json'),
      import('@sixfold/sixteen/scenarios/groups.json'),
      import('@sixfold/sixteen/scenarios/jokers.json'),
      import('@sixfold/sixteen/scenarios/drawing.json'),
      import('@sixfold/sixteen/scenarios/teams.json'),
    ]),
  words: (language) => loadWords(language, 'rulesSixteen'),
};

/** The rules of all games as books: what is in them, in which order, with which examples. */
export const BOOKS: Readonly<Record<HomeGame, Book>> = { nimmt, six, sixteen };
