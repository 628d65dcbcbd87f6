import type { BotLevel } from '@sixfold/protocol';

/** Who sits where in a game on this device. */
export type DeviceSeat =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: BotLevel };

/** A game that is played on this device alone, as it is kept: its beginning and all moves. */
export interface DeviceGame {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly DeviceSeat[];
  readonly seed: string;
  readonly moves: readonly string[];
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly finished: boolean;
  /** Games won by each seat so far, in a match of several. */
  readonly series: { readonly games: number; readonly points: readonly number[] };
  /** Best of this many. */
  readonly bestOf: number;
}

const PREFIX = 'sixfold.game.';
/** Finished games beyond this many make room for newer ones. */
const KEPT = 30;

export function randomText(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** A new game, kept at once so that its address works from the first moment. */
export function createDeviceGame(
  wanted: Pick<DeviceGame, 'game' | 'options' | 'seats'> & Partial<Pick<DeviceGame, 'series' | 'bestOf'>>,
): DeviceGame {
  const now = Date.now();
  const game: DeviceGame = {
    series: { games: 0, points: wanted.seats.map(() => 0) },
    bestOf: 1,
    ...wanted,
    id: randomText(6),
    seed: randomText(),
    moves: [],
    startedAt: now,
    updatedAt: now,
    finished: false,
  };
  saveDeviceGame(game);
  return game;
}

export function saveDeviceGame(game: DeviceGame): void {
  try {
    localStorage.setItem(PREFIX + game.id, JSON.stringify(game));
  } catch {
    // Storage is full or forbidden: the game goes on, it just will not survive a reload.
  }
}

export function readDeviceGame(id: string): DeviceGame | undefined {
  try {
    const text = localStorage.getItem(PREFIX + id);
    return text === null ? undefined : (JSON.parse(text) as DeviceGame);
  } catch {
    return undefined;
  }
}

export const forgetDeviceGame = (id: string): void => localStorage.removeItem(PREFIX + id);

/** The games kept here, the one played last first; old finished ones are dropped. */
export function listDeviceGames(): readonly DeviceGame[] {
  const ids = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const games = ids
    .flatMap((key) => readDeviceGame(key.slice(PREFIX.length)) ?? [])
    .sort((one, other) => other.updatedAt - one.updatedAt);
  for (const old of games.slice(KEPT).filter((game) => game.finished)) forgetDeviceGame(old.id);
  return games.slice(0, KEPT);
}
