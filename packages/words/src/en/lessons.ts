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
    sixBasics: {
      title: 'SIX from the start',
      steps: {
        place: {
          task: 'Red and black build on one board, and the first form of six wins. In turn, each places a stone that touches another. Place a black one.',
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
        stop: {
          task: 'Now defend: red threatens to complete a row. Stop it.',
          right: 'The row is stopped. Before each of your moves, look at what the other side threatens.',
          wrong: 'Red can still complete the row. Look at its open end.',
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
        together: {
          task: 'Four play in two teams, and whoever sits opposite has your colour. Together you have five in a row: complete it.',
          right: 'A six of both of you: your team wins.',
          wrong: 'Not yet six. Look at the ends of the red row.',
        },
        share: {
          task: 'Stones that fall off are gone for the whole team. Move a red stone so that others fall.',
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
          task: 'You hold four cards and play one; then a new one is drawn. The pile adds up, and exactly 16 wins it. Which card makes it 16?',
          right: 'Sixteen! The pile is yours, and you start the next one.',
          wrong: 'That is not 16. The dial shows how much is missing.',
        },
        match: {
          task: 'Three cards in a row of one number or one colour win the pile, too. Two 3s lie there.',
          right: 'Match! Three 3s in a row.',
          wrong: 'No match. Which card is the third 3?',
        },
        colour: {
          task: 'One colour does it, too: two blue cards lie there. Play a third.',
          right: 'Match! Three blue cards in a row, whatever their numbers.',
          wrong: 'No match. Play one of your blue cards.',
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
          right: 'That is why 9 is good: whatever they add from 1 to 6, one card can make it 16.',
          wrong: 'How far is it to 16?',
        },
        two: {
          task: 'You start a pile, and next time you want to leave 9, whichever card from 1 to 6 they add. Which start makes that possible?',
          right: 'Two: whatever they add, it stands at 3 to 8, and one card can make it 9.',
          wrong:
            'After a 1 they can stay too low for you, and after a 3 or a 5 they can make 9 themselves. Start with the 2.',
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
      two: 'You may lay one card or two. A number that is laid together with a 0 is placed before all others.',
      open: 'One open card at a time: yours joins its row at once, so you see what it leads to. A 0 lets you skip a turn.',
      wonRow:
        'A sixth card won its row: the five before it count for whoever laid it. Bullheads are good here.',
      roundPlus: 'The round was counted, and everybody has new cards. The most bullheads win in the end.',
      fullPlus:
        'A row has five cards: the next card there wins it. Take the one that follows it most closely, or be first with a 0.',
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
