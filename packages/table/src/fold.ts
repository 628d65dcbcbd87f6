import { readCheckpoint } from './checkpoint.js';
import { deal, restart } from './dealing.js';
import type { Entry } from './entries.js';
import { INTEREST } from './news.js';
import { isOldEntry, type OldEntry, upgraded } from './old-entries.js';
import { NO_SETTINGS, openPlace } from './parts.js';
import { countTimeout, finish, play } from './playing.js';
import { type GameById, type Person, Room } from './room.js';
import type { RunningMatch } from './running-match.js';
import { say } from './say.js';
import {
  changeSettings,
  comeIn,
  leave,
  moveOver,
  rename,
  sit,
  swap,
  takeBackSeat,
  update,
} from './seating.js';

/** How many commands back a repeated one is recognised, for each person. */
const REMEMBERED_KEYS = 40;

/** An entry that no version known here has written: to guess its meaning would make another room of it. */
export class UnknownEntry extends Error {
  constructor(room: string, kind: string) {
    super(`the log of room ${room} holds an entry "${kind}" of a newer version`);
    this.name = 'UnknownEntry';
  }
}

/** A room from its log: from its beginning, or from a deal that holds all that went before. */
export function roomFrom(id: string, gameById: GameById, entries: readonly (Entry | OldEntry)[]): Room {
  // What stands before such a deal in its step led to it, and is part of what it holds.
  const beginning = entries.findIndex(
    (entry) => entry.kind === 'created' || (entry.kind === 'dealt' && entry.room !== undefined),
  );
  if (beginning === -1) throw new Error(`the log of room ${id} has no beginning`);
  const room = new Room(id, gameById, NO_SETTINGS);
  for (const entry of entries.slice(beginning)) fold(room, entry);
  return room;
}

/** Lets something happen. Entries come from the log or are about to go there: they are right. */
export function fold(room: Room, entry: Entry | OldEntry): void {
  if (isOldEntry(entry)) {
    for (const each of upgraded(room, entry)) fold(room, each);
    return;
  }
  if (!Object.hasOwn(INTEREST, entry.kind)) throw new UnknownEntry(room.id, entry.kind);
  room.lastAt = Math.max(room.lastAt, entry.at);
  const { table, lists } = INTEREST[entry.kind];
  if (table) room.changeTable();
  if (lists || isListedPresence(room, entry)) room.updatedAt = entry.at;
  if (entry.kind !== 'slept') room.isAsleep = false;
  applyEntry(room, entry);
  remember(room, entry);
  if (room.phase === 'playing' && room.play?.clocks.isOn) waitForPeople(room, room.play, entry.at);
}

/** A lobby is listed with who is there. */
const isListedPresence = (room: Room, { kind }: Entry): boolean =>
  room.phase === 'lobby' && (kind === 'away' || kind === 'back');

/** While bots wait for somebody to come back, no clock runs. */
function waitForPeople(room: Room, match: RunningMatch, at: number): void {
  if (room.isDeserted) {
    match.waitsSince ??= at;
  } else if (match.waitsSince !== undefined) {
    match.clocks.credit(match.waitsSince, at);
    match.waitsSince = undefined;
    room.news.turn = true;
  }
}

