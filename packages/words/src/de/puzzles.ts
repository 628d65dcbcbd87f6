import type * as english from '../en/puzzles.js';
import type { SameKeys } from '../shape.js';

/** Die Rätsel auf Deutsch. */
export const puzzles: SameKeys<typeof english.puzzles> = {
  title: 'Rätsel',
  intro: 'Stellungen aus Partien unserer Bots, jede mit genau einer besten Antwort. Auch offline.',
  today: 'Rätsel des Tages',
  grade: { 1: 'leicht', 2: 'mittel', 3: 'schwer' },
  number: (number, grade) => `Rätsel ${number}, ${grade}`,
  solved: 'gelöst',
  count: (solved, all) => `${solved} von ${all} gelöst`,
  goOn: 'Bis hierher richtig. Die andere Seite hat geantwortet: Weiter!',
  again: 'Noch einmal',
  give: 'Antwort zeigen',
  next: 'Nächstes Rätsel',
  all: 'Alle Rätsel',
};
