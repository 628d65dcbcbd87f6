import type * as english from '../en/rules-nimmt.js';
import type { SameKeys } from '../shape.js';

/** Die Regeln von 6 nimmt! und seinen Varianten auf Deutsch. */
export const rulesNimmt: SameKeys<typeof english.rulesNimmt> = {
  short: {
    classic: {
      goal: 'Sammle so wenige Hornochsen wie möglich.',
      turn: 'Alle legen eine Karte verdeckt hin, dann werden sie zugleich aufgedeckt. Von der niedrigsten zur höchsten kommt jede in die Reihe, deren letzte Karte am knappsten darunter liegt. Wer die sechste Karte einer Reihe legt, nimmt die fünf davor. Ist deine Karte niedriger als alle vier Reihen, nimmst du eine Reihe deiner Wahl.',
      end: 'Nach zehn Karten wird die Runde gezählt. Das Spiel endet nach der Runde, in der jemand 66 erreicht.',
      wins: 'Die wenigsten Hornochsen gewinnen.',
    },
    plus: {
      goal: 'Sammle so viele Hornochsen wie möglich: Hier sind sie gut.',
      turn: 'Alle legen eine oder zwei Karten verdeckt hin, dann werden sie zugleich aufgedeckt. Von der niedrigsten zur höchsten kommt jede in die Reihe, deren letzte Karte am knappsten darunter liegt; ist sie niedriger als alle vier, kommt sie in die Reihe mit der höchsten. Was mit einer 0 liegt, kommt zuerst dran. Wer die sechste Karte einer Reihe legt, gewinnt die fünf davor.',
      end: 'Eine Runde endet, wenn alle Hände leer sind. Es gibt so viele Runden wie Spieler.',
      wins: 'Die meisten Hornochsen gewinnen.',
    },
    'plus-even': {
      goal: 'Sammle so viele Hornochsen wie möglich: Hier sind sie gut.',
      turn: 'Alle haben von Anfang an eine oder zwei 0-Karten. Alle legen eine oder zwei Karten verdeckt hin, dann werden sie zugleich aufgedeckt. Von der niedrigsten zur höchsten kommt jede in die Reihe, deren letzte Karte am knappsten darunter liegt; ist sie niedriger als alle vier, kommt sie in die Reihe mit der höchsten. Was mit einer 0 liegt, kommt zuerst dran. Wer die sechste Karte einer Reihe legt, gewinnt die fünf davor.',
      end: 'Eine Runde endet, wenn alle Hände leer sind. Es gibt so viele Runden wie Spieler.',
      wins: 'Die meisten Hornochsen gewinnen.',
    },
    zero: {
      goal: 'Sammle so wenige Hornochsen wie möglich.',
      turn: 'Alle legen eine oder zwei Karten verdeckt hin, dann werden sie zugleich aufgedeckt. Von der niedrigsten zur höchsten kommt jede in die Reihe, deren letzte Karte am knappsten darunter liegt; ist sie niedriger als alle vier, kommt sie in die Reihe mit der höchsten. Was mit einer 0 liegt, kommt zuerst dran. Wer die sechste Karte einer Reihe legt, nimmt die fünf davor.',
      end: 'Eine Runde endet, wenn alle Hände leer sind. Es gibt so viele Runden wie Spieler.',
      wins: 'Die wenigsten Hornochsen gewinnen.',
    },
    simple: {
      goal: 'Sammle so wenige Hornochsen wie möglich.',
      turn: 'Reihum spielen alle eine offene Karte. Sie kommt in die Reihe, deren letzte Karte am knappsten darunter liegt; ist sie niedriger als alle vier, kommt sie in die Reihe mit der höchsten. Wer die sechste Karte einer Reihe legt, nimmt die fünf davor. Eine 0 legst du beiseite und setzt damit aus.',
      end: 'Eine Runde endet, wenn alle Hände leer sind. Es gibt so viele Runden wie Spieler.',
      wins: 'Die wenigsten Hornochsen gewinnen.',
    },
    ole: {
      goal: 'Sammle so wenige Hornochsen wie möglich, mit einer geheimen Falle im Ärmel.',
      turn: 'Alle legen eine Karte verdeckt hin, dann werden sie zugleich aufgedeckt. Von der niedrigsten zur höchsten kommt jede in die Reihe, deren letzte Karte am knappsten darunter liegt. Wer die sechste Karte einer Reihe legt, nimmt die fünf davor. Ist deine Karte niedriger als alle vier Reihen, nimmst du eine Reihe deiner Wahl. Fallenkarten durchbrechen diese Regeln, jede in ihrem eigenen Moment.',
      end: 'Nach zehn Karten wird die Runde gezählt. Das Spiel endet nach der Runde, in der jemand 66 erreicht.',
      wins: 'Die wenigsten Hornochsen gewinnen.',
    },
  },
  sections: {
    cards: {
      title: 'Die Karten',
      text: [
        'Es gibt 104 Karten, jede Zahl einmal. Was eine Karte kostet, zeigen ihre Hornochsen.',
        'Die meisten haben einen. Zahlen mit einer 5 am Ende haben zwei, mit einer 0 drei, Schnapszahlen wie 11, 22 oder 33 fünf, und die 55 hat sieben.',
      ],
    },
    deal: {
      title: 'Vor der Runde',
      text: [
        'Alle bekommen zehn Karten. Vier weitere beginnen die vier Reihen.',
        'Die Reihen behalten ihren Platz für die ganze Runde. Der Rest bleibt verdeckt.',
      ],
    },
    dealZeros: {
      title: 'Vor der Runde',
      text: [
        'Vier Zahlenkarten beginnen die Reihen. Erst dann werden sieben 0-Karten eingemischt; so beginnt keine Reihe mit einer 0.',
        'Alle bekommen fünfzehn Karten. Der Rest bleibt verdeckt.',
      ],
    },
    dealEven: {
      title: '0-Karten für alle',
      text: [
        'Zu zweit oder zu dritt bekommen alle zuerst zwei 0-Karten, in größerer Runde eine. Die übrigen 0-Karten werden eingemischt.',
        'Dann wird auf fünfzehn Karten aufgefüllt.',
      ],
    },
    dealSimple: {
      title: 'Vor der Runde',
      text: [
        'Vier Zahlenkarten beginnen die Reihen, dann werden sieben 0-Karten eingemischt. Alle bekommen zwölf Karten.',
        'Die jüngste Person beginnt. Spätere Runden beginnt, wer bisher die meisten Hornochsen hat.',
      ],
    },
    joins: {
      title: 'In welche Reihe eine Karte kommt',
      text: ['Eine Karte kommt in die Reihe, deren letzte Karte niedriger ist und ihr am nächsten liegt.'],
    },
    order: {
      title: 'Wer zuerst drankommt',
      text: [
        'Alle legen eine Karte verdeckt. Sind alle aufgedeckt, kommt die niedrigste zuerst dran, dann die nächsthöhere. Jede wird ganz fertig angelegt, bevor die nächste folgt: Bis deine Karte kommt, kann eine Reihe ganz anders aussehen.',
      ],
    },
    sixth: {
      title: 'Die sechste Karte nimmt die Reihe',
      text: [
        'Eine Reihe fasst fünf Karten. Wer die sechste legen müsste, nimmt die fünf, die da liegen, und die sechste beginnt die Reihe von vorn.',
      ],
    },
    sixthWins: {
      title: 'Die sechste Karte gewinnt die Reihe',
      text: [
        'Eine Reihe fasst fünf Karten. Wer die sechste legt, gewinnt die fünf, die da liegen, und die sechste beginnt die Reihe von vorn.',
        'Die Stapel liegen offen, kommen aber nie auf die Hand zurück.',
      ],
    },
    low: {
      title: 'Zu niedrig für jede Reihe',
      text: [
        'Eine Karte, die niedriger ist als die letzte jeder Reihe, passt nirgends. Wer sie gelegt hat, wählt eine Reihe, nimmt alle ihre Karten und beginnt sie mit der niedrigen Karte von vorn.',
        'Meist ist das die Reihe mit den wenigsten Hornochsen. Spätere Karten warten, bis gewählt ist.',
      ],
    },
    behind: {
      title: 'Zu niedrig für jede Reihe',
      text: [
        'Eine Karte, die niedriger ist als die letzte jeder Reihe, kommt hinter die Reihe mit dem höchsten Ende. Karten nimmt sie nur als sechste.',
        'Zwei niedrige Karten zusammen schaffen das von selbst: Die erste wird die fünfte Karte, die zweite passt dahinter und nimmt die Reihe.',
      ],
    },
    layTwo: {
      title: 'Eine Karte oder zwei, und die 0',
      text: [
        'Alle legen eine oder zwei Karten verdeckt. Zuerst kommen die Karten dran, die mit einer 0 liegen, von niedrig nach hoch, dann alle anderen.',
        'Die 0 ändert nur, wann ihre Begleiterin angelegt wird, nie wo. Sie kommt auf den eigenen Stapel und zählt nichts; allein oder zu zweit tut sie sonst nichts.',
      ],
    },
    layTwoMinus: {
      title: 'Wozu eine 0 gut ist',
      text: [
        'In diesem Spiel willst du nichts nehmen. Liegt eine 0 bei einer Zahl, kommt diese früh dran, bevor eine Reihe voll ist; allein ist die 0 ein Zug, der nichts kostet.',
      ],
    },
    sitsOut: {
      title: 'Keine Karten mehr',
      text: ['Wer keine Karten mehr hat, setzt aus. Die anderen spielen weiter, notfalls jemand allein.'],
    },
    openTurn: {
      title: 'Reihum eine offene Karte',
      text: [
        'Hier ist nichts verdeckt: Eine Karte wird gespielt und gleich angelegt, dann geht es nach links weiter.',
        'Wer keine Karte mehr hat, wird übergangen.',
      ],
    },
    zeroAside: {
      title: 'Eine 0 ist eine Pause',
      text: [
        'Eine 0 wird zur Seite gelegt statt angelegt. Wer sie spielt, setzt aus; die 0 gehört niemandem.',
      ],
    },
    count: {
      title: 'Die Abrechnung',
      text: [
        'Nach der Runde kommen die Hornochsen auf deinen genommenen Karten zu deiner Summe. Erreicht eine Summe 66, endet das Spiel nach dieser Runde.',
        'Ein Tisch kann eine andere Grenze oder eine Zahl von Runden festlegen. Gleiche Summen teilen sich einen Platz.',
      ],
    },
    countPlus: {
      title: 'Die Abrechnung',
      text: [
        'Die Hornochsen in deinem Stapel sind Pluspunkte. Nach der letzten Runde gewinnen die meisten; gleiche Summen teilen sich einen Platz.',
      ],
    },
    countMinus: {
      title: 'Die Abrechnung',
      text: [
        'Genommene Hornochsen sind Minuspunkte. Nach der letzten Runde gewinnen die wenigsten; gleiche Summen teilen sich einen Platz.',
      ],
    },
    tactics: {
      title: 'Taktik',
      text: [
        'Es sind nur so viele Karten im Spiel, wie verteilt werden: zu viert 1 bis 44. So wissen alle, was im Spiel ist.',
      ],
    },
    draft: {
      title: 'Taktik mit Auswahl',
      text: [
        'Alle Karten liegen offen, und reihum nehmen sich alle eine, bis jede Hand zehn hat. Die letzten vier werden die Reihen.',
        'Dann ist jede Hand bekannt; nur was gelegt wird, bleibt verdeckt. Wer zuerst wählt, wechselt jede Runde um einen Platz.',
      ],
    },
    traps: {
      title: 'Fallenkarten',
      text: [
        'Nach dem Geben ziehen alle eine Fallenkarte (zu zweit oder zu dritt zwei), die sonst niemand sieht. Jede wirkt einmal, in ihrem eigenen Moment; was übrig ist, verfällt am Ende der Runde.',
        'Wer antworten könnte, wird gefragt. Dass jemand gefragt wird, verrät nur, dass da noch eine Falle ist, nicht welche.',
      ],
    },
    mask: {
      title: 'Maske: zwei Karten, eine Wahl',
      text: [
        'Leg zwei Karten hin. Wenn die anderen ihre gezeigt haben, wählst du, welche der beiden du spielst; die andere kommt auf die Hand zurück.',
        'Wird die Maske geblockt, bleibt die erste Karte liegen und die zweite kommt zurück.',
      ],
    },
    shift: {
      title: 'Schub: etwas höher oder niedriger',
      text: [
        'Wenn deine Karte angelegt wird, gilt sie als bis zu 4,5 höher oder niedriger, aber nie als ganze Zahl, und kommt dorthin, wo dieser Wert hingehört. Wann sie drankommt, ändert sich nicht.',
        'Liegt sie, zählt sie wie gedruckt. Geschoben wird einmal; nach einem geblockten Schub darfst du es mit einem zweiten versuchen.',
      ],
    },
    stretch: {
      title: 'Streckung: Auch sechs passen',
      text: [
        'Wäre deine Karte die sechste und liegt sie höchstens 10 über der letzten der Reihe, kommt sie dazu, ohne etwas zu nehmen.',
        'Die nächste Karte, die dorthin muss, nimmt alle sechs. Eine Reihe wird nur einmal gestreckt.',
      ],
    },
    block: {
      title: 'Block: diesmal nicht',
      text: [
        'Spielt jemand anderes eine Falle, nimmt ein Block ihr die Wirkung; beide Karten sind weg. Auch ein Block ist eine Falle und kann geblockt werden: Dann wirkt die erste doch.',
        'Wollen mehrere blocken, tut es, wer als Nächstes dran ist; die anderen behalten ihren.',
      ],
    },
    drop: {
      title: 'Abwurf: Eine Karte zählt nicht',
      text: [
        'Wenn die Runde gezählt wird, nenne eine deiner genommenen Karten: Ihre Hornochsen zählen nicht. Ein geblockter Abwurf ist verloren, aber ein zweiter darf dieselbe Karte nennen.',
      ],
    },
    trapSources: {
      title: 'Woher die Fallen kommen',
      text: [
        'Meist ziehen alle aus einem Vorrat mit jeder Falle viermal; ein Tisch kann die Zahl ändern. Oder alle ziehen aus einer eigenen Sammlung, mit oder ohne Doppelte.',
      ],
    },
  },
};
