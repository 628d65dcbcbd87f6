import type { Seat } from '@sixfold/game-kit';
import { listed } from '../listed.js';
import type { WordsOf } from '../shape.js';

type Name = (seat: Seat) => string;
type Cell = readonly [number, number];
type Colour = 'red' | 'black';
type Form = 'row' | 'triangle' | 'circle';

const cell = ([q, r]: Cell): string => `${q},${r}`;
const all = (seats: readonly Seat[], name: Name): string => listed(seats.map(name), 'and');
const stones = (count: number, colour: Colour): string => `${count} ${colour} stone${count === 1 ? '' : 's'}`;
const forms = { row: 'a row', triangle: 'a triangle', circle: 'a circle' } as const;
const draws: Readonly<Record<string, string>> = {
  bothTooFew: 'both sides have fewer than six stones',
  repetition: 'the same position for the third time',
  noCapture: 'no stone has left the game for too long',
};

/** SIX in English; defines what the other languages must have. */
export const six = {
  name: 'SIX',
  tagline: 'Six of your colour in a row, a triangle or a circle.',
  presets: { german: 'Edition of 2003', dutch: 'With 21 stones', teams: 'Two teams' },
  howTo: [
    'Take turns to place one hexagon of your colour so that it touches what lies there.',
    'Six of your colour in a row, a solid triangle or a circle win at once.',
    'When all are placed, move one of yours each turn. What breaks away from the larger part is out of the game.',
    'A side with fewer than six stones left has lost.',
  ] as readonly string[],
  options: {
    edition: {
      label: 'Edition',
      help: 'Which of the two printed games is played.',
      values: {
        '2003': { label: '2003', help: '19 stones each; with four players 18 a team.' },
        '21': { label: '21 stones', help: '21 stones each, the first two already side by side. For two.' },
      },
    },
    opener: { label: 'Opener', help: 'The seat that opens and plays red.' },
    noCaptureLimit: {
      label: 'Moves without a capture',
      help: 'This many moves of phase two in a row without a stone leaving the game are a draw.',
      none: 'No limit',
    },
    repetition: { label: 'Repetition', help: 'The same position for the third time in phase two is a draw.' },
    swap: { label: 'Swap', help: 'With three stones on the board, black may take over red once.' },
    signal: {
      label: 'Throat-clearing',
      help: 'Partners may warn each other with one wordless signal a turn.',
    },
  },
  refusals: {
    cellOccupied: (p) => `There is a stone on ${p.cell}; choose an empty cell.`,
    cellTooFar: () => 'These coordinates are far beyond any board; choose a cell that touches a stone.',
    compactPosition: (p) =>
      `“${p.text}” is not a position in one line; one looks like rb~1r_1_17-18_0.0 (rows, seat, supplies, corner).`,
    diagramMark: (p) =>
      `The drawing has “${p.mark}” in line ${p.line}, column ${p.column}; stones are R and B, empty cells a dot, each line half a cell further right.`,
    firstInMiddle: () => 'The first stone goes in the middle: 0,0.',
    keepMissing: (p) =>
      `Several groups are equally large; say which one stays, by its first cell: ${p.choices}.`,
    keepNotLargest: (p) => `No largest group is named ${p.cell}; you can keep: ${p.choices}.`,
    keepNotOffered: () => 'There is no group to choose here; write only where from and where to.',
    noStoneThere: (p) => `There is no stone on ${p.cell}; move one of your own.`,
    notAMove: (p) =>
      `“${p.text}” is not a move; a cell is written 2,-1, moving a stone 0,0>2,-1, keeping a group 0,0>2,-1=3,-2.`,
    notYourStone: (p) => `The stone on ${p.cell} is not yours; move one of your own.`,
    phaseOnePlaces: () => 'There are stones left to place; name one empty cell.',
    phaseTwoMoves: () => 'All stones are placed; move one of yours, written from>to.',
    sameCell: (p) => `The stone may not go back to ${p.cell}; choose another cell.`,
    swapNeedsTwo: () => 'Swapping colours is for two players.',
    swapNotOffered: () => 'Colours can be swapped only once, by black, with three stones on the board.',
    tableApart: () => 'The stones of this position do not hang together.',
    tableCells: () => 'A position needs “red” and “black”, each a list of cells such as [[0,0],[1,-1]].',
    tableOver: () => 'In this position the game is already over.',
    tableOverlap: () => 'Two stones of this position lie on one cell.',
    tablePhase: (p) => `By its supplies this position is in phase ${p.phase}.`,
    tableStones: (p) => `A colour has at most ${p.total} stones in this edition.`,
    tableSupply: (p) =>
      `Stones and supplies do not add up: each colour has ${p.total} stones, and they are placed in turn.`,
    tableTurn: () => 'The seat to move (“toMove”) is missing or does not have the colour that must move.',
    touchesNothing: (p) => `${p.cell} touches no stone; choose an empty cell beside one.`,
    touchesOnlyLeaving: (p) =>
      `${p.cell} touches only stones that leave it; choose a cell beside a stone that stays.`,
  },
  facts: {
    placed: (fact: { seat: Seat; side: Colour; cell: Cell }, name: Name) =>
      `${name(fact.seat)} places ${fact.side} on ${cell(fact.cell)}.`,
    moved: (fact: { seat: Seat; side: Colour; from: Cell; cell: Cell }, name: Name) =>
      `${name(fact.seat)} moves ${fact.side} from ${cell(fact.from)} to ${cell(fact.cell)}.`,
    captured: (fact: { red: readonly Cell[]; black: readonly Cell[] }) =>
      `Out of the game: ${[
        ...(fact.red.length > 0 ? [stones(fact.red.length, 'red')] : []),
        ...(fact.black.length > 0 ? [stones(fact.black.length, 'black')] : []),
      ].join(' and ')}.`,
    swapped: (fact: { seat: Seat }, name: Name) => `${name(fact.seat)} takes over red.`,
    phaseTwo: () => 'All stones are placed: from now on they move.',
    completed: (fact: { seat: Seat; form: 'row' | 'triangle' | 'circle' }, name: Name) =>
      `${name(fact.seat)} completes ${forms[fact.form]}.`,
    won: (fact: { seats: readonly Seat[]; side: Colour; reason: string }, name: Name) =>
      fact.reason === 'tooFew'
        ? `The other side has fewer than six stones: ${all(fact.seats, name)} (${fact.side}) won.`
        : `${all(fact.seats, name)} (${fact.side}) won.`,
    drawn: (fact: { reason: string }) => `A draw: ${draws[fact.reason]}.`,
  },
  reasons: {
    row: 'Six in a row',
    triangle: 'A triangle of six',
    circle: 'A circle of six',
    tooFew: 'Fewer than six stones left',
    bothTooFew: 'Both sides have fewer than six stones',
    repetition: 'The same position for the third time',
    noCapture: 'Too long without a capture',
  },
  table: {
    colours: { red: 'red', black: 'black' } as Readonly<Record<Colour, string>>,
    board: 'The board',
    boardHelp:
      'A cell is named by two numbers: the first grows to the right, the second downwards, with each row half a cell further right. Arrow keys go from cell to cell, Home, Page Up, End and Page Down go slantwise, Enter plays, L goes to the last stone.',
    phases: { 1: 'Placing stones', 2: 'Moving stones' } as Readonly<Record<1 | 2, string>>,
    supply: (count: number, colour: Colour): string => `${stones(count, colour)} left to place`,
    onBoard: (count: number, colour: Colour): string => `${stones(count, colour)} on the board`,
    toPlace: 'to place',
    left: 'left',
    toMove: 'to move',
    row: (row: number, stonesInIt: readonly string[]): string => `Row ${row}: ${stonesInIt.join(', ')}.`,
    stoneAt: (at: number, colour: Colour): string => `${colour} ${at}`,
    noStones: 'There are no stones yet.',
    directions: [
      'right',
      'upper right',
      'upper left',
      'left',
      'lower left',
      'lower right',
    ] as readonly string[],
    emptyCell: (at: string, beside: readonly string[]): string =>
      beside.length === 0 ? `${at}, empty` : `${at}, empty, beside ${beside.join(', ')}`,
    stoneCell: (at: string, colour: Colour): string => `${at}, ${colour} stone`,
    beside: (colour: Colour, direction: string): string => `${colour} ${direction}`,
    lastStone: 'last stone',
    pickedUp: 'picked up',
    canPlace: 'you can place here',
    canPickUp: 'yours to pick up',
    captures: 'stones would fall off',
    dots: 'Your turn. A dot in the corner: lifting that stone makes others fall.',
    again: 'again to play',
    wins: 'you win here',
    threat: 'the other side would win here',
    completesForm: {
      row: 'This completes a row: you win.',
      triangle: 'This completes a triangle: you win.',
      circle: 'This completes a circle: you win.',
    } as Readonly<Record<Form, string>>,
    chooseCell: 'Tap a cell',
    place: 'Place the stone',
    chooseStone: 'Pick up one of your stones',
    chooseTarget: 'Tap where it goes',
    move: 'Move the stone there',
    putBack: 'Put it back',
    falls: (red: number, black: number): string =>
      `Out of the game: ${[...(red > 0 ? [stones(red, 'red')] : []), ...(black > 0 ? [stones(black, 'black')] : [])].join(' and ')}.`,
    fallsNothing: 'Nothing falls off.',
    wouldLose: 'You would have fewer than six stones and lose.',
    wouldWin: 'The other side would have fewer than six stones: you win.',
    wouldDraw: 'The game would end in a draw.',
    keepAsk: 'Equally large groups: which one stays?',
    keep: (letter: string): string => `Keep ${letter}`,
    stones: (red: number, black: number): string => `${red} red, ${black} black`,
    keepLabel: (letter: string): string => `group ${letter}`,
    firstStone: 'Place the first stone.',
    blockThem: 'The other side can complete a six. Look at the marked cells.',
    canWin: 'You can complete a six.',
    swapAsk: 'Instead of placing you may take over red, once.',
    swap: 'Take over red',
    swapped: (name: string): string => `${name} takes over red.`,
    phaseTwo: 'All stones are placed. From now on they move.',
    quiet: (moves: number, limit: number): string => `${moves} of ${limit} moves without a capture`,
    zoomIn: 'Closer',
    zoomOut: 'Further away',
    fit: 'Show everything',
    options: 'Draw, give up',
    drawWaiting: 'You offered a draw.',
    resignSure: 'Really give this game up? The other side then wins.',
    signal: 'Clear your throat',
    signalled: (name: string): string => `${name} clears their throat.`,
  },
  terminal: {
    phase: (phase: number) => (phase === 1 ? 'Phase one: placing' : 'Phase two: moving'),
    quiet: (moves: number, limit: number) => `· moves without a capture: ${moves} of ${limit}`,
    stones: (onBoard: number, supply: number) => `${onBoard} on the board, ${supply} in hand`,
    askPlace: 'Place a stone:',
    askMove: 'Move a stone (such as 0,0>2,-1):',
    askSwap: 'Place a stone, or take over red with swap:',
  },
  scenarios: {
    blackCompletes: 'Black wins with a row, too',
    bothBelow: 'Both sides below six: a draw',
    circleAlmost: 'The middle does not complete a circle',
    circleEmpty: 'A circle around an empty cell',
    circleOther: 'A circle around the other side’s stone',
    circleOwn: 'A circle around a stone of one’s own',
    firstInMiddle: 'The first stone goes in the middle',
    fourBySeat: 'With four a position counts for the seat that is to move',
    fourCapture: 'With four, stones fall off for both teams',
    fourNotYet: 'The same stones with the partner to move are another position',
    halves: 'Two equal halves: the mover chooses',
    limit: 'Too many moves without a capture: a draw',
    limitStartsOver: 'A capture starts the count again',
    moverBelow: 'Whoever brings only themselves below six loses',
    movingRefused: 'What is not a move of phase two changes nothing',
    nearlyHalves: 'One stone more decides which group stays',
    noRepetition: 'A table may let positions repeat',
    otherBelow: 'A side with fewer than six stones has lost',
    ownStoneNeeded: 'A stone taken from the row does not lengthen it',
    phaseTwoStarts: 'With the last stone placed, phase two begins',
    placingRefused: 'What is not a move of phase one changes nothing',
    repetition: 'The same position for the third time: a draw',
    row: 'Six in a row win',
    rowBent: 'A bent row does not count',
    rowGap: 'A row is completed in its gap',
    rowInterrupted: 'The other side’s stone breaks a row',
    rowLong: 'A row of seven contains one of six',
    rowOfPartners: 'Partners complete a row together',
    rowSlanted: 'A row runs in any of three directions',
    rowStopped: 'A stone at its open end stops a row',
    shifted: 'A shifted position is the same position',
    sixFirst: 'A completed six counts before the stones are counted',
    sixInPhaseTwo: 'A moved stone completes the row',
    swap: 'Black takes over red',
    swapLater: 'The swap is offered once',
    threeEqual: 'Three equal groups: the mover chooses',
    threeGroups: 'Three groups: only the largest stays',
    triangle: 'A triangle of three, two and one',
    triangleAlmost: 'Three and three side by side are no triangle',
    triangleOther: 'A triangle standing on its side of three',
    triangleSide: 'A triangle is completed in the middle of its side',
    twoGroups: 'The smaller group is out of the game',
    winningLast: 'A winning last move wins',
  },
  analysis: {
    curve: 'Chance to win',
    amount: (cost: number) => `${Math.round(100 * cost)}% of winning`,
    forced: (name: string, stones: number) =>
      stones === 1 ? `${name} can complete a six.` : `${name} can force a six with ${stones} stones.`,
  },
  hints: {
    completes: (p) => `It completes a ${p.form}.`,
    blocks: (p) => `It keeps the other side from completing a ${p.form}.`,
    forcedWin: (p) => `It wins by force in ${p.moves === 1 ? 'one move' : `${p.moves} moves`}.`,
    doubleThreat: () => 'It threatens two sixes at once.',
    threat: () => 'It threatens a six.',
    captures: (p) =>
      `It takes ${p.theirs} ${p.theirs === 1 ? 'stone' : 'stones'} of the other side and loses ${p.own === 0 ? 'none' : p.own}.`,
    builds: () => 'It prepares the most forms.',
    swaps: () => 'Red stands better.',
    lost: () => 'Against the best play it loses all the same.',
  },
} satisfies WordsOf<'six'>;