/** One case for each kind, in the order in which `RoomEvent` lists them; what is more than a line or two has a function. */
function applyEntry(room: Room, entry: Entry): void {
  switch (entry.kind) {
    case 'created':
      room.root = entry.root;
      room.createdAt = entry.at;
      room.settings = entry.settings;
      room.quick = entry.quick;
      room.code = entry.code;
      room.places = Array.from({ length: entry.settings.seats }, openPlace);
      return;
    case 'came':
      comeIn(room, entry);
      return;
    case 'sat':
      sit(room, entry);
      return;
    case 'waits': {
      const place = room.places[entry.seat];
      if (place?.kind === 'bot') place.heir = { person: entry.person, name: entry.name };
      return;
    }
    case 'botSat':
      room.places[entry.seat] = { kind: 'bot', level: entry.level };
      return;
    case 'stood':
      room.places[entry.seat] = openPlace();
      return;
    case 'swapped':
      swap(room, entry.from, entry.to);
      return;
    case 'named':
      rename(room, entry.seat, entry.name);
      return;
    case 'left':
      leave(room, entry.person);
      return;
    case 'away': {
      const person = room.people.get(entry.person);
      if (!person) return;
      person.absences++;
      person.presentSince = undefined;
      person.awaySince = entry.since;
      return;
    }
    case 'back':
      update(room, entry.person, { presentSince: entry.at, awaySince: undefined, gone: false });
      return;
    case 'host':
      room.host = entry.person;
      return;
    case 'settings':
      changeSettings(room, entry.change);
      return;
    case 'coded':
      room.code = entry.code;
      return;
    case 'prepared':
      room.phase = 'lobby';
      for (const person of room.people.values()) person.willing = false;
      return;
    case 'willing':
      update(room, entry.person, { willing: true });
      return;
    case 'starting':
      room.starting = true;
      return;
    case 'dealing':
      room.phase = 'dealing';
      room.starting = false;
      room.preparation = { stage: entry.stage, people: entry.people, until: entry.until };
      return;
    case 'sealed':
      update(room, entry.person, { contributes: true, seal: entry.seal });
      return;
    case 'unsealed':
      update(room, entry.person, { contribution: entry.contribution });
      return;
    case 'restarted':
      restart(room, entry.missing);
      return;
    case 'dealt':
      if (entry.room !== undefined) readCheckpoint(room, entry.room);
      deal(room, entry.source, entry.edition ?? 1, entry.at);
      return;
    case 'chose':
      room.play?.choose(entry, entry.at);
      countTimeout(room, entry.seat, entry.auto);
      room.news.turn = true;
      return;
    case 'played':
      play(room, entry.by, entry.moves, entry.at);
      return;
    case 'tookBack':
      room.play?.takeBack(entry.number, entry.at);
      room.news.turn = true;
      return;
    case 'timeUp':
      for (const seat of entry.seats) room.play?.late.add(seat);
      room.news.turn = true;
      return;
    case 'ended': {
      const { reason, seat } = entry;
      if (room.play?.isOver) return;
      room.play?.end({ reason, ...(seat !== undefined && { seat }) }, entry.at);
      finish(room, entry.at);
      return;
    }
    case 'hinted':
      room.play?.hint(entry.seat);
      return;
    case 'drawOffered':
      if (!room.play) return;
      room.play.drawOffer = entry.seat;
      room.play.offered.set(entry.seat, room.number);
      return;
    case 'drawDeclined':
      if (room.play) room.play.drawOffer = undefined;
      return;
    case 'standIn': {
      const place = room.places[entry.seat];
      if (place?.kind === 'human') place.standIn = { level: entry.level, cause: entry.cause ?? 'left' };
      return;
    }
    case 'returned':
      takeBackSeat(room, entry.seat);
      return;
    case 'said':
      say(room, entry);
      return;
    case 'silenced':
      update(room, entry.person, { muted: entry.muted });
      return;
    case 'signalled':
      room.play?.signalled.set(entry.seat, room.number);
      room.news.signals.push(entry.seat);
      return;
    case 'linkMade':
      room.links.set(entry.person, { hash: entry.hash, expiresAt: entry.expiresAt });
      return;
    case 'movedOver':
      moveOver(room, entry.from, entry.to);
      return;
    case 'outage':
      room.play?.credit(entry.from, entry.to);
      room.news.turn = true;
      return;
    case 'slept':
      room.isAsleep = true;
      return;
  }
}

/** What somebody did besides the game is counted, so that nobody can make a log grow without end. */
function remember(room: Room, entry: Entry): void {
  const { who, key } = entry;
  const spender = who === undefined ? undefined : (room.people.get(who) ?? room.departed.get(who));
  // There is one hint a decision at most: they end with the game.
  if (spender && entry.kind !== 'hinted') spender.asides++;
  // A host who is at work lets people come: each of their doings counts, so that has an end too.
  if (who !== undefined && who === room.host && room.people.get(who)?.isNew === false) room.arrivals = 0;
  const person = who === undefined ? moverOf(room, entry) : spender;
  if (!person || key === undefined) return;
  const { keys } = person;
  keys.add(key);
  if (keys.size <= REMEMBERED_KEYS) return;
  const [oldest = ''] = keys;
  keys.delete(oldest);
}

function moverOf(room: Room, entry: Entry): Person | undefined {
  if (entry.kind === 'chose') return room.personAt(entry.seat);
  return entry.kind === 'played' ? room.personAt(entry.by) : undefined;
}
