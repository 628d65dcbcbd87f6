import type { Seat } from '@sixfold/game-kit';
import type { six as english } from '../en/six.js';
import { listed } from '../listed.js';
import type { SameKeys } from '../shape.js';

type Cell = readonly [number, number];

const cell = ([q, r]: Cell): string => `${q},${r}`;
const all = (seats: readonly Seat[], name: (seat: Seat) => string): string => listed(seats.map(name), 'und');
const colours = { red: 'Rot', black: 'Schwarz' } as const;
const colourNames = { red: 'rot', black: 'schwarz' } as const;
const stones = (count: number, colour: 'red' | 'black'): string => {
  const word = colour === 'red' ? 'rote' : 'schwarze';
  return count === 1 ? `1 ${word}r Stein` : `${count} ${word} Steine`;
};
const forms = { row: 'eine Reihe', triangle: 'ein Dreieck', circle: 'einen Kreis' } as const;
const formByCode = (code: unknown): string => forms[code as keyof typeof forms] ?? String(code);
const draws: Readonly<Record<string, string>> = {
  bothTooFew: 'beide Seiten haben weniger als sechs Steine',
  repetition: 'dieselbe Stellung zum dritten Mal',
  noCapture: 'zu lange hat kein Stein das Spiel verlassen',
};

