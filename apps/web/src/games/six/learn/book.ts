import { type Book, gathered } from '../../../rules/books.js';

const FORMS = ['row', 'triangle', 'circle'];
const LATER = ['moving', 'falling', 'ending', 'drawing'];

/** The rules of SIX as a book. */
export const book: Book = {
  variants: [
    {
      id: '2003',
      sections: ['start', 'placing', ...FORMS, ...LATER],
      extras: ['swap'],
      play: { seats: 2, options: {} },
    },
    {
      id: '21',
      sections: ['start21', 'placing', ...FORMS, ...LATER],
      extras: ['swap'],
      play: { seats: 2, options: { edition: '21' } },
    },
    {
      id: 'teams',
      sections: ['startTeams', 'placing', ...FORMS, ...LATER],
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
};
