import type { LearnWords } from '../shape-learn.js';
import { rulesNimmt } from './rules-nimmt.js';

/** What there is to learn about 6 nimmt!: its rules, lessons, coach and puzzles; defines what the other languages must have. */
export const learnNimmt = {
  rules: rulesNimmt,
  lessons: {
    nimmtBasics: {
      title: '6 nimmt! from the start',
      steps: {
        joins: {
          task: 'Everybody lays a card at the same time. Each joins the row whose last card is closest below it. Lay the 25.',
          right: 'Your 25 joined the 20: of all last cards below 25 it is the closest.',
          wrong: 'The 60 joined the 40, the closest below it. Now try the 25.',
        },
        sixth: {
          task: 'Row 1 has five cards. Whoever lays the sixth takes them, and every bullhead on them is a bad point. Which card is safe?',
          right: 'Safe: the 60 went to row 4. Nobody had to take row 1.',
          wrong:
            'The 15 was the sixth card of row 1: you took five cards with 11 bullheads. Try the other one.',
        },
        order: {
          task: 'Cards are placed from low to high. Bruno holds a 15. Lay your 16 and watch.',
          right: 'Bruno’s 15 came first and took the full row. Your 16 just followed it, for nothing.',
          wrong: 'That works too, but watch what happens to the 16.',
        },
        low: {
          task: 'Your 5 is lower than the last card of every row. Lay it and see what you are asked.',
          right: 'It fits nowhere: now you have to take a row, and you may choose which.',
          wrong: 'The 60 finds a row. Try the 5.',
        },
        row: {
          task: 'Choose the row that costs least. Small horns are bullheads.',
          right: 'Only 3 bullheads. Your 5 starts that row again.',
          wrong: 'Row 2 has 8 bullheads; the others only 3. Try again.',
        },
        count: {
          task: 'The last card of a round, and you have 50 points already. Lay it.',
          right: 'The round was counted. With 66 or more the game is over, and the fewest bullheads win.',
          wrong: 'Lay your last card.',
        },
      },
    },
    nimmtPlus: {
      title: 'PLUS: two cards, and bullheads are good',
      steps: {
        next: {
          task: 'In PLUS bullheads are good: whoever lays the sixth card wins the row. Row 1 has five cards and ends with 65. Which card is sure to be first?',
          right: 'Nothing fits between 65 and 66, so the row was yours. Play such a card at once.',
          wrong: 'Bruno’s 67 came first and won the row. Lay the 66: nothing fits between 65 and 66.',
        },
        two: {
          task: 'You may lay one card or two. Row 3 has four cards. Win it with two of yours.',
          right: 'The 5 became the fifth card, and the 6 the sixth: the row is yours.',
          wrong: 'A single card makes five, not six. Choose two that both join row 3: the 5 and the 6.',
        },
        zero: {
          task: 'A 0 lets the card laid with it be placed first. Bruno plays 81: lay your 82 together with the 0.',
          right: 'The 0 made your 82 quick: it came before the 81 and won the row.',
          wrong: 'Without the 0 Bruno’s 81 comes first. Choose the 0 and the 82 together.',
        },
        low: {
          task: 'Nobody has to take a row for a low card here: it goes behind the row that ends highest. Use that.',
          right: 'Your 2 went behind the 101, was the sixth card there and won the row.',
          wrong:
            'Row 2 ends with 101, the highest, and has five cards. Lay the card that is lower than all rows.',
        },
        pair: {
          task: 'Two cards that follow each other are a pair. Keep them until a row has four cards and they can win it together. Now is the moment.',
          right: 'The 2 became the fifth card behind the 101, the 3 the sixth: the row is yours.',
          wrong: 'One low card only makes five. Lay the 2 and the 3 together.',
        },
      },
    },
    nimmtZero: {
      title: '0-cards when bullheads are bad',
      steps: {
        first: {
          task: 'One or two cards again, but now bullheads are bad. Bruno plays 65: then yours would be the sixth card of row 1. Be placed before him.',
          right:
            'With the 0 your card came first, as the fifth, and cost nothing. Bruno’s 65 had to go elsewhere.',
          wrong: 'Bruno’s 65 made the row full before you came. Lay a number together with the 0.',
        },
        alone: {
          task: 'Each of your numbers would take a row. What else can you lay?',
          right: 'A 0 alone is placed nowhere and costs nothing: a spare move for bad moments.',
          wrong: 'That took a row. Lay the 0 alone.',
        },
        rest: {
          task: 'In the simple game one open card is played in turn. Your 15 would take row 1. Skip this turn.',
          right: 'The 0 was laid aside, and you keep your 15 for better times.',
          wrong: 'The 15 took the row. Play the 0: it lets you skip a turn.',
        },
      },
    },
    nimmtTraps: {
      title: 'Ole’s traps',
      steps: {
        mask: {
          task: 'The Mask lets you lay two cards and choose later. Bruno may spoil row 1 for your 15. Lay the 15 and the 60 with the Mask.',
          right: 'Two cards lie there, and everybody knows that you mask. Now the others show theirs.',
          wrong: 'Press “Use the mask”, then choose the 15 and the 60.',
        },
        choose: {
          task: 'The others have shown their cards: Bruno’s 14 makes row 1 full. Which of your two cards do you play?',
          right: 'The 60 costs nothing, and the 15 is back in your hand.',
          wrong: 'After the 14 your 15 was the sixth card. Play the 60.',
        },
        shift: {
          task: 'Your 22 would be the sixth card of row 1. Shift it so that it joins row 2, which ends with 18.',
          right: 'As 18.5 it joined row 2 and took nothing.',
          wrong: 'That costs you a row. 18.5 lies above the 18 of row 2 and below the 19 of row 1.',
        },
        stretch: {
          task: 'Your 23 would be the sixth card, only 4 above the 19. Stretch the row.',
          right: 'Six cards in one row, and you took none. The next one takes all six.',
          wrong: 'You took the row. Use the Stretch instead.',
        },
        block: {
          task: 'Ada plays a Stretch, to keep from taking row 1. You hold a Block.',
          right: 'Her Stretch has no effect: she takes the row after all. Both traps are out.',
          wrong: 'She got away with it. Use your Block.',
        },
        drop: {
          task: 'The round is counted. Drop the costliest card that you took.',
          right: 'The 55 does not count: seven bullheads less.',
          wrong: 'There is a costlier one: the 55 has seven bullheads.',
        },
      },
    },
  },
  coach: {
    first:
      'Choose a card and lay it face down. When everybody has chosen, all cards are turned over and placed, the lowest first.',
    row: 'Your card is lower than the last card of every row, so you take one and start it with your card. The horns say what each costs: the cheapest is usually right.',
    trap: 'Now a trap may be played. You can use one of yours, or let it pass and keep it for later.',
    ownSixth:
      'Yours was the sixth card of its row, and the row is now in front of you. The further your card is from the last one, the more may come in between.',
    sixth: 'A sixth card: the five before it went to whoever laid it, and the row goes on from that card.',
    round: 'The round was counted, and everybody has new cards. The fewest bullheads win in the end.',
    full: 'A row has five cards now. The next card there takes it: stay clear of it, unless somebody will surely be first.',
    two: 'You may lay one card or two. A number that is laid together with a 0 is placed before all others.',
    open: 'One open card at a time: yours joins its row at once, so you see what it leads to. A 0 lets you skip a turn.',
    wonRow:
      'A sixth card won its row: the five before it count for whoever laid it. Bullheads are good here.',
    roundPlus: 'The round was counted, and everybody has new cards. The most bullheads win in the end.',
    fullPlus:
      'A row has five cards: the next card there wins it. Take the one that follows it most closely, or be first with a 0.',
  },
  mayDo: {
    row: (count: number) => `Take one of ${count} rows; your card starts it again.`,
    pick: (count: number) => `Take one of the ${count} open cards into your hand.`,
    shift: () => 'Play the trap that gives your card another value.',
    stretch: () => 'Play the trap that lets a row hold one card more.',
    drop: (count: number) => `Play the trap that frees you of one of ${count} taken cards.`,
    block: () => 'Block the trap that was just played.',
    pass: () => 'Or play no trap, and go on.',
    two: (count: number) => `Lay two cards together (${count} ways).`,
    mask: () => 'Lay two cards of which only one will count, and say so: a mask.',
    lay: (count: number) => (count === 1 ? 'Lay your last card.' : `Lay one of your ${count} cards.`),
  },
  puzzles: {
    task: () => 'Which card do you lay? One of them clearly costs the least.',
    right: 'That is the one.',
    wrong: 'Another card costs less.',
    worth: (card: string, heads: number) => `With ${card} you would expect ${heads} bullheads this round.`,
    values: 'Bullheads to expect this round, by card',
  },
} satisfies LearnWords;
