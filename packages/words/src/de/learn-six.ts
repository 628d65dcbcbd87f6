import type * as english from '../en/learn-six.js';
import type { SameKeys } from '../shape.js';
import { rulesSix } from './rules-six.js';

const stones = ['', 'einem Stein', 'zwei Steinen', 'drei Steinen'];

/** Was es über SIX zu lernen gibt: Regeln, Lektionen, Tipps am Tisch und Rätsel auf Deutsch. */
export const learnSix: SameKeys<typeof english.learnSix> = {
  rules: rulesSix,
  lessons: {
    sixBasics: {
      title: 'SIX von Anfang an',
      steps: {
        place: {
          task: 'Rot und Schwarz bauen auf einem Brett, und die erste Form aus sechs gewinnt. Abwechselnd legt jede Seite einen Stein, der einen anderen berührt. Leg einen schwarzen.',
          right: 'Jeder Stein muss berühren, was schon liegt; das Brett wächst, so weit ihr wollt.',
          wrong: 'Wähl ein Feld neben dem roten Stein.',
        },
        row: {
          task: 'Sechs in gerader Linie gewinnen. Vollende die rote Reihe.',
          right: 'Sechs in einer Reihe: Du gewinnst.',
          wrong: 'Noch keine sechs. Schau auf die Enden der Reihe.',
        },
        triangle: {
          task: 'Auch ein volles Dreieck aus drei, zwei und eins gewinnt. Finde die fehlende Ecke.',
          right: 'Ein Dreieck aus sechs: Du gewinnst.',
          wrong: 'Noch nicht. Drei, zwei, eins: Welche Ecke fehlt?',
        },
        circle: {
          task: 'Sechs um ein Feld herum sind ein Kreis. Schließ ihn.',
          right: 'Ein Kreis aus sechs: Du gewinnst. Was in der Mitte liegt, ist egal.',
          wrong: 'Der Kreis ist noch offen. Geh noch einmal herum.',
        },
        stop: {
          task: 'Jetzt verteidige dich: Rot droht, eine Reihe zu vollenden. Verhindere es.',
          right: 'Die Reihe ist gestoppt. Schau vor jedem Zug, womit die andere Seite droht.',
          wrong: 'Rot kann die Reihe noch vollenden. Schau auf ihr offenes Ende.',
        },
        move: {
          task: 'Alle Steine liegen: Jetzt werden sie versetzt. Nimm einen roten, der nicht gebraucht wird, und vollende die Reihe.',
          right: 'Auch ein versetzter Stein vollendet einen Sechser.',
          wrong: 'Noch keine sechs. Nimm einen roten abseits der Reihe und leg ihn an ihr Ende.',
        },
        falls: {
          task: 'Zerfallen die Steine, wenn du einen aufhebst, fällt der kleinere Teil ab. Lass etwas abfallen.',
          right: 'Diese Steine sind für immer aus dem Spiel, egal welcher Farbe.',
          wrong: 'Nichts fiel ab. Steine, die andere halten, haben einen Punkt in der Ecke.',
        },
        below: {
          task: 'Wer weniger als sechs Steine hat, hat verloren. Finde den Zug, der so gewinnt.',
          right: 'Die andere Seite hat weniger als sechs Steine: Du gewinnst.',
          wrong: 'Sie hat noch genug. Welcher deiner Steine hält eine schwarze Gruppe?',
        },
      },
    },
    sixTeams: {
      title: 'SIX zu viert: zwei gegen zwei',
      steps: {
        together: {
          task: 'Vier spielen in zwei Teams, und dein Gegenüber hat deine Farbe. Zusammen habt ihr fünf in einer Reihe: Vollende sie.',
          right: 'Ein Sechser von euch beiden: Dein Team gewinnt.',
          wrong: 'Noch keine sechs. Schau auf die Enden der roten Reihe.',
        },
        share: {
          task: 'Steine, die abfallen, verliert das ganze Team. Versetze einen roten Stein so, dass andere abfallen.',
          right:
            'Diese Steine sind für beide Teams weg. Dann ist das andere Team am Zug, danach dein Gegenüber.',
          wrong: 'Nichts ist abgefallen. Heb einen roten Stein mitten aus der Kette.',
        },
      },
    },
  },
  coach: {
    first:
      'Leg einen Stein neben die anderen. Bau eine Reihe, ein Dreieck oder einen Kreis aus sechs, und behalte die andere Seite im Auge.',
    second: 'Steine, die zu mehreren Formen gehören, sind am meisten wert: Sie drohen gleich mehrfach.',
    threat:
      'Ab fünf Steinen kann ein Sechser einen Zug entfernt sein. Schau vor jedem Zug, ob die andere Seite einen vollenden könnte.',
    phaseTwo:
      'Alle Steine liegen. Ab jetzt versetzt du jedes Mal einen von deinen, auf ein Feld neben einem anderen Stein.',
    captured: 'Steine sind abgefallen: Wer weniger als sechs hat, hat verloren.',
  },
  mayDo: {
    swap: () => 'Die andere Farbe übernehmen.',
    move: () => 'Einen deiner Steine auf ein Feld versetzen, das einen anderen Stein berührt.',
    place: (count) => `Einen Stein auf eines von ${count} Feldern legen.`,
  },
  puzzles: {
    task: (count) =>
      `Du bist am Zug. Gewinne mit ${stones[count] ?? `${count} Steinen`}, was auch immer die andere Seite tut.`,
    right: 'Gelöst: ein Sechser, und niemand konnte ihn verhindern.',
    wrong: 'So bleibt der anderen Seite Zeit, dich aufzuhalten.',
  },
};
