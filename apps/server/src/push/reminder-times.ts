import type { Room } from '@sixfold/table';

const DAY = 86_400_000;
/** Whoever sits in front of the table needs no message. */
const FIRST_AFTER = 60_000;

/**
 * When people are told that a slow game waits for them: soon after it begins to, and once more when three quarters of
 * the time are over. Nobody hears more of one decision. It follows from the room alone.
 */
export function reminderTimes(room: Room): readonly number[] {
  const { play } = room;
  const { clock } = room.settings;
  if (room.phase !== 'playing' || play === undefined || clock.kind !== 'day') return [];
  if (play.waitingFor().every((seat) => room.isBots(seat))) return [];
  // Counted from the question: the end moves when an outage is given back, and would ask for another message.
  return [play.askedAt + FIRST_AFTER, play.askedAt + (clock.days * DAY * 3) / 4];
}
