import type { nimmt as english } from '../en/nimmt.js';
import { listed } from '../listed.js';
import type { SameKeys } from '../shape.js';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const heads = (number: number): string => count(number, 'stierenkop', 'stierenkoppen');
const cards = (number: number): string => count(number, 'kaart', 'kaarten');
const points = (number: number): string => count(number, 'punt', 'punten');
const decimal = (value: number): string => String(value).replace('.', ',');
const rowName = (row: number): string => `rij ${row + 1}`;

const trapName = {
  block: 'Blokkade',
  drop: 'Afdanker',
  mask: 'Masker',
  shift: 'Schuif',
  stretch: 'Rek',
} as const;
type Trap = keyof typeof trapName;

const theTrap: Readonly<Record<Trap, string>> = {
  block: 'De blokkade',
  drop: 'De afdanker',
  mask: 'Het masker',
  shift: 'De schuif',
  stretch: 'De rek',
};

/** Hoe de varianten heten. */
const variantNames = {
  classic: 'Klassiek',
  plus: 'PLUS',
  'plus-even': 'PLUS, 0-kaarten voor iedereen',
  zero: 'Met 0-kaarten',
  simple: 'Eenvoudig',
  ole: 'Ole-vallen',
} as const;

const withoutTrap = {
  block: 'pas',
  drop: 'pas',
  mask: 'leg één kaart',
  shift: 'leg de kaart aan',
  stretch: 'leg de kaart aan',
} as const;

