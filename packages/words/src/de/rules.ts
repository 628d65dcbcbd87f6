import type * as english from '../en/rules.js';
import type { SameKeys } from '../shape.js';

/** Die Regelseiten auf Deutsch. */
export const rules: SameKeys<typeof english.rules> = {
  title: (game) => `So spielt man ${game}`,
  variants: 'Varianten',
  minute: 'In einer Minute',
  headings: { goal: 'Ziel', turn: 'Ein Zug', end: 'Das Ende', wins: 'Wer gewinnt' },
  complete: 'Alle Regeln',
  extras: 'Zusatzregeln',
  play: 'Jetzt spielen',
  names: ['Ada', 'Bruno', 'Cleo', 'Dora'],
  examples: 'Beispiele',
  begin: 'Die Ausgangslage.',
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
  now: {
    title: 'Was du jetzt tun kannst',
    wait: 'Gerade nichts: Andere entscheiden.',
    watch: 'Du schaust zu und hast nichts zu entscheiden.',
    over: 'Das Spiel ist aus.',
  },
};
