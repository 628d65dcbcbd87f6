import type { Seat } from '@sixfold/game-kit';
import type { sixteen as english } from '../en/sixteen.js';
import { listed } from '../listed.js';
import type { SameKeys } from '../shape.js';
import { sixteenCard } from '../sixteen-card.js';

const colours = { g: 'groene', o: 'oranje', b: 'blauwe', p: 'paarse' };

const card = sixteenCard(colours, 'een joker');
const cards = (count: number): string => (count === 1 ? '1 kaart' : `${count} kaarten`);
const all = (seats: readonly Seat[], name: (seat: Seat) => string): string => listed(seats.map(name), 'en');

/** Sixteen in het Nederlands. */
export const sixteen: SameKeys<typeof english> = {
  name: 'Sixteen',
  tagline: 'Breng de stapel op precies 16, of leg drie gelijke kaarten achter elkaar.',
  presets: {
    standard: 'Zoals gedrukt',
    children: 'Voor jongere spelers',
    strict: 'Streng trekken',
    teams: 'Twee teams',
  },
  howTo: [
    'Trek een kaart en speel er dan een op de open stapel. De getallen worden opgeteld.',
    'Wie precies 16 haalt, krijgt de stapel; wie erboven komt, geeft hem aan de andere kant.',
    'Ook drie kaarten achter elkaar met hetzelfde getal of dezelfde kleur krijgen de stapel.',
    'Een joker staat voor elke kaart. De meeste stapels winnen.',
  ],
  options: {
    matches: {
      label: 'Match',
      help: 'Drie kaarten achter elkaar met hetzelfde getal of dezelfde kleur pakken de stapel.',
    },
    jokers: {
      label: 'Jokers',
      help: 'Er zijn twee jokers in het spel; elk staat voor een kaart naar keuze.',
    },
    bonus: { label: 'Bonus', help: 'Een kaart die 16 en een match tegelijk maakt, telt voor twee stapels.' },
    drawing: {
      label: 'Trekken',
      help: 'Hoe je aan het begin van je beurt een kaart trekt.',
      values: {
        automatic: { label: 'Vanzelf', help: 'De kaart komt vanzelf in je hand.' },
        strict: {
          label: 'Zelf, streng',
          help: 'Wie vergeet te trekken, speelt verder met een kaart minder.',
        },
        loose: { label: 'Zelf, soepel', help: 'Wie vergeet te trekken, haalt dat bij de volgende keer in.' },
      },
    },
    starter: { label: 'Wie begint', help: 'De plaats die de eerste stapel begint.' },
  },
  refusals: {
    alreadyDrawn: () => 'Je hebt deze beurt al getrokken; speel nu een kaart.',
    badTable: (p) =>
      `Dit is geen stelling van Sixteen: “${p.key}” ontbreekt, kan niet of past niet bij de rest.`,
    cardNotInHand: (p) => `Je hebt geen ${card(String(p.card))}; speel een kaart uit je hand.`,
    drawsByItself: () => 'Hier wordt vanzelf getrokken; speel een kaart.',
    jokerAsWhat: (p) =>
      `“${p.text}” is geen kaart waar een joker voor kan staan; kies een kleur (g, o, b, p) en een getal van 0 tot 6, zoals j=b6.`,
    jokerNeedsCard: () => 'Zeg voor welke kaart de joker staat, zoals j=b6.',
    jokerNotInHand: () => 'Je hebt geen joker; speel een kaart uit je hand.',
    mustDraw: () => 'Je hand is leeg; trek eerst.',
    noJokers: () => 'In dit spel zijn er geen jokers.',
    notAMove: (p) =>
      `“${p.text}” is geen zet; een kaart schrijf je als kleur (g, o, b, p) en getal, zoals g3.`,
    talonEmpty: () => 'De trekstapel is leeg; speel een kaart uit je hand.',
  },
  facts: {
    draws: (fact, name) => `${name(fact.seat)} trekt ${cards(fact.count)}.`,
    drew: (fact) => `Je hebt getrokken: ${fact.cards.map(card).join(', ')}.`,
    forgot: (fact, name) => `${name(fact.seat)} speelt zonder te trekken.`,
    played: (fact, name) =>
      fact.joker
        ? `${name(fact.seat)} speelt een joker als ${card(fact.card)}: ${fact.sum}.`
        : `${name(fact.seat)} speelt ${card(fact.card)}: ${fact.sum}.`,
    sixteen: (fact, name) => `Sixteen! De stapel gaat naar ${all(fact.winners, name)}.`,
    match: (fact, name) => `Match! De stapel gaat naar ${all(fact.winners, name)}.`,
    sixteenAndMatch: (fact, name) =>
      fact.worth === 2
        ? `Sixteen en match! De stapel gaat naar ${all(fact.winners, name)} en telt dubbel.`
        : `Sixteen en match! De stapel gaat naar ${all(fact.winners, name)}.`,
    bust: (fact, name) =>
      `Bust: ${fact.sum}. ${name(fact.seat)} geeft de stapel aan ${all(fact.winners, name)}.`,
    unfinished: (fact) => `${cards(fact.cards.length)} over op de stapel: niemand krijgt ze.`,
    ended: (fact) => `Het spel is afgelopen: ${fact.groups.join(' tegen ')} stapels.`,
  },
  reasons: {},
  table: {
    choose: 'Kies een kaart',
    colours,
    cardName: sixteenCard(colours, 'joker'),
    joker: 'joker',
    hand: 'Je hand',
    pile: 'De stapel',
    empty: 'De stapel is leeg: begin een nieuwe.',
    sum: (sum: number, missing: number): string =>
      missing < 0 ? `Som ${sum}, ${-missing} boven 16.` : `Som ${sum}, nog ${missing} tot 16.`,
    missing: (missing: number): string => (missing < 0 ? `${-missing} te veel` : `Nog ${missing}`),
    talon: (count: number): string => (count === 0 ? 'Trekstapel leeg' : `${cards(count)} in de trekstapel`),
    drawFrom: (count: number): string => `Trek van de trekstapel, nog ${cards(count)}`,
    draw: 'Trek een kaart',
    drawFirst: {
      strict: 'Trek eerst, anders speel je verder met een kaart minder.',
      loose: 'Trek eerst. Wat je vergeet, kun je later inhalen.',
    },
    near: (colour: string | undefined, number: string | undefined): string =>
      `Nog een ${[...(colour ? [`${colour} kaart`] : []), ...(number ? [number] : [])].join(' of ')} is een match.`,
    cards: (count: number): string => cards(count),
    toMove: 'is aan de beurt',
    groups: (count: number): string => (count === 1 ? '1 stapel' : `${count} stapels`),
    groupsShort: (count: number): string => (count === 1 ? 'stapel' : 'stapels'),
    groupsOf: (names: string): string => `Stapels van ${names}`,
    kinds: { sixteen: 'Sixteen!', sixteenAndMatch: 'Sixteen en match!', match: 'Match!', bust: 'Bust!' },
    goesTo: (names: readonly string[], worth: number): string =>
      `${worth === 2 ? 'Twee stapels' : 'Een stapel'} voor ${listed(names, 'en')}.`,
    bustBy: (name: string, sum: number): string => `${name} kwam op ${sum}.`,
    play: (card: string): string => `Speel ${card}`,
    wouldMake: (sum: number): string => `Dat wordt ${sum}.`,
    would: {
      sixteen: (): string => 'Precies 16: dan is de stapel voor jou.',
      sixteenAndMatch: (): string => '16 en een match: dan is de stapel voor jou.',
      match: (): string => 'Een match: dan is de stapel voor jou.',
      bust: (sum: number): string => `${sum} is te veel: dan gaat de stapel naar de andere kant.`,
    },
    jokerPick: 'Speel de joker als …',
    jokerTitle: 'Welke kaart wordt de joker?',
    jokerChoose: 'Kies een kaart',
    jokerBack: 'Toch iets anders spelen',
    jokerPlay: (card: string): string => `Als ${card}`,
  },
  terminal: {
    pile: 'Stapel:',
    talon: 'Trekstapel:',
    hand: 'Je hand:',
    cards: (count) => (count === 1 ? '1 kaart' : `${count} kaarten`),
    groups: (count) => (count === 1 ? '1 stapel' : `${count} stapels`),
    kinds: { sixteen: 'sixteen', bust: 'bust', match: 'match', sixteenAndMatch: 'sixteen en match' },
    ask: 'Speel een kaart (een joker als de kaart waar hij voor staat):',
    askDraw: 'Trek, of speel een kaart zonder te trekken:',
  },
  scenarios: {
    bonus: 'Met de bonusregel telt de derde 2 die 16 maakt dubbel',
    bonusNeedsMatches: 'Zonder matches is er geen bonus',
    bust: 'Boven 16 gaat de stapel naar de andere kant',
    draw: 'Evenveel stapels is gelijkspel',
    jokerBonus: 'Een joker kan 16 en een match tegelijk maken',
    jokerCountsAsCard: 'Een joker telt als zijn kaart zolang de stapel ligt',
    jokerInTheMiddle: 'Een joker als middelste kaart van een match',
    jokerMatch: 'Een joker als derde kaart van een match',
    jokerNeedsCard: 'Een joker moet voor een kaart staan',
    jokerNotHeld: 'Alleen wie een joker heeft, kan hem spelen',
    jokerSixteen: 'Een joker als kaart die 16 maakt',
    lastCardBusts: 'Ook de laatste kaart kan te veel zijn',
    looseMadeUp: 'Soepel: wie vergeet te trekken, haalt dat in',
    looseMustDraw: 'Soepel: met een lege hand moet je trekken',
    looseShortTalon: 'Soepel: de trekstapel geeft wat hij heeft',
    matchAndBust: 'Een match boven 16 is een bust',
    matchColour: 'Drie blauwe kaarten zijn een match',
    matchNeedsLastThree: 'Alleen de laatste drie kaarten kunnen een match zijn',
    matchNumber: 'Drie keer een 3, in welke kleur ook, is een match',
    matchOfThisPile: 'Kaarten van de vorige stapel tellen niet mee voor een match',
    nine: 'Vanaf 9 haalt niemand meteen 16',
    noJokers: 'Zonder jokers valt er geen te spelen',
    noMatches: 'Zonder matches zijn drie gelijke kaarten niets bijzonders',
    noTalon: 'Zonder trekstapel speel je verder zonder te trekken',
    passedOver: 'Wie geen kaarten heeft, wordt overgeslagen',
    passedOverAsStarter: 'Ook bij het beginnen word je zonder kaarten overgeslagen',
    refused: 'Wat geen zet is, verandert niets',
    sixteenAndMatch: 'Sixteen en match tegelijk is één stapel',
    sixteenExact: 'Precies 16 wint de stapel',
    strictDraw: 'Streng: één keer trekken, dan spelen',
    strictFloor: 'Streng: tot één kaart, maar nooit minder',
    strictFloorAfterGroup: 'Streng: de laatste kaart komt terug voor de volgende stapel',
    strictForgotten: 'Streng: wie vergeet te trekken, krijgt die kaart nooit meer',
    strictNoTalon: 'Streng: zonder trekstapel valt er niets te vergeten',
    strictOneCard: 'Streng: ook met één kaart mag je trekken',
    teamsBust: 'Een bust gaat naar het andere team',
    teamsPassedOver: 'Vier spelers, sommige zonder kaarten',
    teamsSixteen: 'Met vier begint de linkerbuur de volgende stapel',
    two: 'Vanaf 2 kom je via 9 op 16',
    unfinishedPile: 'De laatste stapel telt voor niemand',
  },
  analysis: {
    curve: 'Voorsprong in stapels',
    amount: (cost) => `${cost.toFixed(1).replace('.', ',')} stapels`,
  },
  hints: {
    busts: (p) => `Dat komt uit op ${p.sum} en geeft de stapel weg.`,
    drawsFirst: () => 'Meer kaarten, meer keus.',
    leaves: (p) =>
      `Dat laat ${p.sum} liggen: in ${p.percent}% van de gevallen wint de volgende speler de stapel.`,
    takesBonus: () => 'Dat maakt 16 en een match en telt dubbel.',
    takesMatch: () => 'Dat maakt een match.',
    takesSixteen: () => 'Dat maakt 16.',
  },
};
