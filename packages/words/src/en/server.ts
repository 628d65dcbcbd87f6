import { listed } from '../listed.js';
import type { RefusalWords } from '../shape.js';

/** What the server says: why it refuses something, and what it prints when it starts. */
export const server = {
  refusals: {
    alreadySeated: () => 'You already have a seat at this table.',
    alreadyStarted: () => 'The game has already started.',
    badName: () => 'A name needs 1 to 24 visible characters. Leave out hidden or unusual ones.',
    badEndpoint: () => 'This browser’s address for messages is not one that this server sends to.',
    badRequest: (p) => `The request is not understood: ${p.field} ${p.problem}.`,
    badToken: () => 'This token is not valid.',
    botPlaysForYou: () => 'A bot is playing for you. Take your seat back first.',
    chatOff: () => 'The host has switched the chat off.',
    choiceStands: () => 'You have changed your mind too often: your choice stands.',
    emptyMessage: () => 'Write something first.',
    foreignOrigin: () => 'This came from another website and was not done.',
    hintsOnlyAlone: () =>
      'Hints are for whoever plays alone with bots, unless the host allows them before the game.',
    internal: () => 'Something went wrong on the server. Nothing was changed; please try again.',
    leaveInstead: () => 'This is your own seat: leave the table instead.',
    linkExpired: () => 'This link is too old. Make a new one on the other device.',
    linkUnknown: () => 'This link has been used already or was never valid.',
    methodNotAllowed: () => 'This cannot be done here.',
    muted: () => 'The host has muted you.',
    nameTaken: (p) => `Somebody here is already called ${p.name}. Choose another name.`,
    noDraws: () => 'This game cannot be drawn by agreement.',
    noIdentity: () => 'The server does not know you yet. Please reload the page.',
    noOffer: () => 'There is no draw offer to answer.',
    serveOperator: (p) => `The operator’s token needs at least ${p.min} characters.`,
    noPrograms: () =>
      'The host lets no programs play at this table. They can allow it under the table’s seats, or take one of the server’s own bots.',
    noResigning: () => 'There is no giving up in this game; leave, and a bot plays on for you.',
    noSignals: () => 'The warning signal is not allowed at this table.',
    noSpectators: () => 'The host lets nobody watch this table.',
    noPush: () => 'This server sends no messages to browsers.',
    noSuchGame: (p) => `This server does not have the game “${p.game}”.`,
    noSuchTable: () => 'This table does not exist (any more).',
    notAtThisTable: () => 'You have no seat at this table.',
    notFound: () => 'There is nothing here.',
    notHost: () => 'Only the host can do this.',
    notJson: () => 'The request is not valid JSON.',
    notStarted: () => 'The game has not started yet.',
    seatTaken: (p) => `Seat ${p.seat} is taken.`,
    seatsOpen: (p) =>
      p.open === 1
        ? 'One seat is still free: add a bot or wait.'
        : `${p.open} seats are still free: add bots or wait.`,
    seatsTaken: (p) => `${p.taken} people and bots are already sitting here.`,
    signalGiven: () => 'You have already given the signal this turn.',
    staleNumber: () => 'The game has moved on in the meantime.',
    stillPlaying: () => 'The game is still going on.',
    stillThere: (p) => `The player at seat ${p.seat} is still here.`,
    storeUnavailable: () => 'The server cannot reach its database for the moment. It will try again.',
    tableFull: () => 'All seats at this table are taken.',
    linkUsed: () => 'This link has been used already. Make a new one on the other device.',
    notYourSeat: (p) => `Seat ${p.seat} is not yours.`,
    tooManyArrivals: () => 'A great many people have just come and gone here. Try again in a minute.',
    tooManyAsides: () => 'You have changed a great deal at this table. Wait for the next game.',
    declared: () =>
      'Everybody has seen that part of your choice already: only the rest can still be changed.',
    timeUp: () => 'Your time for this move is up: a bot is making it.',
    graceRuns: (p) =>
      `The player at seat ${p.seat} may still come back: a bot can step in after ${p.seconds} s.`,
    nobodyThere: (p) => `Nobody is sitting at seat ${p.seat}.`,
    offeredAlready: () => 'You have offered a draw on this move already.',
    noTakeBack: () => 'Moves cannot be taken back at this table.',
    takeBackAlone: () => 'Moves can be taken back only by somebody alone with bots.',
    nothingToTakeBack: () => 'There is no move of yours to take back.',
    badSeal: () => 'A seal is a SHA-256 hash in lower-case hexadecimal.',
    dealClosed: () => 'The deal is already being opened; nothing can be added to it now.',
    otherDeal: () => 'This seal is for another deal. Look at the table again.',
    nothingToOpen: () => 'There is nothing to open at the moment.',
    sealDiffersFromShare: () => 'That is not what you sealed.',
    noSuchCode: (p) => `No table has the code ${p.code}. Check it for typing mistakes.`,
    noSuchRecord: (p) => `Game ${p.game} of this table has no record.`,
    tooFast: (p) => `Not so fast: try again in ${p.seconds} s.`,
    tooLarge: () => 'That is too large.',
    tooManyStreams: () => 'Too many open windows: close some.',
    tooManyTables: (p) => `You have ${p.max} open tables. Finish or leave some first.`,
    unreachable: () => 'The server cannot be reached. Check your connection and try again.',
    wrongMediaType: () => 'The request must be JSON (Content-Type: application/json).',
    serveDatabase: (p) =>
      `The database ${p.database} cannot be opened: ${p.reason}. Check that the address is right and can be reached.`,
    serveDatabaseInUse: (p) =>
      `Another server already has ${p.database} open. Stop it first, or choose another file with --database.`,
    serveDatabaseKind: (p) =>
      `${p.database} is no kind of database that Sixfold knows. Give --database a file or a postgres:// address.`,
    serveDatabaseTooNew: (p) =>
      `${p.database} was written by a newer version of Sixfold. Start that version; nothing was changed.`,
    serveFolder: (p) =>
      `The folder ${p.folder} cannot be written to (${p.reason}). Make it writable, or choose another place with --database.`,
    serveHost: (p) =>
      `${p.host} is no address of this machine. Choose another with --host, such as 127.0.0.1.`,
    serveLogLevel: (p) =>
      `“${p.level}” is no log level. Choose one of: trace, debug, info, warn, error, fatal, silent.`,
    serveMetrics: () => '--metrics is one of: local, all, off.',
    servePush: (p) =>
      `--push needs an address by which push services reach you, such as mailto:you@example.org or https://example.org, not “${p.contact}”.`,
    servePort: (p) => `Port ${p.port} cannot be used (${p.reason}). Choose another with --port.`,
  } satisfies RefusalWords,

  /** Messages to browsers, for slow games. */
  push: {
    yourTurn: (game: string) => `${game}: your turn`,
    waiting: (names: readonly string[]) =>
      names.length === 0
        ? 'The game waits for your move.'
        : `${listed(names, 'and')} ${names.length === 1 ? 'waits' : 'wait'} for your move.`,
    hoursLeft: (hours: number) =>
      hours === 1 ? 'One hour left for your move.' : `${hours} hours left for your move.`,
  },

  serve: {
    description: 'run the server: the page and the API for playing together',
    after: `
Without flags it keeps everything in the file data/sixfold.db. Every flag has an environment variable
(in brackets). Ctrl+C stops it in order; nothing is lost either way.

Examples:
  sixfold serve
  sixfold serve --port 8080 --database postgres://user@host/sixfold
  sixfold serve --host 127.0.0.1 --trust-proxy --public-url https://play.example.org`,
    flags: {
      port: 'port to listen on (PORT, 1666)',
      host: 'address to listen on (HOST, all)',
      database: 'a file for SQLite, or postgres://… (DATABASE_URL)',
      publicUrl: 'the address that people use, for the link and the QR code (PUBLIC_URL)',
      trustProxy:
        'how many proxies of yours stand in front, whose X-Forwarded-… headers are believed (TRUST_PROXY, 0; without a number: 1)',
      keepDays: 'delete finished games after this many days (KEEP_DAYS, never)',
      metrics: 'who may read /metrics: local, all or off (METRICS, local)',
      botThreads: 'threads in which bots think (BOT_THREADS, one less than there are cores)',
      logLevel: 'trace, debug, info, warn, error, fatal or silent (LOG_LEVEL, info)',
      accessLog: 'a line in the log for every request (ACCESS_LOG=1)',
      operator:
        'a file with the token of whoever runs the server: opens the page /operator (OPERATOR_TOKEN; off)',
      push: 'tell browsers that want it when a slow game waits; the value is how push services reach you, mailto:… or https://… (PUSH; off)',
      botPace: 'milliseconds that a bot takes at least, so that people can follow (BOT_PACE, 400)',
      noLimits: 'no limits on how often anybody asks; for closed rooms and load tests (LIMITS=off)',
    },
    ready: (address: string) => `Sixfold is ready: ${address}`,
    nearby: 'From other devices in the same network:',
    stored: (database: string) => `Games are kept in ${database}`,
    stopping: 'Stopping …',
  },
};
