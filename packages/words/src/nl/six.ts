import type { Seat } from '@sixfold/game-kit';
import type { six as english } from '../en/six.js';
import { listed } from '../listed.js';
import type { SameKeys } from '../shape.js';

type Cell = readonly [number, number];

const cell = ([q, r]: Cell): string => `${q},${r}`;
const all = (seats: readonly Seat[], name: (seat: Seat) => string): string => listed(seats.map(name), 'en');
const colours = { red: 'rood', black: 'zwart' } as const;
const stones = (count: number, colour: 'red' | 'black'): string =>
  `${count} ${colour === 'red' ? 'rode' : 'zwarte'} ${count === 1 ? 'steen' : 'stenen'}`;
const forms = { row: 'een rij', triangle: 'een driehoek', circle: 'een cirkel' } as const;
const formByCode = (code: unknown): string => forms[code as keyof typeof forms] ?? String(code);
const draws: Readonly<Record<string, string>> = {
  bothTooFew: 'beide kanten hebben minder dan zes stenen',
  repetition: 'dezelfde stelling voor de derde keer',
  noCapture: 'te lang is er geen steen uit het spel gegaan',
};

/** SIX in het Nederlands. */
export const six: SameKeys<typeof english> = {
  name: 'SIX',
  tagline: 'Zes van jouw kleur in een rij, driehoek of cirkel.',
  presets: { german: 'Uitgave van 2003', dutch: 'Met 21 stenen', teams: 'Twee teams' },
  howTo: [
    'Leg om de beurt een steen van jouw kleur tegen wat er al ligt.',
    'Zes van jouw kleur op een rij, in een volle driehoek of in een cirkel winnen meteen.',
    'Als alles ligt, verplaats je elke beurt een van je stenen. Wat daarbij van het grootste deel afbreekt, is uit het spel.',
    'Wie minder dan zes stenen over heeft, verliest.',
  ],
  options: {
    edition: {
      label: 'Uitgave',
      help: 'Welke van de twee gedrukte spellen wordt gespeeld.',
      values: {
        '2003': { label: '2003', help: 'Elk 19 stenen; met z’n vieren 18 per team.' },
        '21': {
          label: '21 stenen',
          help: 'Elk 21 stenen, de eerste twee liggen al naast elkaar. Voor twee.',
        },
      },
    },
    opener: { label: 'Wie begint', help: 'De plaats die opent en rood speelt.' },
    noCaptureLimit: {
      label: 'Zetten zonder slaan',
      help: 'Zoveel zetten van de tweede fase achter elkaar zonder dat een steen uit het spel gaat, is gelijkspel.',
      none: 'Geen grens',
    },
    repetition: {
      label: 'Herhaling',
      help: 'Dezelfde stelling voor de derde keer in de tweede fase is gelijkspel.',
    },
    swap: { label: 'Ruilen', help: 'Als er drie stenen liggen, mag zwart één keer rood overnemen.' },
    signal: {
      label: 'Kuchje',
      help: 'Partners mogen elkaar één keer per beurt waarschuwen met een teken zonder woorden.',
    },
  },
  refusals: {
    cellOccupied: (p) => `Op ${p.cell} ligt een steen; kies een leeg veld.`,
    cellTooFar: () => 'Deze coördinaten liggen ver buiten elk bord; kies een veld dat een steen raakt.',
    compactPosition: (p) =>
      `“${p.text}” is geen stelling op één regel; die ziet er zo uit: rb~1r_1_17-18_0.0 (rijen, plaats, voorraden, hoek).`,
    diagramMark: (p) =>
      `In de tekening staat “${p.mark}” op regel ${p.line}, kolom ${p.column}; stenen zijn R en B, lege velden een punt, elke regel een half veld verder naar rechts.`,
    firstInMiddle: () => 'De eerste steen komt in het midden: 0,0.',
    keepMissing: (p) =>
      `Meerdere groepen zijn even groot; zeg welke blijft, met het eerste veld ervan: ${p.choices}.`,
    keepNotLargest: (p) => `Geen van de grootste groepen heet ${p.cell}; je kunt houden: ${p.choices}.`,
    keepNotOffered: () => 'Hier valt geen groep te kiezen; schrijf alleen vanwaar en waarheen.',
    noStoneThere: (p) => `Op ${p.cell} ligt geen steen; verplaats er een van jezelf.`,
    notAMove: (p) =>
      `“${p.text}” is geen zet; een veld schrijf je als 2,-1, een steen verplaats je met 0,0>2,-1, een groep houd je met 0,0>2,-1=3,-2.`,
    notYourStone: (p) => `De steen op ${p.cell} is niet van jou; verplaats er een van jezelf.`,
    phaseOnePlaces: () => 'Er zijn nog stenen te leggen; noem een leeg veld.',
    phaseTwoMoves: () => 'Alle stenen liggen; verplaats er een van jou, geschreven als vanwaar>waarheen.',
    sameCell: (p) => `De steen mag niet terug naar ${p.cell}; kies een ander veld.`,
    swapNeedsTwo: () => 'Kleuren ruilen kan alleen met z’n tweeën.',
    swapNotOffered: () => 'Kleuren ruilen kan alleen zwart, één keer, als er drie stenen liggen.',
    tableApart: () => 'De stenen van deze stelling hangen niet samen.',
    tableCells: () =>
      'Een stelling heeft “red” en “black” nodig, elk een lijst van velden zoals [[0,0],[1,-1]].',
    tableOver: () => 'In deze stelling is het spel al afgelopen.',
    tableOverlap: () => 'Twee stenen van deze stelling liggen op één veld.',
    tablePhase: (p) => `Volgens de voorraden is deze stelling in fase ${p.phase}.`,
    tableStones: (p) => `Een kleur heeft in deze uitgave hoogstens ${p.total} stenen.`,
    tableSupply: (p) =>
      `Stenen en voorraden kloppen niet: elke kleur heeft ${p.total} stenen, en ze worden om de beurt gelegd.`,
    tableTurn: () => 'Wie aan zet is (“toMove”) ontbreekt of heeft niet de kleur die moet zetten.',
    touchesNothing: (p) => `${p.cell} raakt geen steen; kies een leeg veld naast een steen.`,
    touchesOnlyLeaving: (p) =>
      `${p.cell} raakt alleen stenen die weggaan; kies een veld naast een steen die blijft.`,
  },
  facts: {
    placed: (fact, name) => `${name(fact.seat)} legt ${colours[fact.side]} op ${cell(fact.cell)}.`,
    moved: (fact, name) =>
      `${name(fact.seat)} verplaatst ${colours[fact.side]} van ${cell(fact.from)} naar ${cell(fact.cell)}.`,
    captured: (fact) =>
      `Uit het spel: ${[
        ...(fact.red.length > 0 ? [stones(fact.red.length, 'red')] : []),
        ...(fact.black.length > 0 ? [stones(fact.black.length, 'black')] : []),
      ].join(' en ')}.`,
    swapped: (fact, name) => `${name(fact.seat)} neemt rood over.`,
    phaseTwo: () => 'Alle stenen liggen: vanaf nu wordt er verplaatst.',
    completed: (fact, name) => `${name(fact.seat)} maakt ${forms[fact.form]} af.`,
    won: (fact, name) => {
      const who = `${all(fact.seats, name)} (${colours[fact.side]})`;
      const verb = fact.seats.length === 1 ? 'wint' : 'winnen';
      return fact.reason === 'tooFew'
        ? `De andere kant heeft minder dan zes stenen: ${who} ${verb}.`
        : `${who} ${verb}.`;
    },
    drawn: (fact) => `Gelijkspel: ${draws[fact.reason]}.`,
  },
  reasons: {
    row: 'Zes op een rij',
    triangle: 'Een driehoek van zes',
    circle: 'Een cirkel van zes',
    tooFew: 'Minder dan zes stenen over',
    bothTooFew: 'Beide kanten hebben minder dan zes stenen',
    repetition: 'Dezelfde stelling voor de derde keer',
    noCapture: 'Te lang niet geslagen',
  },
  table: {
    colours: { red: 'rood', black: 'zwart' },
    board: 'Het bord',
    boardHelp:
      'Een veld heet naar twee getallen: het eerste wordt groter naar rechts, het tweede naar beneden; elke rij ligt een half veld verder naar rechts. Met de pijltjes ga je van veld naar veld, Home, Page Up, End en Page Down gaan schuin, Enter speelt, L gaat naar de laatste steen.',
    phases: { 1: 'Stenen leggen', 2: 'Stenen verplaatsen' },
    supply: (count, colour) => `Nog ${stones(count, colour)} te leggen`,
    onBoard: (count, colour) => `${stones(count, colour)} op het bord`,
    toPlace: 'te leggen',
    left: 'over',
    toMove: 'aan zet',
    row: (row, stonesInIt) => `Rij ${row}: ${stonesInIt.join(', ')}.`,
    stoneAt: (at, colour) => `${colours[colour]} ${at}`,
    noStones: 'Er ligt nog geen steen.',
    directions: ['rechts', 'rechtsboven', 'linksboven', 'links', 'linksonder', 'rechtsonder'],
    emptyCell: (at, beside) =>
      beside.length === 0 ? `${at}, leeg` : `${at}, leeg, ernaast ${beside.join(', ')}`,
    stoneCell: (at, colour) => `${at}, ${colour === 'red' ? 'rode' : 'zwarte'} steen`,
    beside: (colour, direction) => `${colours[colour]} ${direction}`,
    lastStone: 'laatste steen',
    pickedUp: 'opgepakt',
    canPlace: 'hier kun je leggen',
    canPickUp: 'je kunt hem oppakken',
    captures: 'er zouden stenen afvallen',
    dots: 'Jij bent aan zet. Een stip op de hoek: pak je die steen op, dan vallen er andere af.',
    again: 'nog een keer om te spelen',
    wins: 'hier win je',
    threat: 'hier zou de andere kant winnen',
    completesForm: {
      row: 'Zo maak je een rij af en win je.',
      triangle: 'Zo maak je een driehoek af en win je.',
      circle: 'Zo maak je een cirkel af en win je.',
    },
    chooseCell: 'Tik op een veld',
    place: 'Steen leggen',
    chooseStone: 'Pak een van je stenen op',
    chooseTarget: 'Tik aan waar hij heen gaat',
    move: 'Steen daarheen verplaatsen',
    putBack: 'Terugleggen',
    falls: (red, black) =>
      `Uit het spel: ${[...(red > 0 ? [stones(red, 'red')] : []), ...(black > 0 ? [stones(black, 'black')] : [])].join(' en ')}.`,
    fallsNothing: 'Er valt niets af.',
    wouldLose: 'Je zou minder dan zes stenen hebben en verliezen.',
    wouldWin: 'De andere kant zou minder dan zes stenen hebben: je wint.',
    wouldDraw: 'Het spel zou in gelijkspel eindigen.',
    keepAsk: 'Even grote groepen: welke blijft?',
    keep: (letter) => `${letter} houden`,
    stones: (red, black) => `${red} rood, ${black} zwart`,
    keepLabel: (letter) => `groep ${letter}`,
    firstStone: 'Leg de eerste steen.',
    blockThem: 'De andere kant kan een zes afmaken. Kijk naar de gemarkeerde velden.',
    canWin: 'Je kunt een zes afmaken.',
    swapAsk: 'In plaats van te leggen mag je nu één keer rood overnemen.',
    swap: 'Rood overnemen',
    swapped: (name) => `${name} neemt rood over.`,
    phaseTwo: 'Alle stenen liggen. Vanaf nu wordt er verplaatst.',
    quiet: (moves, limit) => `${moves} van ${limit} zetten zonder slaan`,
    zoomIn: 'Dichterbij',
    zoomOut: 'Verder weg',
    fit: 'Alles tonen',
    options: 'Gelijkspel, opgeven',
    drawWaiting: 'Je hebt gelijkspel voorgesteld.',
    resignSure: 'Dit spel echt opgeven? Dan wint de andere kant.',
    signal: 'Kuchen',
    signalled: (name) => `${name} kucht.`,
  },
  terminal: {
    phase: (phase) => (phase === 1 ? 'Fase één: leggen' : 'Fase twee: verplaatsen'),
    quiet: (moves, limit) => `· zetten zonder slaan: ${moves} van ${limit}`,
    stones: (onBoard, supply) => `${onBoard} op het bord, ${supply} in voorraad`,
    askPlace: 'Leg een steen:',
    askMove: 'Verplaats een steen (bijvoorbeeld 0,0>2,-1):',
    askSwap: 'Leg een steen, of neem rood over met swap:',
  },
  scenarios: {
    blackCompletes: 'Ook zwart wint met een rij',
    bothBelow: 'Beide kanten onder de zes: gelijkspel',
    circleAlmost: 'Het midden maakt geen cirkel af',
    circleEmpty: 'Een cirkel om een leeg veld',
    circleOther: 'Een cirkel om een steen van de andere kant',
    circleOwn: 'Een cirkel om een eigen steen',
    firstInMiddle: 'De eerste steen komt in het midden',
    fourBySeat: 'Met z’n vieren telt een stelling voor de plaats die aan zet is',
    fourCapture: 'Met z’n vieren vallen er stenen af voor beide teams',
    fourNotYet: 'Dezelfde stenen met de partner aan zet zijn een andere stelling',
    halves: 'Twee gelijke helften: wie aan zet is, kiest',
    limit: 'Te veel zetten zonder slaan: gelijkspel',
    limitStartsOver: 'Na het slaan begint de telling opnieuw',
    moverBelow: 'Wie alleen zichzelf onder de zes brengt, verliest',
    movingRefused: 'Wat geen zet van de tweede fase is, verandert niets',
    nearlyHalves: 'Eén steen meer beslist welke groep blijft',
    noRepetition: 'Een tafel mag herhalingen toestaan',
    otherBelow: 'Wie minder dan zes stenen heeft, heeft verloren',
    ownStoneNeeded: 'Een steen uit de rij maakt die rij niet langer',
    phaseTwoStarts: 'Met de laatste gelegde steen begint de tweede fase',
    placingRefused: 'Wat geen zet van de eerste fase is, verandert niets',
    repetition: 'Dezelfde stelling voor de derde keer: gelijkspel',
    row: 'Zes op een rij winnen',
    rowBent: 'Een geknikte rij telt niet',
    rowGap: 'Een rij wordt afgemaakt in de opening',
    rowInterrupted: 'Een steen van de andere kant onderbreekt de rij',
    rowLong: 'Een rij van zeven bevat er een van zes',
    rowOfPartners: 'Partners maken samen een rij af',
    rowSlanted: 'Een rij loopt in een van drie richtingen',
    rowStopped: 'Een steen aan het open eind houdt een rij tegen',
    shifted: 'Een verschoven stelling is dezelfde',
    sixFirst: 'Een afgemaakte zes telt voordat de stenen geteld worden',
    sixInPhaseTwo: 'Een verplaatste steen maakt de rij af',
    swap: 'Zwart neemt rood over',
    swapLater: 'Ruilen wordt één keer aangeboden',
    threeEqual: 'Drie even grote groepen: wie aan zet is, kiest',
    threeGroups: 'Drie groepen: alleen de grootste blijft',
    triangle: 'Een driehoek van drie, twee en één',
    triangleAlmost: 'Drie en drie naast elkaar zijn geen driehoek',
    triangleOther: 'Een driehoek die op zijn zijde van drie staat',
    triangleSide: 'Een driehoek wordt midden in een zijde afgemaakt',
    twoGroups: 'De kleinere groep is uit het spel',
    winningLast: 'Een winnende laatste zet wint',
  },
  analysis: {
    curve: 'Winstkans',
    amount: (cost) => `${Math.round(100 * cost)}% winstkans`,
    forced: (name, stones) =>
      stones === 1 ? `${name} kan een zes afmaken.` : `${name} kan met ${stones} stenen een zes afdwingen.`,
  },
  hints: {
    completes: (p) => `Dat maakt ${formByCode(p.form)} af.`,
    blocks: (p) => `Dat verhindert ${formByCode(p.form)} van de andere kant.`,
    forcedWin: (p) => `Dat wint gedwongen in ${p.moves === 1 ? 'één zet' : `${p.moves} zetten`}.`,
    doubleThreat: () => 'Dat dreigt met twee zessen tegelijk.',
    threat: () => 'Dat dreigt met een zes.',
    captures: (p) =>
      `Dat slaat ${p.theirs} ${p.theirs === 1 ? 'steen' : 'stenen'} van de andere kant en kost er ${p.own === 0 ? 'geen' : p.own} van jezelf.`,
    builds: () => 'Dat bereidt de meeste vormen voor.',
    swaps: () => 'Rood staat beter.',
    lost: () => 'Tegen het beste spel verliest ook dit.',
  },
};
