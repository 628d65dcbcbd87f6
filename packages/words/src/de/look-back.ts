import type * as english from '../en/look-back.js';
import type { SameKeys } from '../shape.js';

/** Der Rückblick auf Deutsch. */
export const lookBack: SameKeys<typeof english.lookBack> = {
  replay: {
    title: 'Rückblick',
    intro:
      'Sieh dir ein Spiel noch einmal an, Schritt für Schritt. Öffne die Aufzeichnung eines Spiels, zieh sie hierher oder füg sie ein. Nichts verlässt dieses Gerät.',
    openFile: 'Aufzeichnung öffnen oder hierher ziehen',
    paste: 'Oder eine Aufzeichnung einfügen',
    show: 'Zeigen',
    unknownGame: (game) => `Diese Aufzeichnung ist von einem Spiel namens „${game}“, das es hier nicht gibt.`,
    seenBy: 'Gesehen von',
    share: 'Link zu diesem Zug kopieren',
    download: 'Aufzeichnung herunterladen',
    position: 'Stelle im Spiel',
    step: (step, steps) => `Schritt ${step} von ${steps}`,
    parts: 'Gehe zu',
    round: (round) => `Runde ${round}`,
    phase: (phase) => `Phase ${phase}`,
    back: 'Einen Schritt zurück',
    next: 'Einen Schritt weiter',
    markBack: 'Zum letzten großen Moment',
    markNext: 'Zum nächsten großen Moment',
    play: 'Abspielen',
    pause: 'Anhalten',
    speed: (speed) => `Tempo: ${speed}-fach`,
  },
};
