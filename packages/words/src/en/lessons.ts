/** What the lessons say; defines what the other languages must have. */
export const lessons = {
  title: (game: string) => `Learn ${game}`,
  intro: 'Short lessons at a real table: one thing to do at a time, and an answer to what you did.',
  progress: (done: number, steps: number) => `${done} of ${steps}`,
  done: 'Done',
  toRules: 'All the rules to read',
  you: 'You',
  next: 'Go on',
  again: 'Try again',
  back: 'Back',
  skip: 'Skip',
  leave: 'Leave',
  finished: 'You know how it goes!',
  finishedHelp:
    'Play a first game: easy bots are good company, and the help at the table explains whatever comes up.',
  firstGame: 'Play a first game',
  more: 'More lessons',
  lessons: {
    nimmtBasics: {
      title: '6 nimmt! from the start',
      steps: {
        joins: {
          task: 'A card joins the row whose last card is closest below it. Lay the 25.',
          right: 'Your 25 joined the 20: of all last cards below 25 it is the closest.',
          wrong: 'The 60 joined the 40, the closest below it. Now try the 25.',
        },
        sixth: {
          task: 'Row 1 has five cards. Whoever lays the sixth takes them. Which card is safe?',
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
      title: 'PLUS: two cards and the 0',
      steps: {
        zero: {
          task: 'In PLUS bullheads are good. Bruno plays 81; lay your 82 together with the 0 to be placed before him.',
          right: 'The 0 made your 82 quick: it came first and won the row.',
          wrong: 'Without the 0 Bruno’s 81 comes first. Choose the 0 and the 82 together.',
        },
        pair: {
          task: 'The row that ends with 94 has four cards. Lay 3 and 4 together: low cards go behind the highest row.',
          right: 'The 3 became the fifth card, the 4 the sixth: the row is yours.',
          wrong: 'One low card only makes five. Lay 3 and 4 together.',
        },
      },
    },
    nimmtTraps: {
      title: 'Ole’s traps',
      steps: {
        shift: {
          task: 'Your 22 would be the sixth card of row 1. Shift it so that it joins row 2, which ends with 18.',
          right: 'As 18.5 it joined row 2 and took nothing.',
          wrong: 'That took a row. 18.5 lies above the 18 of row 2 and below the 19 of row 1.',
        },
        stretch: {
          task: 'Your 23 would be the sixth card, only 4 above the 19. Stretch the row.',
          right: 'Six cards in one row, and you took none. The next one takes all six.',
          wrong: 'You took the row. Use the Stretch instead.',
        },
        drop: {
          task: 'The round is counted. Drop the dearest card that you took.',
          right: 'The 55 does not count: seven bullheads less.',
          wrong: 'There is a dearer one: the 55 has seven bullheads.',
        },
      },
    },
    sixBasics: {
      title: 'SIX from the start',
      steps: {
        place: {
          task: 'Take turns to place a stone that touches another. Place a black one.',
          right: 'Every stone must touch what lies there; the board grows as far as you like.',
          wrong: 'Choose a cell beside the red stone.',
        },
        row: {
          task: 'Six in a straight line win. Complete the red row.',
          right: 'Six in a row: you win.',
          wrong: 'Not yet six. Look at the ends of the row.',
        },
        triangle: {
          task: 'A filled triangle of three, two and one wins as well. Find the missing corner.',
          right: 'A triangle of six: you win.',
          wrong: 'Not yet. Three, two, one: which corner is missing?',
        },
        circle: {
          task: 'Six around one cell are a circle. Close it.',
          right: 'A circle of six: you win. What lies in the middle makes no difference.',
          wrong: 'The circle is still open. Go round it once more.',
        },
        move: {
          task: 'All stones are placed: now you move them. Take a red stone that is not needed and complete the row.',
          right: 'A moved stone completes a six just as well.',
          wrong: 'Not yet six. Take a red stone away from the row, and put it at its end.',
        },
        falls: {
          task: 'If lifting a stone breaks the others apart, the smaller part falls off. Make something fall.',
          right: 'Those stones are out of the game for good, whatever their colour.',
          wrong: 'Nothing fell. Stones that hold others together have a dot in the corner.',
        },
        below: {
          task: 'Whoever has fewer than six stones has lost. Find the move that wins so.',
          right: 'The other side has fewer than six stones left: you win.',
          wrong: 'They still have enough. Which stone of yours holds a black group?',
        },
      },
    },
    sixteenBasics: {
      title: 'Sixteen from the start',
      steps: {
        sixteen: {
          task: 'The pile adds up. Exactly 16 wins it: which of your cards makes it 16?',
          right: 'Sixteen! The pile is yours, and you start the next one.',
          wrong: 'That is not 16. The dial shows how much is missing.',
        },
        match: {
          task: 'Three cards in a row of one number or one colour win the pile, too. Two 3s lie there.',
          right: 'Match! Three 3s in a row.',
          wrong: 'No match. Which card is the third 3?',
        },
        bust: {
          task: 'Above 16 the pile goes to the other side. Play a card that stays below.',
          right: 'Still below 17. The pile is still open.',
          wrong: 'Too much: the other side got the pile. Try a smaller card.',
        },
        nine: {
          task: 'From 9 nobody can reach 16 with one card. Leave 9.',
          right: 'Nine: whatever comes, you have another chance.',
          wrong: 'Count again: which card makes the pile 9?',
        },
        joker: {
          task: 'A joker is any card you like. Let it make 16.',
          right: 'Sixteen, with a joker. It counts as that card while the pile lies.',
          wrong: 'Not 16. Choose the joker, then the number that is missing.',
        },
      },
    },
  },
};
