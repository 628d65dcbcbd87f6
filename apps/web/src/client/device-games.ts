import type { GameOptions, MatchRecord } from '@sixfold/game-kit';
import type { BotLevel } from '@sixfold/protocol';
import type { Entry, RoomEvent, Settings } from '@sixfold/table';
import { archive } from './archive.js';
import { readKeptGame } from './kept-game.js';

/** Who sits where in a game on this device. */
export type DeviceSeat =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: BotLevel };

/** A room on this device, as it is kept: what lists show of it, and its log, from which everything follows. */
export interface DeviceGame {
  readonly version: 2;
  readonly id: string;
  readonly game: string;
  readonly seats: readonly DeviceSeat[];
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly finished: boolean;
  readonly log: readonly Entry[];
  /** The game on the table, as far as it was played. */
  readonly record?: MatchRecord;
}

/** What a new game is made from. */
export interface WantedGame {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly DeviceSeat[];
  readonly bestOf?: number;
}

/** Everybody at this device is one person to the room: it is one device. */
export const AT_THIS_DEVICE = 'device';

const PREFIX = 'sixfold.game.';
/** Finished games beyond this many make room for newer ones: what was played is kept without its room. */
const KEPT = 30;

export function randomText(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** A new game, kept at once so that its address works from the first moment. */
export function createDeviceGame(wanted: WantedGame): DeviceGame {
  const now = Date.now();
  const game: DeviceGame = {
    version: 2,
    id: randomText(6),
    game: wanted.game,
    seats: wanted.seats,
    startedAt: now,
    updatedAt: now,
    finished: false,
    log: [...firstEntries(wanted, randomText(32)), { kind: 'starting' } as const].map((each) => ({
      ...each,
      at: now,
    })),
  };
  saveDeviceGame(game);
  return game;
}

/** A room on a device: its people sit where they were put, and so do its bots. */
export function firstEntries({ game, options, seats, bestOf = 1 }: WantedGame, root: string): RoomEvent[] {
  const settings: Settings = {
    game,
    options: options as GameOptions,
    seats: seats.length,
    clock: { kind: 'none' },
    visibility: 'link',
    spectators: false,
    chat: false,
    startWhenFull: false,
    standIn: 'medium',
    latecomers: 'round',
    takeBack: true,
    // Alone one may always ask; those who share a device see who did.
    ...(seats.filter(({ kind }) => kind === 'human').length > 1 && { hints: true }),
    bestOf,
  };
  return [
    { kind: 'created', version: 2, root, settings },
    { kind: 'came', person: AT_THIS_DEVICE, name: '' },
    ...seats.map(
      (player, seat): RoomEvent =>
        player.kind === 'human'
          ? { kind: 'sat', person: AT_THIS_DEVICE, seat, name: player.name }
          : { kind: 'botSat', seat, level: player.level },
    ),
  ];
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
    const kept = readKeptGame(JSON.parse(text));
    return kept?.id === id ? kept : undefined;
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

/** The games kept here, the one played last first; old finished ones go to the archive. */
export function listDeviceGames(): readonly DeviceGame[] {
  const games = [...new Set([...keptIds(), ...unkept.keys()])]
    .flatMap((id) => readDeviceGame(id) ?? [])
    .sort((one, other) => other.updatedAt - one.updatedAt);
  for (const old of games.slice(KEPT).filter((game) => game.finished)) {
    archive(old);
    forgetDeviceGame(old.id);
  }
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
