import type { Entry, RoomEvent } from '@sixfold/table';
import { type DeviceGame, type DeviceSeat, firstEntries } from './device-games.js';
import { asPlayed, readMoves } from './played-moves.js';
import { areSeats, areTexts, isObject, isRecord } from './shapes.js';

/** A game as it was kept before rooms: one match, its seed and its moves. */
interface OldDeviceGame {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly DeviceSeat[];
  readonly seed: string;
  readonly moves: readonly string[];
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly finished: boolean;
  readonly choices: readonly string[];
  readonly bestOf: number;
}

const isEntry = (value: unknown): boolean =>
  isObject(value) && typeof value.kind === 'string' && typeof value.at === 'number';

const hasCommonParts = (value: Readonly<Record<string, unknown>>): boolean =>
  [value.id, value.game].every((each) => typeof each === 'string') &&
  [value.startedAt, value.updatedAt].every((each) => typeof each === 'number') &&
  typeof value.finished === 'boolean' &&
  areSeats(value.seats);

const isRoom = (value: unknown): value is DeviceGame =>
  isObject(value) && hasCommonParts(value) && Array.isArray(value.log) && value.log.every(isEntry);

const isOld = (value: unknown): value is OldDeviceGame =>
  isObject(value) &&
  hasCommonParts(value) &&
  typeof value.seed === 'string' &&
  typeof value.bestOf === 'number' &&
  isObject(value.options) &&
  areTexts(value.moves) &&
  areTexts(value.choices);

/**
 * A game from the browser's storage, in today's form; undefined if it is none: anybody, and any accident, may have
 * written there.
 */
export function readKeptGame(value: unknown): DeviceGame | undefined {
  if (!isObject(value)) return undefined;
  if (value.version === 2) {
    if (!isRoom(value)) return undefined;
    const { record, ...room } = value;
    // The record follows from the log: a damaged one is left out until the game is opened again.
    return { ...room, ...(isRecord(record) && { record }) };
  }
  // A game kept by an older version may lack what came later.
  const complete: unknown = { choices: [], bestOf: 1, ...value };
  return isOld(complete) ? upgraded(complete) : undefined;
}

/** The same game as a room: dealt from its seed, played move by move; undefined if its moves cannot be read. */
function upgraded(old: OldDeviceGame): DeviceGame | undefined {
  const { id, game, seats, startedAt, updatedAt, finished, seed } = old;
  const moves = readMoves(old.moves);
  const choices = readMoves(old.choices);
  if (!moves || !choices) return undefined;
  const entries: RoomEvent[] = [
    // No further deal is promised by anything: the next ones grow from the old seed.
    ...firstEntries(old, seedAsRoot(seed)),
    { kind: 'dealt', source: { version: 0, seed } },
    ...moves.map(asPlayed),
    ...choices.map((choice): RoomEvent => ({ kind: 'chose', ...choice })),
  ];
  const log = entries.map((entry): Entry => ({ ...entry, at: startedAt }));
  return { version: 2, id, game, seats, startedAt, updatedAt, finished, log };
}

const seedAsRoot = (seed: string): string =>
  [...seed].map((letter) => (letter.codePointAt(0) ?? 0).toString(16).padStart(2, '0').slice(-2)).join('');
