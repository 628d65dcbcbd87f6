import type { kit as english } from '../en/kit.js';
import type { SameKeys } from '../shape.js';

const nowAsked = (seats: unknown): string => (seats === undefined ? '' : `; aan zet is speler ${seats}`);

/** Wat de spelbouwdoos weigert, bij welk spel dan ook. */
export const kit: SameKeys<typeof english> = {
  refusals: {
    badRecordMove: (p) =>
      `Het verslag bevat de zet "${p.text}"; een zet schrijf je als plaats:zet, bijvoorbeeld 0:43.`,
    badSeed: (p) => `Een startwaarde is een tekst van 1 tot ${p.max} tekens.`,
    commitmentDiffers: () =>
      'Er is niet eerlijk gedeeld: het geheim in het verslag is niet het geheim dat vooraf was vastgelegd.',
    fairnessUnreadable: () => 'Het bewijs van eerlijk delen in het verslag is onvolledig of beschadigd.',
    gameOver: () => 'Het spel is afgelopen; niemand kan nog een zet doen.',
    moveNotText: () => 'Een zet is een tekst, bijvoorbeeld "43"; docs/notation.md noemt ze alle.',
    noSuchSeat: (p) =>
      `Plaats ${p.seat} bestaat niet; de plaatsen aan deze tafel zijn genummerd van 0 tot en met ${Number(p.seats) - 1}.`,
    notARecord: () => 'Dit is geen Sixfold-verslag: dat is een JSON-object dat begint met "sixfold":1.',
    notYourTurn: (p) => `Speler ${p.seat} is nu niet aan zet${nowAsked(p.asked)}.`,
    optionNotCounts: (p) =>
      `De optie "${p.key}" vraagt een lijst met een object voor elk van de ${p.seats} plaatsen, met aantallen van ${p.items} (elk 0 tot en met ${p.max}), of null.`,
    optionNotOneOf: (p) => `De optie "${p.key}" moet een van deze zijn: ${p.values}.`,
    optionNotSwitch: (p) => `De optie "${p.key}" moet true of false zijn.`,
    optionOutOfRange: (p) => `De optie "${p.key}" moet een heel getal van ${p.min} tot en met ${p.max} zijn.`,
    optionUnknownItem: (p) => `De optie "${p.key}" kent "${p.item}" niet; geteld worden: ${p.items}.`,
    optionsNotAnObject: () => 'De opties moeten een JSON-object zijn, bijvoorbeeld {"rounds":3}.',
    recordField: (p) =>
      `Het verslag is onvolledig of beschadigd: het veld "${p.field}" ontbreekt of is van de verkeerde soort.`,
    recordHashDiffers: () =>
      'Het verslag is veranderd: de hash hoort niet bij het spel, de startwaarde en de zetten.',
    recordMoveRefused: (p) => `Zet ${p.number} van het verslag (${p.move}) is tegen de regels (${p.code}).`,
    recordNotJson: () => 'Het bestand is geen geldige JSON: afgekapt, beschadigd of van een andere soort.',
    recordResultDiffers: () =>
      'Het verslag is veranderd: de zetten leiden tot een andere uitslag dan de vermelde.',
    recordVersion: (p) => `Het verslag heeft versie ${p.version}; dit programma leest versie 1.`,
    seatCount: (p) =>
      `Met ${p.seats} ${p.seats === 1 ? 'speler' : 'spelers'} kan dit niet; toegestaan: ${p.allowed}.`,
    seedDiffers: () =>
      'Er is niet eerlijk gedeeld: de startwaarde volgt niet uit het geheim en de bijdragen van de spelers.',
    seriesOver: () => 'De reeks is afgelopen; er hoort geen partij meer bij.',
    seriesPlan: (p) => `Een reeks heeft 1 tot ${p.max} partijen en is "bestOf" of "games".`,
    seriesSeats: (p) => `Een partij van deze reeks heeft ${p.seats} plaatsen.`,
    unknownOption: (p) => `De optie "${p.key}" bestaat hier niet; bekend zijn: ${p.known}.`,
  },
};
