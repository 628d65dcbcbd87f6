import type * as english from '../en/learn-sixteen.js';
import type { SameKeys } from '../shape.js';
import { rulesSixteen } from './rules-sixteen.js';

/** Was es über Sixteen zu lernen gibt: Regeln, Lektionen, Tipps am Tisch und Rätsel auf Deutsch. */
export const learnSixteen: SameKeys<typeof english.learnSixteen> = {
  rules: rulesSixteen,
  lessons: {
    sixteenBasics: {
      title: 'Sixteen von Anfang an',
      steps: {
        sixteen: {
          task: 'Du hast vier Karten und spielst eine, danach wird nachgezogen. Der Stapel wird zusammengezählt, und genau 16 gewinnt ihn. Welche Karte ergibt 16?',
          right: 'Sixteen! Der Stapel gehört dir, und du beginnst den nächsten.',
          wrong: 'Das sind nicht 16. Die Anzeige sagt, wie viel fehlt.',
        },
        match: {
          task: 'Auch drei Karten hintereinander mit gleicher Zahl oder Farbe gewinnen. Zwei Dreien liegen schon da.',
          right: 'Match! Drei Dreien hintereinander.',
          wrong: 'Kein Match. Welche Karte ist die dritte 3?',
        },
        colour: {
          task: 'Auch eine Farbe genügt: Zwei blaue Karten liegen da. Spiel eine dritte.',
          right: 'Match! Drei blaue Karten hintereinander, egal mit welchen Zahlen.',
          wrong: 'Kein Match. Spiel eine deiner blauen Karten.',
        },
        bust: {
          task: 'Über 16 geht der Stapel an die andere Seite. Spiel eine Karte, die darunter bleibt.',
          right: 'Noch nicht über 16. Der Stapel ist weiter offen.',
          wrong: 'Zu viel: Die andere Seite bekam den Stapel. Versuch eine kleinere Karte.',
        },
        nine: {
          task: 'Von 9 kommt niemand mit einer Karte auf 16. Lass 9 liegen.',
          right: 'Neun: Was auch kommt, du hast noch eine Chance.',
          wrong: 'Zähl noch einmal: Mit welcher Karte sind es 9?',
        },
        joker: {
          task: 'Ein Joker ist jede Karte, die du willst. Mach mit ihm 16.',
          right: 'Sixteen, mit einem Joker. Er zählt als diese Karte, solange der Stapel liegt.',
          wrong: 'Nicht 16. Wähl den Joker, dann die Zahl, die fehlt.',
        },
      },
    },
    sixteenTips: {
      title: 'Sixteen: gute Zahlen',
      steps: {
        after: {
          task: 'Du hast 9 liegen lassen, und die andere Seite musste auf 15 gehen. Jetzt bist du dran: Mach Schluss.',
          right: 'Darum ist 9 gut: Was von 1 bis 6 auch dazukommt, eine Karte kann daraus 16 machen.',
          wrong: 'Wie viel fehlt bis 16?',
        },
        two: {
          task: 'Du beginnst einen Stapel und willst beim nächsten Mal 9 liegen lassen, egal welche Karte von 1 bis 6 dazukommt. Womit fängst du an?',
          right: 'Zwei: Was auch dazukommt, es stehen 3 bis 8 da, und eine Karte kann daraus 9 machen.',
          wrong:
            'Nach einer 1 kann es für dich zu wenig bleiben, nach einer 3 oder 5 können die anderen selbst 9 machen. Fang mit der 2 an.',
        },
        toNine: {
          task: 'Die andere Seite hat 6 daraus gemacht. Lass jetzt 9 liegen.',
          right: 'Wieder neun, und die anderen müssen weiter.',
          wrong: 'Sechs und wie viel ist neun?',
        },
      },
    },
    sixteenTeams: {
      title: 'Sixteen zu viert: Partner',
      steps: {
        partner: {
          task: 'Zu viert bildest du mit deinem Gegenüber ein Team, und eure Stapel zählen gemeinsam. Mach 16.',
          right: 'Sixteen: Der Stapel gehört euch beiden.',
          wrong: 'Das sind nicht 16. Wie viel fehlt?',
        },
        bust: {
          task: 'Zu viel schenkt den Stapel dem anderen Team. Spiel etwas, das nicht über 16 geht.',
          right: 'Gut: Das andere Team bekommt nichts davon.',
          wrong: 'Über 16: Das andere Team hat den Stapel bekommen. Nimm eine kleinere Karte.',
        },
      },
    },
  },
  coach: {
    first:
      'Spiel eine Karte: Die Zahlen im Stapel werden zusammengezählt. Genau 16 gewinnt ihn, und ebenso drei Karten hintereinander mit gleicher Zahl oder Farbe.',
    reach: 'Die 16 ist in Reichweite. Schau, was fehlt, und geh nicht darüber.',
    joker: 'Du hast einen Joker: Er kann jede Karte sein. Heb ihn auf, bis er einen Stapel gewinnt.',
    sixteen: 'Genau 16: Der Stapel ist gewonnen, und wer ihn hat, beginnt den nächsten.',
    match: 'Drei gleiche Karten hintereinander haben den Stapel gewonnen, egal wie hoch er war.',
    bust: 'Über 16: Der Stapel ging an die andere Seite.',
    talon: 'Es gibt nichts mehr zu ziehen. Jetzt lässt sich zählen, was die anderen haben.',
  },
  mayDo: {
    draw: () => 'Eine Karte vom Talon ziehen.',
    joker: () => 'Einen Joker als beliebige Karte spielen.',
    play: (count) => (count === 1 ? 'Deine eine Karte spielen.' : `Eine von ${count} Karten spielen.`),
  },
  puzzles: {
    task: () =>
      'Der Talon ist leer, alle Karten sind bekannt. Welche Karte bringt dir am Ende die meisten Stapel?',
    right: 'Das ist die beste Karte.',
    wrong: 'Es geht noch besser.',
    worth: (card, lead) =>
      lead > 0
        ? `${card}: Am Ende liegst du um ${lead} vorn.`
        : lead < 0
          ? `${card}: Am Ende liegst du um ${-lead} zurück.`
          : `${card}: Am Ende steht es gleich.`,
    values: 'Vorsprung in Stapeln am Ende, je Karte',
  },
};
