import { type Outcome, winners } from '@sixfold/game-kit';
import type { Command } from 'commander';
import {
  readSeed,
  readTable,
  seedAmong,
  type TableChoice,
  type TableFlags,
  takesTable,
  wholeNumber,
} from '../arguments.js';
import { botGame, startMatch } from '../bot-games.js';
import { readBudget } from '../budget.js';
import { notTogether, wrongUsage } from '../failure.js';
import { findBots, RANDOM, type SeatedBot } from '../players.js';
import { progressBar } from '../progress.js';
import { type PlayedGame, randomGames } from '../random-games.js';
import { checkRecordPlace, signedRecord, writeRecord, writeRecordInto } from '../record-file.js';
import type { Shell } from '../shell.js';
import { textTable } from '../text-table.js';

interface Flags extends TableFlags {
  readonly games?: string;
  readonly seed?: string;
  readonly bots?: string;
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
    .option('--budget-ms <n>', help.flags.budgetMs)
    .option('--iterations <n>', help.flags.iterations)
    .option('--trace', help.flags.trace)
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
  if (flags.record !== undefined) await checkRecordPlace(flags.record);
  const run: Run = {
    table,
    games,
    seed: readSeed(flags.seed),
    bots: findBots(gameId, flags.bots, table.seats, readBudget(flags)),
  };
  const tally = new Tally(table.seats);
  const progress = progressBar(shell, flags.trace ? 0 : games, shell.words.units.games);
  const started = performance.now();
  try {
    await playAll(run, flags, shell, (played) => {
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

interface Run {
  readonly table: TableChoice;
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly SeatedBot[];
}

async function playAll(
  run: Run,
  flags: Flags,
  shell: Shell,
  done: (played: PlayedGame) => void,
): Promise<void> {
  const { game, options, seats } = run.table;
  const isPlain = !flags.trace && flags.record === undefined && flags.records === undefined;
  const fast =
    isPlain && run.bots.every((bot) => bot.name === RANDOM) ? randomGames(game, options, seats) : undefined;
  let rested = performance.now();
  for (let number = 1; number <= run.games; number++) {
    const seed = seedAmong(run.seed, number, run.games);
    done(fast ? fast(seed) : await playOne(run, seed, number, flags, shell));
    // A breath now and then, so that the process can be stopped and the bar drawn.
    if (performance.now() - rested > 50) {
      await new Promise(setImmediate);
      rested = performance.now();
    }
  }
}

async function playOne(
  run: Run,
  seed: string,
  number: number,
  flags: Flags,
  shell: Shell,
): Promise<PlayedGame> {
  const match = startMatch(run.table, seed);
  for (const line of botGame(match, run.bots, { lines: flags.trace === true })) {
    if (line !== undefined) await shell.out.line(line);
  }
  const names = run.bots.map((bot) => bot.name);
  if (flags.record !== undefined) await writeRecord(flags.record, signedRecord(match, names));
  if (flags.records !== undefined) {
    const name = `${match.game.id}-${String(number).padStart(String(run.games).length, '0')}.json`;
    await writeRecordInto(flags.records, name, signedRecord(match, names));
  }
  return { outcome: match.outcome() as Outcome, moves: match.moves.length };
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

const figuresOf = ({ table, games, seed, bots }: Run, tally: Tally, seconds: number) => ({
  game: table.game.id,
  options: table.options,
  players: table.seats,
  games,
  seed,
  bots: bots.map((bot) => bot.name),
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
