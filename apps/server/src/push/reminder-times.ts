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
  const waiting = play.waitingFor().filter((seat) => !room.isBots(seat));
  if (waiting.length === 0) return [];
  const end = Math.min(...waiting.map((seat) => play.clocks.due(seat)));
  return [play.askedAt + FIRST_AFTER, end - (clock.days * DAY) / 4];
}
