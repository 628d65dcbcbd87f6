import { type MatchRecord, withHash } from '@sixfold/game-kit';
import { botName } from '../table/names.js';
import { readDeviceGame } from './device-games.js';

/** A game of this device as a record, as far as it has been played; undefined if it is not kept here. */
export function deviceRecord(id: string): MatchRecord | undefined {
  const game = readDeviceGame(id);
  if (!game?.record) return undefined;
  return withHash({
    ...game.record,
    names: game.seats.map((seat, index) => (seat.kind === 'human' ? seat.name : botName(index))),
    startedAt: game.startedAt,
    ...(game.finished && { finishedAt: game.updatedAt }),
  });
}
