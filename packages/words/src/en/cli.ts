import type { RefusalWords } from '../shape.js';

/** Figures of a finding of the doctor. */
type Found = Readonly<Record<string, string | number>>;

/** The command line in English; defines what the other languages must have. */
export const cli = {
  refusals: {
    backupCutShort: (p) => `The backup ${p.file} is not complete: its end is missing.`,
    backupFailed: (p) => `It did not work: ${p.reason}.`,
    backupNotABackup: (p) => `The file ${p.file} is not a backup of Sixfold.`,
    backupNotEmpty: (p) => `There are games in ${p.database} already. Restore into an empty or new database.`,
    backupNothingThere: (p) => `There is no database ${p.database}.`,
    backupTooNew: (p) => `The backup ${p.file} was written by a later version of Sixfold. Install that one.`,
    arenaSeats: (p) =>
      `A table of bots only needs one for every seat: there are ${p.seats} seats and ${p.bots} bots (--cmd, --bot, --bots).`,
    noBotGiven: () => 'Say which bot is to play, such as --cmd "python3 my_bot.py" or --bot ./my-bot.js',
    noTableGiven: () =>
      'Say where to play: --table with a link or code, or --new with a game for a table of bots only.',
    notAServer: (p) => `“${p.text}” is not the address of a server, such as https://play.example.org`,
    notATable: (p) => `“${p.text}” is not the link of a table; it ends with /t/ and the id of the table.`,
    oneBotATable: () => 'At a table of others one bot sits down at a time; run the command once for each.',
    badCommandLine: (p) => `The command line cannot be understood: ${p.detail}`,
    badSeed: (p) => `A seed is a text of 1 to ${p.max} characters.`,
    benchFailed: (p) => `The measurement ended with code ${p.code}.`,
    benchNotHere: () => 'The measurements are part of the workspace; run “npm run bench” there.',
    botCannotStart: (p) => `It cannot be started: ${p.detail}.`,
    botEnded: (p) => `It ended by itself (${p.code})${p.detail === '' ? '' : `: ${p.detail}`}.`,
    botIllegalMove: (p) => `It played “${p.move}”, which is not a legal move.`,
    botLeft: () => 'It has left the tournament.',
    botLineTooLong: (p) => `It wrote a line of more than ${p.max} characters.`,
    botNeverReady: (p) => `It did not say that it is ready within ${p.seconds} s.`,
    botNoMove: () => 'Its answer has no “move” that is a text.',
    botNotJson: (p) => `It wrote a line that is not a JSON object: ${p.line}`,
    botProtocol: (p) => `It speaks version ${p.version} of the protocol; this program speaks version 1.`,
    botThrew: (p) => `It failed: ${p.detail}`,
    botTooSlow: (p) => `It did not answer within ${p.seconds} s.`,
    botUnasked: (p) => `It answered what nobody had asked: ${p.line}`,
    contributionMissing: () => 'Your contribution is not in the record: it was swapped or left out.',
    fairnessMissing: () =>
      'The record does not say how its deal came about, so there is nothing to compare with what you saw.',
    doctorFound: (p) =>
      p.wrong === 1 ? 'One thing must be put right.' : `${p.wrong} things must be put right.`,
    datasetOwnBots: (p) =>
      `A data set holds what bots of ours consider; ${p.bot} is another one. Use simulate --records for it.`,
    datasetTime: (p) =>
      `${p.bot} thinks for a time, so that no machine would make the same data again. Give it steps, such as strong@500it.`,
    emptyBotCommand: () => 'After “cmd:” comes the command that starts the bot, such as cmd:python3 bot.py',
    noBotFile: (p) => `There is no bot file ${p.file}.`,
    tooFewBots: () =>
      'A tournament needs at least two bots, such as --bots easy,medium (the same one twice is allowed).',
    cannotReadFile: (p) => `The file ${p.file} cannot be read (${p.reason}).`,
    cannotWriteFile: (p) => `The file ${p.file} cannot be written (${p.reason}).`,
    envBadMatchMoves: (p) =>
      `Match ${p.match} needs a list of ${p.seats} moves: one for each seat of "toAct", or null.`,
    envBadMoves: (p) => `"moves" must be a list with one entry for each of the ${p.matches} matches.`,
    envBadSeeds: (p) =>
      `A reset needs a "seed", or "seeds": a text or null for each of the ${p.matches} matches.`,
    envIllegalMove: (p) =>
      `Seat ${p.seat} of match ${p.match} cannot play ${p.move}: it is not among its legal moves.`,
    envNotARequest: (p) => `This line is not a JSON object: ${p.line}`,
    envNotReset: () => 'A match must be reset before its first step.',
    envSend: (p) => `"${p.thing}" cannot be sent; known: ${p.known}.`,
    envUnknownRequest: (p) => `There is no request "${p.type}"; known: reset, step, observe, close.`,
    fileEmpty: (p) => `The file ${p.file} is empty.`,
    flagsClash: (p) => `${p.one} and ${p.other} cannot be used together; leave one of them out.`,
    fileTooLarge: (p) => `The file ${p.file} is too large to be a record.`,
    flagNeedsValue: (p) => `A value is missing after ${p.name}.`,
    missingArgument: (p) => `The argument <${p.name}> is missing. Add --help to see how the command is used.`,
    moreBotsThanSeats: (p) => `${p.bots} bots are named, but there are only ${p.seats} seats for them.`,
    notACommitment: (p) => `${p.flag} takes 64 hexadecimal digits, not “${p.text}”.`,
    notAContribution: (p) =>
      `${p.flag} takes an even number of 32 to 128 hexadecimal digits, not “${p.text}”.`,
    notAWholeNumber: (p) => `${p.flag} must be a whole number from ${p.min} to ${p.max}, not “${p.text}”.`,
    optionsNotJson: (p) => `--options must be JSON, such as '{"variant":"plus","rounds":3}', not: ${p.text}`,
    solveGame: (p) => `Nothing can be proved about “${p.game}”; solve knows: ${p.known}.`,
    solvePhase: () =>
      'This position is in phase two; solve knows positions in which stones are still placed.',
    perftGame: (p) => `The sequences of “${p.game}” cannot be counted; perft knows: ${p.known}.`,
    recordCutShort: (p) =>
      `The record was cut short: it claims a result, but its ${p.moves} moves do not end the game.`,
    recordIsOneGame: () => '--record takes one game; for several use --records with a folder.',
    tooManyArguments: () => 'There are too many arguments. Add --help to see how the command is used.',
    traceExtra: (p) => `A trace cannot tell “${p.extra}”; known: ${p.known}.`,
    withoutTrace: () => '--with says what a trace tells besides; it needs --trace.',
    unknownBot: (p) => `There is no bot “${p.bot}” for this game; known: ${p.known}.`,
    unknownCommand: (p) => `There is no command “${p.name}”. “sixfold --help” lists all commands.`,
    unknownFlag: (p) => `There is no flag ${p.name} here. Add --help to see which there are.`,
    unknownGame: (p) => `There is no game “${p.game}”; known: ${p.known}.`,
    variantTwice: () => '--variant and the “variant” in --options differ; give one of them.',
  } satisfies RefusalWords,

  help: {
    program: '6 nimmt!, SIX and Sixteen on the command line: play, simulate, compare bots, check records.',
    programAfter: `
Exit codes: 0 done; 1 refused, or a record is not what it claims; 2 the command line is wrong.
Language: SIXFOLD_LANG=de and the like (otherwise the system's). Colours: only on a terminal, never with NO_COLOR.`,
    titles: {
      'Usage:': 'Usage:',
      'Arguments:': 'Arguments:',
      'Options:': 'Options:',
      'Commands:': 'Commands:',
    },
    helpFlag: 'show this help',
    versionFlag: 'show the version',
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
    bot: 'let a program play at an online table, marked as a bot',
    botAfter: `
The host of the table must allow programs (in the lobby, or with “programs” in its settings). The program speaks the protocol of
docs/bots.md, as in a tournament. If it fails, a bot of the server plays on in its place. --new opens a public table of bots
only, for anybody to watch.

Examples:
  sixfold bot --table https://play.example.org/t/… --cmd "python3 my_bot.py" --name Robo
  sixfold bot --server https://play.example.org --table K7QXWM --bot ./my-bot.js --games 5
  sixfold bot --new nimmt --players 4 --cmd "python3 my_bot.py" --bot ./other.js --bots medium,master`,
    env: 'many matches over JSON lines, for programs that learn or search',
    envAfter: `
Requests are lines on standard input: reset, step, observe, close; every one is answered by one line (docs/environment.md).
clients/python is a client for it.

Examples:
  sixfold env nimmt --matches 256 --send arrays --auto-reset
  echo '{"type":"reset","seed":"7"}' | sixfold env sixteen`,
    dataset: 'write games by bots with the values of what they considered, to learn from',
    datasetAfter: `
One JSON object a line: what it is, then one game after the other, with the values of the considered moves (docs/environment.md).
The same command with the same seed writes the same file. A name that ends with .gz is packed.

Examples:
  sixfold dataset nimmt --games 1000 --seed 7 --out games.jsonl.gz
  sixfold dataset sixteen --bots master,strong --iterations 500 --seed a | head`,
    backup: 'write all games of a database into a file, while servers run',
    backupAfter: `
Takes everything as it is at one moment. The file fits both kinds of database: a backup of SQLite goes into PostgreSQL and
the other way round. It holds the secrets of running deals; keep it to yourself.

Examples:
  sixfold backup evening.backup
  sixfold backup evening.backup --database postgres://user@host/sixfold`,
    restore: 'bring a backup into an empty database',
    restoreAfter: `
All of it is restored, or nothing. No server may use the database meanwhile.

Examples:
  sixfold restore evening.backup --database data/restored.db
  sixfold restore evening.backup --database postgres://user@host/empty`,
    backupFileArgument: 'the backup file',
    doctor: 'check whether this machine is set up to host, and say what to do',
    doctorAfter: `
Looks at the version of Node, the disk, the database and its clock, and with --public-url at the server as people reach
it through the proxy. Changes nothing. The exit code is 1 if something must be put right.

Examples:
  sixfold doctor
  sixfold doctor --database postgres://user@host/sixfold --public-url https://play.example.org`,
    replay: 'show a record move by move',
    replayAfter: `
Examples:
  sixfold replay evening.json --step
  sixfold replay evening.json --trace`,
    analyse: 'what each decision of a record cost, the costliest first',
    analyseAfter: `
Every decision is seen with the eyes of its seat and compared with what the level Strong would have played. Costs are in the
game's own unit: bullheads, piles, or in SIX the chance to win. --json prints all decisions, the expected results over the
match and the share of choices and cards.

Examples:
  sixfold analyse evening.json
  sixfold analyse evening.json --json`,
    verify: 'check that a record replays to what it claims',
    verifyAfter: `
--commitment and --contribution hold the record against what you noted down yourself: the commitment that you were shown
before the deal, and what your program added to it.

Examples:
  sixfold verify evening.json && echo fine
  sixfold verify evening.json --json
  sixfold verify evening.json --commitment 5f1c… --contribution 07aa…`,
    tournament: 'compare bots over duplicate deals with rotated seats',
    tournamentAfter: `
Every deal is played once from each rotation of the seats, so that luck with the cards evens out; the intervals (95%)
count each deal once. A bot is one of ours (also master@500ms, strong@2000it), a JavaScript file whose default export
chooses, or “cmd:” and any program that speaks the protocol of docs/bots.md; “label=” before it names it. A bot that
crashes, stalls or cheats loses that game, which random moves finish.

Examples:
  sixfold tournament nimmt --bots easy,medium,strong,master --games 400 --jobs 2
  sixfold tournament nimmt --bots master,./my-bot.js --players 4 --seed 1
  sixfold tournament six --bots master --bot "mine=cmd:python3 bot.py --depth 3" --json`,
    perft: 'count the move sequences of SIX, to compare programs',
    perftAfter: `
A position is a table as in a trace (JSON), a drawing or the one-line form.

Examples:
  sixfold perft six --edition 2003 --depth 6
  sixfold perft six --from position.json --depth 2`,
    solve: 'prove by when a form can be forced in SIX',
    solveAfter: `
For each number of stones up to --stones: whether the side that places the last of them can complete a form with it,
whatever the other side does. All its stones are tried, so the answer is a proof; --positions says when to give up.

Examples:
  sixfold solve six --stones 16
  sixfold solve six --from position.json --stones 20 --json`,
    bench: 'measure how fast the rules are on this machine',
    benchAfter: `
The same as “npm run bench” in the workspace.`,
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
      matches: 'how many matches are played at once (1)',
      send: 'what is told of a match: views, arrays or both, separated by a comma (views)',
      autoReset: 'a match that is over begins again at once',
      database: 'a file (SQLite) or postgres://… (DATABASE_URL, data/sixfold.db)',
      publicUrl: 'the address that people use (PUBLIC_URL)',
      trace: 'print every decision with the whole table as JSON lines, and nothing else',
      step: 'wait for a key after every move (q ends)',
      record: 'write the game into a record file',
      records: 'write every game into a record file in this folder',
      field: 'who takes part, separated by commas',
      bot: 'one more bot, whose command may contain commas (can be repeated)',
      onlineTable: 'the table: its link, its id or its short code',
      server: 'the address of the server, unless the link says it (http://localhost:1666)',
      cmd: 'the command that starts the program (with --new also several)',
      botName: 'what the bot is called at the table (its command)',
      onlineSeat: 'which seat it takes, from 1 on (a free one)',
      onlineGames: 'leave after this many games (stay until removed or stopped)',
      account: 'keep who the bot is in this file, so that it finds its seat again when it is started again',
      newTable: 'open a table of bots only for this game, for everybody to watch',
      serverBots: 'bots of the server for the seats that are left, with --new',
      traceWith:
        'what a trace tells besides, separated by commas: names, views (of every seat), values (of what bots considered)',
      datasetGames: 'how many games (100)',
      datasetBots: 'which of our bots play, repeated until every seat has one (strong)',
      datasetIterations: 'thinking steps a move for bots that search (200)',
      out: 'the file to write (standard output)',
      tournamentGames: 'how many games at least; always whole deals',
      deals: 'how many deals instead (25)',
      jobs: 'how many threads play at once (one less than there are cores)',
      limitMs: 'how long an outside bot may take for an answer before it forfeits (10000, or 5 budgets)',
      showStderr: 'show what outside bots write to standard error, with their names',
      startMs: 'how long an outside bot may take to get ready (60000)',
      depth: 'how many moves deep',
      stones: 'up to how many stones on the board',
      positions: 'how many positions to look at before giving up, for each number of stones',
      edition: 'which edition of SIX',
      from: 'start from the position in a file',
      commitment: 'the commitment that you were shown before the deal; it must be the one in the record',
      contribution: 'what you added to the deal; it must be in the record',
      json: 'print one JSON object for programs',
    },
  },

  units: { games: 'games', moves: 'moves' },

  solved: {
    forced: (side: 'red' | 'black', stones: number, positions: number) =>
      `${stones} stones: ${side} can force a form (${positions} positions).`,
    notForced: (side: 'red' | 'black', stones: number, positions: number) =>
      `${stones} stones: ${side} cannot force a form (${positions} positions).`,
    givenUp: (side: 'red' | 'black', stones: number, positions: number) =>
      `${stones} stones: whether ${side} can force a form is open; given up after ${positions} positions.`,
  },

  simulated: {
    title: (game: string, players: number, games: number, seed: string) =>
      `${game} · ${players} players · ${games === 1 ? '1 game' : `${games} games`} · seed ${seed}`,
    head: 'seat|wins|mean points|total points',
    speed: (seconds: string, perSecond: number, moves: number) =>
      `${moves} moves in ${seconds} s: ${perSecond} games a second`,
  },

  /** What the doctor found, and what is to be done about it. */
  doctor: {
    node: {
      found: (p: Found) => `This is Node ${p.version}.`,
      todo: (p: Found) => `Install version ${p.oldest} or newer.`,
    },
    disk: {
      found: (p: Found) => `${p.megabytes} MB are free in ${p.folder}.`,
      todo: () => 'Make room, or name another place with --database.',
    },
    sync: {
      found: (p: Found) => `The disk takes ${p.millis} ms to make a move durable.`,
      todo: () => 'People wait that long for every move: use a faster disk, not one on a network.',
    },
    database: {
      found: (p: Found) =>
        p.reason === undefined
          ? `The database ${p.database} answers within ${p.millis} ms.`
          : `The database ${p.database} cannot be reached: ${p.reason}.`,
      todo: () => 'Check its address and that it runs; it should be close to this machine.',
    },
    tables: {
      found: (p: Found) =>
        p.schema === 0
          ? 'It is empty: its tables are made when the server first starts.'
          : `Its tables have version ${p.schema}; this program knows version ${p.newest}.`,
      todo: () => 'Install the later version of Sixfold that they belong to.',
    },
    clock: {
      found: (p: Found) => `The clocks differ by ${p.seconds} s.`,
      todo: () => 'Let all machines set their clocks by NTP.',
    },
    page: {
      found: (p: Found) => (p.reason === '' ? `${p.url} answers.` : `${p.url} does not answer: ${p.reason}.`),
      todo: () => 'Check that the server runs, and where the proxy sends requests.',
    },
    host: {
      found: (p: Found) => `A command from the page itself is answered with ${p.status}.`,
      todo: () =>
        'The proxy must pass on the Host with its port (in nginx: proxy_set_header Host $http_host).',
    },
    streams: {
      found: (p: Found) =>
        Number(p.pieces) > 1
          ? `Streams of ${p.url} arrive as they are sent.`
          : `What ${p.url} sends as a stream is held back.`,
      todo: () =>
        'The proxy must not buffer it (in nginx: proxy_buffering off), or people hear of moves too late.',
    },
    push: {
      found: (p: Found) =>
        p.reason === ''
          ? 'Messages to browsers are on, and browsers can take them.'
          : 'Messages to browsers are on, but browsers cannot take them.',
      todo: (p: Found) =>
        p.reason === 'key'
          ? 'The key that the server offers is not valid. Check where the database came from: it keeps the key.'
          : 'They need https: put a proxy with TLS in front of the server, or start it without --push.',
    },
    https: {
      found: (p: Found) => `The server was asked whether people reach ${p.url} by https.`,
      todo: () => 'It does not know: start it with --trust-proxy and let the proxy send X-Forwarded-Proto.',
    },
  },

  backups: {
    written: (rows: number, file: string) => `${file} holds ${rows} entries.`,
    restored: (rows: number, database: string) => `${rows} entries are in ${database} now.`,
  },

  verified: {
    fine: (game: string, seats: number, moves: number) =>
      `The record is sound: ${game}, ${seats} players, ${moves === 1 ? '1 move' : `${moves} moves`}.`,
    finished: (scores: string) => `Final points: ${scores}.`,
    running: 'The game is not finished.',
    fair: (version: number) =>
      version === 1
        ? 'The deal was fair: the seed follows from the secret and what the players added (unsealed, as in older records).'
        : 'The deal was fair: the seed follows from the secret that was committed to and from what the players had sealed.',
    contributed: (players: string, count: number) =>
      `Added to the deal: ${count === 1 ? 'player' : 'players'} ${players}.`,
    nobodyContributed: 'Nobody added to the deal, so it was for the server to choose.',
    declined: (players: string, count: number) =>
      `Did not want to add anything: ${count === 1 ? 'player' : 'players'} ${players}.`,
    lot: (option: string, player: number) =>
      `By lot: “${option}” is player ${player}; drawn again, it is the same.`,
    restarted: (players: string, count: number) =>
      `The preparation started over with a new secret: ${count === 1 ? 'player' : 'players'} ${players} had sealed and did not open.`,
    commitmentSeen: 'The commitment is the one that you were shown.',
    contributionFound: (players: string, count: number) =>
      `Your contribution is in it: ${count === 1 ? 'player' : 'players'} ${players}.`,
    resigned: (player: number) => `Player ${player} resigned.`,
    agreed: 'A draw was agreed.',
    time: (player: number) => `Player ${player} ran out of time.`,
    abandoned: 'The game was abandoned.',
    abandonedBy: (player: number) => `Player ${player} abandoned the game.`,
    hash: 'Hash:',
  },

  outputFailed: (reason: string) => `The output cannot be written (${reason}): is the disk full?`,

  analysis: {
    none: 'No decision of this match cost anything worth mentioning.',
    cost: (name: string, move: string, cost: string) => `${name} played ${move}, which cost ${cost}.`,
    better: (move: string) => `Better: ${move}.`,
    account: (name: string, choices: string, cards: string) =>
      `${name}, compared with the table: ${choices} lost by choices, ${cards} by cards and the others.`,
  },
  play: {
    ask: 'Your move:',
    you: (number: number) => `Player ${number} (you)`,
    player: (number: number) => `Player ${number}`,
    more: (count: number) => `… ${count} moves in all; ? shows them`,
    noSuchMove: 'There is no such move now.',
    help: `Arrow keys or Tab: select · Enter: play · typing: write the move · Backspace, Esc: take back what was typed
q: leave the game · ?: this help`,
    thinking: (bot: string) => `${bot} is thinking …`,
    left: 'You left the game.',
    unfinished: 'The record ends here; the game is not finished.',
    result: (places: string) => `The game is over: ${places}.`,
    saved: (file: string) => `Saved in ${file}.`,
    seed: (seed: string) => `Seed of this game: ${seed}`,
  },

  online: {
    watch: (link: string) => `The table: ${link}`,
    removed: 'The seat is gone: the host has freed it, or the table does not exist any more.',
    result: (name: string, place: number, score: number) => `${name}: place ${place}, ${score} points`,
  },

  tournament: {
    title: (game: string, players: number, deals: number, games: number, seed: string) =>
      `${game} · ${players} players · ${deals === 1 ? '1 deal' : `${deals} deals`}, ${games} games · seed ${seed}`,
    head: 'bot|games|wins|mean points|Elo|ms a move|forfeits',
    against: 'came before (%)',
    note: (seconds: string, fair: string) =>
      `${seconds} s. An equal share of wins is ${fair}%; ± is half a 95% interval, each deal counted once.`,
    forfeit: (bot: string, match: string, reason: string) => `${bot} forfeits game ${match}. ${reason}`,
    moreForfeits: (count: number) => `… and ${count} more forfeits (all of them with --json).`,
  },
};
