import type { MatchRecord } from '@sixfold/game-kit';
import type { BotLevel } from '@sixfold/protocol';
import type { Entry, RoomEvent } from '@sixfold/table';
import {
  type DeviceGame,
  type DeviceSeat,
  firstEntries,
  randomText,
  saveDeviceGame,
} from './device-games.js';
import { asPlayed, readMoves } from './played-moves.js';

/** A match that somebody wants to try differently. */
interface Wanted {
  readonly record: MatchRecord;
  /** How many of its moves stay as they were. */
  readonly moves: number;
  /** Whom the person plays; bots play everybody else. */
  readonly seat: number;
  readonly name: string;
  readonly level: BotLevel;
}

/** A game on this device that begins in the middle of a match: the same deal, the same moves so far. */
export function createFromRecord({ record, moves, seat, name, level }: Wanted): DeviceGame {
  const now = Date.now();
  const { game, options, seed } = record;
  const seats = Array.from(
    { length: record.seats },
    (_, index): DeviceSeat => (index === seat ? { kind: 'human', name } : { kind: 'bot', level }),
  );
  const happened: RoomEvent[] = [
    ...firstEntries({ game, options, seats }, randomText(32)),
    { kind: 'dealt', source: { version: 0, seed } },
    ...(readMoves(record.moves.slice(0, moves)) ?? []).map(asPlayed),
  ];
  const created: DeviceGame = {
    version: 2,
    id: randomText(6),
    game,
    seats,
    startedAt: now,
    updatedAt: now,
    finished: false,
    log: happened.map((entry): Entry => ({ ...entry, at: now })),
  };
  saveDeviceGame(created);
  return created;
}
