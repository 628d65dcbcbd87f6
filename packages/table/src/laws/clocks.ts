import type { Seat } from '@sixfold/game-kit';
import { violated } from '@sixfold/game-laws/violation';
import type { Law } from './law.js';

/**
 * Law 5, second half. Nobody moves after their time; what nobody could use is given back to the millisecond; and no
 * clock of a seat goes up or down but by its own running, its increment and a new decision.
 */
export const clockLaw: Law = (evening) => {
  let left = new Map<Seat, number>();
  let late = new Set<Seat>();
  /** What the clocks showed when everybody had gone, and at which decision that was. */
  let deserted: { readonly at: string; readonly left: Map<Seat, number> } | undefined;
  const running = (): Seat[] => {
    const { room } = evening;
    if (room.phase !== 'playing' || !room.play?.clocks.isOn) return [];
    return room.play.waitingFor().filter((seat) => !room.isBots(seat));
  };
  const clocksOf = (seats: readonly Seat[]): Map<Seat, number> =>
    new Map(seats.map((seat) => [seat, evening.room.play?.clocks.leftAt(seat, evening.now) ?? 0]));
  const look = (): void => {
    const { room, now } = evening;
    left = clocksOf(running());
    late = new Set(running().filter((seat) => (room.play?.clocks.due(seat) ?? 0) <= now));
  };
  const waitForPeople = (): void => {
    const { room } = evening;
    const { play } = room;
    const at = `${room.dealtGames} ${room.number} ${play?.takenBack}`;
    if (room.phase !== 'playing' || !play?.clocks.isOn || (deserted && deserted.at !== at))
      deserted = undefined;
    else if (room.isDeserted) deserted ??= { at, left: clocksOf(play.waitingFor()) };
    else if (deserted !== undefined) {
      for (const [seat, now] of clocksOf(running()))
        if (deserted.left.get(seat) !== now)
          violated('a clock ran while everybody was gone', { seat, now, before: deserted.left.get(seat) });
      deserted = undefined;
    }
  };
  return {
    before: look,
    after(deed, { entries, settled }) {
      const { room, now } = evening;
      for (const entry of entries) {
        const seat = entry.kind === 'chose' ? entry.seat : entry.kind === 'played' ? entry.by : undefined;
        if (seat === undefined) continue;
        if (deed.kind === 'command' && late.has(seat)) violated('a move after the time was accepted', entry);
      }
      if (deed.kind === 'outage' && !settled.some(({ kind }) => kind !== 'host'))
        for (const [seat, before] of left) {
          const after = room.play?.clocks.leftAt(seat, now);
          if (after !== before) violated('an outage was not given back', { seat, before, after });
        }
      waitForPeople();
      // After everything has settled nobody's clock is used up without their knowing.
      for (const seat of running())
        if ((room.play?.clocks.due(seat) ?? 0) <= now)
          violated('a clock is used up, and nothing follows', seat);
    },
  };
};
