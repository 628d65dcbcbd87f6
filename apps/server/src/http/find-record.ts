import { isRefusal, type MatchRecord, Refusal } from '@sixfold/game-kit';
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

/**
 * The record of a game that is over, for whoever may look at its room. Nobody is refused one for what this node has not
 * heard of yet: another may have told them of the end already.
 */
export async function findRecord(
  { rooms }: Pick<Services, 'rooms'>,
  { id, game }: GameAddress,
  person: PersonId | undefined,
): Promise<MatchRecord> {
  if (game === undefined) {
    const last = (room: Room | undefined) => lastRecordOf(requireWatched(room, person));
    const found = await rooms.look(id, last);
    const record = isRefusal(found) ? await rooms.lookAgain(id, last) : found;
    return isRefusal(record) ? refuse(record.code) : record;
  }
  const dealtIn = (room: Room | undefined) =>
    requireWatched(room, person).games.find((each) => String(each.game) === game)?.step;
  const step = (await rooms.look(id, dealtIn)) ?? (await rooms.lookAgain(id, dealtIn));
  const record = step === undefined ? undefined : await rooms.recordFrom(id, step);
  return record ?? refuse('noSuchRecord', { game: game.slice(0, 12) });
}

/** The record of a room's last game; until that is over its seed would tell everybody's cards. */
function lastRecordOf(room: Room): MatchRecord | Refusal<'stillPlaying' | 'notStarted'> {
  if (room.phase === 'playing') return new Refusal('stillPlaying');
  return recordOfRoom(room) ?? new Refusal('notStarted');
}
