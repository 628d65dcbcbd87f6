import type { RoomEvent } from './entries.js';
import type { Room } from './room.js';

/** A time in which no server ran, or none could write. */
interface Outage {
  readonly from: number;
  readonly to: number;
}

/**
 * What gives people back the time in which they could not move. Whoever keeps a room lets it happen before anything else
 * is decided: a clock that ran out meanwhile must not be the first thing that anybody hears.
 */
export function giveBack(room: Room, outages: readonly Outage[]): RoomEvent[] {
  const { play } = room;
  if (room.phase !== 'playing' || play === undefined || !play.clocks.isOn) return [];
  return outages
    .filter(({ to }) => to > play.clocks.creditedUntil)
    .map(({ from, to }) => ({ kind: 'outage', from, to }));
}
