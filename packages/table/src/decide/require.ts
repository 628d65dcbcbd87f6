import type { Refusal, Seat } from '@sixfold/game-kit';
import type { RoomPhase } from '@sixfold/protocol';
import type { Asking } from '../commands.js';
import { refuse } from '../refusals.js';
import type { Person, Room } from '../room.js';
import type { RunningMatch } from '../running-match.js';

/** The asking person, if they belong to the room. */
export const requirePerson = (room: Room, { person }: Asking): Person | Refusal =>
  room.people.get(person) ?? refuse('notAtThisTable');

/** One of the asking person's seats: the one they name, or their only (or first) one. */
export function requireOwnSeat(room: Room, { person }: Asking, wanted?: Seat): Seat | Refusal {
  const seats = room.seatsOf(person);
  const [first] = seats;
  if (first === undefined) return refuse('notAtThisTable');
  if (wanted === undefined) return first;
  return seats.includes(wanted) ? wanted : refuse('notYourSeat', { seat: wanted + 1 });
}

export const requireHost = (room: Room, { person }: Asking): Refusal | undefined =>
  room.host === person ? undefined : refuse('notHost');

/** A seat of this table. */
export const requireSeat = (room: Room, seat: Seat): Refusal | undefined =>
  Number.isInteger(seat) && seat >= 0 && seat < room.places.length
    ? undefined
    : refuse('noSuchSeat', { seat: String(seat), seats: room.places.length });

/** Between games: before the first one, or after one. */
export function requireBetweenGames(room: Room): Refusal | undefined {
  return room.phase === 'lobby' || room.phase === 'finished' ? undefined : refuse('alreadyStarted');
}

const NOT_PLAYING = {
  lobby: 'notStarted',
  dealing: 'notStarted',
  playing: 'notStarted',
  finished: 'gameOver',
} as const satisfies Readonly<Record<RoomPhase, string>>;

/** The match that is being played. */
export function requireMatch(room: Room): RunningMatch | Refusal {
  const { play, phase } = room;
  return phase === 'playing' && play !== undefined ? play : refuse(NOT_PLAYING[phase]);
}
