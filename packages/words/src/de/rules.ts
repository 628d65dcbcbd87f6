import type { SameKeys } from '../shape.js';
import type * as english from '../en/rules.js';

/** Die Regelseiten auf Deutsch. */
export const rules: SameKeys<typeof english.rules> = {
  title: (game) => `So spielt man ${game}`,
  variants: 'Varianten',
  minute: 'In einer Minute',
  headings: { goal: 'Ziel', turn: 'Ein Zug', end: 'Das Ende', wins: 'Wer gewinnt' },
  complete: 'Alle Regeln',
  extras: 'Zum Einstellen',
  play: 'Jetzt spielen',
  names: ['Ada', 'Bruno', 'Cleo', 'Dora'],
  examples: 'Beispiele',
  begin: 'So liegt es.',
  step: (step, steps) => `Schritt ${step} von ${steps}`,
  back: 'Zurück',
  next: 'Weiter',
  again: 'Von vorn',
  tryIt: 'Probieren',
  tryOther: 'Jetzt wählst du. Alles, was die Regeln erlauben, lässt sich spielen.',
  toExample: 'Zurück zum Beispiel',
  refused: (what) => `Nicht erlaubt: ${what}`,
  over: 'Das Spiel ist aus.',
  wholePage: 'Alle Regeln, mit Beispielen zum Ausprobieren',
  players: (players) => `${players} Spieler`,
};
