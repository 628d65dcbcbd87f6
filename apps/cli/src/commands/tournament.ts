import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { gathered, readSeed, readTable, type TableFlags, takesTable, wholeNumber } from '../arguments.js';
import { readBudget } from '../budget.js';
import { wrongUsage } from '../failure.js';
import { progressBar } from '../progress.js';
import type { Shell } from '../shell.js';
import type { Plan } from '../tournament/deal-runner.js';
import { type Entrant, readField, specsIn } from '../tournament/field.js';
import type { GameReport } from '../tournament/game-report.js';
import { readLimits } from '../tournament/player-for.js';
import { reportTournament } from '../tournament/report.js';
import { runTournament } from '../tournament/run.js';
import { lineUpsOf } from '../tournament/schedule.js';

interface Flags extends TableFlags {
  readonly bots?: string;
  readonly bot: readonly string[];
  readonly games?: string;
  readonly deals?: string;
  readonly seed?: string;
  readonly jobs?: string;
  readonly budgetMs?: string;
  readonly iterations?: string;
  readonly limitMs?: string;
  readonly startMs?: string;
  readonly showStderr?: true;
  readonly records?: string;
  readonly json?: true;
}

/** `sixfold tournament`: which bot is better, with luck taken out as far as it goes. */
export function addTournament(program: Command, shell: Shell): void {
  const { help } = shell.words;
  takesTable(program.command('tournament').description(help.tournament), shell)
    .option('--bots <list>', help.flags.field)
    .option('--bot <bot>', help.flags.bot, gathered, [])
    .option('--games <n>', help.flags.tournamentGames)
    .option('--deals <n>', help.flags.deals)
    .option('--seed <text>', help.flags.seed)
    .option('--jobs <n>', help.flags.jobs)
    .option('--budget-ms <n>', help.flags.budgetMs)
    .option('--iterations <n>', help.flags.iterations)
    .option('--limit-ms <n>', help.flags.limitMs)
    .option('--start-ms <n>', help.flags.startMs)
    .option('--show-stderr', help.flags.showStderr)
    .option('--records <folder>', help.flags.records)
    .option('--json', help.flags.json)
    .addHelpText('after', help.tournamentAfter)
    .action((gameId: string, flags: Flags) => tournament(gameId, flags, shell));
}

const DEFAULT_DEALS = 25;

async function tournament(gameId: string, flags: Flags, shell: Shell): Promise<void> {
  const plan = planOf(gameId, flags);
  const gamesADeal = lineUpsOf(1, plan.entrants.length, plan.seats, plan.seed).length;
  const deals = dealsOf(flags, gamesADeal);
  const jobs =
    flags.jobs === undefined
      ? Math.max(1, availableParallelism() - 1)
      : wholeNumber('--jobs', flags.jobs, 1, 256);
  const progress = progressBar(shell, deals * gamesADeal, shell.words.units.games);
  const started = performance.now();
  let done = 0;
  let reports: GameReport[];
  try {
    reports = await runTournament(plan, deals, jobs, () => progress.to(++done));
  } finally {
    progress.stop();
  }
  const seconds = (performance.now() - started) / 1000;
  await reportTournament({ plan, reports, deals, seconds }, flags.json === true, shell);
}

function planOf(gameId: string, flags: Flags): Plan {
  const { game, options, seats } = readTable(gameId, flags);
  const budget = readBudget(flags);
  return {
    gameId: game.id,
    options,
    seats,
    seed: readSeed(flags.seed),
    entrants: fieldOf(game.id, flags),
    ...(budget && { budget }),
    ...(flags.showStderr && { showStderr: true }),
    ...(flags.records !== undefined && { records: flags.records }),
    limits: readLimits(flags, budget),
  };
}

function fieldOf(gameId: string, flags: Flags): readonly Entrant[] {
  const entrants = readField(gameId, specsIn(flags));
  if (entrants.length < 2) throw wrongUsage('tooFewBots');
  return entrants;
}

function dealsOf(flags: Flags, gamesADeal: number): number {
  if (flags.deals !== undefined) return wholeNumber('--deals', flags.deals, 1, 1_000_000);
  if (flags.games === undefined) return DEFAULT_DEALS;
  return Math.ceil(wholeNumber('--games', flags.games, 1, 10_000_000) / gamesADeal);
}
