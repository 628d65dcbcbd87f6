import { randomBytes } from 'node:crypto';
import { type Game, type GameOptions, isRefusal, readTableOptions, seedOfMatch } from '@sixfold/game-kit';
import { gameById, games } from '@sixfold/games';
import type { Command } from 'commander';
import { Failure, REFUSED, WRONG_USAGE, wrongUsage } from './failure.js';
import { isObject } from './is-object.js';
import { refuse } from './refuse.js';
import type { Shell } from './shell.js';

/** The flags by which a table is described. */
export interface TableFlags {
  readonly variant?: string;
  readonly options?: string;
  readonly players?: string;
}

/** A table that the rules accept; a seat may still be by lot. */
export interface TableChoice {
  readonly game: Game;
  readonly options: GameOptions;
  readonly seats: number;
}

/** Adds the game and the flags of a table to a command. */
export function takesTable(command: Command, { words }: Shell): Command {
  const { flags } = words.help;
  return command
    .argument('<game>', words.help.gameArgument(games.map((game) => game.id).join(', ')))
    .option('--variant <name>', flags.variant)
    .option('--options <json>', flags.options)
    .option('--players <n>', flags.players);
}

/** Finds a game by its id, or says which there are: wrong on a command line, a refusal in a file. */
export function findGame(id: string, exitCode: Failure['exitCode'] = REFUSED): Game {
  const game = gameById(id);
  if (game) return game;
  const known = games.map((each) => each.id).join(', ');
  throw new Failure(refuse('unknownGame', { game: id, known }), exitCode);
}

/** Reads the table that a command line describes; whatever the rules refuse ends the command. */
export function readTable(gameId: string, flags: TableFlags): TableChoice {
  const game = findGame(gameId, WRONG_USAGE);
  const chosen = readJsonOptions(flags.options);
  const wanted = withVariant(chosen, flags.variant);
  const seats =
    flags.players === undefined
      ? usualSeats(game, isObject(wanted) ? wanted : {})
      : wholeNumber('--players', flags.players, 1, 99);
  const options = readTableOptions(game, wanted, seats);
  if (isRefusal(options)) throw new Failure(options, REFUSED, game.id);
  return { game, options, seats };
}

/** `--variant` is short for an option; saying something else there at the same time is a mistake. */
function withVariant(chosen: unknown, variant: string | undefined): unknown {
  if (variant === undefined || !isObject(chosen)) return chosen;
  if (chosen.variant !== undefined && chosen.variant !== variant) throw wrongUsage('variantTwice');
  return { ...chosen, variant };
}

function readJsonOptions(text: string | undefined): unknown {
  if (text === undefined) return {};
  try {
    return JSON.parse(text);
  } catch {
    throw wrongUsage('optionsNotJson', { text: text.slice(0, 60) });
  }
}

/** Four where any small number may sit down, otherwise the fewest. */
function usualSeats(game: Game, chosen: Readonly<Record<string, unknown>>): number {
  const counts = game.seatCounts(chosen);
  return counts.includes(3) && counts.includes(4) ? 4 : (counts[0] ?? 2);
}

/** Reads a number from a flag. */
export function wholeNumber(flag: string, text: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw wrongUsage('notAWholeNumber', { flag, text: text.slice(0, 40), min, max });
}

/** For a flag that may be given several times. */
export const gathered = (text: string, before: readonly string[]): readonly string[] => [...before, text];

export const MAX_SEED_LENGTH = 180;

/** The given seed, or one made up (commands show it, so that everything can be repeated). */
export function readSeed(text: string | undefined): string {
  if (text === undefined) return randomBytes(8).toString('hex');
  if (text.length === 0 || text.length > MAX_SEED_LENGTH) {
    throw wrongUsage('badSeed', { max: MAX_SEED_LENGTH });
  }
  return text;
}

/** One game has the seed itself, several have the seed and their number: `S/1`, `S/2` … */
export const seedAmong = (seed: string, number: number, games: number): string =>
  games === 1 ? seed : seedOfMatch(seed, number);
