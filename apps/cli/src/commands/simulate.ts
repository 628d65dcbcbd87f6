import { winners } from '@sixfold/game-kit';
import type { Command } from 'commander';
import { gathered, readSeed, readTable, type TableFlags, takesTable, wholeNumber } from '../arguments.js';
import { readBudget } from '../budget.js';
import { notTogether, wrongUsage } from '../failure.js';
import { progressBar } from '../progress.js';
import type { PlayedGame } from '../random-games.js';
import { checkRecordPlace, signedRecord, writeRecord, writeRecordInto } from '../record-file.js';
import type { Shell } from '../shell.js';
import { type Simulation, simulateAll } from '../simulation.js';
import { textTable } from '../text-table.js';
import { seatBots, specsIn } from '../tournament/field.js';
import { readLimits } from '../tournament/player-for.js';
import { readExtras } from '../trace-lines.js';

interface Flags extends TableFlags {
  readonly games?: string;
  readonly seed?: string;
  readonly bots?: string;
  readonly bot: readonly string[];
  readonly with?: string;
  readonly limitMs?: string;
  readonly startMs?: string;
  readonly showStderr?: true;
  readonly budgetMs?: string;
  readonly iterations?: string;
  readonly trace?: true;
  readonly record?: string;
  readonly records?: string;
  readonly json?: true;
}

/** `sixfold simulate`: games by bots, as figures, traces or record files. */
export function addSimulate(program: Command, shell: Shell): void {
  const { help } = shell.words;
  takesTable(program.command('simulate').description(help.simulate), shell)
    .option('--games <n>', help.flags.games)
    .option('--seed <text>', help.flags.seed)
    .option('--bots <names>', help.flags.bots)
    .option('--bot <bot>', help.flags.bot, gathered, [])
    .option('--budget-ms <n>', help.flags.budgetMs)
    .option('--iterations <n>', help.flags.iterations)
    .option('--limit-ms <n>', help.flags.limitMs)
    .option('--start-ms <n>', help.flags.startMs)
    .option('--show-stderr', help.flags.showStderr)
    .option('--trace', help.flags.trace)
    .option('--with <extras>', help.flags.traceWith)
    .option('--record <file>', help.flags.record)
    .option('--records <folder>', help.flags.records)
    .option('--json', help.flags.json)
    .addHelpText('after', help.simulateAfter)
    .action((gameId: string, flags: Flags) => simulate(gameId, flags, shell));
}

const MAX_GAMES = 1_000_000_000;

async function simulate(gameId: string, flags: Flags, shell: Shell): Promise<void> {
  const table = readTable(gameId, flags);
  const single = flags.trace === true || flags.record !== undefined;
  const games =
    flags.games === undefined ? (single ? 1 : 100) : wholeNumber('--games', flags.games, 1, MAX_GAMES);
  if (flags.record !== undefined && games > 1) throw wrongUsage('recordIsOneGame');
  notTogether(flags, ['trace', 'json'], ['record', 'records']);
  if (flags.with !== undefined && !flags.trace) throw wrongUsage('withoutTrace');
  if (flags.record !== undefined) await checkRecordPlace(flags.record);
  const keep = keeperOf(flags, games);
  const budget = readBudget(flags);
  const run: Simulation = {
    table,
    games,
    seed: readSeed(flags.seed),
    entrants: seatBots(gameId, specsIn(flags), table.seats),
    circumstances: {
      gameId,
      limits: readLimits(flags, budget),
      ...(budget && { budget }),
      ...(flags.showStderr && { showStderr: true }),
    },
    ...(flags.trace && { extras: readExtras(flags.with) }),
    ...(keep && { keep }),
  };
  const tally = new Tally(table.seats);
  const progress = progressBar(shell, flags.trace ? 0 : games, shell.words.units.games);
  const started = performance.now();
  try {
    await simulateAll(run, shell, (played) => {
      tally.add(played);
      progress.to(tally.games);
    });
  } finally {
    progress.stop();
  }
  if (flags.trace) return;
  const seconds = (performance.now() - started) / 1000;
  const figures = figuresOf(run, tally, seconds);
  for (const line of flags.json ? [JSON.stringify(figures)] : reportLines(figures, shell))
    await shell.out.line(line);
}

/** Where finished games are written, if anywhere. */
function keeperOf({ record, records }: Flags, games: number): Simulation['keep'] {
  if (record === undefined && records === undefined) return undefined;
  return async (match, number, names, marks) => {
    const kept = signedRecord(match, names, marks);
    if (record !== undefined) await writeRecord(record, kept);
    if (records !== undefined) {
      const file = `${match.game.id}-${String(number).padStart(String(games).length, '0')}.json`;
      await writeRecordInto(records, file, kept);
    }
  };
}

/** Sums over games, per seat. */
class Tally {
  games = 0;
  moves = 0;
  readonly points: number[];
  readonly wins: number[];

  constructor(seats: number) {
    this.points = new Array<number>(seats).fill(0);
    this.wins = new Array<number>(seats).fill(0);
  }

  add({ outcome, moves }: PlayedGame): void {
    this.games++;
    this.moves += moves;
    const best = winners(outcome);
    for (const [seat, score] of outcome.scores.entries())
      this.points[seat] = (this.points[seat] ?? 0) + score;
    for (const seat of best) this.wins[seat] = (this.wins[seat] ?? 0) + 1 / best.length;
  }
}

type Figures = ReturnType<typeof figuresOf>;

const figuresOf = ({ table, games, seed, entrants }: Simulation, tally: Tally, seconds: number) => ({
  game: table.game.id,
  options: table.options,
  players: table.seats,
  games,
  seed,
  bots: entrants.map(({ name }) => name),
  /** Shared wins count in parts. */
  wins: tally.wins,
  totals: tally.points,
  meanPoints: tally.points.map((points) => points / games),
  moves: tally.moves,
  seconds,
  gamesPerSecond: games / seconds,
});

function reportLines(figures: Figures, { words, colours }: Shell): string[] {
  const { simulated } = words;
  const rows = figures.bots.map((bot, seat) => [
    `${seat + 1} ${bot}`,
    `${((100 * (figures.wins[seat] ?? 0)) / figures.games).toFixed(1)} %`,
    (figures.meanPoints[seat] ?? 0).toFixed(2),
    String(figures.totals[seat] ?? 0),
  ]);
  return [
    colours.bold(simulated.title(figures.game, figures.players, figures.games, figures.seed)),
    colours.dim(JSON.stringify(figures.options)),
    '',
    ...textTable(simulated.head.split('|'), rows),
    '',
    simulated.speed(figures.seconds.toFixed(2), Math.round(figures.gamesPerSecond), figures.moves),
  ];
}
