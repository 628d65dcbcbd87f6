import type { goofspiel as english } from '../en/goofspiel.js';
import { listed } from '../listed.js';
import type { SameKeys } from '../shape.js';

const points = (count: number): string => (count === 1 ? '1 punt' : `${count} punten`);
const all = (texts: readonly (string | number)[]): string => listed(texts, 'en');

/** Goofspiel in het Nederlands. */
export const goofspiel: SameKeys<typeof english> = {
  name: 'Goofspiel',
  tagline: 'Iedereen heeft dezelfde kaarten. Wie biedt het best?',
  howTo: [
    'Iedereen heeft dezelfde kaarten in de hand. De prijzen worden een voor een opengelegd.',
    'Voor elke prijs legt iedereen één kaart gesloten neer; dan gaan ze tegelijk open.',
    'De hoogste kaart krijgt de prijs. Alle gelegde kaarten zijn weg.',
    'Ligt de hoogste kaart dubbel, dan wacht de prijs en gaat met de volgende mee. De meeste punten winnen.',
  ],
  presets: { classic: 'Klassiek', short: 'Kort, met z’n drieën' },
  options: {
    cards: { label: 'Kaarten', help: 'Hoeveel kaarten iedereen heeft en hoeveel prijzen er zijn.' },
    ties: {
      label: 'Gelijke biedingen',
      help: 'Wat er met een prijs gebeurt als de hoogste kaart meer dan eens ligt.',
      values: {
        carry: { label: 'Prijs wacht', help: 'Wie de volgende prijs krijgt, krijgt ook deze.' },
        discard: { label: 'Prijs vervalt', help: 'Niemand krijgt hem.' },
      },
    },
  },
  refusals: {
    badTable: (p) => `Dit is geen stelling van Goofspiel: kijk naar “${p.field}”.`,
    cardNotInHand: (p) => `Je hebt geen ${p.card}; kies een kaart uit je hand.`,
    notAMove: (p) => `“${p.text}” is geen zet; een zet is een kaart, 1 tot en met ${p.highest}.`,
  },
  facts: {
    bid: (fact, name) => `${name(fact.seat)} heeft geboden.`,
    revealed: (fact, name) =>
      `Om de ${fact.prize}: ${fact.bids.map((bid, seat) => `${name(seat)} ${bid}`).join(', ')}.`,
    taken: (fact, name) => `${name(fact.seat)} krijgt ${all(fact.prizes)}: ${points(fact.points)}.`,
    tied: (fact, name) =>
      `Gelijk bod van ${all(fact.seats.map(name))}: de ${fact.prize} ${fact.waits ? 'wacht' : 'vervalt'}.`,
    turned: (fact) => `De volgende prijs is de ${fact.prize}.`,
    ended: (fact, name) =>
      `Het spel is uit: ${fact.points.map((each, seat) => `${name(seat)} ${each}`).join(', ')}.`,
  },
  reasons: {},
  analysis: {
    curve: 'Verwachte uitslag',
    amount: (cost) => `${cost.toFixed(1).replace('.', ',')} punten`,
  },
  hints: {
    fair: (p) => `Ongeveer wat de prijs waard is (${p.prize}).`,
    saves: () => 'Bewaart de hoge kaarten voor later.',
    wants: (p) => `Wil de ${p.prize} waarschijnlijk liever dan de anderen.`,
  },
  table: {
    prize: 'Prijs',
    waiting: 'Wacht',
    left: (count) => (count === 1 ? 'Nog 1 prijs' : `Nog ${count} prijzen`),
    points,
    hand: 'Je hand',
    card: (card) => `Kaart ${card}`,
    choose: 'Kies je bod',
    bid: (card) => `Bied ${card}`,
    changed: (card) => `Je hebt ${card} geboden. Je kunt je nog bedenken.`,
    hasBid: 'heeft geboden',
    thinking: 'denkt na',
  },
  terminal: {
    prize: 'Prijs:',
    waiting: 'wacht:',
    left: (count) => `nog ${count}`,
    hand: 'Je hand:',
    bid: 'Je bod:',
    head: 'speler|punten|kaarten|bod',
    hasBid: 'gelegd',
    ask: 'Je bod:',
  },
  scenarios: {
    highestTakes: 'Het hoogste bod krijgt de prijs',
    tieCarries: 'Gelijke biedingen: de prijs gaat met de volgende mee',
    tieDiscards: 'Gelijke biedingen als prijzen vervallen',
    lastTie: 'Wat aan het eind wacht, krijgt niemand',
  },
};
