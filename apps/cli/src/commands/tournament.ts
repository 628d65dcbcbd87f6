import { availableParallelism } from 'node:os';
import { Refusal } from '@sixfold/game-kit';
import type { Command } from 'commander';
import { readSeed, readTable, type TableFlags, takesTable, wholeNumber } from '../arguments.js';
import { readBudget } from '../budget.js';
import { failureSentence } from '../explain.js';
import { Failure, wrongUsage } from '../failure.js';
import { progressBar } from '../progress.js';
import type { Shell } from '../shell.js';
import { textTable } from '../text-table.js';
import { type Entrant, readEntrant } from '../tournament/field.js';
import type { GameReport } from '../tournament/game-report.js';
import type { Plan } from '../tournament/room.js';
import { runTournament } from '../tournament/run.js';
import { lineUpsOf } from '../tournament/schedule.js';
import { type Estimate, type Standing, standingsOf } from '../tournament/standings.js';

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
  readonly json?: true;
}

/** `sixfold tournament`: which bot is better, with luck taken out as far as it goes. */
export function addTournament(program: Command, shell: Shell): void {
  const { help } = shell.words;
  takesTable(program.command('tournament').description(help.tournament), shell)
    .option('--bots <list>', help.flags.field)
    .option('--bot <bot>', help.flags.bot, (bot: string, before: readonly string[]) => [...before, bot], [])
    .option('--games <n>', help.flags.tournamentGames)
    .option('--deals <n>', help.flags.deals)
    .option('--seed <text>', help.flags.seed)
    .option('--jobs <n>', help.flags.jobs)
    .option('--budget-ms <n>', help.flags.budgetMs)
    .option('--iterations <n>', help.flags.iterations)
    .option('--limit-ms <n>', help.flags.limitMs)
    .option('--start-ms <n>', help.flags.startMs)
    .option('--json', help.flags.json)
    .addHelpText('after', help.tournamentAfter)
    .action((gameId: string, flags: Flags) => tournament(gameId, flags, shell));
}

const DEFAULT_DEALS = 25;
const HOUR = 3_600_000;

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
  await report(plan, reports, deals, seconds, flags, shell);
}

function planOf(gameId: string, flags: Flags): Plan {
  const { game, options, seats } = readTable(gameId, flags);
  const budget = readBudget(flags);
  const limit = flags.limitMs === undefined ? undefined : wholeNumber('--limit-ms', flags.limitMs, 1, HOUR);
  return {
    gameId: game.id,
    options,
    seats,
    seed: readSeed(flags.seed),
    entrants: fieldOf(game.id, flags),
    ...(budget && { budget }),
    limits: {
      answer: limit ?? Math.max(10_000, 5 * (budget?.millis ?? 0)),
      start: flags.startMs === undefined ? 60_000 : wholeNumber('--start-ms', flags.startMs, 1, HOUR),
    },
  };
}

function fieldOf(gameId: string, flags: Flags): readonly Entrant[] {
  const listed = (flags.bots ?? '')
    .split(',')
    .map((spec) => spec.trim())
    .filter((spec) => spec !== '');
  const entrants = [...listed, ...flags.bot].map((spec) => readEntrant(gameId, spec));
  if (entrants.length < 2) throw wrongUsage('tooFewBots');
  return entrants;
}

function dealsOf(flags: Flags, gamesADeal: number): number {
  if (flags.deals !== undefined) return wholeNumber('--deals', flags.deals, 1, 1_000_000);
  if (flags.games === undefined) return DEFAULT_DEALS;
  return Math.ceil(wholeNumber('--games', flags.games, 1, 10_000_000) / gamesADeal);
}

async function report(
  plan: Plan,
  reports: readonly GameReport[],
  deals: number,
  seconds: number,
  flags: Flags,
  shell: Shell,
): Promise<void> {
  const standings = standingsOf(plan.entrants, reports);
  const forfeits: ToldForfeit[] = [];
  for (const forfeit of forfeitsOf(plan, reports)) {
    const failure = new Failure(new Refusal(forfeit.code, forfeit.params));
    forfeits.push({ ...forfeit, sentence: await failureSentence(failure, shell) });
  }
  for (const { bot, match, sentence } of forfeits.slice(0, SHOWN_FORFEITS)) {
    await shell.err.write(`${shell.words.tournament.forfeit(bot, match, sentence)}\n`);
  }
  if (forfeits.length > SHOWN_FORFEITS) {
    await shell.err.write(`${shell.words.tournament.moreForfeits(forfeits.length - SHOWN_FORFEITS)}\n`);
  }
  const { gameId: game, options, seats: players, seed } = plan;
  const figures = {
    game,
    options,
    players,
    seed,
    deals,
    games: reports.length,
    seconds,
    bots: standings,
    forfeits,
  };
  if (flags.json) return shell.out.line(JSON.stringify(figures));
  for (const line of tableLines(figures, shell)) await shell.out.line(line);
}

const SHOWN_FORFEITS = 10;

type ToldForfeit = ReturnType<typeof forfeitsOf>[number] & { readonly sentence: string };

const forfeitsOf = ({ entrants }: Plan, reports: readonly GameReport[]) =>
  reports.flatMap(({ match, lineUp, forfeits }) =>
    forfeits.map(({ seat, code, params }) => ({
      bot: entrants[lineUp[seat] ?? 0]?.name ?? '',
      match,
      seat,
      code,
      params,
    })),
  );

interface Figures {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly deals: number;
  readonly games: number;
  readonly seconds: number;
  readonly bots: readonly Standing[];
}

const withInterval = ({ mean, plusMinus }: Estimate, factor: number, digits: number, unit = ''): string => {
  const value = `${(factor * mean).toFixed(digits)}${unit}`;
  return plusMinus === undefined ? value : `${value} ± ${(factor * plusMinus).toFixed(digits)}`;
};

function tableLines(figures: Figures, { words, colours }: Shell): string[] {
  const { tournament } = words;
  const rows = figures.bots.map((bot) => [
    bot.name,
    String(bot.games),
    withInterval(bot.winRate, 100, 1, ' %'),
    withInterval(bot.meanPoints, 1, 2),
    withInterval({ ...bot.rating, mean: bot.rating.elo }, 1, 0),
    bot.millisPerMove.toFixed(bot.millisPerMove < 10 ? 2 : 0),
    String(bot.forfeits),
  ]);
  return [
    colours.bold(tournament.title(figures.game, figures.players, figures.deals, figures.games, figures.seed)),
    '',
    ...textTable(tournament.head.split('|'), rows),
    '',
    colours.dim(tournament.note(figures.seconds.toFixed(1), (100 / figures.players).toFixed(1))),
  ];
}
