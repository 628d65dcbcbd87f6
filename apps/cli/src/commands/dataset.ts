import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Match, recordOf } from '@sixfold/game-kit';
import type { Command } from 'commander';
import { readSeed, readTable, seedAmong, type TableFlags, takesTable, wholeNumber } from '../arguments.js';
import { botGame, type Decision, startMatch } from '../bot-games.js';
import { Failure, wrongUsage } from '../failure.js';
import { type Output, streamOutput } from '../output.js';
import { findBot, type SeatedBot } from '../players.js';
import { progressBar } from '../progress.js';
import { checkRecordPlace } from '../record-file.js';
import { refuse } from '../refuse.js';
import type { Shell } from '../shell.js';
import { reasonOf } from '../text-file.js';
import { seatBots, specsIn } from '../tournament/field.js';
import { VERSION } from '../version.js';

interface Flags extends TableFlags {
  readonly games?: string;
  readonly seed?: string;
  readonly bots?: string;
  readonly iterations?: string;
  readonly out?: string;
}

/** The version of the form that docs/environment.md describes. */
const FORM = 1;
const USUAL_BOTS = 'strong';
const USUAL_ITERATIONS = '200';
const MAX_GAMES = 100_000_000;
const THOUSAND = 1000;

/** `sixfold dataset`: games by bots with the values of what they considered, to learn from. */
export function addDataset(program: Command, shell: Shell): void {
  const { help } = shell.words;
  takesTable(program.command('dataset').description(help.dataset), shell)
    .option('--games <n>', help.flags.datasetGames)
    .option('--seed <text>', help.flags.seed)
    .option('--bots <names>', help.flags.datasetBots)
    .option('--iterations <n>', help.flags.datasetIterations)
    .option('--out <file>', help.flags.out)
    .addHelpText('after', help.datasetAfter)
    .action((gameId: string, flags: Flags) => writeDataset(gameId, flags, shell));
}

async function writeDataset(gameId: string, flags: Flags, shell: Shell): Promise<void> {
  const table = readTable(gameId, flags);
  const games = wholeNumber('--games', flags.games ?? '100', 1, MAX_GAMES);
  const seed = readSeed(flags.seed);
  const iterations = wholeNumber('--iterations', flags.iterations ?? USUAL_ITERATIONS, 1, 1_000_000_000);
  const bots = botsOf(gameId, flags.bots ?? USUAL_BOTS, table.seats, iterations);
  const { game, options, seats } = table;
  const head = { sixfoldData: FORM, version: VERSION, game: game.id, options, seats, seed, games };
  // A dash is how programs are told to write to standard output.
  const file = flags.out === '-' ? undefined : flags.out;
  const { output, close } = await opened(file, shell);
  const progress = progressBar(shell, games, shell.words.units.games);
  try {
    await output.line(JSON.stringify({ ...head, bots: bots.map(({ name }) => name), iterations }));
    for (let number = 1; number <= games; number++) {
      const match = startMatch(table, seedAmong(seed, number, games));
      const decisions = [...botGame(match, bots)];
      await output.line(JSON.stringify(lineOf(match, decisions, options)));
      progress.to(number);
      // A breath, so that the process can be stopped and the bar drawn.
      if (number % 16 === 0) await new Promise(setImmediate);
    }
    await output.flush();
    await close();
  } catch (error) {
    if (file === undefined || error instanceof Failure) throw error;
    throw new Failure(refuse('cannotWriteFile', { file, reason: reasonOf(error) }));
  } finally {
    progress.stop();
  }
}

/** Whoever thinks for a time thinks differently on every machine: a data set comes from counted steps only. */
function botsOf(gameId: string, list: string, seats: number, iterations: number): readonly SeatedBot[] {
  return seatBots(gameId, specsIn({ bots: list, bot: [] }), seats).map(({ kind, name }) => {
    if (kind.type !== 'own') throw wrongUsage('datasetOwnBots', { bot: name });
    if (kind.budget?.millis !== undefined) throw wrongUsage('datasetTime', { bot: name });
    return { ...findBot(gameId, kind.bot, kind.budget ?? { iterations }), name };
  });
}

/** One game: what is needed to play it again, how it ended, and for each move what was considered. */
function lineOf(match: Match, decisions: readonly Decision[], options: unknown) {
  const { seed, moves, options: drawn, result } = recordOf(match);
  const isDrawn = JSON.stringify(drawn) !== JSON.stringify(options);
  return {
    seed,
    ...(isDrawn && { options: drawn }),
    moves,
    ...result,
    values: decisions.map(({ candidates }) =>
      candidates.length < 2 ? null : candidates.map(({ move, value }) => [move, rounded(value)]),
    ),
  };
}

const rounded = (value: number): number => Math.round(value * THOUSAND) / THOUSAND;

/** Standard output, or a file, which is packed if its name says so. */
async function opened(
  file: string | undefined,
  shell: Shell,
): Promise<{ readonly output: Output; readonly close: () => Promise<void> }> {
  if (file === undefined) return { output: shell.out, close: () => Promise.resolve() };
  await checkRecordPlace(file);
  const stream = createWriteStream(file);
  const packed = file.endsWith('.gz') ? createGzip() : undefined;
  packed?.pipe(stream);
  const input: Writable = packed ?? stream;
  const whole = finished(stream);
  // Told when it is closed, or with the next line.
  whole.catch(() => undefined);
  return {
    output: streamOutput(input),
    close: async () => {
      input.end();
      await whole;
    },
  };
}
