import type { kit as english } from '../en/kit.js';
import type { SameKeys } from '../shape.js';

const nowAsked = (seats: unknown): string => (seats === undefined ? '' : `; aan zet is speler ${seats}`);

/** Wat de spelbouwdoos weigert, bij welk spel dan ook. */
export const kit: SameKeys<typeof english> = {
  refusals: {
    badRecordMove: (p) =>
      `Het verslag bevat de zet “${p.text}”; een zet schrijf je als plaats:zet, bijvoorbeeld 0:43.`,
    badSeed: (p) => `Een startwaarde is een tekst van 1 tot ${p.max} tekens.`,
    commitmentDiffers: () =>
      'Er is niet eerlijk gedeeld: het geheim in het verslag is niet het geheim dat vooraf was vastgelegd.',
    commitmentSwapped: () =>
      'De server heeft zijn geheim verwisseld: het verslag noemt een andere vastlegging dan je vóór het delen te zien kreeg.',
    contributionLeftOut: (p) =>
      `Jouw bijdrage aan het delen ontbreekt: volgens het verslag heeft speler ${p.seat} niets bijgedragen.`,
    contributionSwapped: (p) =>
      `Jouw bijdrage aan het delen is verwisseld: in het verslag staat bij speler ${p.seat} een andere dan je hebt gestuurd.`,
    dealSwapped: (p) =>
      `Het verslag gaat over een andere deling dan die waaraan je meedeed (deling ${p.deal} van deze kamer).`,
    fairnessUnreadable: () => 'Het bewijs van eerlijk delen in het verslag is onvolledig of beschadigd.',
    gameOver: () => 'Het spel is afgelopen; niemand kan nog een zet doen.',
    gameSwapped: () =>
      'Het verslag is van een ander spel dan je hebt gezien: andere kaarten, andere zetten of een ander einde.',
    lotDiffers: (p) =>
      `Er is niet eerlijk geloot: bij “${p.option}” valt het lot op speler ${p.drawn}, maar er is gespeeld met speler ${p.seat}.`,
    lotsSwapped: (p) =>
      `Er is met het loten geknoeid: of “${p.option}” geloot wordt, stond vóór het delen anders aan tafel dan nu in het verslag.`,
    lotsUnreadable: (p) => `Het verslag noemt opties waarover zo niet geloot kan worden: ${p.lots}.`,
    moveNotText: () => 'Een zet is een tekst, bijvoorbeeld "43"; docs/notation.md noemt ze alle.',
    noSuchSeat: (p) =>
      `Plaats ${p.seat} bestaat niet; de plaatsen aan deze tafel zijn genummerd van 0 tot en met ${Number(p.seats) - 1}.`,
    notARecord: () => 'Dit is geen Sixfold-verslag: dat is een JSON-object dat begint met "sixfold":1.',
    notAsked: () =>
      'De server liet je browser niets aan het delen bijdragen, hoewel je aan tafel zat: hij kan zelf hebben bepaald hoe er gedeeld werd.',
    notYourTurn: (p) => `Speler ${p.seat} is nu niet aan zet${nowAsked(p.asked)}.`,
    optionNotCounts: (p) =>
      `De optie “${p.key}” vraagt een lijst met een object voor elk van de ${p.seats} plaatsen, met aantallen van ${p.items} (elk 0 tot en met ${p.max}), of null.`,
    optionNotOneOf: (p) => `De optie “${p.key}” moet een van deze zijn: ${p.values}.`,
    optionNotSwitch: (p) => `De optie “${p.key}” moet true of false zijn.`,
    optionOutOfRange: (p) => `De optie “${p.key}” moet een heel getal van ${p.min} tot en met ${p.max} zijn.`,
    optionUnknownItem: (p) => `De optie “${p.key}” kent “${p.item}” niet; geteld worden: ${p.items}.`,
    optionsNotAnObject: () => 'De opties moeten een JSON-object zijn, bijvoorbeeld {"rounds":3}.',
    recordEnded: () =>
      'Het verslag zegt niet goed hoe het spel eindigde: door opgave, afspraak, tijd of afbreken, en welke kant daardoor verloor.',
    recordEndedTwice: () =>
      'Het verslag spreekt zichzelf tegen: het spel was volgens de regels afgelopen, dus niemand kan het anders beëindigd hebben.',
    recordField: (p) =>
      `Het verslag is onvolledig of beschadigd: het veld “${p.field}” ontbreekt of is van de verkeerde soort.`,
    recordHashDiffers: () => 'Het verslag is veranderd: de hash past niet bij de inhoud.',
    recordHashMissing: () =>
      'Het verslag is veranderd of onvolledig: het heeft geen hash, terwijl de deling verzegeld was.',
    recordMoveRefused: (p) => `Zet ${p.number} van het verslag (${p.move}) is tegen de regels (${p.code}).`,
    recordNotJson: () => 'Het bestand is geen geldige JSON: afgekapt, beschadigd of van een andere soort.',
    recordResultDiffers: () =>
      'Het verslag is veranderd: de zetten leiden tot een andere uitslag dan de vermelde.',
    recordVersion: (p) => `Het verslag heeft versie ${p.version}; dit programma leest versie 1.`,
    sealDiffers: (p) =>
      `Er is niet eerlijk gedeeld: wat speler ${p.seat} zou hebben bijgedragen, is niet wat vooraf verzegeld was.`,
    sealSwapped: (p) =>
      `Er is een zegel verwisseld: vóór het delen kreeg je van speler ${p.seat} een ander te zien dan er in het verslag staat.`,
    seatCount: (p) =>
      `Met ${p.seats} ${p.seats === 1 ? 'speler' : 'spelers'} kan dit niet; toegestaan: ${p.allowed}.`,
    seedDiffers: () =>
      'Er is niet eerlijk gedeeld: de startwaarde volgt niet uit het geheim en de bijdragen van de spelers.',
    seriesOver: () => 'De reeks is afgelopen; er hoort geen spel meer bij.',
    seriesPlan: (p) => `Een reeks heeft 1 tot ${p.max} spellen en is “bestOf” of “games”.`,
    seriesSeats: (p) => `Een spel van deze reeks heeft ${p.seats} plaatsen.`,
    unknownOption: (p) => `De optie “${p.key}” bestaat hier niet; bekend zijn: ${p.known}.`,
  },
};
