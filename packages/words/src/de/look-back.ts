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
    tryAgain: 'Von hier noch einmal versuchen',
    download: 'Aufzeichnung herunterladen',
    position: 'Stelle im Spiel',
    step: (step, steps) => `Schritt ${step} von ${steps}`,
    parts: 'Gehe zu',
    round: (round) => `Runde ${round}`,
    phase: (phase) => `Phase ${phase}`,
    back: 'Einen Schritt zurück',
    next: 'Einen Schritt weiter',
    markBack: 'Zum vorigen großen Moment',
    markNext: 'Zum nächsten großen Moment',
    play: 'Abspielen',
    pause: 'Anhalten',
    speed: (speed) => `Tempo: ${speed}-fach`,
  },
  analysis: {
    title: 'Analyse',
    intro:
      'Jede Entscheidung dieses Spiels neben dem, was Stark gespielt hätte, aus der Sicht derer, die entschieden haben. Das läuft auf diesem Gerät und dauert ein paar Sekunden.',
    start: 'Dieses Spiel analysieren',
    running: 'Denkt über jede Entscheidung nach …',
    cancel: 'Anhalten',
    curveLabel: 'Wie das Spiel stand, Zug für Zug',
    mistakes: 'Die teuersten Entscheidungen',
    none: 'Nichts, was Stark viel besser gemacht hätte. Gut gespielt!',
    cost: (name, move, amount) => `${name}: ${move} kostete ${amount}.`,
    better: (move, why) => `Besser: ${move}. ${why}`,
    account: (name, choices, cards) =>
      `Verglichen mit den anderen: Die Entscheidungen von ${name} ${choices.isCost ? 'kosteten' : 'sparten'} ${choices.amount}; Karten und Glück ${cards.isCost ? 'kosteten' : 'brachten einen Vorteil von'} ${cards.amount}.`,
    all: (count) => `Alle Entscheidungen (${count})`,
    fine: (name, move) => `${name}: Deutlich besser als ${move} war nichts.`,
  },
  hint: {
    thinking: 'Denkt nach …',
    failed: 'Gerade gibt es keinen Tipp. Versuch es gleich noch einmal.',
    would: (move) => `Stark würde ${move} wählen.`,
  },
};
