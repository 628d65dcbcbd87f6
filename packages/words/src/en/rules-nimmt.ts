import type { RulesWords } from '../shape-learn.js';

/** The rules of 6 nimmt! and its variants; defines what the other languages must have. */
export const rulesNimmt = {
  short: {
    classic: {
      goal: 'Collect as few bullheads as you can.',
      turn: 'Everybody lays one card face down, and all are turned over at once. From the lowest to the highest, each joins the row whose last card is closest below it. Whoever lays the sixth card of a row takes the five before it. A card below all four rows takes a row of your choice.',
      end: 'After ten cards the round is counted. The game ends after the round in which somebody reaches 66.',
      wins: 'The fewest bullheads win.',
    },
    plus: {
      goal: 'Collect as many bullheads as you can: here they are good.',
      turn: 'Everybody lays one or two cards face down, and all are turned over at once. From the lowest to the highest, each joins the row whose last card is closest below it; one below all four rows goes behind the highest. A 0 lets the card laid with it go first. Whoever lays the sixth card of a row wins the five before it.',
      end: 'A round is over when all hands are empty. There are as many rounds as players.',
      wins: 'The most bullheads win.',
    },
    'plus-even': {
      goal: 'Collect as many bullheads as you can: here they are good.',
      turn: 'Everybody has a 0-card or two from the start, and lays one or two cards face down; all are turned over at once. From the lowest to the highest, each joins the row whose last card is closest below it; one below all four rows goes behind the highest. A 0 lets the card laid with it go first. Whoever lays the sixth card of a row wins the five before it.',
      end: 'A round is over when all hands are empty. There are as many rounds as players.',
      wins: 'The most bullheads win.',
    },
    zero: {
      goal: 'Collect as few bullheads as you can.',
      turn: 'Everybody lays one or two cards face down, and all are turned over at once. From the lowest to the highest, each joins the row whose last card is closest below it; one below all four rows goes behind the highest. A 0 lets the card laid with it go first. Whoever lays the sixth card of a row takes the five before it.',
      end: 'A round is over when all hands are empty. There are as many rounds as players.',
      wins: 'The fewest bullheads win.',
    },
    simple: {
      goal: 'Collect as few bullheads as you can.',
      turn: 'In turn, everybody plays one open card. It joins the row whose last card is closest below it; one below all four rows goes behind the highest. Whoever lays the sixth card of a row takes the five before it. A 0 is laid aside and lets you skip a turn.',
      end: 'A round is over when all hands are empty. There are as many rounds as players.',
      wins: 'The fewest bullheads win.',
    },
    ole: {
      goal: 'Collect as few bullheads as you can, with a secret trap card up your sleeve.',
      turn: 'Everybody lays one card face down, and all are turned over at once. From the lowest to the highest, each joins the row whose last card is closest below it. Whoever lays the sixth card of a row takes the five before it. A card below all four rows takes a row of your choice. Trap cards bend these rules, each at its own moment.',
      end: 'After ten cards the round is counted. The game ends after the round in which somebody reaches 66.',
      wins: 'The fewest bullheads win.',
    },
  },
  sections: {
    cards: {
      title: 'The cards',
      text: [
        'There are 104 cards, each number once. What a card costs is shown by its bullheads.',
        'Most have one. Numbers ending in 5 have two, those ending in 0 three, doubles such as 11, 22 or 33 five, and the 55 has seven.',
      ],
    },
    deal: {
      title: 'Before the round',
      text: [
        'Everybody gets ten cards. Four more start the four rows, one each.',
        'Rows keep their places for the whole round. The rest stays hidden.',
      ],
    },
    dealZeros: {
      title: 'Before the round',
      text: [
        'Four number cards start the rows. Only then are seven 0-cards shuffled in, so a row never starts with a 0.',
        'Everybody gets fifteen cards. The rest stays hidden.',
      ],
    },
    dealEven: {
      title: '0-cards for everybody',
      text: [
        'With two or three players everybody first gets two 0-cards, with more players one. The other 0-cards are shuffled in.',
        'Then hands are filled up to fifteen.',
      ],
    },
    dealSimple: {
      title: 'Before the round',
      text: [
        'Four number cards start the rows, then seven 0-cards are shuffled in. Everybody gets twelve cards.',
        'The youngest starts. Later rounds are started by whoever has the most bullheads so far.',
      ],
    },
    joins: {
      title: 'Which row a card joins',
      text: ['A card joins the row whose last card is lower than it, and as close to it as possible.'],
    },
    order: {
      title: 'Who is placed first',
      text: [
        'Everybody lays one card hidden. When all are turned over, the lowest is placed first, then the next one up. Each is placed completely before the next: a row may look quite different when your card comes.',
      ],
    },
    sixth: {
      title: 'The sixth card takes the row',
      text: [
        'A row holds five cards. Whoever would lay the sixth takes the five that lie there, and the sixth card starts the row again.',
      ],
    },
    sixthWins: {
      title: 'The sixth card wins the row',
      text: [
        'A row holds five cards. Whoever lays the sixth wins the five that lie there, and the sixth card starts the row again.',
        'Piles lie open, but never return to a hand.',
      ],
    },
    low: {
      title: 'Too low for every row',
      text: [
        'A card lower than the last card of every row fits nowhere. Its player chooses a row, takes all its cards, and starts it again with the low card.',
        'Usually that is the row with the fewest bullheads. Cards that come later wait for the choice.',
      ],
    },
    behind: {
      title: 'Too low for every row',
      text: [
        'A card lower than the last card of every row goes behind the row that ends highest. It takes cards only as the sixth one.',
        'Two low cards laid together can do that by themselves: the first becomes the fifth card, the second fits behind it and takes the row.',
      ],
    },
    layTwo: {
      title: 'One card or two, and the 0',
      text: [
        'Everybody lays one or two cards, hidden. First come all cards that were laid together with a 0, from low to high, then all others.',
        'The 0 only changes when its companion is placed, never where. It goes to its player’s pile and is worth nothing; alone, or two of them, it does nothing else.',
      ],
    },
    layTwoMinus: {
      title: 'What a 0 is good for',
      text: [
        'In this game you want to take nothing. Laid with a number, a 0 gets it placed early, before a row is full; alone it is a move that costs nothing.',
      ],
    },
    sitsOut: {
      title: 'Out of cards',
      text: ['Whoever has no cards left sits out. The others go on, the last one alone if need be.'],
    },
    openTurn: {
      title: 'One open card in turn',
      text: [
        'Nothing is hidden here: one card is played and placed at once, then the neighbour to the left plays.',
        'Whoever has no card left is passed over.',
      ],
    },
    zeroAside: {
      title: 'A 0 is a rest',
      text: [
        'A 0 is laid aside instead of being placed. Its player skips the turn, and the 0 belongs to nobody.',
      ],
    },
    count: {
      title: 'The count',
      text: [
        'After the round, the bullheads on the cards you took join your total. When a total reaches 66, the game is over after that round.',
        'A table may set another limit, or a number of rounds. Equal totals share a place.',
      ],
    },
    countPlus: {
      title: 'The count',
      text: [
        'The bullheads in your pile are good points. After the last round the most points win; equal totals share a place.',
      ],
    },
    countMinus: {
      title: 'The count',
      text: [
        'The bullheads you took are bad points. After the last round the fewest win; equal totals share a place.',
      ],
    },
    tactics: {
      title: 'Tactics',
      text: [
        'Only as many cards are used as are dealt: with four players 1 to 44. So everybody knows which cards are out.',
      ],
    },
    draft: {
      title: 'Tactics with draft',
      text: [
        'All cards lie open, and everybody in turn picks one until all hold ten. The last four become the rows.',
        'Every hand is known by then; only what is laid stays hidden. The first pick moves on by one seat each round.',
      ],
    },
    traps: {
      title: 'Trap cards',
      text: [
        'After the deal everybody draws one trap card (with two or three players two), which nobody else sees. Each works once, at its own moment; what is not used is gone at the end of the round.',
        'Whoever might answer is asked. That somebody is asked says only that they still have a trap, not which.',
      ],
    },
    mask: {
      title: 'Mask: two cards, one choice',
      text: [
        'When laying, put down two cards. When the others have shown theirs, choose which of the two you play; the other returns to your hand.',
        'If the mask is blocked, the first card stays and the second returns.',
      ],
    },
    shift: {
      title: 'Shift: a bit higher or lower',
      text: [
        'When your card is about to be placed, it counts as up to 4.5 higher or lower, but never as a whole number, and goes where that value belongs. When it is placed does not change.',
        'Once it lies, it counts as printed. It is shifted once only; after a blocked shift you may try another.',
      ],
    },
    stretch: {
      title: 'Stretch: six fit, too',
      text: [
        'If your card would be the sixth and is at most 10 above the last card of the row, it joins without taking anything.',
        'The next card that must go there takes all six. A row is stretched once.',
      ],
    },
    block: {
      title: 'Block: not this time',
      text: [
        'When somebody else plays a trap, a block takes its effect away; both cards are out. A block is a trap as well and can be blocked in turn: then the first trap works after all.',
        'If several would block, the next in turn does, and the others keep theirs.',
      ],
    },
    drop: {
      title: 'Drop: one card does not count',
      text: [
        'When the round is counted, name one of the cards you took: its bullheads do not count. A blocked drop is lost, but another may name the same card.',
      ],
    },
    trapSources: {
      title: 'Where traps come from',
      text: [
        'Usually all draw from one pool with four of each trap; a table may change how many. Or everybody draws from a collection of their own, with or without duplicates.',
      ],
    },
  },
} satisfies RulesWords;
