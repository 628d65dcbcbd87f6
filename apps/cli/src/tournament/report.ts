import { Refusal } from '@sixfold/game-kit';
import { failureSentence } from '../explain.js';
import { Failure } from '../failure.js';
import type { Shell } from '../shell.js';
import { textTable } from '../text-table.js';
import type { Plan } from './deal-runner.js';
import type { GameReport } from './game-report.js';
import { type Estimate, type Standing, standingsOf } from './standings.js';

/** A tournament that is over. */
export interface Played {
  readonly plan: Plan;
  readonly reports: readonly GameReport[];
  readonly deals: number;
  readonly seconds: number;
}

/** Prints the forfeits on standard error and the figures on standard output. */
export async function reportTournament(played: Played, asJson: boolean, shell: Shell): Promise<void> {
  const { plan, reports, deals, seconds } = played;
  const forfeits = await toldForfeits(played, shell);
  await complain(forfeits, shell);
  const { gameId: game, options, seats: players, seed } = plan;
  const bots = standingsOf(plan.entrants, reports);
  const figures = { game, options, players, seed, deals, games: reports.length, seconds, bots, forfeits };
  if (asJson) return shell.out.line(JSON.stringify(figures));
  for (const line of tableLines(figures, shell)) await shell.out.line(line);
}

const SHOWN_FORFEITS = 10;

type ToldForfeit = ReturnType<typeof forfeitsOf>[number] & { readonly sentence: string };

const forfeitsOf = ({ plan: { entrants }, reports }: Played) =>
  reports.flatMap(({ match, lineUp, forfeits }) =>
    forfeits.map(({ seat, code, params }) => ({
      bot: entrants[lineUp[seat] ?? 0]?.name ?? '',
      match,
      seat,
      code,
      params,
    })),
  );

async function toldForfeits(played: Played, shell: Shell): Promise<ToldForfeit[]> {
  const told: ToldForfeit[] = [];
  for (const forfeit of forfeitsOf(played)) {
    const failure = new Failure(new Refusal(forfeit.code, forfeit.params));
    told.push({ ...forfeit, sentence: await failureSentence(failure, shell) });
  }
  return told;
}

async function complain(forfeits: readonly ToldForfeit[], { err, words }: Shell): Promise<void> {
  for (const { bot, match, sentence } of forfeits.slice(0, SHOWN_FORFEITS)) {
    await err.write(`${words.tournament.forfeit(bot, match, sentence)}\n`);
  }
  const more = forfeits.length - SHOWN_FORFEITS;
  if (more > 0) await err.write(`${words.tournament.moreForfeits(more)}\n`);
}

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
    ...pairLines(figures.bots, tournament.against),
    colours.dim(tournament.note(figures.seconds.toFixed(1), (100 / figures.players).toFixed(1))),
  ];
}

/** Who came before whom how often, in percent; worth a table of its own from three bots on. */
function pairLines(bots: readonly Standing[], title: string): string[] {
  if (bots.length < 3) return [];
  const rows = bots.map((bot) => [
    bot.name,
    ...bots.map((other) => {
      const estimate = bot.against[other.name];
      return estimate === undefined ? '' : withInterval(estimate, 100, 1);
    }),
  ]);
  return [...textTable([title, ...bots.map(({ name }) => name)], rows), ''];
}
