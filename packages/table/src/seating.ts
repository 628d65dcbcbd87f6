import type { Seat } from '@sixfold/game-kit';
import type { Entry, PersonId, Settings } from './entries.js';
import { newPerson, openPlace } from './parts.js';
import type { Person, Room } from './room.js';

// What entries about people and seats do to a room.

/** Changes what is known of a person, if they still belong to the room. */
export function update(room: Room, id: PersonId, changes: Partial<Person>): void {
  const person = room.people.get(id);
  if (person) Object.assign(person, changes);
}

export function comeIn(room: Room, entry: Entry & { readonly kind: 'came' }): void {
  const { person: id, name, at, contributes, program } = entry;
  const known = room.departed.get(id);
  const person = newPerson(id, name, at);
  // Whoever made the room is not a stranger there.
  person.isNew = room.lastArrivalAt > 0 || room.people.size > 0;
  if (known === undefined) {
    room.arrivals++;
    room.lastArrivalAt = at;
  }
  person.contributes = contributes === true;
  person.program = program === true;
  room.people.set(id, { ...person, ...known, name });
  room.departed.delete(id);
  room.host ??= id;
}

/** Two places change what is on them. */
export function swap({ places }: Room, from: Seat, to: Seat): void {
  const [one, other] = [places[from], places[to]];
  if (one && other) [places[from], places[to]] = [other, one];
}

/** A person has their seat back from the bot that stood in. */
export function takeBackSeat(room: Room, seat: Seat): void {
  const place = room.places[seat];
  if (place?.kind !== 'human') return;
  place.standIn = undefined;
  place.timeouts = 0;
  update(room, place.person, { gone: false });
}

export function sit(room: Room, { seat, person, name }: { seat: Seat; person: string; name: string }): void {
  const before = room.personAt(seat);
  room.places[seat] = { kind: 'human', person, name, standIn: undefined, timeouts: 0 };
  // Whoever had gone for good had only this seat to come back to.
  if (before?.gone && room.seatsOf(before.id).length === 0) forget(room, before);
}

export function rename(room: Room, seat: Seat, name: string): void {
  const place = room.places[seat];
  if (place?.kind !== 'human') return;
  place.name = name;
  const person = room.people.get(place.person);
  if (person && room.seatsOf(person.id)[0] === seat) person.name = name;
}

/** While a game runs the seats stay theirs; otherwise they are free, and nothing of them is left. */
export function leave(room: Room, id: string): void {
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

/** Nothing of them is left but who they were and what they have done, so that nobody can begin again by leaving. */
function forget(room: Room, { id, name, asides, muted, keys }: Person): void {
  room.people.delete(id);
  room.links.delete(id);
  room.departed.set(id, { name, asides, muted, keys });
  for (const place of room.places) if (place.kind === 'bot' && place.heir?.person === id) delete place.heir;
}

export function changeSettings(room: Room, change: Partial<Settings>): void {
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

export function moveOver(room: Room, from: string, to: string): void {
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
    // Their own commands, if they were here before: the other one's were given under another name.
    keys: room.departed.get(to)?.keys ?? new Set(),
  });
  room.departed.delete(to);
  const { name, asides, muted, keys } = person;
  room.departed.set(from, { name, asides, muted, keys });
  if (room.host === from) room.host = to;
  room.games = room.games.map((game) => ({
    ...game,
    people: game.people.map((each) => (each === from ? to : each)),
  }));
}
