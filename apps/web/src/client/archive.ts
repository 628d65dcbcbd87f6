import type { MatchRecord } from '@sixfold/game-kit';
import type { DeviceGame, DeviceSeat } from './device-games.js';
import { areSeats, isObject, isRecord } from './shapes.js';

/** A finished game of this device without its room: enough to look back at it and to count it. */
export interface ArchivedGame {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly DeviceSeat[];
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly record: MatchRecord;
}

const KEY = 'sixfold.played';
/** About two kilobytes each: far below what browsers let a page keep. */
const KEPT = 500;

/** The games whose rooms had to go for newer ones, the newest first. */
export function archivedGames(): readonly ArchivedGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isArchived) : [];
  } catch {
    return [];
  }
}

/** Anybody, and any accident, may have written there. */
const isArchived = (value: unknown): value is ArchivedGame =>
  isObject(value) &&
  [value.id, value.game].every((each) => typeof each === 'string') &&
  [value.startedAt, value.updatedAt].every((each) => typeof each === 'number') &&
  areSeats(value.seats) &&
  isRecord(value.record);

/** Keeps what was played when its room goes. */
export function archive({ id, game, seats, startedAt, updatedAt, record }: DeviceGame): void {
  if (!record) return;
  keep([
    { id, game, seats, startedAt, updatedAt, record },
    ...archivedGames().filter((each) => each.id !== id),
  ]);
}

export const forgetArchived = (id: string): void => keep(archivedGames().filter((each) => each.id !== id));

const newestFirst = (games: readonly ArchivedGame[]) =>
  games.toSorted((one, other) => other.updatedAt - one.updatedAt);

function keep(games: readonly ArchivedGame[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(newestFirst(games).slice(0, KEPT)));
  } catch {
    // Where nothing more can be kept, the oldest games are forgotten as before.
  }
}
