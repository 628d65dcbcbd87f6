import type { nimmt as english } from '../en/nimmt.js';
import { listed } from '../listed.js';
import type { SameKeys } from '../shape.js';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const heads = (number: number): string => count(number, 'Hornochse', 'Hornochsen');
const cards = (number: number): string => count(number, 'Karte', 'Karten');
const points = (number: number): string => count(number, 'Punkt', 'Punkte');
const decimal = (value: number): string => String(value).replace('.', ',');
const rowName = (row: number): string => `Reihe ${row + 1}`;

const trapName = {
  block: 'Block',
  drop: 'Abwurf',
  mask: 'Maske',
  shift: 'Schub',
  stretch: 'Streckung',
} as const;
type Trap = keyof typeof trapName;

const theTrap: Readonly<Record<Trap, string>> = {
  block: 'Der Block',
  drop: 'Der Abwurf',
  mask: 'Die Maske',
  shift: 'Der Schub',
  stretch: 'Die Streckung',
};

/** Wie die Varianten heißen. */
const variantNames = {
  classic: 'Klassisch',
  plus: 'PLUS',
  'plus-even': 'PLUS, 0-Karten für alle',
  zero: 'Mit 0-Karten',
  simple: 'Einfach',
  ole: 'Ole-Fallen',
} as const;

const withoutTrap = {
  block: 'passe',
  drop: 'passe',
  mask: 'lege eine einzelne Karte',
  shift: 'lege die Karte an',
  stretch: 'lege die Karte an',
} as const;

