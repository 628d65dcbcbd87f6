import { type Match, Refusal } from '@sixfold/game-kit';
import { seedAmong, type TableChoice } from './arguments.js';
import { botGame, type Decision, startMatch } from './bot-games.js';
import { failureSentence } from './explain.js';
import { Failure } from './failure.js';
import { findBot, RANDOM, type SeatedBot } from './players.js';
import { type PlayedGame, randomGames } from './random-games.js';
import type { Shell } from './shell.js';
import type { Entrant } from './tournament/field.js';
import type { Forfeit } from './tournament/game-report.js';
import type { Player } from './tournament/player.js';
import { type Circumstances, playerFor } from './tournament/player-for.js';
import { guardProcesses } from './tournament/process-guard.js';
import { playTableGame } from './tournament/table-game.js';
import { TraceLines } from './trace-lines.js';

/** Many games between the same bots. */
export interface Simulation {
  readonly table: TableChoice;
  readonly games: number;
  readonly seed: string;
  /** Who sits where. */
  readonly entrants: readonly Entrant[];
  readonly circumstances: Circumstances;
  /** Every decision is printed, with these besides. */
  readonly extras?: ConstructorParameters<typeof TraceLines>[2];
  /** Gets every finished match; a seat whose bot has failed is marked. */
  readonly keep?: (match: Match, number: number, names: readonly string[], marks: Marks) => Promise<void>;
}

type Marks = { readonly forfeits?: readonly Forfeit[] };
type PlayOne = (seed: string, number: number) => PlayedGame | Promise<PlayedGame>;

/** Plays all games, one after the other. */
export async function simulateAll(
  simulation: Simulation,
  shell: Shell,
  done: (played: PlayedGame) => void,
): Promise<void> {
  const own = ownBots(simulation);
  if (own !== undefined) return inTurn(simulation, ownGames(simulation, own, shell), done);
  await guardProcesses(async (watch) => {
    const players = simulation.entrants.map((entrant) => playerFor(entrant, simulation.circumstances, watch));
    try {
      await inTurn(simulation, outsideGames(simulation, players, shell), done);
    } finally {
      await Promise.all(players.map(async (player) => player.close()));
    }
  });
}

async function inTurn(
  { games, seed }: Simulation,
  play: PlayOne,
  done: (played: PlayedGame) => void,
): Promise<void> {
  let rested = performance.now();
  for (let number = 1; number <= games; number++) {
    const played = play(seedAmong(seed, number, games), number);
    done(played instanceof Promise ? await played : played);
    // A breath now and then, so that the process can be stopped and the bar drawn.
    if (performance.now() - rested > 50) {
      await new Promise(setImmediate);
      rested = performance.now();
    }
  }
}

/** The bots of ours, if there are no others. */
function ownBots({ entrants, circumstances }: Simulation): readonly SeatedBot[] | undefined {
  const bots = entrants.flatMap(({ kind, name }) =>
    kind.type === 'own'
      ? [{ ...findBot(circumstances.gameId, kind.bot, kind.budget ?? circumstances.budget), name }]
      : [],
  );
  return bots.length === entrants.length ? bots : undefined;
}

const namesOf = ({ entrants }: Simulation): readonly string[] => entrants.map(({ name }) => name);

function ownGames(simulation: Simulation, bots: readonly SeatedBot[], shell: Shell): PlayOne {
  const { table, extras, keep } = simulation;
  const isPlain = extras === undefined && keep === undefined;
  if (isPlain && bots.every(({ name }) => name === RANDOM))
    return randomGames(table.game, table.options, table.seats);
  return async (seed, number) => {
    const match = startMatch(table, seed);
    const lines = extras && new TraceLines(match, namesOf(simulation), extras);
    if (lines) await shell.out.line(lines.start());
    for (const decision of botGame(match, bots)) if (lines) await shell.out.line(lines.move(decision));
    if (lines) await shell.out.line(lines.end());
    await keep?.(match, number, namesOf(simulation), {});
    return { outcome: match.outcome() ?? { scores: [], ranks: [] }, moves: match.moves.length };
  };
}

/** As in a tournament: a program that fails is replaced by chance for the rest of the game and comes last. */
function outsideGames(simulation: Simulation, players: readonly Player[], shell: Shell): PlayOne {
  const { table, extras, keep } = simulation;
  const names = namesOf(simulation);
  return async (seed, number) => {
    let match: Match | undefined;
    let lines: TraceLines | undefined;
    const report = await playTableGame({
      table,
      seed,
      deal: number,
      number: 1,
      lineUp: players.map((_, seat) => seat),
      players,
      names,
      onDealt: async (dealt) => {
        match = dealt;
        lines = extras && new TraceLines(dealt, names, extras);
        if (lines) await shell.out.line(lines.start());
      },
      onDecision: async (decision: Decision) => {
        if (lines) await shell.out.line(lines.move(decision));
      },
    });
    if (lines) await shell.out.line(lines.end());
    const { forfeits, scores, ranks } = report;
    for (const { seat, code, params } of forfeits) {
      const reason = await failureSentence(new Failure(new Refusal(code, params)), shell);
      await shell.err.write(`${shell.words.tournament.forfeit(names[seat] ?? '', String(number), reason)}\n`);
    }
    if (match) await keep?.(match, number, names, forfeits.length > 0 ? { forfeits } : {});
    return { outcome: { scores, ranks }, moves: match?.moves.length ?? 0 };
  };
}
