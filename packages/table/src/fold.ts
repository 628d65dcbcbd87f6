import type { Outcome, Seat } from '@sixfold/game-kit';
import { readCheckpoint } from './checkpoint.js';
import { deal, restart } from './dealing.js';
import type { Entry, Played, Settings } from './entries.js';
import { isOldEntry, type OldEntry, upgraded } from './old-entries.js';
import { NO_SETTINGS, newPerson, openPlace } from './parts.js';
import { type GameById, type Person, Room } from './room.js';
import type { RunningGame } from './running-game.js';
import { say } from './say.js';

/** So many commands back a repeated one is recognised, for each person. */
const REMEMBERED_KEYS = 40;
/** Two time-outs in a row: they are away. */
export const PATIENCE = 2;

/** Entries that change nothing of the table around the game. */
const QUIET: ReadonlySet<Entry['kind']> = new Set([
  'chose',
  'played',
  'said',
  'signalled',
  'linkMade',
  'outage',
  'timeUp',
]);

/** Entries that change nothing of what lists show. */
const UNLISTED: ReadonlySet<Entry['kind']> = new Set([
  ...QUIET,
  'away',
  'back',
  'sealed',
  'unsealed',
  'willing',
  'restarted',
  'silenced',
  'drawOffered',
  'drawDeclined',
]);

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
  room.lastAt = Math.max(room.lastAt, entry.at);
  if (!QUIET.has(entry.kind)) room.news.table = true;
  const isPresence = entry.kind === 'away' || entry.kind === 'back';
  if (!UNLISTED.has(entry.kind) || (isPresence && room.phase === 'lobby')) room.updatedAt = entry.at;
  if (entry.kind !== 'slept') room.isAsleep = false;
  happen(room, entry);
  remember(room, entry);
  if (room.phase === 'playing' && room.play?.clocks.isOn) waitForPeople(room, room.play, entry.at);
}

/** While bots wait for somebody to come back, no clock runs. */
function waitForPeople(room: Room, game: RunningGame, at: number): void {
  if (room.isDeserted) {
    game.waitsSince ??= at;
  } else if (game.waitsSince !== undefined) {
    game.clocks.credit(game.waitsSince, at);
    game.waitsSince = undefined;
    room.news.turn = true;
  }
}

function happen(room: Room, entry: Entry): void {
  switch (entry.kind) {
    case 'created':
      room.root = entry.root;
      room.createdAt = entry.at;
      room.settings = entry.settings;
      room.quick = entry.quick;
      room.code = entry.code;
      room.places = Array.from({ length: entry.settings.seats }, openPlace);
      return;
    case 'came': {
      const known = room.departed.get(entry.person);
      const person = newPerson(entry.person, entry.name, entry.at);
      // Whoever made the room is not a stranger there.
      person.isNew = room.lastArrivalAt > 0 || room.people.size > 0;
      if (known === undefined) {
        room.arrivals++;
        room.lastArrivalAt = entry.at;
      }
      person.contributes = entry.contributes === true;
      person.program = entry.program === true;
      room.people.set(entry.person, { ...person, ...known });
      room.departed.delete(entry.person);
      room.host ??= entry.person;
      return;
    }
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
    case 'swapped': {
      const { from, to } = entry;
      const [one, other] = [room.places[from], room.places[to]];
      if (one && other) [room.places[from], room.places[to]] = [other, one];
      return;
    }
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
    case 'back': {
      const person = room.people.get(entry.person);
      if (!person) return;
      person.presentSince = entry.at;
      person.awaySince = undefined;
      person.gone = false;
      return;
    }
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
    case 'willing': {
      const person = room.people.get(entry.person);
      if (person) person.willing = true;
      return;
    }
    case 'starting':
      room.starting = true;
      return;
    case 'dealing':
      room.phase = 'dealing';
      room.starting = false;
      room.preparation = { stage: entry.stage, people: entry.people, until: entry.until };
      return;
    case 'sealed': {
      const person = room.people.get(entry.person);
      if (!person) return;
      person.contributes = true;
      person.seal = entry.seal;
      return;
    }
    case 'unsealed': {
      const person = room.people.get(entry.person);
      if (person) person.contribution = entry.contribution;
      return;
    }
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
    case 'returned': {
      const place = room.places[entry.seat];
      if (place?.kind !== 'human') return;
      place.standIn = undefined;
      place.timeouts = 0;
      const person = room.people.get(place.person);
      if (person) person.gone = false;
      return;
    }
    case 'said':
      say(room, entry);
      return;
    case 'silenced': {
      const person = room.people.get(entry.person);
      if (person) person.muted = entry.muted;
      return;
    }
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
    default:
      throw new UnknownEntry(room.id, (entry as { kind: string }).kind);
  }
}

/** What somebody did besides the game is counted, so that nobody can make a log grow without end. */
function remember(room: Room, entry: Entry): void {
  const { who, key } = entry;
  const spender = who === undefined ? undefined : (room.people.get(who) ?? room.departed.get(who));
  if (spender) spender.asides++;
  // A host who is at work lets people come: each of their doings counts, so that has an end too.
  if (who !== undefined && who === room.host && room.people.get(who)?.isNew === false) room.arrivals = 0;
  const person = who === undefined ? moverOf(room, entry) : room.people.get(who);
  if (!person) return;
  if (key !== undefined) person.keys.push(key);
  if (person.keys.length > REMEMBERED_KEYS) person.keys.shift();
}

function moverOf(room: Room, entry: Entry): Person | undefined {
  if (entry.kind === 'chose') return room.personAt(entry.seat);
  return entry.kind === 'played' ? room.personAt(entry.by) : undefined;
}

