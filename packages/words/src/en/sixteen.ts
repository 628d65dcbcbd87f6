import type { Seat } from '@sixfold/game-kit';
import { listed } from '../listed.js';
import type { WordsOf } from '../shape.js';
import { sixteenCard } from '../sixteen-card.js';

type Name = (seat: Seat) => string;
type Cards = readonly string[];
interface Group {
  readonly seat: Seat;
  readonly winners: readonly Seat[];
  readonly worth: number;
  readonly sum: number;
}

const colours = { g: 'green', o: 'orange', b: 'blue', p: 'purple' };

const card = sixteenCard(colours, 'a joker');
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const all = (seats: readonly Seat[], name: Name): string => listed(seats.map(name), 'and');

/** Sixteen in English; defines what the other languages must have. */
export const sixteen = {
  name: 'Sixteen',
  tagline: 'Bring the pile to exactly 16, or three alike in a row.',
  presets: {
    standard: 'As printed',
    children: 'For younger players',
    strict: 'Strict drawing',
    teams: 'Two teams',
  },
  howTo: [
    'Draw a card, then play one onto the open pile. The numbers add up.',
    'Whoever makes exactly 16 gets the pile; whoever goes above gives it to the other side.',
    'Three cards in a row with the same number or colour get the pile as well.',
    'A joker stands for any card. Most piles win.',
  ] as readonly string[],
  options: {
    matches: { label: 'Matches', help: 'Three cards in a row of one number or one colour take the pile.' },
    jokers: { label: 'Jokers', help: 'Two jokers are in the deck; each stands for any card.' },
    bonus: { label: 'Bonus', help: 'A card that makes 16 and a match at once counts as two piles.' },
    drawing: {
      label: 'Drawing',
      help: 'How the card is drawn at the start of a turn.',
      values: {
        automatic: { label: 'By itself', help: 'The card comes into the hand without being asked for.' },
        strict: { label: 'By hand, strict', help: 'Whoever forgets to draw plays on with one card less.' },
        loose: {
          label: 'By hand, loose',
          help: 'Whoever forgets to draw makes up for it with the next draw.',
        },
      },
    },
    starter: { label: 'Starter', help: 'The seat that starts the first pile.' },
  },
  refusals: {
    alreadyDrawn: () => 'You have drawn in this turn; play a card now.',
    badTable: (p) =>
      `This is not a position of Sixteen: “${p.key}” is missing, impossible or does not fit the rest.`,
    cardNotInHand: (p) => `You do not hold ${card(String(p.card))}; play a card of your hand.`,
    drawsByItself: () => 'Cards are drawn for you here; play a card.',
    jokerAsWhat: (p) =>
      `“${p.text}” is no card that a joker can stand for; choose a colour (g, o, b, p) and a number from 0 to 6, such as j=b6.`,
    jokerNeedsCard: () => 'Say which card the joker stands for, such as j=b6.',
    jokerNotInHand: () => 'You do not hold a joker; play a card of your hand.',
    mustDraw: () => 'Your hand is empty; draw first.',
    noJokers: () => 'There are no jokers in this game.',
    notAMove: (p) =>
      `“${p.text}” is not a move; a card is written as colour (g, o, b, p) and number, such as g3.`,
    talonEmpty: () => 'The talon is empty; play a card of your hand.',
  },
  facts: {
    draws: (fact: { seat: Seat; count: number }, name: Name) =>
      `${name(fact.seat)} draws ${cards(fact.count)}.`,
    drew: (fact: { cards: Cards }) => `You drew ${fact.cards.map(card).join(', ')}.`,
    forgot: (fact: { seat: Seat }, name: Name) => `${name(fact.seat)} plays without drawing.`,
    played: (fact: { seat: Seat; card: string; joker: boolean; sum: number }, name: Name) =>
      fact.joker
        ? `${name(fact.seat)} plays a joker as ${card(fact.card)}: ${fact.sum}.`
        : `${name(fact.seat)} plays ${card(fact.card)}: ${fact.sum}.`,
    sixteen: (fact: Group, name: Name) => `Sixteen! The pile goes to ${all(fact.winners, name)}.`,
    match: (fact: Group, name: Name) => `Match! The pile goes to ${all(fact.winners, name)}.`,
    sixteenAndMatch: (fact: Group, name: Name) =>
      fact.worth === 2
        ? `Sixteen and match! The pile goes to ${all(fact.winners, name)} and counts double.`
        : `Sixteen and match! The pile goes to ${all(fact.winners, name)}.`,
    bust: (fact: Group, name: Name) =>
      `Bust: ${fact.sum}. ${name(fact.seat)} gives the pile to ${all(fact.winners, name)}.`,
    unfinished: (fact: { cards: Cards }) => `${cards(fact.cards.length)} left on the pile: nobody gets them.`,
    ended: (fact: { groups: readonly number[] }) => `The game is over: ${fact.groups.join(' to ')} piles.`,
  },
  reasons: {},
  table: {
    choose: 'Choose a card',
    colours,
    cardName: sixteenCard(colours, 'joker'),
    joker: 'joker',
    hand: 'Your hand',
    pile: 'The pile',
    empty: 'The pile is empty: start a new one.',
    sum: (sum: number, missing: number): string =>
      missing < 0 ? `Sum ${sum}, ${-missing} above 16.` : `Sum ${sum}, ${missing} short of 16.`,
    missing: (missing: number): string => (missing < 0 ? `${-missing} too many` : `${missing} to go`),
    talon: (count: number): string => (count === 0 ? 'Talon empty' : `${cards(count)} in the talon`),
    drawFrom: (count: number): string => `Draw from the talon, ${cards(count)} left`,
    draw: 'Draw a card',
    drawFirst: {
      strict: 'Draw first, or you play on with one card less.',
      loose: 'Draw first. What you forget you can make up for later.',
    },
    near: (colour: string | undefined, number: string | undefined): string =>
      `Another ${[...(colour ? [`${colour} card`] : []), ...(number ? [number] : [])].join(' or ')} would be a match.`,
    cards: (count: number): string => cards(count),
    toMove: 'to move',
    groups: (count: number): string => (count === 1 ? '1 pile' : `${count} piles`),
    groupsShort: (count: number): string => (count === 1 ? 'pile' : 'piles'),
    groupsOf: (names: string): string => `Piles of ${names}`,
    kinds: { sixteen: 'Sixteen!', sixteenAndMatch: 'Sixteen and match!', match: 'Match!', bust: 'Bust!' },
    goesTo: (names: readonly string[], worth: number): string =>
      `${worth === 2 ? 'Two piles' : 'One pile'} for ${listed(names, 'and')}.`,
    bustBy: (name: string, sum: number): string => `${name} went to ${sum}.`,
    play: (card: string): string => `Play ${card}`,
    wouldMake: (sum: number): string => `That would make ${sum}.`,
    would: {
      sixteen: (): string => 'Exactly 16: the pile would be yours.',
      sixteenAndMatch: (): string => '16 and a match: the pile would be yours.',
      match: (): string => 'A match: the pile would be yours.',
      bust: (sum: number): string => `${sum} is too many: the pile would go to the other side.`,
    },
    jokerPick: 'Play the joker as …',
    jokerTitle: 'Which card shall the joker be?',
    jokerChoose: 'Choose a card',
    jokerBack: 'Play something else',
    jokerPlay: (card: string): string => `As ${card}`,
  },
  terminal: {
    pile: 'Pile:',
    talon: 'Talon:',
    hand: 'Your hand:',
    cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
    groups: (count: number) => (count === 1 ? '1 pile' : `${count} piles`),
    kinds: { sixteen: 'sixteen', bust: 'bust', match: 'match', sixteenAndMatch: 'sixteen and match' },
    ask: 'Play a card (a joker as the card it stands for):',
    askDraw: 'Draw, or play a card without drawing:',
  },
  scenarios: {
    bonus: 'With the bonus rule the third 2 that makes 16 counts double',
    bonusNeedsMatches: 'Without matches there is no bonus',
    bust: 'Above 16 the pile goes to the other side',
    draw: 'Equal numbers of piles are a draw',
    jokerBonus: 'A joker can make 16 and a match at once',
    jokerCountsAsCard: 'A joker counts as its card while the pile lies',
    jokerInTheMiddle: 'A joker as the middle card of a match',
    jokerMatch: 'A joker as the third card of a match',
    jokerNeedsCard: 'A joker must stand for a card',
    jokerNotHeld: 'Only somebody who holds a joker can play one',
    jokerSixteen: 'A joker as the card that makes 16',
    lastCardBusts: 'The last card of the game can bust, too',
    looseMadeUp: 'Loose: a forgotten draw is made up for',
    looseMustDraw: 'Loose: with an empty hand you must draw',
    looseShortTalon: 'Loose: the talon gives what it has',
    matchAndBust: 'A match that goes above 16 is a bust',
    matchColour: 'Three blue cards are a match',
    matchNeedsLastThree: 'Only the last three cards can match',
    matchNumber: 'Three 3s of any colour are a match',
    matchOfThisPile: 'Cards of the pile before do not count for a match',
    nine: 'From 9 nobody reaches 16 at once',
    noJokers: 'Without jokers there are none to play',
    noMatches: 'Without matches three alike are nothing special',
    noTalon: 'Without a talon you play on without drawing',
    passedOver: 'A player without cards is passed over',
    passedOverAsStarter: 'A starter without cards is passed over',
    refused: 'What is not a move changes nothing',
    sixteenAndMatch: 'Sixteen and match at once is one pile',
    sixteenExact: 'Exactly 16 wins the pile',
    strictDraw: 'Strict: draw once, then play',
    strictFloor: 'Strict: down to one card, but never below',
    strictFloorAfterGroup: 'Strict: the last card comes back before the next pile',
    strictForgotten: 'Strict: a forgotten draw is gone for good',
    strictNoTalon: 'Strict: without a talon nothing can be forgotten',
    strictOneCard: 'Strict: with one card you can still draw',
    teamsBust: 'A bust goes to the other team',
    teamsPassedOver: 'Four players, some without cards',
    teamsSixteen: 'With four the left neighbour starts the next pile',
    two: 'From 2 the way to 16 leads through 9',
    unfinishedPile: 'The last pile counts for nobody',
  },
  analysis: {
    curve: 'Lead in piles',
    amount: (cost: number) => `${cost.toFixed(1)} piles`,
  },
  hints: {
    busts: (p) => `It goes to ${p.sum} and gives the pile away.`,
    drawsFirst: () => 'More cards, more choice.',
    leaves: (p) => `It leaves ${p.sum}: the next player takes the pile in ${p.percent}% of cases.`,
    takesBonus: () => 'It makes 16 and a match, and counts double.',
    takesMatch: () => 'It makes a match.',
    takesSixteen: () => 'It makes 16.',
  },
} satisfies WordsOf<'sixteen'>;
