import { editionOf, isRefusal, readTableOptions, type Seat } from '@sixfold/game-kit';
import { checkpointOf } from './checkpoint.js';
import { graceOf } from './clocks.js';
import { addedBySeat } from './dealing.js';
import type { DealSource, PersonId, RoomEvent } from './entries.js';
import {
  DEAL_WAIT,
  EMPTY_ROOM_WAITS,
  HOST_GRACE,
  LEFT_GAME_WAITS,
  LONE_GAME_WAITS,
  MOST_TIMEOUTS,
  SILENCE_PACE,
  SILENT_ROOM_WAITS,
} from './limits.js';
import type { Person, Room } from './room.js';

/**
 * What is due in a room at this time without anybody's command. Whoever keeps a room asks before and after every command,
 * and when `nextDue` says so; each call returns one thing, and it is called until nothing is left.
 */
export function tick(room: Room, now: number): readonly RoomEvent[] {
  for (const duty of DUTIES) {
    const due = duty(room, now);
    if (due.length > 0) return due;
  }
  return [];
}

/** When `tick` will next have something to do, if nobody does anything; undefined: never. */
export function nextDue(room: Room): number | undefined {
  const times = [
    hostDue(room),
    fillDue(room),
    room.phase === 'dealing' ? room.preparation?.until : undefined,
    clockDue(room),
    desertedDue(room),
    emptyDue(room),
  ].filter((time) => time !== undefined);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** In the order in which they are looked after; each is explained where it is written. */
const DUTIES: readonly ((room: Room, now: number) => readonly RoomEvent[])[] = [
  passHostOn,
  fillQuickMatch,
  seatHeirs,
  startWhenReady,
  continueDealing,
  timesUp,
  replaceAbsent,
  abandon,
  fallAsleep,
];

/*
 * The host: whoever has been there longest, as soon as the one before has gone or was away for too long. Programs come
 * last: they start no game for people who wait.
 */

function heirOf(room: Room): Person | undefined {
  const present = [...room.people.values()].filter(({ id }) => id !== room.host && room.isPresent(id));
  return present.sort(
    (one, other) =>
      Number(one.program) - Number(other.program) ||
      Number(room.seatsOf(other.id).length > 0) - Number(room.seatsOf(one.id).length > 0) ||
      (one.presentSince ?? 0) - (other.presentSince ?? 0),
  )[0];
}

function hostDue(room: Room): number | undefined {
  const host = room.person(room.host);
  if ((host !== undefined && room.isPresent(host.id)) || heirOf(room) === undefined) return undefined;
  return host === undefined || host.gone ? 0 : (host.awaySince ?? 0) + HOST_GRACE;
}

function passHostOn(room: Room, now: number): RoomEvent[] {
  const due = hostDue(room);
  if (due === undefined || due > now) return [];
  const heir = heirOf(room);
  return heir ? [{ kind: 'host', person: heir.id }] : [];
}

/* The quick match: bots take what is free when it has waited long enough. */

function fillDue(room: Room): number | undefined {
  const isWaiting = room.phase === 'lobby' && room.quick !== undefined && room.seatedPeople().length > 0;
  return isWaiting ? room.quick?.fillAt : undefined;
}

function fillQuickMatch(room: Room, now: number): RoomEvent[] {
  const due = fillDue(room);
  if (due === undefined || now < due || room.quick === undefined || room.starting) return [];
  const { level } = room.quick;
  const bots = room.freeSeats().map((seat): RoomEvent => ({ kind: 'botSat', seat, level }));
  return [...bots, { kind: 'starting' }];
}

/* Between games whoever waited for the seat of a bot gets it. */

function seatHeirs(room: Room): RoomEvent[] {
  if (room.phase !== 'finished' && room.phase !== 'lobby') return [];
  return room.places.flatMap((place, seat): RoomEvent[] =>
    place.kind === 'bot' && place.heir ? [{ kind: 'sat', seat, ...place.heir }] : [],
  );
}

/* The start: when the table is full, or everybody who is there wants to play again. */

function startWhenReady(room: Room): RoomEvent[] {
  if (room.starting) return [];
  const isFirst = room.phase === 'lobby' && room.dealtGames === 0 && room.deals === 0;
  if (isFirst && room.settings.startWhenFull && room.freeSeats().length === 0) return [{ kind: 'starting' }];
  if (room.phase !== 'finished') return [];
  const present = room.seatedPeople().filter(({ id }) => room.isPresent(id));
  const isAgreed = present.length > 0 && present.every(({ willing }) => willing);
  return isAgreed ? [{ kind: 'starting' }] : [];
}

/* The deal: everybody who contributes seals, everybody opens, and then the cards are dealt. */

function continueDealing(room: Room, now: number): RoomEvent[] {
  if (room.starting && (room.phase === 'lobby' || room.phase === 'finished')) return beginDeal(room, now);
  const { preparation } = room;
  if (room.phase !== 'dealing' || preparation === undefined) return [];
  const people = preparation.people.filter((id) => room.isPresent(id) || isOpened(room, id));
  const isOver = now >= preparation.until;
  if (preparation.stage === 'seal') {
    const sealed = people.filter((id) => room.person(id)?.seal !== undefined);
    return sealed.length === people.length || isOver ? openOrDeal(room, sealed, now) : [];
  }
  const missing = preparation.people.filter((id) => !isOpened(room, id));
  if (missing.length === 0) return dealt(room, preparation.people);
  if (!isOver) return [];
  return [{ kind: 'restarted', missing }];
}

const isOpened = (room: Room, id: PersonId): boolean => room.person(id)?.contribution !== undefined;

/** Whoever has gone has no seat in a new game; whoever is away has one, and a bot plays for them. */
function beginDeal(room: Room, now: number): RoomEvent[] {
  const { standIn: level } = room.settings;
  const replaced = room.places.flatMap((place, seat): RoomEvent[] =>
    place.kind === 'human' && room.personAt(seat)?.gone !== false ? [{ kind: 'botSat', seat, level }] : [],
  );
  const gone = [...room.people.values()].filter((person) => person.gone);
  if (replaced.length > 0 || gone.length > 0)
    return [...replaced, ...gone.map(({ id }): RoomEvent => ({ kind: 'left', person: id }))];
  const people = room
    .seatedPeople()
    .filter(({ id, contributes, missed }) => contributes && !missed && room.isPresent(id))
    .map(({ id }) => id);
  if (people.some((id) => room.person(id)?.seal === undefined))
    return [{ kind: 'dealing', stage: 'seal', people, until: now + DEAL_WAIT }];
  return openOrDeal(room, people, now);
}

function openOrDeal(room: Room, people: readonly PersonId[], now: number): RoomEvent[] {
  if (people.length === 0) return dealt(room, []);
  return [{ kind: 'dealing', stage: 'open', people, until: now + DEAL_WAIT }];
}

function dealt(room: Room, people: readonly PersonId[]): RoomEvent[] {
  const source: DealSource = {
    version: 2,
    deal: room.deals + 1,
    seals: addedBySeat(room, people, ({ seal }) => seal),
    contributions: addedBySeat(room, people, ({ contribution }) => contribution),
    ...(room.restarts.length > 0 && { restarts: room.restarts }),
  };
  const absent = room.places.flatMap((place, seat): RoomEvent[] =>
    place.kind === 'human' && !room.isPresent(place.person)
      ? [{ kind: 'standIn', seat, level: room.settings.standIn, cause: 'away' }]
      : [],
  );
  // A reader of the log may begin here, unless it is short anyway.
  const isFirst = room.dealtGames === 0;
  const edition = editionOf(room.game.manifest);
  return [{ kind: 'dealt', source, edition, ...(!isFirst && { room: checkpointOf(room) }) }, ...absent];
}

/* Clocks. */

function clockDue(room: Room): number | undefined {
  const { play } = room;
  if (room.phase !== 'playing' || play === undefined || !play.clocks.isOn) return undefined;
  const running = play.waitingFor().filter((seat) => !room.isBots(seat));
  return running.length === 0 ? undefined : Math.min(...running.map((seat) => play.clocks.due(seat)));
}

/** Time is up, whatever any bot is doing: nobody moves after it. */
function timesUp(room: Room, now: number): RoomEvent[] {
  const due = clockDue(room);
  const { play } = room;
  if (due === undefined || now < due || play === undefined) return [];
  const late = play.waitingFor().filter((seat) => !room.isBots(seat) && play.clocks.due(seat) <= now);
  const [first] = [...late].sort((one, other) => play.clocks.due(one) - play.clocks.due(other));
  if (first !== undefined && play.deal.game.manifest.manners.onTime === 'loses')
    return [{ kind: 'ended', reason: 'time', seat: first }];
  return [{ kind: 'timeUp', seats: late }];
}

/** Whoever runs out of time twice in a row counts as away, and a bot plays for them until they say otherwise. */
function replaceAbsent(room: Room): RoomEvent[] {
  if (room.phase !== 'playing') return [];
  return room.places.flatMap((place, seat): RoomEvent[] =>
    place.kind === 'human' && place.standIn === undefined && place.timeouts >= MOST_TIMEOUTS
      ? [{ kind: 'standIn', seat, level: room.settings.standIn, cause: 'time' }]
      : [],
  );
}

/* Games and rooms that nobody comes back to. */

/** Since when nobody plays here: every person's seat is a bot's, or its person is away. */
function desertedSince(room: Room): { readonly since: number; readonly left: boolean } | undefined {
  const isSlow = room.settings.clock.kind === 'day';
  const isPlayed = room.places.some(
    (place, seat) =>
      place.kind === 'human' && room.isPersonal(seat) && (isSlow || room.isPresent(place.person)),
  );
  if (isPlayed) return undefined;
  const people = room.seatedPeople();
  const last = people.map(({ awaySince, presentSince }) => awaySince ?? presentSince ?? 0);
  const since = Math.max(room.play?.askedAt ?? 0, ...last);
  return { since, left: people.every(({ gone }) => gone) };
}

/** Seats for which a bot must be asked now: none where nobody would see what bots do. */
export function botsToAct(room: Room): Seat[] {
  if (room.phase !== 'playing' || room.play === undefined) return [];
  const bots = room.play.waitingFor().filter((seat) => room.isBots(seat));
  return bots.length === 0 || room.isDeserted ? [] : bots;
}

function desertedDue(room: Room): number | undefined {
  if (room.phase !== 'playing') return undefined;
  const deserted = desertedSince(room);
  if (deserted) return deserted.since + (deserted.left ? LEFT_GAME_WAITS : LONE_GAME_WAITS);
  return room.settings.clock.kind === 'day' ? undefined : silentDue(room);
}

/** A server that stops cannot say who has gone: a room of which nothing is heard for days has nobody in it. */
const silentDue = (room: Room): number =>
  Math.ceil((room.lastAt + SILENT_ROOM_WAITS) / SILENCE_PACE) * SILENCE_PACE;

function abandon(room: Room, now: number): RoomEvent[] {
  const due = desertedDue(room);
  return due !== undefined && now >= due ? [{ kind: 'ended', reason: 'abandoned' }] : [];
}

function emptyDue(room: Room): number | undefined {
  if (room.isAsleep || room.phase === 'playing' || room.phase === 'dealing') return undefined;
  const isEmpty = ![...room.people.values()].some(({ id }) => room.isPresent(id));
  if (isEmpty) return room.lastAt + EMPTY_ROOM_WAITS;
  return room.phase === 'lobby' ? silentDue(room) : undefined;
}

function fallAsleep(room: Room, now: number): RoomEvent[] {
  const due = emptyDue(room);
  return due !== undefined && now >= due ? [{ kind: 'slept' }] : [];
}

/** When a bot may be put in somebody's place. */
export function takeOverAt(room: Room, seat: Seat): number | undefined {
  const person = room.personAt(seat);
  if (room.phase !== 'playing' || !room.isPersonal(seat) || person?.awaySince === undefined) return undefined;
  return person.awaySince + graceOf(room.settings.clock);
}

/** Whether these people could start with the seats that are taken. */
export const canStartWithFewer = (room: Room): boolean =>
  !isRefusal(
    readTableOptions(room.game, room.settings.options, room.places.length - room.freeSeats().length),
  );
