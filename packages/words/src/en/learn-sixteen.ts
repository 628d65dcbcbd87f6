import type { LearnWords } from '../shape-learn.js';
import { rulesSixteen } from './rules-sixteen.js';

/** What there is to learn about Sixteen: its rules, lessons, coach and puzzles; defines what the other languages must have. */
export const learnSixteen = {
  rules: rulesSixteen,
  lessons: {
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
    first:
      'Play a card: the pile adds up. Exactly 16 wins the pile, and so do three cards in a row of one number or colour.',
    reach: 'The pile is within reach of 16. Look what is missing, and beware of going above.',
    joker: 'You hold a joker: it can be any card, so keep it for a moment when it wins a pile.',
    sixteen: 'Exactly 16: the pile is won, and the winner starts the next one.',
    match: 'Three of a kind in a row won the pile, whatever its sum.',
    bust: 'Above 16: the pile went to the other side.',
    talon: 'There is nothing left to draw. What the others hold can be counted now.',
  },
  mayDo: {
    draw: () => 'Draw a card from the talon.',
    joker: () => 'Play a joker as any card you like.',
    play: (count: number) => (count === 1 ? 'Play your one card.' : `Play one of ${count} cards.`),
  },
  puzzles: {
    task: () =>
      'The talon is empty and every card is known. Which card brings you the most piles in the end?',
    right: 'That is the best card.',
    wrong: 'There is something better.',
    worth: (card: string, lead: number) =>
      lead > 0
        ? `With ${card} you end up ${lead} ahead.`
        : lead < 0
          ? `With ${card} you end up ${-lead} behind.`
          : `With ${card} it ends level.`,
    values: 'Lead in piles at the end, by card',
  },
} satisfies LearnWords;
