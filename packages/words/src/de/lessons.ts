import type * as english from '../en/lessons.js';
import type { SameKeys } from '../shape.js';

/** Die Lektionen auf Deutsch. */
export const lessons: SameKeys<typeof english.lessons> = {
  title: (game) => `${game} lernen`,
  intro:
    'Kurze Lektionen am echten Tisch: immer eine Sache zu tun, und eine Antwort auf das, was du getan hast.',
  progress: (done, steps) => `${done} von ${steps}`,
  done: 'Geschafft',
  toRules: 'Alle Regeln zum Lesen',
  toPuzzles: 'Rätsel zum Üben',
  you: 'Du',
  next: 'Weiter',
  again: 'Noch einmal',
  back: 'Zurück',
  skip: 'Überspringen',
  leave: 'Verlassen',
  finished: 'Du weißt jetzt, wie es geht!',
  finishedHelp:
    'Spiel ein erstes Spiel: Leichte Bots sind gute Gesellschaft, und wenn etwas Neues passiert, erklärt es dir jemand.',
  firstGame: 'Ein erstes Spiel',
  more: 'Weitere Lektionen',
  coachOk: 'OK',
};
