import { type Game, isRefusal, LEVELS, readTableOptions } from '@sixfold/game-kit';
import type { BotLevel } from '@sixfold/protocol';
import type { Chosen } from './options-form.js';

/** Who sits on a seat: a level means a bot, `person` somebody here, `free` whoever comes. */
export type Sitter = BotLevel | 'person' | 'free';

const SITTERS: readonly unknown[] = [...LEVELS, 'person', 'free', null, undefined];

/** What was chosen for the last table of a game. */
interface KeptSetup {
  readonly place: 'device' | 'online';
  readonly options: Chosen;
  readonly seats: number;
  readonly sitters: readonly (Sitter | undefined)[];
}

const keyOf = (game: Game): string => `sixfold.setup.${game.id}`;

/** The next table of this game starts from here. */
export function keepSetup(game: Game, setup: KeptSetup): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(setup));
  } catch {
    // Where nothing may be kept, the form starts as usual.
  }
}

/** What was kept, if the rules still understand it. */
export function readSetup(game: Game): KeptSetup | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as KeptSetup | null;
    if (!kept || (kept.place !== 'device' && kept.place !== 'online')) return undefined;
    if (!Array.isArray(kept.sitters) || !kept.sitters.every((sitter) => SITTERS.includes(sitter)))
      return undefined;
    if (isRefusal(readTableOptions(game, kept.options, kept.seats))) return undefined;
    return { ...kept, sitters: kept.sitters.map((sitter) => sitter ?? undefined) };
  } catch {
    return undefined;
  }
}
