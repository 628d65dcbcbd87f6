import { isRefusal, type Refusal, type Seat } from '@sixfold/game-kit';
import { isName, nameSkeleton } from '@sixfold/protocol';
import type { Decider } from '../commands.js';
import type { PersonId, RoomEvent } from '../entries.js';
import { ARRIVAL_PACE, MOST_ARRIVALS } from '../limits.js';
import { refuse } from '../refusals.js';
import type { Room } from '../room.js';
import { cameBack } from './people.js';
import { requireBetweenGames, requireHost, requireOwnSeat, requireSeat } from './require.js';

/** Somebody sits down: on a free seat, or in the place of a bot. `also`: one more seat for somebody who shares a device. */
export const join: Decider<'join'> = (room, { person: id, now }, wanted) => {
  const { name, also = false, contributes, program } = wanted;
  const own = room.seatsOf(id);
  const hasName = own.some((seat) => isNameAt(room, seat, name));
  const back = room.people.get(id)?.gone ? cameBack(room, id) : [];
  if (own.length > 0 && (!also || hasName)) return back.length > 0 ? back : 'repeated';
  // Whoever waits for a bot's seat has chosen one already.
  if (room.awaitedBy(id).length > 0 && !also) return 'repeated';
  const seat = wanted.seat ?? firstVacant(room) ?? firstBot(room);
  const refusal =
    checkName(room, name) ??
    checkSilence(room, id, name) ??
    checkArrivals(room, id, now) ??
    (program && !room.people.has(id) && !room.settings.programs ? refuse('noPrograms') : undefined) ??
    (seat === undefined ? undefined : requireSeat(room, seat));
  if (refusal !== undefined) return refusal;
  const place = seat === undefined ? undefined : room.places[seat];
  if (seat === undefined || place === undefined) return fullAs(room);
  if (place.kind === 'human' && !room.isVacant(seat)) return refuse('seatTaken', { seat: seat + 1 });
  const came: RoomEvent[] = room.people.has(id)
    ? []
    : [{ kind: 'came', person: id, name, ...(contributes && { contributes }), ...(program && { program }) }];
  const sat: RoomEvent = { kind: 'sat', person: id, seat, name };
  if (room.phase === 'lobby' || room.phase === 'finished') return [...came, sat];
  // While cards are dealt nobody can be put among those who have agreed on them.
  if (room.phase === 'dealing' || place.kind !== 'bot') return refuse('alreadyStarted');
  if (place.heir !== undefined && place.heir.person !== id) return refuse('seatTaken', { seat: seat + 1 });
  return [...came, room.settings.latecomers === 'now' ? sat : { ...sat, kind: 'waits' }];
};

/** Takes another seat: a free one, or that of a bot, which then gets this one. */
export const changeSeat: Decider<'seat'> = (room, asking, { seat: to, from: wanted }) => {
  const from = requireOwnSeat(room, asking, wanted);
  if (isRefusal(from)) return from;
  if (from === to) return 'repeated';
  const refusal = requireBetweenGames(room) ?? requireSeat(room, to);
  if (refusal !== undefined) return refusal;
  if (room.places[to]?.kind === 'human' && !room.isVacant(to)) return refuse('seatTaken', { seat: to + 1 });
  return [{ kind: 'swapped', from, to }];
};

export const changeName: Decider<'name'> = (room, asking, { name, seat: wanted }) => {
  const seat = requireOwnSeat(room, asking, wanted);
  if (isRefusal(seat)) return seat;
  const place = room.places[seat];
  if (place?.kind === 'human' && place.name === name) return 'repeated';
  if (room.people.get(asking.person)?.muted) return refuse('muted');
  return checkName(room, name, seat) ?? [{ kind: 'named', seat, name }];
};

export const addBot: Decider<'bots'> = (room, asking, { level, seat: wanted }) => {
  const refusal = requireHost(room, asking) ?? requireBetweenGames(room);
  if (refusal !== undefined) return refusal;
  const seat = wanted ?? room.freeSeats()[0];
  if (seat === undefined) return refuse('tableFull');
  const missing = requireSeat(room, seat);
  if (missing !== undefined) return missing;
  const place = room.places[seat];
  if (place?.kind === 'human') return refuse('seatTaken', { seat: seat + 1 });
  return place?.kind === 'bot' && place.level === level ? 'repeated' : [{ kind: 'botSat', seat, level }];
};

/** The host frees a seat, a bot's or a person's. Whoever has no seat left does not belong to the room any more. */
export const removeSeat: Decider<'remove'> = (room, asking, { seat }) => {
  const refusal = requireHost(room, asking) ?? requireBetweenGames(room) ?? requireSeat(room, seat);
  if (refusal !== undefined) return refusal;
  const place = room.places[seat];
  if (place === undefined || place.kind === 'open') return 'repeated';
  if (place.kind === 'bot') return [{ kind: 'stood', seat }];
  if (place.person === asking.person && room.seatsOf(place.person).length === 1)
    return refuse('leaveInstead');
  return room.seatsOf(place.person).length > 1
    ? [{ kind: 'stood', seat }]
    : [{ kind: 'left', person: place.person, removed: true }];
};

/** A name that shows, and that nobody could take for somebody else's here. */
function checkName(room: Room, name: string, except?: Seat): Refusal | undefined {
  if (!isName(name)) return refuse('badName');
  const isTaken = room.places.some((_, seat) => seat !== except && isNameAt(room, seat, name));
  return isTaken ? refuse('nameTaken', { name }) : undefined;
}

/** Everybody reads names: somebody who is muted cannot talk through a new one, nor by leaving and coming again. */
function checkSilence(room: Room, id: PersonId, name: string): Refusal | undefined {
  const known = room.people.get(id) ?? room.departed.get(id);
  return known?.muted && known.name !== name ? refuse('muted') : undefined;
}

function isNameAt(room: Room, seat: Seat, name: string): boolean {
  const place = room.places[seat];
  const known = place?.kind === 'human' ? place.name : place?.kind === 'bot' ? place.heir?.name : undefined;
  return known !== undefined && nameSkeleton(known) === nameSkeleton(name);
}

function checkArrivals(room: Room, id: PersonId, now: number): Refusal | undefined {
  const isKnown = room.people.has(id) || room.departed.has(id);
  const isQuiet = room.arrivals < MOST_ARRIVALS || now >= room.lastArrivalAt + ARRIVAL_PACE;
  return isKnown || isQuiet ? undefined : refuse('tooManyArrivals');
}

function firstVacant(room: Room): Seat | undefined {
  const seat = room.places.findIndex((_, index) => room.isVacant(index));
  return seat === -1 ? undefined : seat;
}

/** A bot's seat that nobody is waiting for. */
function firstBot(room: Room): Seat | undefined {
  const seat = room.places.findIndex((place) => place.kind === 'bot' && place.heir === undefined);
  return seat === -1 ? undefined : seat;
}

const fullAs = (room: Room): Refusal =>
  refuse(room.phase === 'playing' || room.phase === 'dealing' ? 'alreadyStarted' : 'tableFull');
