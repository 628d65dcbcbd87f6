import type { Room } from '../room.js';
import type { Engine } from './engine.js';

/** Not part of what a room is: who is told next, what was computed before, and the rules themselves. */
const LEFT_OUT: ReadonlySet<string> = new Set(['news', 'tableChanges', 'commitments', 'gameById']);

/** All of a room as one text: two rooms with the same text are the same room. */
export function dumpOf(room: Room): string {
  const number = room.play?.rules.moves;
  return JSON.stringify({ room, moves: number }, (key, value: unknown) => {
    if (LEFT_OUT.has(key)) return undefined;
    // The position follows from the deal and the moves.
    if (key === 'match') return undefined;
    if (key === 'game' && typeof value === 'object' && value !== null && 'id' in value) return value.id;
    if (value instanceof Map) return [...value];
    if (value instanceof Set) return [...value];
    return value;
  });
}

/** What everybody would be shown, each as one text: people by their ids, each of their seats, and a stranger. */
export function shownTo(engine: Engine, room: Room, now: number): Map<string, string> {
  const shown = new Map<string, string>();
  const look = (name: string, looking: Parameters<Engine['project']>[1]): void => {
    shown.set(name, JSON.stringify(engine.project(room, looking, now)));
  };
  look('stranger', {});
  for (const person of room.people.keys()) {
    look(person, { person });
    for (const seat of room.seatsOf(person)) look(`${person} at ${seat}`, { person, seat });
  }
  return shown;
}
