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
      two: 'Du darfst eine Karte legen oder zwei. Eine Zahl, die mit einer 0 zusammen liegt, kommt vor allen anderen dran.',
      open: 'Immer eine offene Karte: Deine kommt sofort in ihre Reihe, du siehst also, was daraus wird. Mit einer 0 setzt du einmal aus.',
      wonRow:
        'Eine sechste Karte hat ihre Reihe gewonnen: Die fünf davor zählen für die Person, die sie gelegt hat. Hornochsen sind hier gut.',
      roundPlus:
        'Die Runde ist gezählt, und alle haben neue Karten. Am Ende gewinnen die meisten Hornochsen.',
      fullPlus:
        'Eine Reihe hat fünf Karten: Die nächste dort gewinnt sie. Nimm die, die am knappsten darüber liegt, oder komm mit einer 0 zuerst dran.',
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
