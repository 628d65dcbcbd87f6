import type * as english from '../en/puzzles.js';
import type { SameKeys } from '../shape.js';

const stones = ['', 'einem Stein', 'zwei Steinen', 'drei Steinen'];

/** Die Rätsel auf Deutsch. */
export const puzzles: SameKeys<typeof english.puzzles> = {
  title: 'Rätsel',
  intro: 'Stellungen aus Partien unserer Bots, jede mit genau einer besten Antwort. Auch offline.',
  today: 'Rätsel des Tages',
  grade: { 1: 'leicht', 2: 'mittel', 3: 'schwer' },
  number: (number, grade) => `Rätsel ${number}, ${grade}`,
  solved: 'gelöst',
  count: (solved, all) => `${solved} von ${all} gelöst`,
  tasks: {
    nimmt: 'Welche Karte legst du? Eine kostet deutlich weniger als alle anderen.',
    six: (count) =>
      `Du bist am Zug. Gewinne mit ${stones[count] ?? `${count} Steinen`}, was auch immer die andere Seite tut.`,
    sixteen:
      'Der Talon ist leer, alle Karten sind bekannt. Welche Karte bringt dir am Ende die meisten Stapel?',
  },
  goOn: 'Bis hierher richtig. Die andere Seite hat geantwortet: Weiter!',
  right: {
    nimmt: 'Genau die.',
    six: 'Gelöst: ein Sechser, und niemand konnte ihn verhindern.',
    sixteen: 'Das ist die beste Karte.',
  },
  worth: {
    nimmt: (card, heads) =>
      `Mit der ${card} sind in dieser Runde ${String(heads).replace('.', ',')} Hornochsen zu erwarten.`,
    sixteen: (card, lead) =>
      lead > 0
        ? `${card}: Am Ende liegst du um ${lead} vorn.`
        : lead < 0
          ? `${card}: Am Ende liegst du um ${-lead} zurück.`
          : `${card}: Am Ende steht es gleich.`,
  },
  wrong: {
    nimmt: 'Eine andere Karte kostet weniger.',
    six: 'So bleibt der anderen Seite Zeit, dich aufzuhalten.',
    sixteen: 'Es geht noch besser.',
  },
  again: 'Noch einmal',
  give: 'Antwort zeigen',
  values: {
    nimmt: 'Zu erwartende Hornochsen in dieser Runde, je Karte',
    sixteen: 'Vorsprung in Stapeln am Ende, je Karte',
  },
  next: 'Nächstes Rätsel',
  all: 'Alle Rätsel',
};