/** 6 nimmt! in het Nederlands. */
export const nimmt: SameKeys<typeof english> = {
  name: '6 nimmt!',
  tagline: 'Vier rijen, en niemand wil de zesde kaart leggen.',
  presets: {
    classic: 'Klassiek',
    plus: 'PLUS zoals gedrukt',
    simple: 'Eenvoudig, voor kinderen',
    ole: 'Met de vallen van Ole',
    tactics: 'Tactiek',
    draft: 'Tactiek met kiezen',
    short: 'Eén snelle ronde',
  },
  howTo: [
    'Iedereen legt één kaart gesloten neer; dan gaan alle kaarten tegelijk open.',
    'Van laag naar hoog komt elke kaart in de rij waarvan de laatste kaart er het dichtst onder ligt.',
    'De zesde kaart van een rij neemt de vijf die er liggen, en begint de rij opnieuw.',
    'Een kaart lager dan alle vier de rijen neemt een rij naar keuze (bij PLUS en in de varianten met 0-kaarten komt hij achter de hoogste rij).',
    'Stierenkoppen zijn strafpunten, behalve bij PLUS: daar zijn ze goed.',
    'Met 0-kaarten: een 0 naast een kaart zorgt dat die als eerste wordt aangelegd.',
  ],
  options: {
    variant: {
      label: 'Variant',
      help: 'Welk spel van de familie je speelt.',
      values: {
        classic: {
          label: variantNames.classic,
          help: 'Eén gesloten kaart per beurt; stierenkoppen zijn slecht. Voor 2 tot 10.',
        },
        plus: {
          label: variantNames.plus,
          help: 'Eén of twee kaarten per beurt, 0-kaarten voor tempo; stierenkoppen zijn goed. Voor 2 tot 7.',
        },
        'plus-even': {
          label: variantNames['plus-even'],
          help: 'Net als PLUS, maar iedereen begint met 0-kaarten. Voor 2 tot 7.',
        },
        zero: {
          label: variantNames.zero,
          help: 'Net als PLUS, maar stierenkoppen zijn slecht. Voor 2 tot 7.',
        },
        simple: {
          label: variantNames.simple,
          help: 'Om de beurt één open kaart; stierenkoppen zijn slecht. Voor 2 tot 7.',
        },
        ole: {
          label: variantNames.ole,
          help: 'Klassiek met geheime valkaarten die de regels doorbreken. Voor 2 tot 10.',
        },
      },
    },
    limit: {
      label: 'Einde bij',
      help: 'Het spel eindigt na de ronde waarin iemand zoveel stierenkoppen heeft.',
    },
    rounds: { label: 'Rondes', help: 'Het spel eindigt na zoveel rondes.', none: 'Tot de grens bereikt is' },
    deck: {
      label: 'Kaarten',
      help: 'Welke getalkaarten meedoen.',
      values: {
        full: { label: 'Alle 104 kaarten', help: 'Een deel blijft ongedeeld, niemand weet welk.' },
        tactics: {
          label: 'Tactiek',
          help: 'Alleen zoveel kaarten als er gedeeld worden: iedereen weet wat er in het spel is.',
        },
      },
    },
    draft: {
      label: 'Kiezen',
      help: 'Alle kaarten liggen open en worden één voor één gekozen; elke hand is bekend.',
    },
    starter: { label: 'Begint', help: 'De plaats die begint: speelt, kiest of trekt als eerste een val.' },
    traps: {
      label: 'Vallen uit',
      help: 'Waaruit de valkaarten getrokken worden.',
      values: {
        shared: { label: 'Eén gezamenlijke voorraad', help: 'Iedereen trekt uit dezelfde voorraad.' },
        own: { label: 'Eigen verzamelingen', help: 'Iedereen trekt uit de eigen kaarten.' },
      },
    },
    copies: { label: 'Exemplaren', help: 'Hoe vaak elke valkaart in de voorraad zit.' },
    unique: { label: 'Geen dubbele', help: 'Dubbele kaarten gaan vóór het trekken uit een verzameling.' },
    collections: { label: 'Verzamelingen', help: 'Hoeveel van elke valkaart elke plaats bezit.' },
  },
  refusals: {
    alreadyShifted: () => 'Deze kaart is al geschoven; leg hem nu aan.',
    badTable: (p) => `Zo kan de tafel niet worden opgezet: kijk naar “${p.field}”.`,
    cannotStretch: (p) =>
      `Rekken kan alleen bij een rij van precies vijf kaarten waarvan de laatste hoogstens ${p.reach} verschilt.`,
    cardNotInHand: (p) => `Je hebt de ${p.card} niet; kies een kaart uit je hand.`,
    cardNotOpen: (p) => `De ${p.card} ligt niet open; kies een van de open kaarten.`,
    cardNotTaken: (p) =>
      `Je hebt de ${p.card} deze ronde niet genomen, of hij telt al niet meer mee; noem een andere of pas.`,
    cardsNotAscending: (p) => `Noem de laagste kaart eerst: ${p.second}+${p.first}.`,
    'expected.chooseMasked': () => 'Kies een van je twee gemaskerde kaarten, bijvoorbeeld 43.',
    'expected.chooseRow': () => 'Kies een rij om te nemen: r1, r2, r3 of r4.',
    'expected.count': () => 'Dank een van je genomen kaarten af, bijvoorbeeld drop:55, of pas met pass.',
    'expected.lay': (p) =>
      p.cards === 2
        ? 'Leg een of twee kaarten uit je hand, bijvoorbeeld 43 of 18+43.'
        : 'Leg een kaart uit je hand, bijvoorbeeld 43.',
    'expected.pick': () => 'Kies een open kaart, bijvoorbeeld pick:43.',
    'expected.place': () =>
      'Zeg place of speel een val: shift met een waarde, bijvoorbeeld shift:18.5, of stretch.',
    'expected.window': () => 'Er is een val gespeeld: antwoord block of pass.',
    noSuchCard: (p) => `Kaart ${p.card} bestaat niet; de kaarten gaan tot ${p.highest}.`,
    noSuchRow: () => 'Er zijn vier rijen: r1, r2, r3 en r4.',
    noZerosHere: () => 'Deze variant heeft geen 0-kaarten; kies een kaart uit je hand.',
    notOneOfTheTwo: (p) => `Kies tussen de twee kaarten die je legde: ${p.first} of ${p.second}.`,
    oneCardOnly: () => 'Hier leg je één kaart per beurt; noem er één, bijvoorbeeld 43.',
    sameCardTwice: (p) => `Noem twee verschillende kaarten, niet tweemaal de ${p.card}.`,
    shiftNotAHalf: () => 'Een geschoven waarde eindigt op .5, bijvoorbeeld 18.5.',
    shiftToWholeNumber: () => 'Een schuif eindigt nooit op een heel getal; neem een waarde met .5.',
    shiftTooFar: () => 'Een schuif verplaatst een kaart hoogstens 4,5.',
    tooManyCards: () => 'Je legt hoogstens twee kaarten tegelijk.',
    trapNotHeld: (p) =>
      `Je hebt de valkaart ${trapName[p.trap as Trap]} niet; ${withoutTrap[p.trap as Trap]}.`,
    notAMove: (p) => `“${p.text}” is geen zet; zetten zien eruit als 43, 5+6 of r2.`,
    noDraftWithTraps: () => 'Valkaarten en kiezen gaan niet samen; zet een van de twee uit.',
    draftNeedsTacticsDeck: () => 'Kiezen vraagt de tactiekkaarten: zet “deck” op “tactics”.',
    trapPoolTooSmall: (p) =>
      `De voorraad heeft ${p.pool} valkaarten, maar elke ronde worden er ${p.needed} getrokken; verhoog “copies”.`,
    collectionsMissing: (p) =>
      `Eigen valkaarten vragen “collections”: een lijst van ${p.seats} objecten met aantallen van block, drop, mask, shift en stretch.`,
    collectionTooSmall: (p) =>
      `De verzameling van speler ${p.seat} is te klein: er moeten ${p.needed} valkaarten uit getrokken worden.`,
  },
  facts: {
    roundStarted: (fact) => `Ronde ${fact.round} begint.`,
    dealt: (fact) => `Je krijgt ${fact.cards.join(', ')}.`,
    trapsDrawn: (fact) =>
      `Je trekt ${listed(
        fact.traps.map((trap) => trapName[trap]),
        'en',
      )}.`,
    picked: (fact, name) => `${name(fact.seat)} kiest de ${fact.card}.`,
    rowsOpened: (fact) => `De rijen beginnen met ${fact.rows.flat().join(', ')}.`,
    laid: (fact, name) =>
      fact.masked
        ? `${name(fact.seat)} legt twee kaarten onder een masker.`
        : `${name(fact.seat)} heeft gelegd.`,
    revealed: (fact, name) =>
      `Omgedraaid: ${fact.lays.map((lay) => `${name(lay.seat)} ${lay.cards.join(' + ')}`).join(', ')}.`,
    maskChosen: (fact, name) => `${name(fact.seat)} heeft onder het masker gekozen.`,
    zeroKept: (fact, name) => `${name(fact.seat)} legt een 0 op de eigen stapel.`,
    zeroAside: (fact, name) => `${name(fact.seat)} legt een 0 opzij en slaat over.`,
    placed: (fact, name) => {
      if (fact.stretched)
        return `${name(fact.seat)} rekt ${rowName(fact.row)} met de ${fact.card} op tot zes kaarten.`;
      if (fact.low)
        return `${name(fact.seat)}: de ${fact.card} is te laag en komt achter de hoogste rij, ${rowName(fact.row)}.`;
      return `${name(fact.seat)} legt de ${fact.card} aan bij ${rowName(fact.row)}.`;
    },
    tookRow: (fact, name) =>
      `${name(fact.seat)} neemt met de ${fact.card} ${rowName(fact.row)}${fact.chosen ? ' (zelf gekozen)' : ''}: ${cards(fact.cards.length)}, ${heads(fact.heads)}.`,
    trapPlayed: (fact, name) =>
      `${name(fact.seat)} speelt ${trapName[fact.trap]}${fact.value === undefined ? '' : ` (${decimal(fact.value)})`}.`,
    answered: (fact, name) => `${name(fact.seat)} heeft geantwoord.`,
    trapWorked: (fact, name) =>
      `${theTrap[fact.trap]} van ${name(fact.seat)} werkt${fact.value === undefined ? '' : ` (${decimal(fact.value)})`}.`,
    trapBlocked: (fact, name) => `${theTrap[fact.trap]} van ${name(fact.seat)} is geblokkeerd.`,
    counted: (fact, name) =>
      `Ronde ${fact.round} is geteld: ${fact.points.map((points, seat) => `${name(seat)} ${points} (${fact.totals[seat]})`).join(', ')}.`,
    gameEnded: (fact, name) =>
      `Het spel is afgelopen. Eerste: ${listed(
        fact.ranks.flatMap((place, seat) => (place === 1 ? [name(seat)] : [])),
        'en',
      )}.`,
  },
  table: {
    choose: 'Kies een kaart',
    chooseARow: 'Kies een rij',
    revealed: 'Iedereen draait een kaart om.',
    trapWhen: {
      mask: 'bij het leggen',
      shift: 'bij het aanleggen',
      block: 'tegen een val',
      stretch: 'bij de zesde kaart',
      drop: 'bij het tellen',
    },
    chooseTwo: 'Kies een of twee kaarten',
    lay: (card) => `${card} leggen`,
    laid: (card) => `Je hebt ${card} gelegd`,
    stillYours: (waiting) => `${waiting}. Je kunt je nog bedenken.`,
    would: {
      goes: (card, row) => `De ${card} zou in rij ${row} komen.`,
      behind: (card, row) => `De ${card} is te laag: die zou achter de hoogste rij komen, rij ${row}.`,
      takes: (card, row, number) => `De ${card} zou rij ${row} nemen: ${heads(number)}.`,
      wins: (card, row, number) => `De ${card} zou rij ${row} winnen: ${heads(number)}.`,
      low: (card, number) => `De ${card} is te laag: je zou een rij moeten nemen, minstens ${heads(number)}.`,
    },
    costs: (number) => (number === 0 ? 'kost niets' : `kost ${number}`),
    low: 'te laag, je kiest een rij',
    zeroAlone: 'De 0 gaat naar je stapel en doet verder niets.',
    aside: 'De 0 gaat opzij: je slaat deze beurt over.',
    chooseRow: (card) => `Je ${card} is te laag voor elke rij. Welke neem je?`,
    othersChooseRow: (name, card) => `${name} kiest een rij voor de ${card}.`,
    moveNames: {
      noTrap: 'geen val',
      shift: (value) => `Schuif naar ${String(value).replace('.', ',')}`,
      drop: (card) => `Afdanker van ${card}`,
      mask: (cards) => `Masker met ${cards}`,
    },
    rowName: (row) => `rij ${row}`,
    takeRow: (row, number) => `Rij ${row} nemen: ${number}`,
    heads,
    rowText: (row, text, number) => `Rij ${row}: ${text}. ${heads(number)}.`,
    handText: (text) => `Je hand: ${text}.`,
    seatText: (name, number, score) => `${name}: nog ${cards(number)}, ${points(score)}`,
    chosen: 'heeft gekozen',
    choosing: 'kiest nog',
    cardLabel: (card, number) => `${card}, ${heads(number)}`,
    zeroLabel: '0-kaart',
    hand: 'Je hand',
    table: 'De rijen',
    pile: (name) => `Stapel van ${name}`,
    pileEmpty: 'Nog niets genomen',
    openPile: 'Stapel tonen',
    seenTitle: 'Geziene kaarten',
    seenHelp: 'Wat deze ronde op tafel lag en wat je in de hand hebt.',
    seenCount: (seen, all) => `${seen} van ${all}`,
    thisRound: 'deze ronde',
    roundOver: (round) => `Ronde ${round} is voorbij`,
    nextRound: 'Volgende ronde',
    limit: (limit) => `tot ${limit}`,
    fifthTaken: (other, card, number) => `Meteen daarna nam de ${card} van ${other} ${heads(number)}.`,
    fifthWon: (other, card, number) => `Meteen daarna won de ${card} van ${other} ${heads(number)}.`,
    mostWins: 'De meeste punten winnen',
    traps: { mask: 'Masker', shift: 'Schuif', block: 'Blokkade', stretch: 'Rek', drop: 'Afdanker' },
    trapsHelp: {
      mask: 'Leg twee kaarten en kies als de anderen de hunne hebben getoond.',
      shift: 'Bij het aanleggen telt je kaart tot 4,5 hoger of lager.',
      block: 'Een val die iemand anders speelt, heeft geen effect.',
      stretch:
        'Zou je kaart de zesde zijn en scheelt hij hoogstens 10, dan komt hij erbij zonder de rij te nemen.',
      drop: 'Als de ronde wordt geteld, telt één genomen kaart niet.',
    },
    yourTraps: 'Je vallen',
    trapsLeft: (traps) => count(traps, 'val', 'vallen'),
    maskPick: 'Kies twee kaarten. Je speelt er een van zodra die van de anderen open liggen.',
    maskSecond: (first) => `Kies een tweede kaart. Wordt het masker geblokkeerd, dan komt de ${first}.`,
    maskBoth: (first) => `Je kiest na het omdraaien. Wordt het masker geblokkeerd, dan komt de ${first}.`,
    maskLay: (first, second) => `${first} en ${second} maskeren`,
    maskUse: 'Masker gebruiken',
    maskCancel: 'Zonder masker',
    maskChoose: 'De andere kaarten liggen open. Welke speel je?',
    placeTitle: (card) => `Je ${card} is aan de beurt`,
    place: 'Zonder val aanleggen',
    placeGoes: (row) => `in rij ${row}`,
    stretchUse: 'Rij rekken',
    blockTitle: (name, trap) => `${name} speelt ${trap}`,
    ifPass: 'Zonder blokkade',
    ifBlock: 'Met blokkade',
    ends: {
      goes: (card, row) => `De ${card} komt in rij ${row}.`,
      takes: (name, card, row, number) =>
        `De ${card} is de zesde kaart van rij ${row}: ${name} neemt ${heads(number)}.`,
      low: (name, card) => `De ${card} past nergens: ${name} neemt een rij.`,
      maskWorks: (name) => `${name} kiest na het omdraaien een van twee kaarten.`,
      maskBlocked: (name) => `${name} speelt de eerste van de twee kaarten.`,
      stretchWorks: (card, row) => `De ${card} komt in rij ${row} zonder die te nemen.`,
      dropWorks: (card, number) => `De ${card} telt niet (−${number}).`,
      dropBlocked: (card, number) => `De ${card} telt (${heads(number)}).`,
    },
    block: 'Blokkeren',
    pass: 'Laten gaan',
    dropTitle: 'De ronde wordt geteld',
    dropAsk: 'Een genomen kaart afdanken?',
    dropCard: (card, number) => `${card} afdanken (−${number})`,
    dropPass: 'Alles houden',
    pickTitle: 'Kies een kaart',
    pick: (card) => `${card} nemen`,
    open: 'Open kaarten',
  },
  terminal: {
    variants: variantNames,
    trapNames: trapName,
    round: (round) => `Ronde ${round}`,
    row: 'Rij',
    heads: (count) => (count === 1 ? '1 stierenkop' : `${count} stierenkoppen`),
    head: 'speler|kaarten|gelegd|deze ronde|totaal',
    trapHead: 'vallen|gebruikt',
    lays: { none: '', hidden: 'gelegd', masked: 'gemaskerd', open: 'open' },
    hand: 'Je hand:',
    lay: 'Je legde:',
    traps: 'Je vallen:',
    open: 'Open kaarten:',
    waiting: 'Nog aan te leggen:',
    window: (trap, owner, blocks) =>
      `${owner} heeft ${trap} gespeeld${blocks === 0 ? '' : ` (blokkades erop: ${blocks})`}.`,
    asks: {
      pick: 'Kies een kaart:',
      lay: 'Leg een kaart:',
      layTwo: 'Leg één kaart of twee (bijvoorbeeld 5+6):',
      layMasked:
        'Leg een kaart, of twee onder het masker (43?51: 43 blijft als het masker geblokkeerd wordt):',
      window: (trap) => `${trap} blokkeren?`,
      chooseMasked: 'Welke van je twee kaarten speel je?',
      place: 'Kaart aanleggen of een val spelen?',
      chooseRow: 'Je kaart is lager dan alle rijen. Welke rij neem je?',
      count: 'Welke van je genomen kaarten telt niet mee?',
    },
  },
  scenarios: {
    closestRow: 'Een kaart komt in de rij waarvan de laatste kaart er het dichtst onder ligt',
    sixthCard: 'De zesde kaart neemt de rij',
    ascendingOrder: 'De laagste kaart wordt het eerst aangelegd',
    lowCardTakesRow: 'Een te lage kaart neemt een rij naar keuze',
    badLays: 'Wat je niet kunt leggen',
    limitEndsTheGame: 'Bij 66 eindigt het spel na de ronde',
    sharedWin: 'Gelijke totalen delen de winst',
    orderWithZeros: 'Kaarten met een 0 gaan voor: 49, 53, 5, 6, 27',
    lowPair94: '3 en 4 achter de 94 nemen de rij',
    lowPair101: '2 en 3 achter de 101 nemen de rij',
    lowCardTakesFullRow: 'Een te lage kaart neemt de hoogste rij als die vol is',
    nextNumber: '66 direct achter 65 neemt de rij',
    zeroBeatsBetterNumber: '82 met een 0 komt voor 81',
    zerosDoNothing: 'Een 0 alleen of twee nullen gaan gewoon naar de stapel',
    badPairs: 'Welke kaarten niet samen kunnen',
    sitsOut: 'Wie geen kaarten meer heeft, doet niet meer mee',
    mostPointsWin: 'Bij PLUS winnen de meeste stierenkoppen',
    fewestPointsWin: 'Met 0-kaarten en minpunten winnen de minste',
    zeroComesFirst: 'Met een 0 komt de 66 voor de 65 en is hij pas de vijfde kaart',
    zeroSpares: 'Een 0 alleen kost niets',
    openInTurn: 'De ene open kaart na de andere',
    zeroAside: 'Met een 0 sla je een beurt over',
    passedOver: 'Wie geen kaart heeft, wordt overgeslagen',
    shiftTo18: '22 aangelegd als 18,5',
    shiftRange: '43 kan alles tussen 38,5 en 47,5 zijn, maar geen heel getal',
    shiftMakesLow: 'Een schuif kan een kaart te laag maken voor elke rij',
    stretch23: '23 rekt de rij die op 19 eindigt',
    stretch39Refused: '39 ligt te ver van 19 om te rekken',
    stretchNotOnFour: 'Een rij van vier kun je niet rekken',
    stretchNotOnSix: 'Een gerekte rij kun je niet nog eens rekken',
    lowTakesStretched: 'Wie een gerekte rij kiest, neemt alle zes kaarten',
    shiftThenStretch: 'Geschoven naar 28,5 kan de 33 de rij met de 19 rekken',
    secondShift: 'Een kaart wordt maar één keer geschoven',
    shiftAfterBlocked: 'Na een geblokkeerde schuif mag er nog een volgen',
    blocked: 'Een geblokkeerde rek: de rij wordt toch genomen',
    blockedAtOnce: 'Een blokkade waar niemand op kan antwoorden werkt meteen',
    maskSeesFirst: 'Onder een masker kies je als de anderen open liggen',
    blockBlocked: 'Een geblokkeerde blokkade: de val werkt',
    nextInTurnBlocks: 'Willen er meer blokkeren, dan doet degene die het eerst aan de beurt is dat',
    masks: 'Twee maskers: kiezen als de anderen open liggen',
    maskBlocked: 'Een geblokkeerd masker: de tweede kaart gaat terug',
    maskNeedsTwo: 'Een masker vraagt twee verschillende kaarten',
    drop55: 'Bij het tellen valt de 55 weg',
    dropBlockedAndAgain: 'Na een geblokkeerde afdanker mag je dezelfde kaart opnieuw noemen',
  },
  reasons: {},
  analysis: {
    curve: 'Verwachte stierenkoppen',
    amount: (cost) => `${cost.toFixed(1).replace('.', ',')} stierenkoppen`,
  },
  course: {
    title: (average) => `Stierenkoppen per ronde: gemiddeld ${average.replace('.', ',')}`,
    label: (games, average) =>
      games === 1
        ? `Stierenkoppen per ronde in één spel: gemiddeld ${average.replace('.', ',')}`
        : `Stierenkoppen per ronde in ${games} spellen, van het eerste tot het laatste; gemiddeld ${average.replace('.', ',')}`,
  },
  hints: {
    safe: (p) => `Komt in rij ${p.row} en wordt haast nooit de zesde kaart.`,
    smallRisk: (p) =>
      `Komt in rij ${p.row}; in ${p.percent} van de 100 gevallen kost het ${heads(Number(p.heads))}.`,
    likelySixth: (p) =>
      `Komt in rij ${p.row}, maar wordt waarschijnlijk (${p.percent}%) de zesde kaart: ${heads(Number(p.heads))}.`,
    takesRow: (p) => `Neemt een rij: ${heads(Number(p.heads))}.`,
    lowCard: (p) => `Lager dan elke rij: neemt er een, minstens ${heads(Number(p.heads))}.`,
    keepsWaiting: () => 'Legt deze keer niets aan.',
    drops: (p) => `De ${p.card} zou niet tellen: ${heads(Number(p.heads))}.`,
  },
};