/** 6 nimmt! auf Deutsch. */
export const nimmt: SameKeys<typeof english> = {
  name: '6 nimmt!',
  tagline: 'Vier Reihen, und niemand will die sechste Karte legen.',
  presets: {
    classic: 'Klassisch',
    plus: 'PLUS wie gedruckt',
    simple: 'Einfach, für Kinder',
    ole: 'Mit Oles Fallen',
    tactics: 'Taktik',
    draft: 'Taktik mit Auswahl',
    short: 'Eine schnelle Runde',
  },
  howTo: [
    'Alle legen eine Karte verdeckt hin; dann werden sie zugleich aufgedeckt.',
    'Von der niedrigsten zur höchsten kommt jede Karte in die Reihe, deren letzte Karte am nächsten unter ihr liegt.',
    'Die sechste Karte einer Reihe nimmt die fünf, die dort liegen, und beginnt die Reihe neu.',
    'Eine Karte, die niedriger ist als alle vier Reihen, nimmt eine Reihe nach Wahl (bei PLUS und in den Varianten mit 0-Karten kommt sie stattdessen hinter die höchste Reihe).',
    'Hornochsen sind Minuspunkte, außer bei PLUS: Dort sind sie gut.',
    'Mit 0-Karten: Liegt eine 0 neben einer Karte, wird diese Karte zuerst angelegt.',
  ],
  options: {
    variant: {
      label: 'Variante',
      help: 'Welches Spiel der Familie gespielt wird.',
      values: {
        classic: {
          label: variantNames.classic,
          help: 'Eine verdeckte Karte pro Zug; Hornochsen sind schlecht. Für 2 bis 10.',
        },
        plus: {
          label: variantNames.plus,
          help: 'Eine oder zwei Karten pro Zug, 0-Karten für Tempo; Hornochsen sind gut. Für 2 bis 7.',
        },
        'plus-even': {
          label: variantNames['plus-even'],
          help: 'Wie PLUS, aber alle beginnen mit 0-Karten. Für 2 bis 7.',
        },
        zero: { label: variantNames.zero, help: 'Wie PLUS, aber Hornochsen sind schlecht. Für 2 bis 7.' },
        simple: {
          label: variantNames.simple,
          help: 'Reihum eine offene Karte nach der anderen; Hornochsen sind schlecht. Für 2 bis 7.',
        },
        ole: {
          label: variantNames.ole,
          help: 'Klassisch mit geheimen Fallenkarten, die die Regeln verbiegen. Für 2 bis 10.',
        },
      },
    },
    limit: {
      label: 'Ende bei',
      help: 'Das Spiel endet nach der Runde, in der jemand so viele Hornochsen hat.',
    },
    rounds: {
      label: 'Runden',
      help: 'Das Spiel endet nach so vielen Runden.',
      none: 'Bis die Grenze erreicht ist',
    },
    deck: {
      label: 'Kartensatz',
      help: 'Welche Zahlenkarten im Spiel sind.',
      values: {
        full: { label: 'Alle 104 Karten', help: 'Einige Karten bleiben übrig, niemand weiß welche.' },
        tactics: {
          label: 'Taktik',
          help: 'Nur so viele Karten, wie verteilt werden: Alle wissen, was im Spiel ist.',
        },
      },
    },
    draft: {
      label: 'Auswahl',
      help: 'Alle Karten liegen offen und werden einzeln gewählt; jede Hand ist bekannt.',
    },
    starter: {
      label: 'Beginnt',
      help: 'Der Platz, der beginnt: spielt, wählt oder zieht zuerst eine Falle.',
    },
    traps: {
      label: 'Fallen aus',
      help: 'Woraus die Fallenkarten gezogen werden.',
      values: {
        shared: { label: 'Gemeinsamer Vorrat', help: 'Alle ziehen aus demselben Vorrat.' },
        own: { label: 'Eigene Sammlungen', help: 'Alle ziehen aus den Karten, die sie besitzen.' },
      },
    },
    copies: { label: 'Exemplare', help: 'Wie oft jede Fallenkarte im gemeinsamen Vorrat ist.' },
    unique: { label: 'Ohne Doppelte', help: 'Doppelte werden vor dem Ziehen aus einer Sammlung genommen.' },
    collections: { label: 'Sammlungen', help: 'Wie viele von jeder Fallenkarte jeder Platz besitzt.' },
  },
  refusals: {
    alreadyShifted: () => 'Diese Karte ist schon geschoben; lege sie jetzt an.',
    badTable: (p) => `So lässt sich der Tisch nicht aufbauen: Sieh dir „${p.field}“ an.`,
    cannotStretch: (p) =>
      `Strecken geht nur bei einer Reihe aus genau fünf Karten, deren letzte höchstens ${p.reach} entfernt ist.`,
    cardNotInHand: (p) => `Du hast die ${p.card} nicht; wähle eine Karte aus deiner Hand.`,
    cardNotOpen: (p) => `Die ${p.card} liegt nicht offen; wähle eine der offenen Karten.`,
    cardNotTaken: (p) =>
      `Du hast die ${p.card} in dieser Runde nicht genommen, oder sie zählt schon nicht mehr; nenne eine andere oder passe.`,
    cardsNotAscending: (p) => `Nenne die niedrigere Karte zuerst: ${p.second}+${p.first}.`,
    'expected.chooseMasked': () => 'Wähle eine deiner zwei maskierten Karten, etwa 43.',
    'expected.chooseRow': () => 'Wähle eine Reihe zum Nehmen: r1, r2, r3 oder r4.',
    'expected.count': () => 'Wirf eine deiner genommenen Karten ab, etwa drop:55, oder passe mit pass.',
    'expected.lay': (p) =>
      p.cards === 2
        ? 'Lege eine oder zwei Karten aus deiner Hand, etwa 43 oder 18+43.'
        : 'Lege eine Karte aus deiner Hand, etwa 43.',
    'expected.pick': () => 'Wähle eine offene Karte, etwa pick:43.',
    'expected.place': () =>
      'Sag place oder spiele eine Falle: shift mit einem Wert, etwa shift:18.5, oder stretch.',
    'expected.window': () => 'Eine Falle wurde gespielt: Antworte block oder pass.',
    noSuchCard: (p) => `Es gibt keine Karte ${p.card}; die Karten gehen bis ${p.highest}.`,
    noSuchRow: () => 'Es gibt vier Reihen: r1, r2, r3 und r4.',
    noZerosHere: () => 'In dieser Variante gibt es keine 0-Karten; wähle eine Karte aus deiner Hand.',
    notOneOfTheTwo: (p) => `Wähle zwischen deinen zwei gelegten Karten: ${p.first} oder ${p.second}.`,
    oneCardOnly: () => 'Hier wird eine Karte pro Zug gelegt; nenne eine, etwa 43.',
    sameCardTwice: (p) => `Nenne zwei verschiedene Karten, nicht zweimal die ${p.card}.`,
    shiftNotAHalf: () => 'Ein geschobener Wert endet auf .5, etwa 18.5.',
    shiftToWholeNumber: () => 'Ein Schub endet nie auf einer ganzen Zahl; nimm einen Wert mit .5.',
    shiftTooFar: () => 'Ein Schub verschiebt eine Karte um höchstens 4,5.',
    tooManyCards: () => 'Es werden höchstens zwei Karten auf einmal gelegt.',
    trapNotHeld: (p) =>
      `Du hast die Fallenkarte ${trapName[p.trap as Trap]} nicht; ${withoutTrap[p.trap as Trap]}.`,
    notAMove: (p) => `„${p.text}“ ist kein Zug; Züge sehen aus wie 43, 5+6 oder r2.`,
    noDraftWithTraps: () => 'Fallenkarten und Auswahl passen nicht zusammen; schalte eines davon aus.',
    draftNeedsTacticsDeck: () => 'Die Auswahl braucht den Taktik-Kartensatz: Setze „deck“ auf „tactics“.',
    trapPoolTooSmall: (p) =>
      `Der Vorrat hat ${p.pool} Fallenkarten, aber jede Runde werden ${p.needed} gezogen; erhöhe „copies“.`,
    collectionsMissing: (p) =>
      `Eigene Fallenkarten brauchen „collections“: eine Liste von ${p.seats} Objekten, die block, drop, mask, shift und stretch zählen.`,
    collectionTooSmall: (p) =>
      `Die Sammlung von Spieler ${p.seat} ist zu klein: ${p.needed} Fallenkarten müssen daraus gezogen werden.`,
  },
  facts: {
    roundStarted: (fact) => `Runde ${fact.round} beginnt.`,
    dealt: (fact) => `Du bekommst ${fact.cards.join(', ')}.`,
    trapsDrawn: (fact) =>
      `Du ziehst ${listed(
        fact.traps.map((trap) => trapName[trap]),
        'und',
      )}.`,
    picked: (fact, name) => `${name(fact.seat)} nimmt die ${fact.card}.`,
    rowsOpened: (fact) => `Die Reihen beginnen mit ${fact.rows.flat().join(', ')}.`,
    laid: (fact, name) =>
      fact.masked
        ? `${name(fact.seat)} legt zwei Karten unter einer Maske.`
        : `${name(fact.seat)} hat gelegt.`,
    revealed: (fact, name) =>
      `Aufgedeckt: ${fact.lays.map((lay) => `${name(lay.seat)} ${lay.cards.join(' + ')}`).join(', ')}.`,
    maskChosen: (fact, name) => `${name(fact.seat)} hat unter der Maske gewählt.`,
    zeroKept: (fact, name) => `${name(fact.seat)} legt eine 0 auf den eigenen Stapel.`,
    zeroAside: (fact, name) => `${name(fact.seat)} legt eine 0 zur Seite und setzt aus.`,
    placed: (fact, name) => {
      if (fact.stretched)
        return `${name(fact.seat)} streckt ${rowName(fact.row)} mit der ${fact.card} auf sechs Karten.`;
      if (fact.low)
        return `${name(fact.seat)}: Die ${fact.card} ist zu niedrig und kommt hinter die höchste Reihe, ${rowName(fact.row)}.`;
      return `${name(fact.seat)} legt die ${fact.card} an ${rowName(fact.row)} an.`;
    },
    tookRow: (fact, name) =>
      `${name(fact.seat)} nimmt mit der ${fact.card} ${rowName(fact.row)}${fact.chosen ? ' (selbst gewählt)' : ''}: ${cards(fact.cards.length)}, ${heads(fact.heads)}.`,
    trapPlayed: (fact, name) =>
      `${name(fact.seat)} spielt ${trapName[fact.trap]}${fact.value === undefined ? '' : ` (${decimal(fact.value)})`}.`,
    answered: (fact, name) => `${name(fact.seat)} hat geantwortet.`,
    trapWorked: (fact, name) =>
      `${theTrap[fact.trap]} von ${name(fact.seat)} wirkt${fact.value === undefined ? '' : ` (${decimal(fact.value)})`}.`,
    trapBlocked: (fact, name) => `${theTrap[fact.trap]} von ${name(fact.seat)} ist geblockt.`,
    counted: (fact, name) =>
      `Runde ${fact.round} ist gezählt: ${fact.points.map((points, seat) => `${name(seat)} ${points} (${fact.totals[seat]})`).join(', ')}.`,
    gameEnded: (fact, name) =>
      `Das Spiel ist zu Ende. Auf Platz eins: ${listed(
        fact.ranks.flatMap((place, seat) => (place === 1 ? [name(seat)] : [])),
        'und',
      )}.`,
  },
  table: {
    choose: 'Wähle eine Karte',
    chooseARow: 'Wähle eine Reihe',
    revealed: 'Alle decken ihre Karte auf.',
    trapWhen: {
      mask: 'beim Legen',
      shift: 'beim Anlegen',
      block: 'gegen eine Falle',
      stretch: 'bei der sechsten Karte',
      drop: 'beim Zählen',
    },
    chooseTwo: 'Wähle eine oder zwei Karten',
    lay: (card) => `${card} legen`,
    laid: (card) => `Du hast ${card} gelegt`,
    stillYours: (waiting) => `${waiting}. So lange kannst du noch wechseln.`,
    would: {
      goes: (card, row) => `Die ${card} käme in Reihe ${row}.`,
      behind: (card, row) => `Die ${card} ist zu niedrig: Sie käme hinter die höchste Reihe, Reihe ${row}.`,
      takes: (card, row, number) => `Die ${card} würde Reihe ${row} nehmen: ${heads(number)}.`,
      wins: (card, row, number) => `Die ${card} würde Reihe ${row} gewinnen: ${heads(number)}.`,
      low: (card, number) =>
        `Die ${card} ist zu niedrig: Du müsstest eine Reihe nehmen, mindestens ${heads(number)}.`,
    },
    costs: (number) => (number === 0 ? 'kostet nichts' : `kostet ${number}`),
    low: 'zu niedrig, du wählst eine Reihe',
    zeroAlone: 'Die 0 kommt auf deinen Stapel und tut sonst nichts.',
    aside: 'Die 0 wird beiseitegelegt: Du setzt aus.',
    chooseRow: (card) => `Deine ${card} ist zu niedrig für jede Reihe. Welche nimmst du?`,
    othersChooseRow: (name, card) => `${name} wählt eine Reihe für die ${card}.`,
    moveNames: {
      noTrap: 'keine Falle',
      shift: (value) => `Schub auf ${String(value).replace('.', ',')}`,
      drop: (card) => `Abwurf der ${card}`,
      mask: (cards) => `Maske mit ${cards}`,
    },
    rowName: (row) => `Reihe ${row}`,
    takeRow: (row, number) => `Reihe ${row} nehmen: ${number}`,
    heads,
    rowText: (row, text, number) => `Reihe ${row}: ${text}. ${heads(number)}.`,
    handText: (text) => `Deine Hand: ${text}.`,
    seatText: (name, number, score) => `${name}: noch ${cards(number)}, ${points(score)}`,
    chosen: 'hat gewählt',
    choosing: 'wählt noch',
    cardLabel: (card, number) => `${card}, ${heads(number)}`,
    zeroLabel: '0-Karte',
    hand: 'Deine Hand',
    table: 'Die Reihen',
    pile: (name) => `Stapel von ${name}`,
    pileEmpty: 'Noch nichts genommen',
    openPile: 'Stapel zeigen',
    seenTitle: 'Gesehene Karten',
    seenHelp: 'Was diese Runde auf dem Tisch war und was du auf der Hand hast.',
    seenCount: (seen, all) => `${seen} von ${all}`,
    thisRound: 'diese Runde',
    roundOver: (round) => `Runde ${round} ist vorbei`,
    nextRound: 'Nächste Runde',
    limit: (limit) => `bis ${limit}`,
    fifthTaken: (other, card, number) => `Gleich danach nahm die ${card} von ${other} ${heads(number)}.`,
    fifthWon: (other, card, number) => `Gleich danach gewann die ${card} von ${other} ${heads(number)}.`,
    mostWins: 'Die meisten Punkte gewinnen',
    traps: { mask: 'Maske', shift: 'Schub', block: 'Block', stretch: 'Streckung', drop: 'Abwurf' },
    trapsHelp: {
      mask: 'Leg zwei Karten und wähle, wenn die anderen ihre gezeigt haben.',
      shift: 'Beim Anlegen zählt deine Karte bis zu 4,5 höher oder niedriger.',
      block: 'Eine Falle, die jemand anderes spielt, wirkt nicht.',
      stretch:
        'Wäre deine Karte die sechste und ist sie höchstens 10 entfernt, kommt sie dazu, ohne die Reihe zu nehmen.',
      drop: 'Wenn die Runde gezählt wird, zählt eine genommene Karte nicht.',
    },
    yourTraps: 'Deine Fallen',
    trapsLeft: (traps) => count(traps, 'Falle', 'Fallen'),
    maskPick: 'Wähle zwei Karten. Du spielst eine davon, sobald die anderen offen liegen.',
    maskSecond: (first) => `Wähle eine zweite Karte. Wird die Maske geblockt, kommt die ${first}.`,
    maskBoth: (first) => `Du wählst nach dem Aufdecken. Wird die Maske geblockt, kommt die ${first}.`,
    maskLay: (first, second) => `${first} und ${second} maskieren`,
    maskUse: 'Maske benutzen',
    maskCancel: 'Ohne Maske',
    maskChoose: 'Alle anderen Karten liegen offen. Welche spielst du?',
    placeTitle: (card) => `Deine ${card} ist an der Reihe`,
    place: 'Ohne Falle anlegen',
    placeGoes: (row) => `in Reihe ${row}`,
    stretchUse: 'Reihe strecken',
    blockTitle: (name, trap) => `${name} spielt ${trap}`,
    ifPass: 'Ohne Block',
    ifBlock: 'Mit Block',
    ends: {
      goes: (card, row) => `Die ${card} kommt in Reihe ${row}.`,
      takes: (name, card, row, number) =>
        `Die ${card} ist die sechste Karte in Reihe ${row}: ${name} nimmt ${heads(number)}.`,
      low: (name, card) => `Die ${card} passt in keine Reihe: ${name} nimmt eine.`,
      maskWorks: (name) => `${name} wählt nach dem Aufdecken eine von zwei Karten.`,
      maskBlocked: (name) => `${name} spielt die erste der beiden Karten.`,
      stretchWorks: (card, row) => `Die ${card} kommt in Reihe ${row}, ohne sie zu nehmen.`,
      dropWorks: (card, number) => `Die ${card} zählt nicht (−${number}).`,
      dropBlocked: (card, number) => `Die ${card} zählt (${heads(number)}).`,
    },
    block: 'Blocken',
    pass: 'Zulassen',
    dropTitle: 'Die Runde wird gezählt',
    dropAsk: 'Eine genommene Karte abwerfen?',
    dropCard: (card, number) => `${card} abwerfen (−${number})`,
    dropPass: 'Alle behalten',
    pickTitle: 'Such dir eine Karte aus',
    pick: (card) => `${card} nehmen`,
    open: 'Offene Karten',
  },
  terminal: {
    variants: variantNames,
    trapNames: trapName,
    round: (round) => `Runde ${round}`,
    row: 'Reihe',
    heads: (count) => (count === 1 ? '1 Hornochse' : `${count} Hornochsen`),
    head: 'Spieler|Karten|gelegt|diese Runde|gesamt',
    trapHead: 'Fallen|benutzt',
    lays: { none: '', hidden: 'gelegt', masked: 'maskiert', open: 'offen' },
    hand: 'Deine Hand:',
    lay: 'Du hast gelegt:',
    traps: 'Deine Fallen:',
    open: 'Offene Karten:',
    waiting: 'Noch anzulegen:',
    window: (trap, owner, blocks) =>
      `${owner} hat ${trap} gespielt${blocks === 0 ? '' : ` (Blocks darauf: ${blocks})`}.`,
    asks: {
      pick: 'Wähle eine Karte:',
      lay: 'Lege eine Karte:',
      layTwo: 'Lege eine Karte oder zwei (etwa 5+6):',
      layMasked:
        'Lege eine Karte, oder zwei unter der Maske (43?51: 43 bleibt, wenn die Maske geblockt wird):',
      window: (trap) => `${trap} blocken?`,
      chooseMasked: 'Welche deiner zwei Karten spielst du?',
      place: 'Karte anlegen oder eine Falle spielen?',
      chooseRow: 'Deine Karte ist niedriger als alle Reihen. Welche Reihe nimmst du?',
      count: 'Welche deiner genommenen Karten soll nicht zählen?',
    },
  },
  scenarios: {
    closestRow: 'Eine Karte kommt in die Reihe, deren letzte Karte am knappsten darunter liegt',
    sixthCard: 'Die sechste Karte nimmt die Reihe',
    ascendingOrder: 'Die niedrigste Karte wird zuerst angelegt',
    lowCardTakesRow: 'Eine zu niedrige Karte nimmt eine Reihe deiner Wahl',
    badLays: 'Was nicht gelegt werden kann',
    limitEndsTheGame: 'Bei 66 endet das Spiel nach der Runde',
    sharedWin: 'Bei Gleichstand wird der Sieg geteilt',
    orderWithZeros: 'Karten mit einer 0 gehen vor: 49, 53, 5, 6, 27',
    lowPair94: '3 und 4 hinter der 94 nehmen die Reihe',
    lowPair101: '2 und 3 hinter der 101 nehmen die Reihe',
    lowCardTakesFullRow: 'Eine zu niedrige Karte nimmt die höchste Reihe, wenn sie voll ist',
    nextNumber: 'Die 66 direkt hinter der 65 nimmt die Reihe',
    zeroBeatsBetterNumber: '82 mit einer 0 kommt vor 81',
    zerosDoNothing: 'Eine 0 allein oder zwei Nullen kommen einfach auf den Stapel',
    badPairs: 'Welche Karten nicht zusammen gelegt werden können',
    sitsOut: 'Wer keine Karten mehr hat, setzt aus',
    mostPointsWin: 'Bei PLUS gewinnen die meisten Hornochsen',
    fewestPointsWin: 'Mit 0-Karten und Minuspunkten gewinnen die wenigsten',
    zeroComesFirst: 'Mit einer 0 kommt die 66 vor der 65 und ist erst die fünfte Karte',
    zeroSpares: 'Eine 0 allein kostet nichts',
    openInTurn: 'Eine offene Karte nach der anderen',
    zeroAside: 'Mit einer 0 setzt du einmal aus',
    passedOver: 'Wer keine Karte hat, wird übergangen',
    shiftTo18: 'Die 22 wird als 18,5 angelegt',
    shiftRange: 'Die 43 kann alles zwischen 38,5 und 47,5 sein, aber keine ganze Zahl',
    shiftMakesLow: 'Ein Schub kann eine Karte zu niedrig für jede Reihe machen',
    stretch23: 'Die 23 streckt die Reihe, die mit 19 endet',
    stretch39Refused: 'Die 39 ist zu weit von der 19 entfernt, um zu strecken',
    stretchNotOnFour: 'Eine Reihe mit vier Karten lässt sich nicht strecken',
    stretchNotOnSix: 'Eine gestreckte Reihe lässt sich nicht noch einmal strecken',
    lowTakesStretched: 'Wer eine gestreckte Reihe wählt, nimmt alle sechs Karten',
    shiftThenStretch: 'Auf 28,5 geschoben kann die 33 die Reihe mit der 19 strecken',
    secondShift: 'Eine Karte wird nur einmal geschoben',
    shiftAfterBlocked: 'Nach einem geblockten Schub darf ein zweiter folgen',
    blocked: 'Eine geblockte Streckung: Die Reihe wird doch genommen',
    blockedAtOnce: 'Ein Block, auf den niemand antworten kann, wirkt sofort',
    maskSeesFirst: 'Unter der Maske wählst du, wenn die anderen offen liegen',
    blockBlocked: 'Ein geblockter Block: Die Falle wirkt',
    nextInTurnBlocks: 'Wollen mehrere blocken, tut es, wer als Nächstes dran ist',
    masks: 'Zwei Masken: wählen, wenn die anderen aufgedeckt haben',
    maskBlocked: 'Eine geblockte Maske: Die zweite Karte kommt zurück',
    maskNeedsTwo: 'Eine Maske braucht zwei verschiedene Karten',
    drop55: 'Beim Zählen fällt die 55 weg',
    dropBlockedAndAgain: 'Nach einem geblockten Abwurf darf ein zweiter dieselbe Karte nennen',
  },
  reasons: {},
  analysis: {
    curve: 'Erwartete Hornochsen',
    amount: (cost) => `${cost.toFixed(1).replace('.', ',')} Hornochsen`,
  },
  course: {
    title: (average) => `Hornochsen je Runde: im Schnitt ${average.replace('.', ',')}`,
    label: (games, average) =>
      games === 1
        ? `Hornochsen je Runde in einem Spiel: im Schnitt ${average.replace('.', ',')}`
        : `Hornochsen je Runde in ${games} Spielen, vom ersten bis zum letzten; im Schnitt ${average.replace('.', ',')}`,
  },
  hints: {
    safe: (p) => `Kommt in Reihe ${p.row} und wird kaum die sechste Karte.`,
    smallRisk: (p) =>
      `Kommt in Reihe ${p.row}; in ${p.percent} von 100 Fällen kostet es ${heads(Number(p.heads))}.`,
    likelySixth: (p) =>
      `Kommt in Reihe ${p.row}, wird aber wohl (${p.percent} %) die sechste Karte: ${heads(Number(p.heads))}.`,
    takesRow: (p) => `Nimmt eine Reihe: ${heads(Number(p.heads))}.`,
    lowCard: (p) => `Niedriger als alle Reihen: nimmt eine, mindestens ${heads(Number(p.heads))}.`,
    keepsWaiting: () => 'Legt diesmal nichts an.',
    drops: (p) => `Die ${p.card} würde nicht zählen: ${heads(Number(p.heads))}.`,
  },
};
