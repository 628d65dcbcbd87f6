import type { MatchRecord } from '@sixfold/game-kit';
import { mayWatch, type PersonId, type Room, recordOfRoom } from '@sixfold/table';
import { refuse } from './problems.js';
import type { Services } from './services.js';

/** The address of a game: its room, and which of the room's games it is; the last one if that is not said. */
export interface GameAddress {
  readonly id: string;
  readonly game?: string;
}

/** The room, if whoever asks may look at it. */
export function requireWatched(room: Room | undefined, person: PersonId | undefined): Room {
  if (room === undefined) return refuse('noSuchTable');
  return mayWatch(room, person) ? room : refuse('noSpectators');
}

/** The record of a game that is over, for whoever may look at its room. */
export async function findRecord(
  { rooms }: Pick<Services, 'rooms'>,
  { id, game }: GameAddress,
  person: PersonId | undefined,
): Promise<MatchRecord> {
  if (game === undefined)
    return rooms.look(id, (room) => {
      const watched = requireWatched(room, person);
      // Until then the seed would tell everybody's cards.
      if (watched.phase === 'playing') return refuse('stillPlaying');
      return recordOfRoom(watched) ?? refuse('notStarted');
    });
  const step = await rooms.look(
    id,
    (room) => requireWatched(room, person).games.find((each) => String(each.game) === game)?.step,
  );
  const record = step === undefined ? undefined : await rooms.recordFrom(id, step);
  return record ?? refuse('noSuchRecord', { game: game.slice(0, 12) });
}
