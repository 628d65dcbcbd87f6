import type { Seat } from '@sixfold/game-kit';
import { listed } from '../listed.js';
import type { WordsOf } from '../shape.js';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const all = (texts: readonly (string | number)[]): string => listed(texts, 'and');

/** Goofspiel in English; defines what the other languages must have. */
export const goofspiel = {
  name: 'Goofspiel',
  tagline: 'Everybody has the same cards. Who bids best?',
  howTo: [
    'Everybody holds the same cards. Prizes are turned up one after the other.',
    'For each prize all lay one card face down, and turn them over together.',
    'The highest card takes the prize. All cards that were laid are gone.',
    'If the highest is laid twice, the prize waits and goes with the next one. Most points win.',
  ] as readonly string[],
  presets: { classic: 'Classic', short: 'Short, for three' },
  options: {
    cards: { label: 'Cards', help: 'How many cards everybody holds, and how many prizes there are.' },
    ties: {
      label: 'Equal bids',
      help: 'What becomes of a prize if the highest card is laid more than once.',
      values: {
        carry: { label: 'Prize waits', help: 'It goes to whoever takes the next prize.' },
        discard: { label: 'Prize is lost', help: 'Nobody gets it.' },
      },
    },
  },
  refusals: {
    badTable: (p) => `This is not a position of Goofspiel: look at “${p.field}”.`,
    cardNotInHand: (p) => `You do not hold ${p.card}; choose a card of your hand.`,
    notAMove: (p) => `“${p.text}” is not a move; a move is a card, 1 to ${p.highest}.`,
  },
  facts: {
    bid: (fact: { seat: Seat }, name) => `${name(fact.seat)} has bid.`,
    revealed: (fact: { bids: readonly number[]; prize: number }, name) =>
      `For the ${fact.prize}: ${fact.bids.map((bid, seat) => `${name(seat)} ${bid}`).join(', ')}.`,
    taken: (fact: { seat: Seat; prizes: readonly number[]; points: number }, name) =>
      `${name(fact.seat)} takes ${all(fact.prizes)}: ${points(fact.points)}.`,
    tied: (fact: { seats: readonly Seat[]; prize: number; waits: boolean }, name) =>
      `${all(fact.seats.map(name))} are equal: the ${fact.prize} ${fact.waits ? 'waits' : 'is lost'}.`,
    turned: (fact: { prize: number; left: number }) => `The next prize is ${fact.prize}.`,
    ended: (fact: { points: readonly number[] }, name) =>
      `The game is over: ${fact.points.map((each, seat) => `${name(seat)} ${each}`).join(', ')}.`,
  },
  reasons: {},
  analysis: {
    curve: 'Expected result',
    amount: (cost: number) => `${cost.toFixed(1)} points`,
  },
  hints: {
    fair: (p) => `About what the prize is worth (${p.prize}).`,
    saves: () => 'Keeps the high cards for later.',
    wants: (p) => `Wants the ${p.prize} more than the others probably do.`,
  },
  table: {
    prize: 'Prize',
    waiting: 'Waiting',
    left: (count: number): string => (count === 1 ? '1 prize to come' : `${count} prizes to come`),
    points,
    hand: 'Your hand',
    card: (card: number): string => `Card ${card}`,
    choose: 'Choose your bid',
    bid: (card: number): string => `Bid ${card}`,
    changed: (card: number): string => `You have bid ${card}. You can still change your mind.`,
    hasBid: 'has bid',
    thinking: 'is thinking',
  },
  terminal: {
    prize: 'Prize:',
    waiting: 'waiting:',
    left: (count: number): string => (count === 1 ? '1 to come' : `${count} to come`),
    hand: 'Your hand:',
    bid: 'Your bid:',
    head: 'player|points|cards|bid',
    hasBid: 'face down',
    ask: 'Your bid:',
  },
  scenarios: {
    highestTakes: 'The highest bid takes the prize',
    tieCarries: 'Equal bids: the prize goes with the next one',
    tieDiscards: 'Equal bids where prizes are lost',
    lastTie: 'What waits at the end is nobody’s',
  },
} satisfies WordsOf<'goofspiel'>;
