import type { RefusalWords } from '../shape.js';

/** The command line in English; defines what the other languages must have. */
export const cli = {
  refusals: {
    badCommandLine: (p) => `The command line cannot be understood: ${p.detail}`,
    badSeed: (p) => `A seed is a text of 1 to ${p.max} characters.`,
    benchFailed: (p) => `The measurement ended with code ${p.code}.`,
    benchNotHere: () => 'The measurements are part of the workspace; run "npm run bench" there.',
    cannotReadFile: (p) => `The file ${p.file} cannot be read (${p.reason}).`,
    cannotWriteFile: (p) => `The file ${p.file} cannot be written (${p.reason}).`,
    fileEmpty: (p) => `The file ${p.file} is empty.`,
    fileTooLarge: (p) => `The file ${p.file} is too large to be a record.`,
    flagNeedsValue: (p) => `A value is missing after ${p.name}.`,
    missingArgument: (p) => `The argument <${p.name}> is missing. Add --help to see how the command is used.`,
    moreBotsThanSeats: (p) => `${p.bots} bots are named, but there are only ${p.seats} seats for them.`,
    noCommand: () => 'Name a command, such as: sixfold play nimmt',
    notAWholeNumber: (p) => `${p.flag} must be a whole number from ${p.min} to ${p.max}, not "${p.text}".`,
    optionsNotJson: (p) => `--options must be JSON, such as '{"variant":"plus","rounds":3}', not: ${p.text}`,
    recordCutShort: (p) =>
      `The record was cut short: it claims a result, but its ${p.moves} moves do not end the game.`,
    recordIsOneGame: () => '--record takes one game; for several use --records with a folder.',
    tooManyArguments: () => 'There are too many arguments. Add --help to see how the command is used.',
    unknownBot: (p) => `There is no bot "${p.bot}" for this game; known: ${p.known}.`,
    unknownCommand: (p) => `There is no command "${p.name}". "sixfold --help" lists all commands.`,
    unknownFlag: (p) => `There is no flag ${p.name} here. Add --help to see which there are.`,
    unknownGame: (p) => `There is no game "${p.game}"; known: ${p.known}.`,
  } satisfies RefusalWords,

  help: {
    program: '6 nimmt!, SIX and Sixteen on the command line: play, simulate, compare bots, check records.',
    programAfter: `
Exit codes: 0 done; 1 refused, or a record is not what it claims; 2 the command line is wrong.
Language: SIXFOLD_LANG=en, de or nl (otherwise the system's). Colours: only on a terminal, never with NO_COLOR.`,
    titles: {
      'Usage:': 'Usage:',
      'Arguments:': 'Arguments:',
      'Options:': 'Options:',
      'Commands:': 'Commands:',
    },
    helpFlag: 'show this help',
    helpCommand: 'show the help of a command',
    gameArgument: (known: string) => `the game: ${known}`,
    fileArgument: 'a record file',
    play: 'play a game against bots in the terminal',
    playAfter: `
Arrow keys and Enter choose a move, or type it; q leaves, ? explains. Without a terminal every line is a move.

Examples:
  sixfold play nimmt
  sixfold play nimmt --variant plus --players 3 --bots easy,medium
  sixfold play sixteen --record evening.json`,
    simulate: 'let bots play many games; print figures or a trace',
    simulateAfter: `
One game has the seed S itself, several have S/1, S/2 and so on. The same seed gives the same games.

Examples:
  sixfold simulate nimmt --games 10000 --seed 7
  sixfold simulate nimmt --options '{"variant":"plus","rounds":3}' --players 5 --trace
  sixfold simulate sixteen --bots strong,medium --games 20 --records games/`,
    replay: 'show a record move by move',
    replayAfter: `
Examples:
  sixfold replay evening.json --step
  sixfold replay evening.json --trace`,
    verify: 'check that a record replays to what it claims',
    verifyAfter: `
Examples:
  sixfold verify evening.json && echo fine
  sixfold verify evening.json --json`,
    bench: 'measure how fast the rules are on this machine',
    benchAfter: `
The same as "npm run bench" in the workspace.`,
    flags: {
      variant: 'short for "variant" in --options',
      options: 'the options of the table; what is left out has its default',
      players: 'how many play',
      games: 'how many games (100; with --trace or --record 1)',
      seed: 'what all chance grows from (made up and shown if left out)',
      bots: 'who plays: names separated by commas, repeated until every seat has one (random)',
      opponents: 'who plays against you, from the seat after yours on',
      seat: 'your seat, from 1 on (1)',
      budgetMs: 'thinking time a move for bots that search, in milliseconds',
      iterations: 'thinking steps a move for bots that search, instead of time',
      trace: 'print every decision with the whole table as JSON lines, and nothing else',
      step: 'wait for a key after every move (q ends)',
      record: 'write the game into a record file',
      records: 'write every game into a record file in this folder',
      json: 'print one JSON object for programs',
    },
  },

  units: { games: 'games' },

  simulated: {
    title: (game: string, players: number, games: number, seed: string) =>
      `${game} · ${players} players · ${games === 1 ? '1 game' : `${games} games`} · seed ${seed}`,
    head: 'seat|wins|mean points|total points',
    speed: (seconds: string, perSecond: number, moves: number) =>
      `${moves} moves in ${seconds} s: ${perSecond} games a second`,
  },

  verified: {
    fine: (game: string, seats: number, moves: number) =>
      `The record is sound: ${game}, ${seats} players, ${moves === 1 ? '1 move' : `${moves} moves`}.`,
    finished: (scores: string) => `Final points: ${scores}.`,
    running: 'The game is not finished.',
    fair: 'The deal was fair: the seed follows from the secret and what the players added.',
    hash: 'Hash:',
  },

  play: {
    ask: 'Your move:',
    you: (number: number) => `Player ${number} (you)`,
    player: (number: number) => `Player ${number}`,
    noSuchMove: 'There is no such move now.',
    help: `Arrow keys or Tab: select · Enter: play · typing: write the move · Backspace, Esc: take back what was typed
q: leave the game · ?: this help`,
    left: 'You left the game.',
    unfinished: 'The record ends here; the game is not finished.',
    result: (places: string) => `The game is over: ${places}.`,
    saved: (file: string) => `Saved in ${file}.`,
  },

  nimmt: {
    round: (round: number) => `Round ${round}`,
    row: 'Row',
    heads: (count: number) => (count === 1 ? '1 bullhead' : `${count} bullheads`),
    head: 'player|cards|lay|this round|total',
    trapHead: 'traps|used',
    lays: { none: '', hidden: 'laid', masked: 'masked', open: 'open' },
    hand: 'Your hand:',
    lay: 'You laid:',
    traps: 'Your traps:',
    open: 'Open cards:',
    waiting: 'Still to be placed:',
    window: (trap: string, owner: string, blocks: number) =>
      `${owner} has played ${trap}${blocks === 0 ? '' : ` (blocks on it: ${blocks})`}.`,
    asks: {
      pick: 'Pick a card:',
      lay: 'Lay a card:',
      layTwo: 'Lay one card or two (such as 5+6):',
      window: (trap: string) => `Block ${trap}?`,
      chooseMasked: 'Which of your two cards do you play?',
      place: 'Place your card, or play a trap?',
      chooseRow: 'Your card is lower than every row. Which row do you take?',
      count: 'Does a taken card not count for you?',
    },
  },

  sixteen: {
    pile: 'Pile:',
    talon: 'Talon:',
    hand: 'Your hand:',
    cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
    groups: (count: number) => (count === 1 ? '1 group' : `${count} groups`),
    kinds: { sixteen: 'sixteen', bust: 'bust', match: 'match', sixteenAndMatch: 'sixteen and match' },
    ask: 'Play a card (a joker as the card it stands for):',
    askDraw: 'Draw, or play a card without drawing:',
  },
};
