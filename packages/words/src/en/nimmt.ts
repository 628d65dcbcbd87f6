import type { Seat } from '@sixfold/game-kit';
import { listed } from '../listed.js';
import type { WordsOf } from '../shape.js';

type Cards = readonly number[];
type Name = (seat: Seat) => string;

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const heads = (number: number): string => count(number, 'bullhead', 'bullheads');
const cards = (number: number): string => count(number, 'card', 'cards');
const rowName = (row: number): string => `row ${row + 1}`;

/** The names of the trap cards, as sentences use them. */
const trapName = {
  block: 'Block',
  drop: 'Drop',
  mask: 'Mask',
  shift: 'Shift',
  stretch: 'Stretch',
} as const;
type Trap = keyof typeof trapName;

/** What the variants are called. */
const variantNames = {
  classic: 'Classic',
  plus: 'PLUS',
  'plus-even': 'PLUS, 0-cards for all',
  zero: 'With 0-cards',
  simple: 'Simple',
  ole: 'Ole traps',
} as const;

/** What to do without a trap card. */
const withoutTrap = {
  block: 'pass',
  drop: 'pass',
  mask: 'lay one card',
  shift: 'place the card',
  stretch: 'place the card',
} as const;

/** 6 nimmt! in English; defines what the other languages must have. */
export const nimmt = {
  name: '6 nimmt!',
  tagline: 'Four rows, and nobody wants to lay the sixth card.',
  presets: {
    classic: 'Classic',
    plus: 'PLUS as printed',
    simple: 'Simple, for children',
    ole: 'With Ole’s traps',
    tactics: 'Tactics',
    draft: 'Tactics with draft',
    short: 'One quick round',
  },
  howTo: [
    'Everybody lays one card face down; then all are turned over at once.',
    'From the lowest to the highest, each card joins the row whose last card is closest below it.',
    'The sixth card of a row takes the five that lie there. It then starts the row again.',
    'A card lower than all four rows takes a row of its player’s choice (in PLUS and in the variants with 0-cards it goes behind the highest row instead).',
    'Taken bullheads are bad points, except in PLUS, where they are good.',
    'With 0-cards: a 0 laid together with a card lets that card be placed first.',
  ] as readonly string[],
  options: {
    variant: {
      label: 'Variant',
      help: 'Which game of the family is played.',
      values: {
        classic: {
          label: variantNames.classic,
          help: 'One hidden card a turn; bullheads are bad. For 2 to 10.',
        },
        plus: {
          label: variantNames.plus,
          help: 'One or two cards a turn, 0-cards for speed; bullheads are good. For 2 to 7.',
        },
        'plus-even': {
          label: variantNames['plus-even'],
          help: 'As PLUS, but everyone starts with 0-cards. For 2 to 7.',
        },
        zero: { label: variantNames.zero, help: 'As PLUS, but bullheads are bad. For 2 to 7.' },
        simple: {
          label: variantNames.simple,
          help: 'One open card after another, in turn; bullheads are bad. For 2 to 7.',
        },
        ole: {
          label: variantNames.ole,
          help: 'Classic with secret trap cards to bend the rules. For 2 to 10.',
        },
      },
    },
    limit: {
      label: 'Ends at',
      help: 'The game ends after the round in which somebody has this many bullheads.',
    },
    rounds: {
      label: 'Rounds',
      help: 'The game ends after this many rounds.',
      none: 'Until the limit is reached',
    },
    deck: {
      label: 'Deck',
      help: 'Which number cards are in the game.',
      values: {
        full: { label: 'All 104 cards', help: 'Some cards stay undealt, nobody knows which.' },
        tactics: {
          label: 'Tactics',
          help: 'Only as many cards as are dealt, so everyone knows what is out.',
        },
      },
    },
    draft: { label: 'Draft', help: 'All cards lie open and are picked one by one, so every hand is known.' },
    starter: { label: 'Starter', help: 'The seat that starts: plays, picks or draws a trap first.' },
    traps: {
      label: 'Trap cards from',
      help: 'Where the trap cards are drawn from.',
      values: {
        shared: { label: 'One common pool', help: 'Everyone draws from the same pool.' },
        own: { label: 'Own collections', help: 'Everyone draws from the cards they own.' },
      },
    },
    copies: { label: 'Copies', help: 'How many of each trap card the common pool holds.' },
    unique: { label: 'No duplicates', help: 'Duplicates are taken out of a collection before drawing.' },
    collections: { label: 'Collections', help: 'How many of each trap card every seat owns.' },
  },
  refusals: {
    alreadyShifted: () => 'This card has been shifted already; place it now.',
    badTable: (p) => `The table cannot be set up like this: look at “${p.field}”.`,
    cannotStretch: (p) =>
      `Stretch works only on a row of exactly five cards whose last card is at most ${p.reach} away.`,
    cardNotInHand: (p) => `You do not hold ${p.card}; choose a card of your hand.`,
    cardNotOpen: (p) => `${p.card} does not lie open; pick one of the open cards.`,
    cardNotTaken: (p) =>
      `You have not taken ${p.card} this round, or it does not count already; name another, or pass.`,
    cardsNotAscending: (p) => `Name the lower card first: ${p.second}+${p.first}.`,
    'expected.chooseMasked': () => 'Choose one of your two masked cards, such as 43.',
    'expected.chooseRow': () => 'Choose a row to take: r1, r2, r3 or r4.',
    'expected.count': () => 'Drop one of your taken cards, such as drop:55, or pass.',
    'expected.lay': (p) =>
      p.cards === 2
        ? 'Lay one card or two from your hand, such as 43 or 18+43.'
        : 'Lay a card from your hand, such as 43.',
    'expected.pick': () => 'Pick an open card, such as pick:43.',
    'expected.place': () => 'Say place, or play a trap: shift with a value, such as shift:18.5, or stretch.',
    'expected.window': () => 'A trap was played: answer block or pass.',
    noSuchCard: (p) => `There is no card ${p.card}; the cards go up to ${p.highest}.`,
    noSuchRow: () => 'There are four rows: r1, r2, r3 and r4.',
    noZerosHere: () => 'This variant has no 0-cards; choose a card of your hand.',
    notOneOfTheTwo: (p) => `Choose between the two cards you laid: ${p.first} or ${p.second}.`,
    oneCardOnly: () => 'One card a turn is laid here; name one, such as 43.',
    sameCardTwice: (p) => `Name two different cards, not ${p.card} twice.`,
    shiftNotAHalf: () => 'A shifted value ends in .5, such as 18.5.',
    shiftToWholeNumber: () => 'A shift never ends on a whole number; use one that ends in .5.',
    shiftTooFar: () => 'A shift moves a card by at most 4.5.',
    tooManyCards: () => 'At most two cards are laid at once.',
    trapNotHeld: (p) =>
      `You do not hold the trap card ${trapName[p.trap as Trap]}; ${withoutTrap[p.trap as Trap]}.`,
    notAMove: (p) => `“${p.text}” is not a move; moves look like 43, 5+6 or r2.`,
    noDraftWithTraps: () => 'Trap cards and the draft do not go together; switch one of them off.',
    draftNeedsTacticsDeck: () => 'The draft needs the tactics deck: set “deck” to “tactics”.',
    trapPoolTooSmall: (p) =>
      `The pool has ${p.pool} trap cards, but ${p.needed} are drawn each round; raise “copies”.`,
    collectionsMissing: (p) =>
      `Own trap cards need “collections”: a list of ${p.seats} objects that count block, drop, mask, shift and stretch.`,
    collectionTooSmall: (p) =>
      `The collection of player ${p.seat} is too small: ${p.needed} trap cards must be drawn from it.`,
  },
  facts: {
    roundStarted: (fact: { round: number }) => `Round ${fact.round} begins.`,
    dealt: (fact: { cards: Cards }) => `You are dealt ${fact.cards.join(', ')}.`,
    trapsDrawn: (fact: { traps: readonly Trap[] }) =>
      `You draw ${listed(
        fact.traps.map((trap) => trapName[trap]),
        'and',
      )}.`,
    picked: (fact: { seat: Seat; card: number }, name: Name) => `${name(fact.seat)} picks ${fact.card}.`,
    rowsOpened: (fact: { rows: readonly Cards[] }) => `The rows start with ${fact.rows.flat().join(', ')}.`,
    laid: (fact: { seat: Seat; masked: boolean }, name: Name) =>
      fact.masked ? `${name(fact.seat)} lays two cards under a mask.` : `${name(fact.seat)} has laid.`,
    revealed: (fact: { lays: readonly { seat: Seat; cards: Cards }[] }, name: Name) =>
      `Revealed: ${fact.lays.map((lay) => `${name(lay.seat)} ${lay.cards.join(' + ')}`).join(', ')}.`,
    maskChosen: (fact: { seat: Seat }, name: Name) => `${name(fact.seat)} has chosen a card under the mask.`,
    zeroKept: (fact: { seat: Seat }, name: Name) => `${name(fact.seat)} puts a 0 on their own pile.`,
    zeroAside: (fact: { seat: Seat }, name: Name) => `${name(fact.seat)} lays a 0 aside and skips the turn.`,
    placed: (
      fact: { seat: Seat; card: number; row: number; low: boolean; stretched: boolean },
      name: Name,
    ) => {
      if (fact.stretched)
        return `${name(fact.seat)} stretches ${rowName(fact.row)} to six cards with ${fact.card}.`;
      if (fact.low)
        return `${name(fact.seat)}: ${fact.card} is too low and goes behind the highest row, ${rowName(fact.row)}.`;
      return `${name(fact.seat)} places ${fact.card} on ${rowName(fact.row)}.`;
    },
    tookRow: (
      fact: { seat: Seat; card: number; row: number; cards: Cards; heads: number; chosen: boolean },
      name: Name,
    ) =>
      `${name(fact.seat)} takes ${rowName(fact.row)}${fact.chosen ? ' by choice' : ''} with ${fact.card}: ${cards(fact.cards.length)}, ${heads(fact.heads)}.`,
    trapPlayed: (fact: { seat: Seat; trap: Trap; value?: number }, name: Name) =>
      `${name(fact.seat)} plays ${trapName[fact.trap]}${fact.value === undefined ? '' : ` (${fact.value})`}.`,
    answered: (fact: { seat: Seat }, name: Name) => `${name(fact.seat)} has answered.`,
    trapWorked: (fact: { seat: Seat; trap: Trap; value?: number }, name: Name) =>
      `${name(fact.seat)}’s ${trapName[fact.trap]} works${fact.value === undefined ? '' : ` (${fact.value})`}.`,
    trapBlocked: (fact: { seat: Seat; trap: Trap }, name: Name) =>
      `${name(fact.seat)}’s ${trapName[fact.trap]} is blocked.`,
    counted: (fact: { round: number; points: Cards; totals: Cards }, name: Name) =>
      `Round ${fact.round} is counted: ${fact.points.map((points, seat) => `${name(seat)} ${points} (${fact.totals[seat]})`).join(', ')}.`,
    gameEnded: (fact: { ranks: Cards }, name: Name) =>
      `The game is over. First: ${listed(
        fact.ranks.flatMap((place, seat) => (place === 1 ? [name(seat)] : [])),
        'and',
      )}.`,
  },
  table: {
    choose: 'Choose a card',
    chooseARow: 'Choose a row',
    revealed: 'Everybody turns their card over.',
    trapWhen: {
      mask: 'when laying',
      shift: 'when placing',
      block: 'against a trap',
      stretch: 'on the sixth card',
      drop: 'at the count',
    },
    chooseTwo: 'Choose one or two cards',
    lay: (card: string) => `Lay ${card}`,
    laid: (card: string) => `You laid ${card}`,
    stillYours: (waiting: string) => `${waiting}. You can still change your mind.`,
    would: {
      goes: (card: number, row: number) => `${card} would go to row ${row}.`,
      behind: (card: number, row: number) =>
        `${card} is too low: it would go behind the highest row, row ${row}.`,
      takes: (card: number, row: number, number: number) =>
        `${card} would take row ${row}: ${heads(number)}.`,
      wins: (card: number, row: number, number: number) => `${card} would win row ${row}: ${heads(number)}.`,
      low: (card: number, number: number) =>
        `${card} is too low: you would have to take a row, at least ${heads(number)}.`,
    },
    costs: (heads: number) => (heads === 0 ? 'costs nothing' : `costs ${heads}`),
    low: 'too low, you choose a row',
    zeroAlone: 'The 0 goes to your pile and does nothing else.',
    aside: 'The 0 is laid aside: you skip this turn.',
    chooseRow: (card: number) => `Your ${card} is too low for every row. Which row do you take?`,
    othersChooseRow: (name: string, card: number) => `${name} chooses a row for the ${card}.`,
    moveNames: {
      noTrap: 'no trap',
      shift: (value: number) => `the Shift to ${value}`,
      drop: (card: number) => `the Drop of ${card}`,
      mask: (cards: string) => `the Mask with ${cards}`,
    },
    rowName: (row: number) => `row ${row}`,
    takeRow: (row: number, heads: number) => `Take row ${row}: ${heads}`,
    heads: (heads: number) => count(heads, 'bullhead', 'bullheads'),
    rowText: (row: number, cards: string, heads: number) =>
      `Row ${row}: ${cards}. ${count(heads, 'bullhead', 'bullheads')}.`,
    handText: (cards: string) => `Your hand: ${cards}.`,
    seatText: (name: string, cards: number, points: number) =>
      `${name}: ${count(cards, 'card', 'cards')} left, ${count(points, 'point', 'points')}`,
    chosen: 'has chosen',
    choosing: 'is choosing',
    cardLabel: (card: number, heads: number) => `${card}, ${count(heads, 'bullhead', 'bullheads')}`,
    zeroLabel: '0-card',
    hand: 'Your hand',
    table: 'The rows',
    pile: (name: string) => `Pile of ${name}`,
    pileEmpty: 'Nothing taken yet',
    openPile: 'Show the pile',
    seenTitle: 'Cards seen so far',
    seenHelp: 'What has been on the table this round, and what is in your hand.',
    seenCount: (seen: number, all: number) => `${seen} of ${all}`,
    thisRound: 'this round',
    roundOver: (round: number) => `Round ${round} is over`,
    nextRound: 'Next round',
    limit: (limit: number) => `ends at ${limit}`,
    fifthTaken: (other: string, card: number, number: number) =>
      `Right after it ${other}’s ${card} took ${heads(number)}.`,
    fifthWon: (other: string, card: number, number: number) =>
      `Right after it ${other}’s ${card} won ${heads(number)}.`,
    mostWins: 'Most points win',
    traps: {
      mask: 'Mask',
      shift: 'Shift',
      block: 'Block',
      stretch: 'Stretch',
      drop: 'Drop',
    },
    trapsHelp: {
      mask: 'Lay two cards, and choose between them when the others have shown theirs.',
      shift: 'When placing, your card goes as if it were up to 4.5 higher or lower.',
      block: 'A trap that somebody else plays has no effect.',
      stretch: 'When your card would be the sixth and is at most 10 away, it joins without taking the row.',
      drop: 'When the round is counted, one taken card does not count.',
    },
    yourTraps: 'Your traps',
    trapsLeft: (traps: number) => count(traps, 'trap', 'traps'),
    maskPick: 'Choose two cards. You play one of them after seeing what the others laid.',
    maskSecond: (first: string) => `Choose a second card. If somebody blocks the mask, ${first} is played.`,
    maskBoth: (first: string) =>
      `You choose after the reveal. If somebody blocks the mask, ${first} is played.`,
    maskLay: (first: string, second: string) => `Mask ${first} and ${second}`,
    maskUse: 'Use the mask',
    maskCancel: 'Without the mask',
    maskChoose: 'All other cards lie open. Which one do you play?',
    placeTitle: (card: number) => `Your ${card} comes next`,
    place: 'Place it without a trap',
    placeGoes: (row: number) => `to row ${row}`,
    stretchUse: 'Stretch the row',
    blockTitle: (name: string, trap: string) => `${name} plays ${trap}`,
    ifPass: 'Without a block',
    ifBlock: 'With a block',
    ends: {
      goes: (card: number, row: number) => `The ${card} goes to row ${row}.`,
      takes: (name: string, card: number, row: number, number: number) =>
        `The ${card} is the sixth card of row ${row}: ${name} takes ${heads(number)}.`,
      low: (name: string, card: number) => `The ${card} fits no row: ${name} takes one.`,
      maskWorks: (name: string) => `${name} chooses one of two cards after the reveal.`,
      maskBlocked: (name: string) => `${name} plays the first of the two cards.`,
      stretchWorks: (card: number, row: number) => `The ${card} joins row ${row} without taking it.`,
      dropWorks: (card: number, heads: number) => `The ${card} does not count (−${heads}).`,
      dropBlocked: (card: number, number: number) => `The ${card} counts (${heads(number)}).`,
    },
    block: 'Block',
    pass: 'Let it be',
    dropTitle: 'The round is counted',
    dropAsk: 'Drop one of the cards you took?',
    dropCard: (card: number, heads: number) => `Drop ${card} (−${heads})`,
    dropPass: 'Keep them all',
    pickTitle: 'Pick a card',
    pick: (card: number) => `Pick ${card}`,
    open: 'Open cards',
  },
  terminal: {
    variants: variantNames,
    trapNames: trapName,
    round: (round: number) => `Round ${round}`,
    row: 'Row',
    heads: (count: number) => (count === 1 ? '1 bullhead' : `${count} bullheads`),
    head: 'player|cards|lay|this round|total',
    trapHead: 'traps|used',
    lays: { none: '', hidden: 'laid', masked: 'masked', open: 'open' },
    hand: 'Your hand:',
    lay: 'You laid:',
    traps: 'Your traps:',
    open: 'Open cards:',
    waiting: 'Still to be placed:',
    window: (trap: string, owner: string, blocks: number) =>
      `${owner} has played ${trap}${blocks === 0 ? '' : ` (blocks on it: ${blocks})`}.`,
    asks: {
      pick: 'Pick a card:',
      lay: 'Lay a card:',
      layTwo: 'Lay one card or two (such as 5+6):',
      layMasked: 'Lay a card, or two under the mask (43?51: 43 stays if the mask is blocked):',
      window: (trap: string) => `Block ${trap}?`,
      chooseMasked: 'Which of your two cards do you play?',
      place: 'Place your card, or play a trap?',
      chooseRow: 'Your card is lower than every row. Which row do you take?',
      count: 'Which of the cards you took should not count?',
    },
  },
  scenarios: {
    closestRow: 'A card joins the row with the closest lower last card',
    sixthCard: 'The sixth card takes the row',
    ascendingOrder: 'The lowest card is placed first',
    lowCardTakesRow: 'A card below all rows takes a row of your choice',
    badLays: 'What cannot be laid',
    limitEndsTheGame: 'At 66 the game ends after the round',
    sharedWin: 'Equal totals share the win',
    orderWithZeros: 'Cards with a 0 go first: 49, 53, 5, 6, 27',
    lowPair94: '3 and 4 behind the 94 take the row',
    lowPair101: '2 and 3 behind the 101 take the row',
    lowCardTakesFullRow: 'A low card takes the highest row when it is full',
    nextNumber: '66 right behind 65 takes the row',
    zeroBeatsBetterNumber: '82 with a 0 comes before 81',
    zerosDoNothing: 'A 0 alone and two 0s just go to the pile',
    badPairs: 'Which cards cannot be laid together',
    sitsOut: 'Whoever has no cards left sits out',
    mostPointsWin: 'In PLUS the most bullheads win',
    fewestPointsWin: 'With 0-cards but minus points, the fewest win',
    zeroComesFirst: 'With a 0 the 66 comes before the 65, and is only the fifth card',
    zeroSpares: 'A 0 alone costs nothing',
    openInTurn: 'One open card after another',
    zeroAside: 'A 0 lets you skip a turn',
    passedOver: 'Whoever has no card is passed over',
    shiftTo18: '22 placed as 18.5',
    shiftRange: '43 can be anything between 38.5 and 47.5, but no whole number',
    shiftMakesLow: 'A shift can make a card too low for every row',
    stretch23: '23 stretches the row that ends with 19',
    stretch39Refused: '39 is too far from 19 to stretch',
    stretchNotOnFour: 'A row of four cannot be stretched',
    stretchNotOnSix: 'A stretched row cannot be stretched again',
    lowTakesStretched: 'Whoever chooses a stretched row takes all six cards',
    shiftThenStretch: 'Shifted to 28.5, a 33 can stretch the row that ends with 19',
    secondShift: 'A card is shifted only once',
    shiftAfterBlocked: 'After a blocked shift another may follow',
    blocked: 'A blocked stretch: the row is taken after all',
    blockedAtOnce: 'A block that nobody can answer works at once',
    maskSeesFirst: 'Under a mask you choose when the others lie open',
    blockBlocked: 'A block that is blocked: the trap works',
    nextInTurnBlocks: 'If several block, the next in turn does',
    masks: 'Two masks: choose after the others have revealed',
    maskBlocked: 'A blocked mask: the second card goes back',
    maskNeedsTwo: 'A mask needs two different cards',
    drop55: 'At the count the 55 is dropped',
    dropBlockedAndAgain: 'A blocked drop may name the same card again',
  },
  reasons: {},
  analysis: {
    curve: 'Expected bullheads',
    amount: (cost: number) => `${cost.toFixed(1)} bullheads`,
  },
  course: {
    title: (average: string) => `Bullheads a round: ${average} on average`,
    label: (games: number, average: string) =>
      games === 1
        ? `Bullheads a round in one game: ${average} on average`
        : `Bullheads a round in ${games} games, from the first to the last; ${average} on average`,
  },
  hints: {
    safe: (p) => `Joins row ${p.row}; hardly anything can make it the sixth card.`,
    smallRisk: (p) => `Joins row ${p.row}; in ${p.percent} of 100 cases it takes ${heads(Number(p.heads))}.`,
    likelySixth: (p) =>
      `Joins row ${p.row}, but is likely (${p.percent}%) to become the sixth card: ${heads(Number(p.heads))}.`,
    takesRow: (p) => `Takes a row: ${heads(Number(p.heads))}.`,
    lowCard: (p) => `Lower than every row: takes one, at least ${heads(Number(p.heads))}.`,
    keepsWaiting: () => 'Places nothing this time.',
    drops: (p) => `${p.card} would not count: ${heads(Number(p.heads))}.`,
  },
} satisfies WordsOf<'nimmt'>;
