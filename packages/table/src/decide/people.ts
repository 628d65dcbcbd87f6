import { isRefusal } from '@sixfold/game-kit';
import { graceOf } from '../clocks.js';
import type { Decider, Decision } from '../commands.js';
import type { PersonId, RoomEvent } from '../entries.js';
import { awayAfter } from '../limits.js';
import { refuse } from '../refusals.js';
import type { Room } from '../room.js';
import { requireMatch, requireOwnSeat, requirePerson, requireSeat } from './require.js';

/** Somebody goes. While a game runs their seats stay theirs, and bots play for them. */
export const leave: Decider<'leave'> = (room, asking) => {
  const person = requirePerson(room, asking);
  if (isRefusal(person) || person.gone) return 'repeated';
  return [{ kind: 'left', person: person.id }, ...standIns(room, person.id, 'left')];
};

/** A bot plays for somebody who has been away for too long. The room's settings say which level, not an opponent. */
export const takeOver: Decider<'takeover'> = (room, asking, { seat }) => {
  const own = requirePerson(room, asking);
  if (isRefusal(own)) return own;
  const match = requireMatch(room);
  if (isRefusal(match)) return match;
  const refusal = requireSeat(room, seat);
  if (refusal !== undefined) return refusal;
  const person = room.personAt(seat);
  if (person === undefined || !room.isPersonal(seat)) return 'repeated';
  const { awaySince } = person;
  if (person.id === asking.person) return standIns(room, person.id, 'left');
  if (awaySince === undefined) return refuse('stillThere', { seat: seat + 1 });
  const rest = awaySince + graceOf(room.settings.clock) - asking.now;
  if (rest > 0) return refuse('graceRuns', { seat: seat + 1, seconds: Math.ceil(rest / 1000) });
  return standIns(room, person.id, 'away');
};

/** One's own seats back from the bots. */
export const comeBack: Decider<'return'> = (room, asking) => {
  const seat = requireOwnSeat(room, asking);
  if (isRefusal(seat)) return seat;
  const events = cameBack(room, asking.person);
  return events.length === 0 ? 'repeated' : events;
};

/** Somebody is back for good: nobody plays for them any more, whatever the reason was. */
export const cameBack = (room: Room, id: PersonId): RoomEvent[] => [
  ...backEntry(room, id),
  ...returns(room, id, ['left', 'away', 'time']),
];

/** The line of somebody broke at `since`, and they have not come back. */
export function goAway(room: Room, id: PersonId, since: number, now: number): Decision {
  const person = room.people.get(id);
  if (person === undefined || person.presentSince === undefined) return 'repeated';
  const from = Math.max(since, person.presentSince);
  return now - from < awayAfter(person.absences) ? 'repeated' : [{ kind: 'away', person: id, since: from }];
}

/** Somebody is there again. What a bot did for them only because they were away is over at once. */
export function comeIn(room: Room, id: PersonId): Decision {
  const person = room.people.get(id);
  if (person === undefined || person.gone) return 'repeated';
  const events = [...backEntry(room, id), ...returns(room, id, ['away'])];
  return events.length === 0 ? 'repeated' : events;
}

const backEntry = (room: Room, id: PersonId): RoomEvent[] =>
  room.people.get(id)?.presentSince === undefined ? [{ kind: 'back', person: id }] : [];

function standIns(room: Room, id: PersonId, cause: 'left' | 'away'): RoomEvent[] {
  if (room.phase !== 'playing') return [];
  const level = room.settings.standIn;
  return room
    .seatsOf(id)
    .filter((seat) => room.isPersonal(seat))
    .map((seat) => ({ kind: 'standIn', seat, level, cause }));
}

function returns(room: Room, id: PersonId, causes: readonly string[]): RoomEvent[] {
  return room.seatsOf(id).flatMap((seat): RoomEvent[] => {
    const place = room.places[seat];
    const cause = place?.kind === 'human' ? place.standIn?.cause : undefined;
    return cause !== undefined && causes.includes(cause) ? [{ kind: 'returned', seat }] : [];
  });
}
