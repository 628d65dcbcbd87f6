import type { RulesWords } from '../shape-learn.js';

/** The rules of SIX; defines what the other languages must have. */
export const rulesSix = {
  short: {
    '2003': {
      goal: 'Form a six of your colour: a row, a triangle or a circle.',
      turn: 'Place one stone so that it touches what lies there. When all are placed, move one of yours instead; whatever breaks away falls off.',
      end: 'At once when somebody has a six, or when a side has fewer than six stones left.',
      wins: 'The first six wins. So does the side that still has six stones when the other has not.',
    },
    '21': {
      goal: 'Form a six of your colour: a row, a triangle or a circle.',
      turn: 'With 21 stones each, the first two already side by side: place one that touches what lies there. When all are placed, move one of yours instead; whatever breaks away falls off.',
      end: 'At once when somebody has a six, or when a side has fewer than six stones left.',
      wins: 'The first six wins. So does the side that still has six stones when the other has not.',
    },
    teams: {
      goal: 'Form a six of your team’s colour: a row, a triangle or a circle.',
      turn: 'Partners sit opposite each other and share 18 stones. In turn everybody places one that touches what lies there. When all are placed, everybody moves one of their team instead; whatever breaks away falls off.',
      end: 'At once when a team has a six, or when it has fewer than six stones left.',
      wins: 'The team with the first six wins. Partners may not give each other hints.',
    },
  },
  sections: {
    start: {
      title: 'The start',
      text: [
        'The opener plays red and puts the first stone in the middle. The board has no edge: it grows as far as the stones reach.',
        'In a match the loser opens the next game; after a draw the other side does.',
      ],
    },
    start21: {
      title: 'The start',
      text: [
        'A red and a black stone already lie side by side, and both have twenty in hand. The opener plays red.',
        'In a match the loser opens the next game; after a draw the other side does.',
      ],
    },
    startTeams: {
      title: 'Two teams',
      text: [
        'Four players in two teams, partners opposite each other. A team shares one colour and a supply of 18 stones.',
        'Partners keep quiet. A table may allow one wordless signal a turn: clearing one’s throat.',
      ],
    },
    placing: {
      title: 'Phase one: placing',
      text: ['In turn, place one stone of your colour on an empty cell that touches at least one stone.'],
    },
    row: {
      title: 'Row',
      text: [
        'Six of your colour in a straight line, in any of three directions. A longer line contains a row of six and wins as well.',
      ],
    },
    triangle: {
      title: 'Triangle',
      text: ['Three, two and one: six of your colour as a filled triangle, standing either way.'],
    },
    circle: {
      title: 'Circle',
      text: [
        'The six cells around a cell. What lies in the middle makes no difference: nothing, your stone or the other side’s.',
      ],
    },
    moving: {
      title: 'Phase two: moving',
      text: [
        'It begins when all stones are placed. In turn, take one of your stones and put it on another empty cell that touches the rest.',
        'It may not go back to where it came from.',
      ],
    },
    falling: {
      title: 'What breaks away falls off',
      text: [
        'When you lift a stone, the others may fall apart. Only the largest group stays; all others leave the game for good, whatever their colour.',
        'If several are equally large, you choose which one stays. Then you place your stone beside it.',
      ],
    },
    ending: {
      title: 'Fewer than six',
      text: [
        'In phase two a side with fewer than six stones has lost: it can never form a six again. A completed six counts first.',
        'If a move leaves both sides below six, it is a draw. If it leaves only the mover below six, the mover loses.',
      ],
    },
    drawing: {
      title: 'Draws',
      text: [
        'The same position with the same player to move for the third time in phase two is a draw. So are 60 moves in a row without a stone leaving the game.',
        'Shifted as a whole a position is still the same. A table may set another number, or none.',
      ],
    },
    swap: {
      title: 'Swap',
      text: [
        'An option for two: with three stones on the board, black may take over red instead of placing, once. It keeps the opening fair.',
      ],
    },
  },
} satisfies RulesWords;
