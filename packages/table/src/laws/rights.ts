import { isRefusal } from '@sixfold/game-kit';
import { violated } from '@sixfold/game-laws/violation';
import type { PersonId } from '../entries.js';
import { LINK_LASTS } from '../limits.js';
import type { Room } from '../room.js';
import type { Law } from './law.js';

interface KnownLink {
  readonly hash: string;
  readonly madeAt: number;
  usedBy?: PersonId;
}

const seatsByPerson = (room: Room): Map<PersonId, readonly number[]> =>
  new Map([...room.people.keys()].map((id) => [id, room.seatsOf(id)]));

/**
 * Law 3. A right belongs to a person. A link gives what its maker has, to one other, for a while, and dies when its
 * maker goes; and nobody but themselves, the host between games, or their own going takes a seat from anybody.
 */
export const rightsLaw: Law = (evening) => {
  const links = new Map<PersonId, KnownLink>();
  /** People who asked for a further seat at their device. */
  const families = new Set<PersonId>();
  let awaited = new Map<PersonId, readonly number[]>();
  let before: Room['places'] = [];
  let seats = new Map<PersonId, readonly number[]>();
  let gone = new Set<PersonId>();
  let isBetween = false;
  /** The game that people play who came before; latecomers get a seat in it only if the room says so. */
  let playing: { readonly game: number; readonly latecomers: Room['settings']['latecomers'] } | undefined;
  return {
    before() {
      const { room } = evening;
      isBetween = room.phase === 'lobby' || room.phase === 'finished';
      const { dealtGames: game, settings, phase } = room;
      playing = phase === 'playing' ? { game, latecomers: settings.latecomers } : undefined;
      before = [...room.places];
      seats = seatsByPerson(room);
      awaited = new Map([...room.people.keys()].map((id) => [id, room.awaitedBy(id)]));
      gone = new Set([...room.people.values()].filter((person) => person.gone).map(({ id }) => id));
    },
    after(deed, { answer, entries, settled }) {
      const { room, now } = evening;
      for (const entry of [...entries, ...settled]) {
        if (entry.kind === 'left') links.delete(entry.person);
        if (entry.kind === 'linkMade') links.set(entry.person, { hash: entry.hash, madeAt: now });
      }
      const actor = deed.kind === 'command' || deed.kind === 'comes' ? deed.person : undefined;
      const isTaken = deed.kind === 'command' && deed.command.do === 'take';
      for (const maker of links.keys()) if (!isTaken && !room.people.has(maker)) links.delete(maker);
      const verb = deed.kind === 'command' ? deed.command.do : deed.kind;
      if (deed.kind === 'command' && deed.command.do === 'take' && answer === 'done') {
        const { hash } = deed.command;
        const [maker, link] =
          [...links].find(([, each]) => each.hash === hash && each.usedBy === undefined) ?? [];
        if (maker === undefined || link === undefined) violated('a link worked that was dead', hash);
        if (now > link.madeAt + LINK_LASTS) violated('a link worked after its time', hash);
        if (seats.has(deed.person)) violated('a link made somebody of the room somebody else', deed.person);
        if (JSON.stringify(room.seatsOf(deed.person)) !== JSON.stringify(seats.get(maker) ?? []))
          violated("a link gave other seats than its maker's", seats.get(maker), room.seatsOf(deed.person));
        if (String(room.awaitedBy(deed.person)) !== String(awaited.get(maker) ?? []))
          violated('a link left behind a seat that its maker waits for', awaited.get(maker));
        if (room.people.has(maker)) violated('a link left its maker behind', maker);
        if (families.delete(maker)) families.add(deed.person);
        links.delete(maker);
        links.set(deed.person, { ...link, usedBy: deed.person });
        seats.delete(maker);
      }
      if (deed.kind === 'command' && deed.command.do === 'take' && isRefusal(answer)) {
        const { hash } = deed.command;
        const known = [...links.values()].find((each) => each.hash === hash);
        const isFresh = known?.usedBy === undefined && now <= (known?.madeAt ?? 0) + LINK_LASTS;
        if (isFresh && answer.code === 'linkUnknown') violated('a link is dead before its time', hash);
        if (known?.usedBy === deed.person) violated('a link used twice did harm', answer.code);
      }
      const isMade = entries.some(({ kind }) => kind === 'linkMade');
      for (const entry of [...entries, ...settled])
        if (entry.kind === 'left' && room.links.has(entry.person) && !isMade)
          violated('a link of somebody who has gone', entry.person);
      for (const person of gone)
        if (person !== actor && room.person(person)?.gone === false)
          violated('somebody who had gone is back without having come', person);
      // Nobody's seat is touched by others.
      const removed = new Set(
        entries.flatMap((entry) => (entry.kind === 'left' && entry.removed ? [entry.person] : [])),
      );
      const stood = deed.kind === 'command' && deed.command.do === 'remove' ? 1 : 0;
      for (const [person, had] of seats) {
        if (person === actor || gone.has(person) || removed.has(person)) continue;
        const has = room.seatsOf(person);
        if (has.length < had.length - stood)
          violated(`"${verb}" took a seat from somebody who did nothing`, { person, had, has, before });
      }
      const isFree = (seat: number): boolean => {
        const place = before[seat];
        return place?.kind === 'open' || (place?.kind === 'human' && gone.has(place.person));
      };
      const isFull = isRefusal(answer) && answer.code === 'tableFull';
      if (isFull && verb === 'join' && before.some((_, seat) => isFree(seat)))
        violated('somebody was turned away from a free seat', before);
      const isTurnedAway = isRefusal(answer) && answer.code === 'seatTaken' && isBetween;
      if (
        isTurnedAway &&
        deed.kind === 'command' &&
        'seat' in deed.command &&
        isFree(deed.command.seat ?? -1)
      )
        violated('somebody was turned away from a vacant seat', deed.command);
      if (deed.kind === 'command' && deed.command.do === 'join' && deed.command.also)
        families.add(deed.person);
      for (const person of room.people.keys())
        if (room.awaitedBy(person).length > 1 && !families.has(person))
          violated('somebody waits for several seats', person);
      for (const [seat, place] of room.places.entries()) {
        const owner =
          place.kind === 'human' ? place.person : place.kind === 'bot' ? place.heir?.person : undefined;
        if (owner !== undefined && !room.people.has(owner)) violated('a seat of nobody', { seat, place });
      }
      const isSameGame = room.phase === 'playing' && playing?.game === room.dealtGames;
      for (const [seat, place] of before.entries()) {
        const isSeated = place.kind === 'bot' && place.heir && room.places[seat]?.kind === 'human';
        if (isSeated && isSameGame && playing?.latecomers === 'game')
          violated('somebody came late and sits down before the next game', seat);
      }
      // Who may sit where: only on what nobody has.
      for (const entry of entries) {
        if (entry.kind !== 'sat' && entry.kind !== 'waits') continue;
        const place = before[entry.seat];
        if (place?.kind === 'human' && !gone.has(place.person))
          violated('somebody sat down on somebody', entry, place);
      }
    },
  };
};