function sit(room: Room, { seat, person, name }: { seat: Seat; person: string; name: string }): void {
  const before = room.personAt(seat);
  room.places[seat] = { kind: 'human', person, name, standIn: undefined, timeouts: 0 };
  // Whoever had gone for good had only this seat to come back to.
  if (before?.gone && room.seatsOf(before.id).length === 0) forget(room, before);
}

function rename(room: Room, seat: Seat, name: string): void {
  const place = room.places[seat];
  if (place?.kind !== 'human') return;
  place.name = name;
  const person = room.people.get(place.person);
  if (person && room.seatsOf(person.id)[0] === seat) person.name = name;
}

/** While a game runs the seats stay theirs; otherwise they are free, and nothing of them is left. */
function leave(room: Room, id: string): void {
  const person = room.people.get(id);
  if (!person) return;
  const isKept = (room.phase === 'playing' || room.phase === 'dealing') && room.seatsOf(id).length > 0;
  if (isKept) {
    room.links.delete(id);
    person.gone = true;
    person.presentSince = undefined;
    person.awaySince = room.lastAt;
  } else {
    for (const seat of room.seatsOf(id)) room.places[seat] = openPlace();
    forget(room, person);
  }
  if (room.host === id && room.people.size === 0) room.host = undefined;
}

/** Nothing of them is left but how much they have done, so that nobody can begin again by leaving. */
function forget(room: Room, { id, asides, muted }: Person): void {
  room.people.delete(id);
  room.links.delete(id);
  room.departed.set(id, { asides, muted });
  for (const place of room.places) if (place.kind === 'bot' && place.heir?.person === id) delete place.heir;
}

function changeSettings(room: Room, change: Partial<Settings>): void {
  if (change.game !== undefined && change.game !== room.settings.game) room.series = [];
  room.settings = { ...room.settings, ...change };
  const { seats } = room.settings;
  if (seats === room.places.length) return;
  room.series = [];
  // Whose seat is still there keeps it; the others take what is free.
  const moved = room.places.slice(seats).filter((place) => place.kind !== 'open');
  room.places = Array.from({ length: seats }, (_, seat) => {
    const place = room.places[seat] ?? openPlace();
    return place.kind === 'open' ? (moved.shift() ?? place) : place;
  });
}

function play(room: Room, by: Seat, moves: readonly Played[], at: number): void {
  const game = room.play;
  // What follows a move that today's rules refuse belongs to a game that is over.
  if (game === undefined || game.isOver) return;
  const offer = game.drawOffer;
  if (!game.play(by, moves, at)) {
    // A rule was corrected after this was played: the game cannot be gone on with, the room can.
    game.end({ reason: 'abandoned' }, at);
    finish(room, at);
    return;
  }
  for (const { seat, auto } of moves) if (seat === by) countTimeout(room, by, auto);
  if (offer !== game.drawOffer) room.news.table = true;
  seatHeirs(room, game, moves.length);
  if (game.outcome !== undefined) finish(room, at);
}

/** Who came late gets the bot's seat when a round begins. */
function seatHeirs(room: Room, game: RunningGame, moves: number): void {
  const { roundFact } = game.deal.game.manifest;
  if (roundFact === undefined || room.places.every((place) => place.kind !== 'bot' || !place.heir)) return;
  const isNewRound = game.steps
    .slice(-moves)
    .some(({ facts }) => facts.some(({ kind }) => kind === roundFact));
  if (!isNewRound) return;
  for (const [seat, place] of room.places.entries()) {
    if (place.kind !== 'bot' || !place.heir) continue;
    sit(room, { seat, ...place.heir });
    room.news.table = true;
  }
}

function countTimeout(room: Room, seat: Seat, auto: true | undefined): void {
  const place = room.places[seat];
  if (place?.kind === 'human') place.timeouts = auto ? place.timeouts + 1 : 0;
}

function finish(room: Room, at: number): void {
  const game = room.play;
  if (game?.outcome === undefined) return;
  const { outcome } = game;
  room.phase = 'finished';
  room.updatedAt = at;
  room.news.table = true;
  room.news.turn = true;
  room.games.push({
    game: room.dealtGames,
    rules: game.deal.game.id,
    names: room.places.map((place) =>
      place.kind === 'human' ? place.name : place.kind === 'bot' ? place.level : '',
    ),
    people: room.places.map((place) => (place.kind === 'human' ? place.person : '')),
    scores: outcome.scores,
    ranks: outcome.ranks,
    ...(outcome.reason !== undefined && { reason: outcome.reason }),
    at,
    step: room.dealtAt,
  });
  if (game.ended?.reason !== 'abandoned') prepareNext(room, game, outcome);
}

/** The rules say who opens the next game. */
function prepareNext(room: Room, { deal: { game, options, seats } }: RunningGame, outcome: Outcome): void {
  room.series.push(outcome);
  room.settings = { ...room.settings, options: game.nextOptions(options, seats, outcome) };
}

function moveOver(room: Room, from: string, to: string): void {
  const person = room.people.get(from);
  if (!person) return;
  for (const place of room.places) {
    if (place.kind === 'human' && place.person === from) place.person = to;
    if (place.kind === 'bot' && place.heir?.person === from) place.heir = { ...place.heir, person: to };
  }
  const link = room.links.get(from);
  room.links.delete(from);
  if (link) room.links.set(to, { ...link, usedBy: to });
  room.people.delete(from);
  room.people.set(to, {
    ...person,
    id: to,
    presentSince: room.lastAt,
    awaySince: undefined,
    gone: false,
    keys: [],
  });
  if (room.host === from) room.host = to;
}
