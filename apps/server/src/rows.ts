import type { Append, Phase, TableRow } from '@sixfold/store';
import { type PersonId, type Room, summaryOf } from '@sixfold/table';

/** Everybody who finds a room in their list, and where they sit. */
export type Players = ReadonlyMap<PersonId, number | undefined>;

/** Stored for somebody who has no seat. */
const NO_SEAT = -1;

export function playersOf(room: Room): Players {
  return new Map([...room.people.keys()].map((id) => [id, room.seatsOf(id)[0]]));
}

export function playerChanges(before: Players, after: Players): Append['players'] {
  const add = [...after.keys()].filter((id) => !before.has(id));
  const remove = [...before.keys()].filter((id) => !after.has(id));
  const moved = [...after].filter(([id, seat]) => before.get(id) !== seat);
  if (add.length + remove.length + moved.length === 0) return undefined;
  return { add, remove, seats: Object.fromEntries(moved.map(([id, seat]) => [id, seat ?? NO_SEAT])) };
}

/** The seats that are waited for, as bits. */
export function waitingBits(room: Room): number {
  let bits = 0;
  for (const seat of room.play?.waitingFor() ?? []) if (!room.isBots(seat)) bits |= 1 << seat;
  return bits;
}

/** What lists keep of a room. A room in which nobody waits is shown to nobody. */
export function rowOf(room: Room): TableRow {
  const isDeserted = room.seatedPeople().every(({ id }) => !room.isPresent(id));
  return {
    id: room.id,
    game: room.settings.game,
    phase: storedPhase(room),
    visibility: room.settings.visibility,
    openSeats: isDeserted ? 0 : room.freeSeats().length,
    quickKey: room.quick?.key ?? '',
    createdAt: room.createdAt,
    updatedAt: room.updatedAt,
    // The first game is read from the room's beginning, a later one from its deal, which holds what went before.
    base: room.dealtGames > 1 ? room.dealtAt : 1,
    summary: JSON.stringify({ ...summaryOf(room), ...(room.next !== undefined && { next: room.next }) }),
  };
}

/** A room that sleeps is not listed as open. */
function storedPhase(room: Room): Phase {
  if (room.isAsleep) return 'finished';
  return room.phase === 'dealing' ? 'playing' : room.phase;
}
