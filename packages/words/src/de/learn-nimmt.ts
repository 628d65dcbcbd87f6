import type * as english from '../en/learn-nimmt.js';
import type { SameKeys } from '../shape.js';
import { rulesNimmt } from './rules-nimmt.js';

/** Was es über 6 nimmt! zu lernen gibt: Regeln, Lektionen, Tipps am Tisch und Rätsel auf Deutsch. */
export const learnNimmt: SameKeys<typeof english.learnNimmt> = {
  rules: rulesNimmt,
  lessons: {
    nimmtBasics: {
      title: '6 nimmt! von Anfang an',
      steps: {
        joins: {
          task: 'Alle legen gleichzeitig eine Karte. Jede kommt in die Reihe, deren letzte Karte am knappsten darunter liegt. Leg die 25.',
          right: 'Deine 25 kam hinter die 20: Von allen letzten Karten unter 25 liegt die 20 am nächsten.',
          wrong: 'Die 60 kam hinter die 40, die am knappsten darunter liegt. Versuch jetzt die 25.',
        },
        sixth: {
          task: 'Reihe 1 hat fünf Karten. Wer die sechste legt, nimmt sie, und jeder Hornochse darauf ist ein Minuspunkt. Welche Karte ist sicher?',
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
      title: 'PLUS: zwei Karten, und Hornochsen sind gut',
      steps: {
        next: {
          task: 'Bei PLUS sind Hornochsen gut: Wer die sechste Karte legt, gewinnt die Reihe. Reihe 1 hat fünf Karten und endet mit 65. Welche Karte ist sicher die erste?',
          right:
            'Zwischen 65 und 66 passt nichts, also gehörte die Reihe dir. Solche Karten spielt man sofort.',
          wrong: 'Brunos 67 kam zuerst und gewann die Reihe. Leg die 66: Zwischen 65 und 66 passt nichts.',
        },
        two: {
          task: 'Du darfst eine Karte oder zwei legen. Reihe 3 hat vier Karten. Gewinn sie mit zweien von deinen.',
          right: 'Die 5 wurde die fünfte Karte und die 6 die sechste: Die Reihe gehört dir.',
          wrong:
            'Eine allein macht fünf, nicht sechs. Wähl zwei, die beide in Reihe 3 kommen: die 5 und die 6.',
        },
        zero: {
          task: 'Eine Karte, die zusammen mit einer 0 liegt, wird zuerst angelegt. Bruno spielt 81: Leg deine 82 mit der 0.',
          right: 'Die 0 machte deine 82 schnell: Sie kam vor der 81 und gewann die Reihe.',
          wrong: 'Ohne die 0 kommt Brunos 81 zuerst. Wähl die 0 und die 82 zusammen.',
        },
        low: {
          task: 'Für eine zu niedrige Karte muss hier niemand eine Reihe nehmen: Sie kommt hinter die Reihe, die am höchsten endet. Nutz das aus.',
          right: 'Deine 2 kam hinter die 101, war dort die sechste Karte und gewann die Reihe.',
          wrong:
            'Reihe 2 endet mit 101, am höchsten, und hat fünf Karten. Leg die Karte, die niedriger ist als alle Reihen.',
        },
        pair: {
          task: 'Zwei aufeinanderfolgende Karten sind ein Pärchen. Heb es auf, bis eine Reihe vier Karten hat und beide sie zusammen gewinnen. Jetzt ist es so weit.',
          right: 'Die 2 wurde hinter der 101 die fünfte Karte, die 3 die sechste: Die Reihe gehört dir.',
          wrong: 'Eine niedrige Karte macht nur fünf. Leg die 2 und die 3 zusammen.',
        },
      },
    },
    nimmtZero: {
      title: '0-Karten, wenn Hornochsen schlecht sind',
      steps: {
        first: {
          task: 'Wieder eine Karte oder zwei, aber jetzt sind Hornochsen schlecht. Bruno spielt 65: Dann wäre deine die sechste Karte von Reihe 1. Komm vor ihm dran.',
          right:
            'Mit der 0 kam deine Karte zuerst, als fünfte, und kostete nichts. Brunos 65 musste woandershin.',
          wrong: 'Brunos 65 machte die Reihe voll, bevor du drankamst. Leg eine Zahl zusammen mit der 0.',
        },
        alone: {
          task: 'Jede deiner Zahlen würde eine Reihe nehmen. Was kannst du sonst legen?',
          right:
            'Eine 0 allein wird nirgends angelegt und kostet nichts: ein Zug in Reserve für schlechte Zeiten.',
          wrong: 'Das nahm eine Reihe. Leg die 0 allein.',
        },
        rest: {
          task: 'Beim einfachen Spiel legt reihum jeder eine offene Karte. Deine 15 würde Reihe 1 nehmen. Setz einmal aus.',
          right: 'Die 0 kam zur Seite, und deine 15 behältst du für bessere Zeiten.',
          wrong: 'Die 15 nahm die Reihe. Spiel die 0: Damit setzt du einmal aus.',
        },
      },
    },
    nimmtTraps: {
      title: 'Oles Fallen',
      steps: {
        mask: {
          task: 'Mit der Maske legst du zwei Karten und wählst später. Bruno könnte dir Reihe 1 für die 15 verderben. Leg die 15 und die 60 mit der Maske.',
          right:
            'Zwei Karten liegen da, und alle wissen, dass du dich maskierst. Jetzt decken die anderen auf.',
          wrong: 'Drück „Maske benutzen“, dann wähl die 15 und die 60.',
        },
        choose: {
          task: 'Die anderen haben aufgedeckt: Brunos 14 macht Reihe 1 voll. Welche deiner beiden Karten spielst du?',
          right: 'Die 60 kostet nichts, und die 15 ist wieder auf deiner Hand.',
          wrong: 'Nach der 14 war deine 15 die sechste Karte. Spiel die 60.',
        },
        shift: {
          task: 'Deine 22 wäre die sechste Karte von Reihe 1. Schieb sie so, dass sie in Reihe 2 kommt, die mit 18 endet.',
          right: 'Als 18,5 kam sie in Reihe 2 und nahm nichts.',
          wrong:
            'Das kostet dich eine Reihe. 18,5 liegt über der 18 von Reihe 2 und unter der 19 von Reihe 1.',
        },
        stretch: {
          task: 'Deine 23 wäre die sechste Karte, nur 4 über der 19. Streck die Reihe.',
          right: 'Sechs Karten in einer Reihe, und du musstest keine nehmen. Die nächste nimmt alle sechs.',
          wrong: 'Du hast die Reihe genommen. Nimm stattdessen die Streckung.',
        },
        block: {
          task: 'Ada spielt eine Streckung, um Reihe 1 nicht nehmen zu müssen. Du hast einen Block.',
          right: 'Ihre Streckung wirkt nicht: Sie nimmt die Reihe doch. Beide Fallen sind weg.',
          wrong: 'Sie ist davongekommen. Setz deinen Block ein.',
        },
        drop: {
          task: 'Die Runde wird gezählt. Wirf die teuerste Karte ab, die du genommen hast.',
          right: 'Die 55 zählt nicht: sieben Hornochsen weniger.',
          wrong: 'Es gibt eine teurere: Die 55 hat sieben Hornochsen.',
        },
      },
    },
  },
  coach: {
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
    two: 'Du darfst eine Karte legen oder zwei. Eine Zahl, die mit einer 0 zusammen liegt, kommt vor allen anderen dran.',
    open: 'Immer eine offene Karte: Deine kommt sofort in ihre Reihe, du siehst also, was daraus wird. Mit einer 0 setzt du einmal aus.',
    wonRow:
      'Eine sechste Karte hat ihre Reihe gewonnen: Die fünf davor zählen für die Person, die sie gelegt hat. Hornochsen sind hier gut.',
    roundPlus: 'Die Runde ist gezählt, und alle haben neue Karten. Am Ende gewinnen die meisten Hornochsen.',
    fullPlus:
      'Eine Reihe hat fünf Karten: Die nächste dort gewinnt sie. Nimm die, die am knappsten darüber liegt, oder komm mit einer 0 zuerst dran.',
  },
  mayDo: {
    row: (count) => `Eine von ${count} Reihen nehmen; deine Karte beginnt sie neu.`,
    pick: (count) => `Eine der ${count} offenen Karten auf die Hand nehmen.`,
    shift: () => 'Die Falle spielen, die deiner Karte einen anderen Wert gibt.',
    stretch: () => 'Die Falle spielen, mit der eine Reihe eine Karte mehr fasst.',
    drop: (count) => `Die Falle spielen, die dich von einer deiner ${count} genommenen Karten befreit.`,
    block: () => 'Die eben gespielte Falle blocken.',
    pass: () => 'Oder keine Falle spielen und weitermachen.',
    two: (count) => `Zwei Karten zusammen legen (${count} Möglichkeiten).`,
    mask: () => 'Zwei Karten legen, von denen nur eine zählt, und es ansagen: eine Maske.',
    lay: (count) => (count === 1 ? 'Deine letzte Karte legen.' : `Eine deiner ${count} Karten legen.`),
  },
  puzzles: {
    task: () => 'Welche Karte legst du? Eine kostet deutlich weniger als alle anderen.',
    right: 'Genau die.',
    wrong: 'Eine andere Karte kostet weniger.',
    worth: (card, heads) =>
      `Mit der ${card} sind in dieser Runde ${String(heads).replace('.', ',')} Hornochsen zu erwarten.`,
    values: 'Zu erwartende Hornochsen in dieser Runde, je Karte',
  },
};
