import type * as english from '../en/lessons.js';
import type { SameKeys } from '../shape.js';

/** De lessen in het Nederlands. */
export const lessons: SameKeys<typeof english.lessons> = {
  title: (game) => `${game} leren`,
  intro: 'Korte lessen aan een echte tafel: telkens één ding te doen, en een antwoord op wat je deed.',
  progress: (done, steps) => `${done} van ${steps}`,
  done: 'Klaar',
  toRules: 'Alle regels om te lezen',
  toPuzzles: 'Puzzels om te oefenen',
  you: 'Jij',
  next: 'Verder',
  again: 'Nog eens',
  back: 'Terug',
  skip: 'Overslaan',
  leave: 'Verlaten',
  finished: 'Je weet nu hoe het gaat!',
  finishedHelp:
    'Speel een eerste spel: makkelijke bots zijn goed gezelschap, en als er iets nieuws gebeurt, krijg je uitleg.',
  firstGame: 'Een eerste spel',
  more: 'Meer lessen',
  coachOk: 'Oké',
};
