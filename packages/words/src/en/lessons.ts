/** What the lessons say; defines what the other languages must have. */
export const lessons = {
  title: (game: string) => `Learn ${game}`,
  intro: 'Short lessons at a real table: one thing to do at a time, and an answer to what you did.',
  progress: (done: number, steps: number) => `${done} of ${steps}`,
  done: 'Done',
  toRules: 'All the rules to read',
  toPuzzles: 'Puzzles to practise with',
  you: 'You',
  next: 'Go on',
  again: 'Try again',
  back: 'Back',
  skip: 'Skip',
  leave: 'Leave',
  finished: 'You know how it goes!',
  finishedHelp:
    'Play a first game: easy bots are good company, and a coach speaks up whenever something new happens.',
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
          task: 'The round is counted. Drop the costliest card that you took.',
          right: 'The 55 does not count: seven bullheads less.',
          wrong: 'There is a costlier one: the 55 has seven bullheads.',
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
          task: 'Whoever has fewer than six stones has lost. Find the move that wins this way.',
          right: 'The other side has fewer than six stones left: you win.',
          wrong: 'They still have enough. Which stone of yours holds a black group?',
        },
      },
    },
    sixTeams: {
      title: 'SIX with four: two against two',
      steps: {
        share: {
          task: 'Four play in two teams, and whoever sits opposite has your colour. You share stones, sixes and losses. Move a red stone so that others fall.',
          right:
            'Those stones are gone for both teams. Then the other team moves, and after it your partner.',
          wrong: 'Nothing fell. Lift a red stone from the middle of the chain.',
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
    sixteenTips: {
      title: 'Sixteen: good numbers to leave',
      steps: {
        after: {
          task: 'You left 9, and the other side had to go on to 15. Now it is your turn: finish.',
          right: 'That is why 9 is good: whatever they add, you can reach 16.',
          wrong: 'How far is it to 16?',
        },
        two: {
          task: 'You start a pile. Which card makes sure that the other side cannot leave 9?',
          right: 'Two: no card brings it to 9, but from whatever they leave, you may.',
          wrong: 'From there the other side can make 9. Start so low that no 6 gets there.',
        },
        toNine: {
          task: 'The other side made 6 of it. Now leave 9.',
          right: 'Nine again, and they have to move away from it.',
          wrong: 'Six and how much is nine?',
        },
      },
    },
    sixteenTeams: {
      title: 'Sixteen with four: partners',
      steps: {
        partner: {
          task: 'With four, whoever sits opposite is your partner, and your piles count together. Make 16.',
          right: 'Sixteen: the pile is yours and your partner’s.',
          wrong: 'That is not 16. How much is missing?',
        },
        bust: {
          task: 'Too much gives the pile to the other team. Play something that stays at 16 or below.',
          right: 'Good: the other team gets nothing from it.',
          wrong: 'Above 16: the other team got the pile. Try a smaller card.',
        },
      },
    },
  },
  coach: {
    ok: 'OK',
    nimmt: {
      first:
        'Choose a card and lay it face down. When everybody has chosen, all cards are turned over and placed, the lowest first.',
      row: 'Your card is lower than the last card of every row, so you take one and start it with your card. The horns say what each costs: the cheapest is usually right.',
      trap: 'Now a trap may be played. You can use one of yours, or let it pass and keep it for later.',
      ownSixth:
        'Yours was the sixth card of its row, and the row is now in front of you. The further your card is from the last one, the more may come in between.',
      sixth: 'A sixth card: the five before it went to whoever laid it, and the row goes on from that card.',
      round: 'The round was counted, and everybody has new cards. The fewest bullheads win in the end.',
      full: 'A row has five cards now. The next card there takes it: stay clear of it, unless somebody will surely be first.',
    },
    six: {
      first:
        'Place a stone beside those that lie there. Build a row, a triangle or a circle of six, and do not forget to look at theirs.',
      second:
        'Stones that belong to several forms at once are worth most: they threaten in more than one way.',
      threat:
        'From five stones on a six may be one move away. Before each move, look whether they could complete one.',
      phaseTwo:
        'All stones are placed. From now on you move one of yours each turn, to any cell that touches another stone.',
      captured: 'Stones fell off: whoever has fewer than six left has lost.',
    },
    sixteen: {
      first:
        'Play a card: the pile adds up. Exactly 16 wins the pile, and so do three cards in a row of one number or colour.',
      reach: 'The pile is within reach of 16. Look what is missing, and beware of going above.',
      joker: 'You hold a joker: it can be any card, so keep it for a moment when it wins a pile.',
      sixteen: 'Exactly 16: the pile is won, and the winner starts the next one.',
      match: 'Three of a kind in a row won the pile, whatever its sum.',
      bust: 'Above 16: the pile went to the other side.',
      talon: 'There is nothing left to draw. What the others hold can be counted now.',
    },
  },
};
