import type * as english from '../en/rules-sixteen.js';
import type { SameKeys } from '../shape.js';

/** Die Regeln von Sixteen auf Deutsch. */
export const rulesSixteen: SameKeys<typeof english.rulesSixteen> = {
  short: {
    standard: {
      goal: 'Gewinne mehr Stapel als die andere Seite.',
      turn: 'Zieh eine Karte, dann spiel eine von vieren auf den Stapel. Genau 16 gewinnt ihn. Ebenso drei Karten hintereinander mit gleicher Zahl oder Farbe. Über 16 geht er an die andere Seite. Ein Joker ist die Karte, die du nennst.',
      end: 'Wenn der Talon und alle Hände leer sind.',
      wins: 'Die meisten Stapel gewinnen.',
    },
    children: {
      goal: 'Gewinne mehr Stapel als die andere Seite.',
      turn: 'Zieh eine Karte, dann spiel eine von vieren auf den Stapel. Genau 16 gewinnt ihn, über 16 geht er an die andere Seite. Drei gleiche Karten sind hier nichts Besonderes. Ein Joker ist die Karte, die du nennst.',
      end: 'Wenn der Talon und alle Hände leer sind.',
      wins: 'Die meisten Stapel gewinnen.',
    },
    strict: {
      goal: 'Gewinne mehr Stapel als die andere Seite, und vergiss das Ziehen nicht.',
      turn: 'Zieh selbst, dann spiel eine Karte auf den Stapel: Wer das Ziehen vergisst, hat von da an eine Karte weniger. Genau 16 gewinnt den Stapel. Ebenso drei Karten hintereinander mit gleicher Zahl oder Farbe. Über 16 geht er an die andere Seite. Ein Joker ist die Karte, die du nennst.',
      end: 'Wenn der Talon und alle Hände leer sind.',
      wins: 'Die meisten Stapel gewinnen.',
    },
    teams: {
      goal: 'Gewinnt mehr Stapel als das andere Team.',
      turn: 'Partner sitzen sich gegenüber. Zieh eine Karte, dann spiel eine von vieren auf den Stapel. Genau 16 gewinnt ihn für dein Team. Ebenso drei Karten hintereinander mit gleicher Zahl oder Farbe. Über 16 geht er an das andere Team. Ein Joker ist die Karte, die du nennst.',
      end: 'Wenn der Talon und alle Hände leer sind.',
      wins: 'Das Team mit den meisten Stapeln gewinnt.',
    },
  },
  sections: {
    cards: {
      title: 'Die Karten',
      text: [
        'Vier Farben, jede mit einer 0 und je zwei von 1 bis 6, dazu zwei Joker: 54 Karten. Alle bekommen drei, der Rest ist der Talon.',
      ],
    },
    turn: {
      title: 'Ein Zug',
      text: [
        'Zieh eine Karte vom Talon, solange er reicht, dann spiel eine Karte auf den offenen Stapel. Seine Zahlen werden zusammengezählt.',
        'Dann ist die nächste Person dran, außer der Stapel wurde gewonnen.',
      ],
    },
    sixteen: {
      title: 'Sixteen',
      text: ['Die Karte, die den Stapel auf genau 16 bringt, gewinnt ihn für ihre Seite.'],
    },
    match: {
      title: 'Match',
      text: [
        'Haben die letzten drei Karten des Stapels dieselbe Zahl oder Farbe, gewinnt ihn die dritte. Karten des vorigen Stapels zählen nicht.',
      ],
    },
    bust: {
      title: 'Bust',
      text: [
        'Wer über 16 kommt, überlässt den Stapel der anderen Seite, auch wenn die Karte ein Match wäre.',
      ],
    },
    both: {
      title: 'Sixteen und Match zugleich',
      text: ['Das ist ein Stapel. Mit der Bonusregel zählt er als zwei.'],
    },
    next: {
      title: 'Wer den nächsten Stapel beginnt',
      text: [
        'Zu zweit beginnt den nächsten, wer den Stapel gewonnen hat. Wer keine Karten hat, wird übergangen.',
      ],
    },
    nextTeams: {
      title: 'Zwei Teams',
      text: [
        'Der erste und dritte Platz spielen gegen den zweiten und vierten. Den nächsten Stapel beginnt, wer links von dem sitzt, der die letzte Karte gespielt hat.',
      ],
    },
    joker: {
      title: 'Joker',
      text: [
        'Wer einen Joker spielt, sagt, für welche Karte er steht. Als diese Karte zählt er, für die Summe und für ein Match, solange der Stapel liegt.',
      ],
    },
    tips: {
      title: 'Zahlen zum Merken',
      text: [
        'Von 9 kommt niemand mit einer Karte auf 16: Es ist die beste Summe, die du liegen lassen kannst. Von 2 kommt niemand über 8 hinaus, also kannst du danach die 9 schaffen. 10 oder mehr lädt die andere Seite ein.',
      ],
    },
    end: {
      title: 'Das Ende',
      text: [
        'Ist der Talon leer, geht es ohne Ziehen weiter, bis alle Hände leer sind. Ein unfertiger Stapel zählt für niemanden.',
        'Die meisten Stapel gewinnen; gleich viele sind ein Unentschieden.',
      ],
    },
    noMatches: {
      title: 'Ohne Match',
      text: [
        'Eine Zusatzregel für Jüngere: Drei gleiche Karten sind nichts Besonderes, nur die Summe zählt.',
      ],
    },
    strict: {
      title: 'Selbst ziehen, streng',
      text: [
        'Zieh selbst, bevor du spielst. Vergisst du es, bleibt deine Hand für den Rest des Spiels eine Karte kleiner, aber nie unter einer.',
      ],
    },
    loose: {
      title: 'Selbst ziehen, locker',
      text: [
        'Das Ziehen vergessen? Dein nächstes Ziehen füllt die Hand auf vier auf. Mit leerer Hand musst du ziehen, solange es einen Talon gibt.',
      ],
    },
  },
};
