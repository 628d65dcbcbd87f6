import type { goofspiel as english } from '../en/goofspiel.js';
import { listed } from '../listed.js';
import type { SameKeys } from '../shape.js';

const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`);
const all = (texts: readonly (string | number)[]): string => listed(texts, 'und');

/** Goofspiel auf Deutsch. */
export const goofspiel: SameKeys<typeof english> = {
  name: 'Goofspiel',
  tagline: 'Alle haben dieselben Karten. Wer bietet am besten?',
  howTo: [
    'Alle haben dieselben Karten auf der Hand. Die Preise werden einer nach dem anderen aufgedeckt.',
    'Um jeden Preis legen alle eine Karte verdeckt aus und decken gemeinsam auf.',
    'Die höchste Karte bekommt den Preis. Alle ausgelegten Karten sind weg.',
    'Liegt die höchste Karte doppelt, wartet der Preis und geht mit dem nächsten. Die meisten Punkte gewinnen.',
  ],
  presets: { classic: 'Klassisch', short: 'Kurz, zu dritt' },
  options: {
    cards: { label: 'Karten', help: 'Wie viele Karten alle haben und wie viele Preise es gibt.' },
    ties: {
      label: 'Gleiche Gebote',
      help: 'Was aus einem Preis wird, wenn die höchste Karte mehrmals liegt.',
      values: {
        carry: { label: 'Preis wartet', help: 'Ihn bekommt, wer den nächsten Preis bekommt.' },
        discard: { label: 'Preis verfällt', help: 'Niemand bekommt ihn.' },
      },
    },
  },
  refusals: {
    badTable: (p) => `Das ist keine Stellung von Goofspiel: Sieh dir „${p.field}“ an.`,
    cardNotInHand: (p) => `Du hast keine ${p.card}; wähle eine Karte deiner Hand.`,
    notAMove: (p) => `„${p.text}“ ist kein Zug; ein Zug ist eine Karte, 1 bis ${p.highest}.`,
  },
  facts: {
    bid: (fact, name) => `${name(fact.seat)} hat geboten.`,
    revealed: (fact, name) =>
      `Um die ${fact.prize}: ${fact.bids.map((bid, seat) => `${name(seat)} ${bid}`).join(', ')}.`,
    taken: (fact, name) => `${name(fact.seat)} bekommt ${all(fact.prizes)}: ${points(fact.points)}.`,
    tied: (fact, name) =>
      `Gleichstand von ${all(fact.seats.map(name))}: Die ${fact.prize} ${fact.waits ? 'wartet' : 'verfällt'}.`,
    turned: (fact) => `Der nächste Preis ist die ${fact.prize}.`,
    ended: (fact, name) =>
      `Das Spiel ist aus: ${fact.points.map((each, seat) => `${name(seat)} ${each}`).join(', ')}.`,
  },
  reasons: {},
  analysis: {
    curve: 'Erwartetes Ergebnis',
    amount: (cost) => `${cost.toFixed(1).replace('.', ',')} Punkte`,
  },
  hints: {
    fair: (p) => `Ungefähr so viel, wie der Preis wert ist (${p.prize}).`,
    saves: () => 'Hebt die hohen Karten für später auf.',
    wants: (p) => `Will die ${p.prize} wohl mehr als die anderen.`,
  },
  table: {
    prize: 'Preis',
    waiting: 'Wartet',
    left: (count) => (count === 1 ? 'Noch 1 Preis' : `Noch ${count} Preise`),
    points,
    hand: 'Deine Hand',
    card: (card) => `Karte ${card}`,
    choose: 'Wähle dein Gebot',
    bid: (card) => `${card} bieten`,
    changed: (card) => `Du hast ${card} geboten. Noch kannst du es dir anders überlegen.`,
    hasBid: 'hat geboten',
    thinking: 'überlegt',
  },
  terminal: {
    prize: 'Preis:',
    waiting: 'wartet:',
    left: (count) => `noch ${count}`,
    hand: 'Deine Hand:',
    bid: 'Dein Gebot:',
    head: 'wer|Punkte|Karten|Gebot',
    hasBid: 'verdeckt',
    ask: 'Dein Gebot:',
  },
  scenarios: {
    highestTakes: 'Das höchste Gebot bekommt den Preis',
    tieCarries: 'Gleiche Gebote: Der Preis geht mit dem nächsten',
    tieDiscards: 'Gleiche Gebote, wenn Preise verfallen',
    lastTie: 'Was am Ende wartet, bekommt niemand',
  },
};
