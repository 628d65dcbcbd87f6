const list = (names: readonly string[]): string => names.join(', ');

/** What the page of one's own games says; defines what the other languages must have. */
export const mine = {
  title: 'My games',
  offline: 'You are offline: only the games of this device are shown.',
  filters: {
    game: 'Game',
    where: 'Played',
    end: 'Result',
    all: 'All',
    places: { all: 'All', device: 'On this device', online: 'Online' },
  },
  ends: { won: 'Won', lost: 'Lost', drawn: 'Drawn', running: 'Running' },
  statistics: 'Statistics',
  games: 'finished games',
  won: 'won',
  streakNow: 'wins in a row now',
  streakBest: 'wins in a row at best',
  places: 'Places',
  place: (place: number) => `Place ${place}`,
  againstLevel: 'By the strongest bot at the table',
  headToHead: 'Compared with others',
  score: (won: number, drawn: number, lost: number) => `${won} won, ${drawn} drawn, ${lost} lost`,
  scoreShort: (won: number, drawn: number, lost: number) =>
    drawn === 0 ? `${won} : ${lost}` : `${won} : ${lost} (${drawn} drawn)`,
  list: 'Games',
  none: 'Nothing played yet. Your games will be listed here.',
  noneFits: 'No game is like that. Choose other filters.',
  more: (count: number) => `Show more (${count})`,
  against: (names: readonly string[]) => `with ${list(names)}`,
  bots: (count: number, levels: readonly string[]) =>
    `${count} ${count === 1 ? 'bot' : 'bots'} (${list(levels)})`,
  points: (own: number, others: readonly number[]) => `${own} : ${others.join(', ')}`,
  replay: 'Look back',
  data: 'Your data',
  dataHelp:
    'Games on this device, lessons, puzzles and settings are kept in this browser only. Online tables are kept by the server.',
  exportAll: 'Export everything',
  exporting: (got: number, all: number) =>
    all === 0 ? 'Collecting …' : `Collecting games: ${got} of ${all}`,
  exportMissing: (count: number) =>
    count === 1
      ? 'One online game is missing in the file: the server could not be asked for it.'
      : `${count} online games are missing in the file: the server could not be asked for them.`,
  exportLeftOut: (count: number) =>
    count === 1
      ? 'One running game of several people at this device was left out: the file would tell everybody’s cards.'
      : `${count} running games of several people at this device were left out: the file would tell everybody’s cards.`,
  deleteAll: 'Delete everything',
  deleteHelp:
    'All games of this device, what you learned and solved, and your settings are deleted from this browser, for good. Online tables stay with those who played there, and this browser no longer knows that you were one of them: you cannot go on with your own.',
  deleteOffline:
    'Deleted from this browser. The server could not be reached, so it still knows this browser: your online games will come back.',
  deleteNow: 'Delete for good',
  keep: 'Keep it',
};
