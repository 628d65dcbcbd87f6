import { type Book, gathered } from '../../../rules/books.js';

/** The rules of Sixteen as a book. */
export const book: Book = {
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
};
