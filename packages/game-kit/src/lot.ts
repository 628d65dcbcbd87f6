import type { Game } from './game.js';
import { type GameOptions, readOptions } from './options.js';
import { below, DealRng, matchKey } from './random.js';
import { isRefusal, type Refusal } from './refusal.js';
import type { Seat } from './seats.js';

/** What a table writes for a seat that is drawn when the match starts (S-10, X-10). */
export const BY_LOT = 'lot';

/** The lots have a stream of their own. Deals count from 1 and never get there. */
const LOTS = 2 ** 32 - 1;

type Chosen = Readonly<Record<string, unknown>>;

/**
 * Like `readOptions`, for a table that is still being set up: where a seat is chosen "lot" is allowed too and stays.
 */
export function readTableOptions(game: Game, raw: unknown, seats: number): GameOptions | Refusal {
  const keys = lotKeys(game, raw, seats);
  const options = readOptions(game, keys.length === 0 ? raw : withSeats(raw as Chosen, keys, () => 0), seats);
  if (isRefusal(options) || keys.length === 0) return options;
  return { ...options, ...Object.fromEntries(keys.map((key) => [key, BY_LOT])) };
}

/** Puts a seat for every "lot". The same seed draws the same seats, so that whoever knows the seed can check them. */
export function drawLots<Options extends Chosen>(
  game: Game,
  options: Options,
  seats: number,
  seed: string,
): Options {
  const keys = lotKeys(game, options, seats);
  if (keys.length === 0) return options;
  const rng = new DealRng(matchKey(seed), LOTS);
  return withSeats(options, keys, () => below(rng, seats));
}

/** Draws lots again that have been drawn; undefined if no table of the game can leave just these to chance. */
export function drawAgain(
  game: Game,
  drawn: Chosen,
  lots: readonly string[],
  seats: number,
  seed: string,
): Chosen | undefined {
  const open = { ...drawn, ...Object.fromEntries(lots.map((key) => [key, BY_LOT])) };
  const isTheirOrder = lotKeys(game, open, seats).join() === lots.join();
  return isTheirOrder ? drawLots(game, open, seats, seed) : undefined;
}

/** The options with a seat that are left to chance, in the game's order. */
export function lotKeys(game: Game, raw: unknown, seats: number): string[] {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return [];
  const chosen = raw as Chosen;
  return game
    .optionSpecs(chosen, seats)
    .filter(({ kind, key }) => kind === 'seat' && chosen[key] === BY_LOT)
    .map(({ key }) => key);
}

const withSeats = <Options extends Chosen>(
  chosen: Options,
  keys: readonly string[],
  seatFor: () => Seat,
): Options => ({ ...chosen, ...Object.fromEntries(keys.map((key) => [key, seatFor()])) });
