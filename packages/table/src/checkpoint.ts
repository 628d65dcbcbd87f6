import type { Checkpoint, PersonData, PlaceData } from './entries.js';
import { newPerson } from './parts.js';
import type { Person, Place, Room } from './room.js';

/** How many messages are kept for whoever reads the log from here. */
const KEPT_TALK = 20;
/** How many finished games of a room are listed; older ones have been played, and that is that. */
const KEPT_GAMES = 99;
/** How many of everybody's last commands are recognised when they are repeated after a deal. */
const KEPT_KEYS = 10;

/** All that a room is before a deal, so that nobody has to read what came before. */
export function checkpointOf(room: Room): Checkpoint {
  const { createdAt, root, settings, host, series, said, code, previous, next } = room;
  return {
    createdAt,
    root,
    settings,
    people: [...room.people.values()].map(personData),
    ...(host !== undefined && { host }),
    places: room.places.map(placeData),
    games: room.games.slice(-KEPT_GAMES),
    series,
    talk: room.talk.slice(-KEPT_TALK),
    said,
    ...(code !== undefined && { code }),
    ...(previous !== undefined && { previous }),
    ...(next !== undefined && { next }),
    ...(room.links.size > 0 && { links: [...room.links].map(([person, link]) => ({ person, ...link })) }),
  };
}

/** Makes a room what the checkpoint says. To a room that has come this far by its log it changes nothing that counts. */
export function readCheckpoint(room: Room, data: Checkpoint): void {
  room.createdAt = data.createdAt;
  room.root = data.root;
  room.settings = data.settings;
  room.host = data.host;
  room.places = data.places.map(placeFrom);
  room.games = [...data.games];
  room.dealtGames = data.games.at(-1)?.game ?? 0;
  room.series = [...data.series];
  room.talk = [...data.talk];
  room.said = data.said;
  room.code = data.code;
  room.previous = data.previous;
  room.next = data.next;
  room.links.clear();
  for (const { person, ...link } of data.links ?? []) room.links.set(person, link);
  room.people.clear();
  for (const { id, name, contributes, program, presentSince, awaySince, muted, gone, keys } of data.people) {
    const person = newPerson(id, name, presentSince ?? 0);
    const known = {
      contributes,
      program: program === true,
      presentSince,
      awaySince,
      muted,
      gone: gone === true,
      keys: new Set(keys),
    };
    room.people.set(id, { ...person, ...known });
  }
}

const personData = (person: Person): PersonData => {
  const { id, name, contributes, program, presentSince, awaySince, muted, gone, keys } = person;
  return {
    id,
    name,
    contributes,
    muted,
    ...(program && { program }),
    ...(presentSince !== undefined && { presentSince }),
    ...(awaySince !== undefined && { awaySince }),
    ...(gone && { gone }),
    ...(keys.size > 0 && { keys: [...keys].slice(-KEPT_KEYS) }),
  };
};

function placeData(place: Place): PlaceData {
  switch (place.kind) {
    case 'open':
      return { kind: 'open' };
    case 'bot':
      return { kind: 'bot', level: place.level };
    case 'human':
      return { kind: 'human', person: place.person, name: place.name };
  }
}

const placeFrom = (data: PlaceData): Place =>
  data.kind === 'human' ? { ...data, standIn: undefined, timeouts: 0 } : { ...data };
