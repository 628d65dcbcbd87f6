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
  lessons: {
    nimmtBasics: {
      title: '6 nimmt! von Anfang an',
      steps: {
        joins: {
          task: 'Eine Karte kommt in die Reihe, deren letzte Karte am knappsten darunter liegt. Leg die 25.',
          right: 'Deine 25 kam hinter die 20: Von allen letzten Karten unter 25 liegt die 20 am nächsten.',
          wrong: 'Die 60 kam hinter die 40, die am knappsten darunter liegt. Versuch jetzt die 25.',
        },
        sixth: {
          task: 'Reihe 1 hat fünf Karten. Wer die sechste legt, nimmt sie. Welche Karte ist sicher?',
          right: 'Sicher: Die 60 kam in Reihe 4. Niemand musste Reihe 1 nehmen.',
          wrong:
            'Die 15 war die sechste Karte von Reihe 1: fünf Karten mit 11 Hornochsen für dich. Versuch die andere.',
        },
        order: {
          task: 'Karten werden von niedrig nach hoch angelegt. Bruno hat eine 15. Leg deine 16 und schau zu.',
          right: 'Brunos 15 kam zuerst und nahm die volle Reihe. Deine 16 kam einfach dahinter.',
          wrong: 'Geht auch, aber schau, was mit der 16 geschieht.',
        },
        low: {
          task: 'Deine 5 ist niedriger als die letzte Karte jeder Reihe. Leg sie und sieh, was du gefragt wirst.',
          right: 'Sie passt nirgends: Du musst eine Reihe nehmen und darfst wählen, welche.',
          wrong: 'Die 60 findet eine Reihe. Versuch die 5.',
        },
        row: {
          task: 'Wähl die Reihe, die am wenigsten kostet. Die kleinen Hörner sind Hornochsen.',
          right: 'Nur 3 Hornochsen. Deine 5 beginnt die Reihe von vorn.',
          wrong: 'Reihe 2 hat 8 Hornochsen, die anderen nur 3. Noch einmal.',
        },
        count: {
          task: 'Die letzte Karte der Runde, und du hast schon 50 Punkte. Leg sie.',
          right: 'Die Runde wurde gezählt. Ab 66 ist das Spiel aus, und die wenigsten Hornochsen gewinnen.',
          wrong: 'Leg deine letzte Karte.',
        },
      },
    },
    nimmtPlus: {
      title: 'PLUS: zwei Karten und die 0',
      steps: {
        zero: {
          task: 'Bei PLUS sind Hornochsen gut. Bruno spielt 81; leg deine 82 mit der 0, um vor ihm dranzukommen.',
          right: 'Die 0 machte deine 82 schnell: Sie kam zuerst und gewann die Reihe.',
          wrong: 'Ohne die 0 kommt Brunos 81 zuerst. Wähl die 0 und die 82 zusammen.',
        },
        pair: {
          task: 'Die Reihe mit der 94 am Ende hat vier Karten. Leg 3 und 4 zusammen: Niedrige kommen hinter die höchste Reihe.',
          right: 'Die 3 wurde die fünfte Karte, die 4 die sechste: Die Reihe gehört dir.',
          wrong: 'Eine niedrige Karte macht nur fünf. Leg 3 und 4 zusammen.',
        },
      },
    },
    nimmtTraps: {
      title: 'Oles Fallen',
      steps: {
        shift: {
          task: 'Deine 22 wäre die sechste Karte von Reihe 1. Schieb sie so, dass sie in Reihe 2 kommt, die mit 18 endet.',
          right: 'Als 18,5 kam sie in Reihe 2 und nahm nichts.',
          wrong:
            'Damit hast du eine Reihe genommen. 18,5 liegt über der 18 von Reihe 2 und unter der 19 von Reihe 1.',
        },
        stretch: {
          task: 'Deine 23 wäre die sechste Karte, nur 4 über der 19. Streck die Reihe.',
          right: 'Sechs Karten in einer Reihe, und du musstest keine nehmen. Die nächste nimmt alle sechs.',
          wrong: 'Du hast die Reihe genommen. Nimm stattdessen die Streckung.',
        },
        drop: {
          task: 'Die Runde wird gezählt. Wirf die teuerste Karte ab, die du genommen hast.',
          right: 'Die 55 zählt nicht: sieben Hornochsen weniger.',
          wrong: 'Es gibt eine teurere: Die 55 hat sieben Hornochsen.',
        },
      },
    },
    sixBasics: {
      title: 'SIX von Anfang an',
      steps: {
        place: {
          task: 'Abwechselnd legt jede Seite einen Stein, der einen anderen berührt. Leg einen schwarzen.',
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
        share: {
          task: 'Vier spielen in zwei Teams, und wer dir gegenübersitzt, hat deine Farbe. Ihr teilt Steine, Sechser und Verluste. Versetze einen roten Stein so, dass andere abfallen.',
          right:
            'Diese Steine sind für beide Teams weg. Dann ist das andere Team am Zug, danach dein Gegenüber.',
          wrong: 'Nichts ist abgefallen. Heb einen roten Stein mitten aus der Kette.',
        },
      },
    },
    sixteenBasics: {
      title: 'Sixteen von Anfang an',
      steps: {
        sixteen: {
          task: 'Der Stapel wird zusammengezählt. Genau 16 gewinnt ihn: Welche deiner Karten ergibt 16?',
          right: 'Sixteen! Der Stapel gehört dir, und du beginnst den nächsten.',
          wrong: 'Das sind nicht 16. Die Anzeige sagt, wie viel fehlt.',
        },
        match: {
          task: 'Auch drei Karten hintereinander mit gleicher Zahl oder Farbe gewinnen. Zwei Dreien liegen schon da.',
          right: 'Match! Drei Dreien hintereinander.',
          wrong: 'Kein Match. Welche Karte ist die dritte 3?',
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
          right: 'Darum ist 9 gut: Was auch dazukommt, du kannst 16 erreichen.',
          wrong: 'Wie viel fehlt bis 16?',
        },
        two: {
          task: 'Du beginnst einen Stapel. Mit welcher Karte kann die andere Seite sicher keine 9 liegen lassen?',
          right: 'Zwei: Keine Karte macht daraus 9, aber du kannst es danach.',
          wrong: 'Von dort kommt die andere Seite auf 9. Fang so niedrig an, dass auch eine 6 nicht reicht.',
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
    ok: 'OK',
    nimmt: {
      first:
        'Wähl eine Karte und leg sie verdeckt hin. Haben alle gewählt, werden die Karten aufgedeckt und angelegt, die niedrigste zuerst.',
      row: 'Deine Karte ist niedriger als die letzte jeder Reihe: Du nimmst eine und beginnst sie neu. Die Hörner zeigen, was jede kostet; meist ist die billigste richtig.',
      trap: 'Jetzt darf eine Falle gespielt werden. Du kannst eine einsetzen oder sie für später behalten.',
      ownSixth:
        'Deine war die sechste Karte der Reihe, und die Reihe liegt jetzt bei dir. Je größer der Abstand zur letzten Karte, desto mehr kann dazwischenkommen.',
      sixth:
        'Eine sechste Karte: Die fünf davor gingen an die Person, die sie gelegt hat; mit ihrer Karte geht die Reihe weiter.',
      round: 'Die Runde ist gezählt, und alle haben neue Karten. Am Ende gewinnen die wenigsten Hornochsen.',
      full: 'Eine Reihe hat jetzt fünf Karten. Wer dort die nächste legt, nimmt sie: Halte dich fern, außer jemand ist sicher vor dir dran.',
    },
    six: {
      first:
        'Leg einen Stein neben die anderen. Bau eine Reihe, ein Dreieck oder einen Kreis aus sechs, und behalte die andere Seite im Auge.',
      second: 'Steine, die zu mehreren Formen gehören, sind am meisten wert: Sie drohen gleich mehrfach.',
      threat:
        'Ab fünf Steinen kann ein Sechser einen Zug entfernt sein. Schau vor jedem Zug, ob die andere Seite einen vollenden könnte.',
      phaseTwo:
        'Alle Steine liegen. Ab jetzt versetzt du jedes Mal einen von deinen, auf ein Feld neben einem anderen Stein.',
      captured: 'Steine sind abgefallen: Wer weniger als sechs hat, hat verloren.',
    },
    sixteen: {
      first:
        'Spiel eine Karte: Die Zahlen im Stapel werden zusammengezählt. Genau 16 gewinnt ihn, und ebenso drei Karten hintereinander mit gleicher Zahl oder Farbe.',
      reach: 'Die 16 ist in Reichweite. Schau, was fehlt, und geh nicht darüber.',
      joker: 'Du hast einen Joker: Er kann jede Karte sein. Heb ihn auf, bis er einen Stapel gewinnt.',
      sixteen: 'Genau 16: Der Stapel ist gewonnen, und wer ihn hat, beginnt den nächsten.',
      match: 'Drei gleiche Karten hintereinander haben den Stapel gewonnen, egal wie hoch er war.',
      bust: 'Über 16: Der Stapel ging an die andere Seite.',
      talon: 'Es gibt nichts mehr zu ziehen. Jetzt lässt sich zählen, was die anderen haben.',
    },
  },
};
