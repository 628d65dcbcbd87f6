import type { LearnWords } from '../shape-learn.js';
import { rulesSix } from './rules-six.js';

const stones = ['', 'one stone', 'two stones', 'three stones'];

/** What there is to learn about SIX: its rules, lessons, coach and puzzles; defines what the other languages must have. */
export const learnSix = {
  rules: rulesSix,
  lessons: {
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
  },
  coach: {
    first:
      'Place a stone beside those that lie there. Build a row, a triangle or a circle of six, and do not forget to look at theirs.',
    second: 'Stones that belong to several forms at once are worth most: they threaten in more than one way.',
    threat:
      'From five stones on a six may be one move away. Before each move, look whether they could complete one.',
    phaseTwo:
      'All stones are placed. From now on you move one of yours each turn, to any cell that touches another stone.',
    captured: 'Stones fell off: whoever has fewer than six left has lost.',
  },
  mayDo: {
    swap: () => 'Take over the other colour.',
    move: () => 'Move one of your stones to a cell that touches another stone.',
    place: (count: number) => `Place a stone on one of ${count} cells.`,
  },
  puzzles: {
    task: (count: number) =>
      `Your move. Win with ${stones[count] ?? `${count} stones`}, whatever the other side does.`,
    right: 'Solved: a six, and nothing could stop it.',
    wrong: 'That gives the other side time to stop you.',
  },
} satisfies LearnWords;
