import type { RulesWords } from '../shape-learn.js';

/** The rules of Sixteen; defines what the other languages must have. */
export const rulesSixteen = {
  short: {
    standard: {
      goal: 'Win more piles than the other side.',
      turn: 'Draw a card, then play one of four onto the pile. Exactly 16 wins it. So do three cards in a row of one number or one colour. Above 16 it goes to the other side. A joker is whatever card you say.',
      end: 'When the talon and all hands are empty.',
      wins: 'The most piles win.',
    },
    children: {
      goal: 'Win more piles than the other side.',
      turn: 'Draw a card, then play one of four onto the pile. Exactly 16 wins it; above 16 it goes to the other side. Three alike are nothing special here. A joker is whatever card you say.',
      end: 'When the talon and all hands are empty.',
      wins: 'The most piles win.',
    },
    strict: {
      goal: 'Win more piles than the other side, and do not forget to draw.',
      turn: 'Draw by hand, then play one card onto the pile: whoever forgets to draw has a card less from then on. Exactly 16 wins the pile. So do three cards in a row of one number or one colour. Above 16 it goes to the other side. A joker is whatever card you say.',
      end: 'When the talon and all hands are empty.',
      wins: 'The most piles win.',
    },
    teams: {
      goal: 'Win more piles than the other team.',
      turn: 'Partners sit opposite each other. Draw a card, then play one of four onto the pile. Exactly 16 wins it for your team. So do three cards in a row of one number or one colour. Above 16 it goes to the other team. A joker is whatever card you say.',
      end: 'When the talon and all hands are empty.',
      wins: 'The team with the most piles wins.',
    },
  },
  sections: {
    cards: {
      title: 'The cards',
      text: [
        'Four colours, each with one 0 and two each of 1 to 6, and two jokers: 54 cards. Everybody gets three; the rest is the talon.',
      ],
    },
    turn: {
      title: 'A turn',
      text: [
        'Draw one card from the talon while it lasts, then play one card onto the open pile. Its numbers add up.',
        'Then it is the next player’s turn, unless the pile was won.',
      ],
    },
    sixteen: {
      title: 'Sixteen',
      text: ['The card that brings the pile to exactly 16 wins it for its side.'],
    },
    match: {
      title: 'Match',
      text: [
        'If the last three cards of the pile share a number or a colour, the third of them wins it. Cards of the pile before do not count.',
      ],
    },
    bust: {
      title: 'Bust',
      text: ['Whoever goes above 16 gives the pile to the other side, even if the card is a match.'],
    },
    both: {
      title: 'Sixteen and match at once',
      text: ['That is one pile. With the bonus option it counts as two.'],
    },
    next: {
      title: 'Who starts the next pile',
      text: [
        'With two players whoever won the pile starts the next one. A player without cards is passed over.',
      ],
    },
    nextTeams: {
      title: 'Two teams',
      text: [
        'The first and third player play against the second and fourth. The next pile is started by the player to the left of whoever played the last card.',
      ],
    },
    joker: {
      title: 'Jokers',
      text: [
        'Whoever plays a joker says which card it stands for. It counts as that card, for the sum and for matches, while the pile lies.',
      ],
    },
    tips: {
      title: 'Numbers to remember',
      text: [
        'From 9 nobody reaches 16 with one card: it is the best sum to leave. From 2 nobody gets past 8, so you can make it 9 next. Leaving 10 or more invites the other side.',
      ],
    },
    end: {
      title: 'The end',
      text: [
        'When the talon is empty, play goes on without drawing until all hands are empty. An unfinished pile counts for nobody.',
        'The most piles win; equal numbers are a draw.',
      ],
    },
    noMatches: {
      title: 'Without matches',
      text: ['An option for younger players: three alike are nothing special, only the sum counts.'],
    },
    strict: {
      title: 'Drawing by hand, strict',
      text: [
        'Draw yourself before you play. Forget it, and your hand stays one card smaller for the rest of the game, but never below one card.',
      ],
    },
    loose: {
      title: 'Drawing by hand, loose',
      text: [
        'Forgot to draw? Your next draw fills your hand up to four. With an empty hand you must draw while there is a talon.',
      ],
    },
  },
} satisfies RulesWords;
