import type * as english from '../en/puzzles.js';
import type { SameKeys } from '../shape.js';

/** De puzzels in het Nederlands. */
export const puzzles: SameKeys<typeof english.puzzles> = {
  title: 'Puzzels',
  intro: 'Stellingen uit partijen van onze bots, elk met precies één beste antwoord. Ook offline.',
  today: 'Puzzel van de dag',
  grade: { 1: 'makkelijk', 2: 'gemiddeld', 3: 'moeilijk' },
  number: (number, grade) => `Puzzel ${number}, ${grade}`,
  solved: 'opgelost',
  count: (solved, all) => `${solved} van ${all} opgelost`,
  goOn: 'Tot zover goed. De andere kant heeft geantwoord: ga verder.',
  again: 'Nog eens',
  give: 'Antwoord tonen',
  next: 'Volgende puzzel',
  all: 'Alle puzzels',
};
