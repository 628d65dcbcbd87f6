import type { BotLevel } from '@sixfold/protocol';
import { isDeviceGame } from './kept-game.js';

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
  /** What some have chosen while others still think; as moves are written. */
  readonly choices: readonly string[];
  /** Earlier games of the same people, in order. */
  readonly results: readonly GameResult[];
  /** Best of this many; 1 goes on for as long as people like. */
  readonly bestOf: number;
  /** The game that followed this one. */
  readonly next?: string;
}

/** How one game ended, per seat. */
export interface GameResult {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
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
  wanted: Pick<DeviceGame, 'game' | 'options' | 'seats'> & Partial<Pick<DeviceGame, 'results' | 'bestOf'>>,
): DeviceGame {
  const now = Date.now();
  const game: DeviceGame = {
    results: [],
    bestOf: 1,
    ...wanted,
    id: randomText(6),
    seed: randomText(),
    moves: [],
    choices: [],
    startedAt: now,
    updatedAt: now,
    finished: false,
  };
  saveDeviceGame(game);
  return game;
}

/** Where storage is full or forbidden, games live as long as the page: they can be played, just not found again. */
const unkept = new Map<string, DeviceGame>();

export function saveDeviceGame(game: DeviceGame): void {
  try {
    localStorage.setItem(PREFIX + game.id, JSON.stringify(game));
    unkept.delete(game.id);
  } catch {
    unkept.set(game.id, game);
  }
}

export function readDeviceGame(id: string): DeviceGame | undefined {
  try {
    const text = localStorage.getItem(PREFIX + id);
    if (text === null || unkept.has(id)) return unkept.get(id);
    // A game kept by an older version may lack what came later.
    const kept: unknown = { choices: [], results: [], bestOf: 1, ...(JSON.parse(text) as object) };
    return isDeviceGame(kept) && kept.id === id ? kept : undefined;
  } catch {
    return unkept.get(id);
  }
}

export function forgetDeviceGame(id: string): void {
  unkept.delete(id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // What cannot be kept need not be forgotten.
  }
}

/** The games kept here, the one played last first; old finished ones are dropped. */
export function listDeviceGames(): readonly DeviceGame[] {
  const games = [...new Set([...keptIds(), ...unkept.keys()])]
    .flatMap((id) => readDeviceGame(id) ?? [])
    .sort((one, other) => other.updatedAt - one.updatedAt);
  for (const old of games.slice(KEPT).filter((game) => game.finished)) forgetDeviceGame(old.id);
  return games.slice(0, KEPT);
}

/** What is kept here as a game and cannot be read: it stays until somebody removes it. */
export const damagedGames = (): readonly string[] =>
  keptIds().filter((id) => readDeviceGame(id) === undefined);

function keptIds(): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
