import { type MatchRecord, withHash } from '@sixfold/game-kit';
import { botName } from '../table/names.js';
import { archivedGames } from './archive.js';
import { readDeviceGame } from './device-games.js';

/** A game of this device as a record, as far as it has been played; undefined if it is not kept here. */
export function deviceRecord(id: string): MatchRecord | undefined {
  const room = readDeviceGame(id);
  const game = room ?? archivedGames().find((each) => each.id === id);
  if (!game?.record) return undefined;
  return withHash({
    ...game.record,
    names: game.seats.map((seat, index) => (seat.kind === 'human' ? seat.name : botName(index))),
    startedAt: game.startedAt,
    ...((room?.finished ?? true) && { finishedAt: game.updatedAt }),
  });
}
