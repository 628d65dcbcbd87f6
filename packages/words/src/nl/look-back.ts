import type * as english from '../en/look-back.js';
import type { SameKeys } from '../shape.js';

/** Terugkijken in het Nederlands. */
export const lookBack: SameKeys<typeof english.lookBack> = {
  replay: {
    title: 'Terugblik',
    intro:
      'Bekijk een spel nog eens, stap voor stap. Open het verslag van een spel, sleep het hierheen of plak het. Niets verlaat dit apparaat.',
    openFile: 'Open een verslag of sleep het hierheen',
    paste: 'Of plak een verslag',
    show: 'Tonen',
    unknownGame: (game) => `Dit verslag is van een spel met de naam ‘${game}’, dat hier niet gespeeld wordt.`,
    seenBy: 'Gezien door',
    share: 'Link naar deze zet kopiëren',
    download: 'Verslag downloaden',
    position: 'Plek in het spel',
    step: (step, steps) => `Stap ${step} van ${steps}`,
    parts: 'Ga naar',
    round: (round) => `Ronde ${round}`,
    phase: (phase) => `Fase ${phase}`,
    back: 'Een stap terug',
    next: 'Een stap verder',
    markBack: 'Naar het vorige grote moment',
    markNext: 'Naar het volgende grote moment',
    play: 'Afspelen',
    pause: 'Pauze',
    speed: (speed) => `Tempo: ${speed} keer`,
  },
};
