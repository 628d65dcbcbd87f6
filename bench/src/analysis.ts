import { ask, type Bot, botFamily } from '@sixfold/bots';
import { analyse, mistakesOf } from '@sixfold/bots/analysis';
import { FastRng, type Game, isRefusal, Match, type MatchRecord, recordOf } from '@sixfold/game-kit';
import { games } from '@sixfold/games';
import type { Figure } from './figures.js';

/** What was promised for a whole match, and for the first mistakes; in seconds. */
const GOALS = { all: 20, first: 3 };

/** Of the processor, not of the clock: others may be at work on the machine. */
function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** A match that Medium played. */
function played(game: Game, seats: number): MatchRecord {
  const match = Match.start(game, { options: {}, seats, seed: 'bench' });
  if (isRefusal(match)) throw new Error(match.code);
  const bot = botFamily(game.id)?.bot('medium') as Bot;
  for (let turn = match.toAct(); turn.length > 0; turn = match.toAct())
    for (const seat of turn) {
      const rng = new FastRng(match.moves.length);
      const sight = { view: match.view(seat), seat, legal: match.legal(seat) };
      match.play(seat, ask(bot, sight, { budget: { iterations: 2000 }, rng, clock: () => 0 }).move);
    }
  return recordOf(match);
}

/** The games that people look back at. */
const offered = games.filter(({ manifest }) => manifest.onHomePage);

/** Analyses of whole matches: seconds to the end and to the first three mistakes; a goal of 1 is kept from 1 on. */
export async function benchAnalysis(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const game of offered) {
    const seats = game.manifest.quickSeats;
    const record = played(game, seats);
    const start = seconds();
    const work = await analyse(game, record);
    if (isRefusal(work)) throw new Error(work.code);
    let first: number | undefined;
    for (let step = work.next(); !step.done; step = work.next())
      if (first === undefined && mistakesOf(step.value.analysis).length >= 3) first = seconds() - start;
    const all = seconds() - start;
    const what = `analysis of ${game.id} for ${seats}, ${record.moves.length} moves`;
    figures.push(
      { what, value: all, unit: 's', ratio: GOALS.all / all, goal: 1 },
      {
        what: `${what}: the first three mistakes`,
        value: first ?? all,
        unit: 's',
        ratio: GOALS.first / (first ?? all),
        goal: 1,
      },
    );
  }
  return figures;
}