/** SIX auf Deutsch. */
export const six: SameKeys<typeof english> = {
  name: 'SIX',
  tagline: 'Sechs deiner Farbe als Reihe, Dreieck oder Kreis.',
  presets: { german: 'Ausgabe von 2003', dutch: 'Mit 21 Steinen', teams: 'Zwei Teams' },
  howTo: [
    'Legt abwechselnd einen Stein eurer Farbe so, dass er einen anderen berührt.',
    'Sechs der eigenen Farbe in einer Reihe, einem vollen Dreieck oder einem Kreis gewinnen sofort.',
    'Wenn alle liegen, versetzt ihr abwechselnd einen eigenen Stein. Was dabei vom größeren Teil abbricht, ist aus dem Spiel.',
    'Wer weniger als sechs Steine übrig hat, verliert.',
  ],
  options: {
    edition: {
      label: 'Ausgabe',
      help: 'Welches der beiden gedruckten Spiele gespielt wird.',
      values: {
        '2003': { label: '2003', help: 'Je 19 Steine; zu viert 18 pro Team.' },
        '21': {
          label: '21 Steine',
          help: 'Je 21 Steine, die ersten zwei liegen schon nebeneinander. Zu zweit.',
        },
      },
    },
    opener: { label: 'Wer beginnt', help: 'Der Platz, der eröffnet und Rot spielt.' },
    noCaptureLimit: {
      label: 'Züge ohne Schlagen',
      help: 'So viele Züge der zweiten Phase hintereinander, ohne dass ein Stein das Spiel verlässt, sind ein Unentschieden.',
      none: 'Keine Grenze',
    },
    repetition: {
      label: 'Wiederholung',
      help: 'Dieselbe Stellung zum dritten Mal in der zweiten Phase ist ein Unentschieden.',
    },
    swap: { label: 'Tausch', help: 'Wenn drei Steine liegen, darf Schwarz einmal Rot übernehmen.' },
    signal: {
      label: 'Räuspern',
      help: 'Partner dürfen einander einmal pro Zug mit einem Zeichen ohne Worte warnen.',
    },
  },
  refusals: {
    cellOccupied: (p) => `Auf ${p.cell} liegt ein Stein; wähle ein leeres Feld.`,
    cellTooFar: () =>
      'Diese Koordinaten liegen weit außerhalb jedes Bretts; wähle ein Feld, das einen Stein berührt.',
    compactPosition: (p) =>
      `„${p.text}“ ist keine Stellung in einer Zeile; eine sieht so aus: rb~1r_1_17-18_0.0 (Zeilen, Platz, Vorräte, Ecke).`,
    diagramMark: (p) =>
      `In der Zeichnung steht „${p.mark}“ in Zeile ${p.line}, Spalte ${p.column}; Steine sind R und B, leere Felder ein Punkt, jede Zeile ein halbes Feld weiter rechts.`,
    firstInMiddle: () => 'Der erste Stein kommt in die Mitte: 0,0.',
    keepMissing: (p) =>
      `Mehrere Gruppen sind gleich groß; sag, welche bleibt, mit ihrem ersten Feld: ${p.choices}.`,
    keepNotLargest: (p) => `Keine der größten Gruppen heißt ${p.cell}; du kannst behalten: ${p.choices}.`,
    keepNotOffered: () => 'Hier gibt es keine Gruppe zu wählen; schreib nur, woher und wohin.',
    noStoneThere: (p) => `Auf ${p.cell} liegt kein Stein; versetze einen eigenen.`,
    notAMove: (p) =>
      `„${p.text}“ ist kein Zug; ein Feld schreibst du 2,-1, einen Stein versetzt du mit 0,0>2,-1, eine Gruppe behältst du mit 0,0>2,-1=3,-2.`,
    notYourStone: (p) => `Der Stein auf ${p.cell} gehört nicht dir; versetze einen eigenen.`,
    phaseOnePlaces: () => 'Es sind noch Steine zu legen; nenne ein leeres Feld.',
    phaseTwoMoves: () => 'Alle Steine liegen; versetze einen von deinen, geschrieben woher>wohin.',
    sameCell: (p) => `Der Stein darf nicht nach ${p.cell} zurück; wähle ein anderes Feld.`,
    swapNeedsTwo: () => 'Farben tauschen geht nur zu zweit.',
    swapNotOffered: () => 'Farben tauschen kann nur Schwarz, einmal, wenn drei Steine liegen.',
    tableApart: () => 'Die Steine dieser Stellung hängen nicht zusammen.',
    tableCells: () =>
      'Eine Stellung braucht „red“ und „black“, jeweils eine Liste von Feldern wie [[0,0],[1,-1]].',
    tableOver: () => 'In dieser Stellung ist das Spiel schon zu Ende.',
    tableOverlap: () => 'Zwei Steine dieser Stellung liegen auf einem Feld.',
    tablePhase: (p) => `Nach ihren Vorräten ist diese Stellung in Phase ${p.phase}.`,
    tableStones: (p) => `Eine Farbe hat in dieser Ausgabe höchstens ${p.total} Steine.`,
    tableSupply: (p) =>
      `Steine und Vorräte passen nicht zusammen: Jede Farbe hat ${p.total} Steine, und sie werden abwechselnd gelegt.`,
    tableTurn: () => 'Wer am Zug ist („toMove“), fehlt oder hat nicht die Farbe, die ziehen muss.',
    touchesNothing: (p) => `${p.cell} berührt keinen Stein; wähle ein leeres Feld neben einem.`,
    touchesOnlyLeaving: (p) =>
      `${p.cell} berührt nur Steine, die weggehen; wähle ein Feld neben einem Stein, der bleibt.`,
  },
  facts: {
    placed: (fact, name) => `${name(fact.seat)} legt ${colours[fact.side]} auf ${cell(fact.cell)}.`,
    moved: (fact, name) =>
      `${name(fact.seat)} versetzt ${colours[fact.side]} von ${cell(fact.from)} nach ${cell(fact.cell)}.`,
    captured: (fact) =>
      `Aus dem Spiel: ${[
        ...(fact.red.length > 0 ? [stones(fact.red.length, 'red')] : []),
        ...(fact.black.length > 0 ? [stones(fact.black.length, 'black')] : []),
      ].join(' und ')}.`,
    swapped: (fact, name) => `${name(fact.seat)} übernimmt Rot.`,
    phaseTwo: () => 'Alle Steine liegen: Ab jetzt werden sie versetzt.',
    completed: (fact, name) => `${name(fact.seat)} vollendet ${forms[fact.form]}.`,
    won: (fact, name) => {
      const who = `${all(fact.seats, name)} (${colours[fact.side]})`;
      const verb = fact.seats.length === 1 ? 'gewinnt' : 'gewinnen';
      return fact.reason === 'tooFew'
        ? `Die andere Seite hat weniger als sechs Steine: ${who} ${verb}.`
        : `${who} ${verb}.`;
    },
    drawn: (fact) => `Unentschieden: ${draws[fact.reason]}.`,
  },
  reasons: {
    row: 'Sechs in einer Reihe',
    triangle: 'Ein Dreieck aus sechs',
    circle: 'Ein Kreis aus sechs',
    tooFew: 'Weniger als sechs Steine übrig',
    bothTooFew: 'Beide Seiten haben weniger als sechs Steine',
    repetition: 'Dieselbe Stellung zum dritten Mal',
    noCapture: 'Zu lange ohne Schlagen',
  },
  table: {
    colours: { red: 'rot', black: 'schwarz' },
    board: 'Das Brett',
    boardHelp:
      'Ein Feld heißt nach zwei Zahlen: Die erste wächst nach rechts, die zweite nach unten, jede Reihe liegt ein halbes Feld weiter rechts. Die Pfeiltasten gehen von Feld zu Feld, Pos1, Bild auf, Ende und Bild ab gehen schräg, Enter spielt, L führt zum letzten Stein.',
    phases: { 1: 'Steine legen', 2: 'Steine versetzen' },
    supply: (count, colour) => `Noch ${stones(count, colour)} zu legen`,
    onBoard: (count, colour) => `${stones(count, colour)} auf dem Brett`,
    toPlace: 'zu legen',
    left: 'übrig',
    toMove: 'am Zug',
    row: (row, stonesInIt) => `Reihe ${row}: ${stonesInIt.join(', ')}.`,
    stoneAt: (at, colour) => `${colourNames[colour]} ${at}`,
    noStones: 'Noch liegt kein Stein.',
    directions: ['rechts', 'oben rechts', 'oben links', 'links', 'unten links', 'unten rechts'],
    emptyCell: (at, beside) =>
      beside.length === 0 ? `${at}, leer` : `${at}, leer, daneben ${beside.join(', ')}`,
    stoneCell: (at, colour) => `${at}, ${colour === 'red' ? 'roter' : 'schwarzer'} Stein`,
    beside: (colour, direction) => `${colourNames[colour]} ${direction}`,
    lastStone: 'letzter Stein',
    pickedUp: 'aufgenommen',
    canPlace: 'hier kannst du legen',
    canPickUp: 'du kannst ihn aufnehmen',
    captures: 'Steine würden abfallen',
    dots: 'Du bist dran. Ein Punkt an der Ecke: Hebst du diesen Stein, fallen andere ab.',
    again: 'noch einmal zum Spielen',
    wins: 'hier gewinnst du',
    threat: 'hier würde die andere Seite gewinnen',
    completesForm: {
      row: 'Damit vollendest du eine Reihe und gewinnst.',
      triangle: 'Damit vollendest du ein Dreieck und gewinnst.',
      circle: 'Damit vollendest du einen Kreis und gewinnst.',
    },
    chooseCell: 'Tippe auf ein Feld',
    place: 'Stein legen',
    chooseStone: 'Nimm einen deiner Steine auf',
    chooseTarget: 'Tippe an, wohin er kommt',
    move: 'Stein dorthin versetzen',
    putBack: 'Zurücklegen',
    falls: (red, black) =>
      `Aus dem Spiel: ${[...(red > 0 ? [stones(red, 'red')] : []), ...(black > 0 ? [stones(black, 'black')] : [])].join(' und ')}.`,
    fallsNothing: 'Nichts fällt ab.',
    wouldLose: 'Du hättest weniger als sechs Steine und würdest verlieren.',
    wouldWin: 'Die andere Seite hätte weniger als sechs Steine: Du gewinnst.',
    wouldDraw: 'Das Spiel würde unentschieden enden.',
    keepAsk: 'Gleich große Gruppen: Welche bleibt?',
    keep: (letter) => `${letter} behalten`,
    stones: (red, black) => `${red} rot, ${black} schwarz`,
    keepLabel: (letter) => `Gruppe ${letter}`,
    firstStone: 'Leg den ersten Stein.',
    blockThem: 'Die andere Seite kann einen Sechser vollenden. Schau auf die markierten Felder.',
    canWin: 'Du kannst einen Sechser vollenden.',
    swapAsk: 'Statt zu legen darfst du jetzt einmal Rot übernehmen.',
    swap: 'Rot übernehmen',
    swapped: (name) => `${name} übernimmt Rot.`,
    phaseTwo: 'Alle Steine liegen. Ab jetzt werden sie versetzt.',
    quiet: (moves, limit) => `${moves} von ${limit} Zügen ohne Schlagen`,
    zoomIn: 'Näher',
    zoomOut: 'Weiter weg',
    fit: 'Alles zeigen',
    options: 'Unentschieden, aufgeben',
    drawWaiting: 'Du hast ein Unentschieden angeboten.',
    resignSure: 'Dieses Spiel wirklich aufgeben? Dann gewinnt die andere Seite.',
    signal: 'Räuspern',
    signalled: (name) => `${name} räuspert sich.`,
  },
  terminal: {
    phase: (phase) => (phase === 1 ? 'Phase eins: legen' : 'Phase zwei: versetzen'),
    quiet: (moves, limit) => `· Züge ohne Schlagen: ${moves} von ${limit}`,
    stones: (onBoard, supply) => `${onBoard} auf dem Brett, ${supply} im Vorrat`,
    askPlace: 'Lege einen Stein:',
    askMove: 'Versetze einen Stein (etwa 0,0>2,-1):',
    askSwap: 'Lege einen Stein, oder übernimm Rot mit swap:',
  },
  scenarios: {
    blackCompletes: 'Auch Schwarz gewinnt mit einer Reihe',
    bothBelow: 'Beide Seiten unter sechs: Unentschieden',
    circleAlmost: 'Die Mitte vollendet keinen Kreis',
    circleEmpty: 'Ein Kreis um ein leeres Feld',
    circleOther: 'Ein Kreis um einen fremden Stein',
    circleOwn: 'Ein Kreis um einen eigenen Stein',
    firstInMiddle: 'Der erste Stein kommt in die Mitte',
    fourBySeat: 'Zu viert zählt eine Stellung für den Platz, der am Zug ist',
    fourCapture: 'Zu viert fallen Steine für beide Teams ab',
    fourNotYet: 'Dieselben Steine mit dem Partner am Zug sind eine andere Stellung',
    halves: 'Zwei gleiche Hälften: Wer am Zug ist, wählt',
    limit: 'Zu viele Züge ohne Schlagen: Unentschieden',
    limitStartsOver: 'Nach dem Schlagen beginnt die Zählung neu',
    moverBelow: 'Wer nur sich selbst unter sechs bringt, verliert',
    movingRefused: 'Was kein Zug der zweiten Phase ist, ändert nichts',
    nearlyHalves: 'Ein Stein mehr entscheidet, welche Gruppe bleibt',
    noRepetition: 'Ein Tisch darf Wiederholungen erlauben',
    otherBelow: 'Wer weniger als sechs Steine hat, hat verloren',
    ownStoneNeeded: 'Ein Stein aus der Reihe verlängert sie nicht',
    phaseTwoStarts: 'Mit dem letzten gelegten Stein beginnt die zweite Phase',
    placingRefused: 'Was kein Zug der ersten Phase ist, ändert nichts',
    repetition: 'Dieselbe Stellung zum dritten Mal: Unentschieden',
    row: 'Sechs in einer Reihe gewinnen',
    rowBent: 'Eine geknickte Reihe zählt nicht',
    rowGap: 'Eine Reihe wird in ihrer Lücke vollendet',
    rowInterrupted: 'Ein fremder Stein unterbricht die Reihe',
    rowLong: 'Eine Reihe aus sieben enthält eine aus sechs',
    rowOfPartners: 'Partner vollenden eine Reihe gemeinsam',
    rowSlanted: 'Eine Reihe läuft in einer von drei Richtungen',
    rowStopped: 'Ein Stein am offenen Ende hält eine Reihe auf',
    shifted: 'Eine verschobene Stellung ist dieselbe',
    sixFirst: 'Ein vollendeter Sechser zählt, bevor die Steine gezählt werden',
    sixInPhaseTwo: 'Ein versetzter Stein vollendet die Reihe',
    swap: 'Schwarz übernimmt Rot',
    swapLater: 'Der Tausch wird einmal angeboten',
    threeEqual: 'Drei gleich große Gruppen: Wer am Zug ist, wählt',
    threeGroups: 'Drei Gruppen: Nur die größte bleibt',
    triangle: 'Ein Dreieck aus drei, zwei und eins',
    triangleAlmost: 'Drei und drei nebeneinander sind kein Dreieck',
    triangleOther: 'Ein Dreieck, das auf seiner Dreierseite steht',
    triangleSide: 'Ein Dreieck wird in der Mitte einer Seite vollendet',
    twoGroups: 'Die kleinere Gruppe ist aus dem Spiel',
    winningLast: 'Ein gewinnender letzter Zug gewinnt',
  },
  analysis: {
    curve: 'Gewinnchance',
    amount: (cost) => `${Math.round(100 * cost)} % Gewinnchance`,
    forced: (name, stones) =>
      stones === 1
        ? `${name} kann einen Sechser vollenden.`
        : `${name} kann mit ${stones} Steinen einen Sechser erzwingen.`,
  },
  hints: {
    completes: (p) => `Das vollendet ${formByCode(p.form)}.`,
    blocks: (p) => `Das verhindert ${formByCode(p.form)} der anderen Seite.`,
    forcedWin: (p) => `Das gewinnt zwingend in ${p.moves === 1 ? 'einem Zug' : `${p.moves} Zügen`}.`,
    doubleThreat: () => 'Damit drohen zwei Sechser zugleich.',
    threat: () => 'Damit droht ein Sechser.',
    captures: (p) =>
      `Das schlägt ${p.theirs === 1 ? 'einen Stein' : `${p.theirs} Steine`} der anderen Seite und kostet ${p.own === 0 ? 'keinen' : p.own === 1 ? 'einen' : p.own} eigene${p.own === 0 || p.own === 1 ? 'n' : ''}.`,
    builds: () => 'Das bereitet die meisten Formen vor.',
    swaps: () => 'Rot steht besser.',
    lost: () => 'Gegen bestes Spiel verliert auch das.',
  },
};
