import { expect } from 'vitest';
import type { Command, Decision } from '../src/commands.js';
import { stamped } from '../src/decide.js';
import type { Entry } from '../src/entries.js';
import { type Engine, theEngine } from '../src/laws/engine.js';
import type { Law } from '../src/laws/law.js';
import type { Room } from '../src/room.js';
import { tick } from '../src/tick.js';
import { findBreak, type Ingredients } from './scripts.js';

/** A law that every room keeps must break for a room with one thing wrong. */
export function broken(law: Law, wrong: Partial<Engine>, message: RegExp, of: Ingredients = {}): void {
  expect(findBreak({ ...theEngine, ...wrong }, law, of)).toMatch(message);
}

/** Decides some commands in another way. */
export const deciding =
  (
    other: (
      room: Room,
      command: Command,
      decision: Decision,
      asking: Parameters<Engine['decide']>[1],
    ) => Decision,
  ): Engine['decide'] =>
  (room, asking, command) =>
    other(room, command, theEngine.decide(room, asking, command), asking);

/** Lets entries happen, and does something wrong besides. */
export const folding = (
  besides: (room: Room, entry: Entry) => void,
): Pick<Engine, 'fold' | 'settle' | 'roomFrom'> => {
  const fold: Engine['fold'] = (room, entry) => {
    theEngine.fold(room, entry);
    besides(room, entry as Entry);
  };
  return { fold, settle: settling(fold, tick), roomFrom: fromStart(fold) };
};

/** `settle` as the room's own, with another fold or other things due. */
export const settling =
  (fold: Engine['fold'], due: typeof tick): Engine['settle'] =>
  (room, now) => {
    const entries: Entry[] = [];
    for (let next = due(room, now); next.length > 0; next = due(room, now))
      for (const entry of stamped(next, now)) {
        fold(room, entry);
        entries.push(entry);
      }
    return entries;
  };

export const fromStart =
  (fold: Engine['fold']): Engine['roomFrom'] =>
  (id, gameById, entries) => {
    const isBeginning = (entry: (typeof entries)[number]): boolean =>
      entry.kind === 'created' || (entry.kind === 'dealt' && entry.room !== undefined);
    const start = entries.findIndex(isBeginning);
    const room = theEngine.roomFrom(id, gameById, entries.slice(start, start + 1));
    for (const entry of entries.slice(start + 1)) fold(room, entry);
    return room;
  };

/** Nothing of these kinds is ever due. */
export const without = (...kinds: readonly string[]): Partial<Engine> => ({
  settle: settling(theEngine.fold, (room, now) => {
    const due = tick(room, now);
    return due.some(({ kind }) => kinds.includes(kind)) ? [] : due;
  }),
});
