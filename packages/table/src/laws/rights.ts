import { isRefusal } from '@sixfold/game-kit';
import { violated } from '@sixfold/game-laws/violation';
import type { PersonId } from '../entries.js';
import { LINK_LASTS } from '../limits.js';
import type { Room } from '../room.js';
import type { Deed, Done, Law } from './law.js';

interface KnownLink {
  readonly hash: string;
  readonly madeAt: number;
  usedBy?: PersonId;
}

/** What rights are compared with: the room just before a deed. */
interface Before {
  readonly places: Room['places'];
  readonly seats: Map<PersonId, readonly number[]>;
  /** The bots' seats that each person waits for. */
  readonly awaited: ReadonlyMap<PersonId, readonly number[]>;
  readonly gone: ReadonlySet<PersonId>;
  readonly isBetween: boolean;
  /** The match that people play who came before; latecomers get a seat in it only if the room says so. */
  readonly playing:
    | { readonly game: number; readonly latecomers: Room['settings']['latecomers'] }
    | undefined;
}

function beforeIn(room: Room): Before {
  const { dealtGames: game, settings, phase } = room;
  const people = [...room.people.keys()];
  return {
    places: [...room.places],
    seats: new Map(people.map((id) => [id, room.seatsOf(id)])),
    awaited: new Map(people.map((id) => [id, room.awaitedBy(id)])),
    gone: new Set(people.filter((id) => room.person(id)?.gone)),
    isBetween: phase === 'lobby' || phase === 'finished',
    playing: phase === 'playing' ? { game, latecomers: settings.latecomers } : undefined,
  };
}

type Command = Extract<Deed, { kind: 'command' }>;
type Take = Command & { readonly command: { readonly do: 'take'; readonly hash: string } };

const isTake = (deed: Deed): deed is Take => deed.kind === 'command' && deed.command.do === 'take';

/**
 * Law 3. A right belongs to a person. A link gives what its maker has, to one other, for a while, and dies when its
 * maker goes; and nobody but themselves, the host between games, or their own going takes a seat from anybody.
 */
export const rightsLaw: Law = (evening) => {
  const links = new Map<PersonId, KnownLink>();
  /** People who asked for a further seat at their device. */
  const families = new Set<PersonId>();
  let before = beforeIn(evening.room);

  /** Somebody has become the maker of a link: with all that was theirs, and nothing else. */
  const checkTaken = ({ person, command: { hash } }: Take): void => {
    const { room, now } = evening;
    const { seats, awaited } = before;
    const [maker, link] =
      [...links].find(([, each]) => each.hash === hash && each.usedBy === undefined) ?? [];
    if (maker === undefined || link === undefined) violated('a link worked that was dead', hash);
    if (now > link.madeAt + LINK_LASTS) violated('a link worked after its time', hash);
    if (seats.has(person)) violated('a link made somebody of the room somebody else', person);
    if (JSON.stringify(room.seatsOf(person)) !== JSON.stringify(seats.get(maker) ?? []))
      violated("a link gave other seats than its maker's", seats.get(maker), room.seatsOf(person));
    if (String(room.awaitedBy(person)) !== String(awaited.get(maker) ?? []))
      violated('a link left behind a seat that its maker waits for', awaited.get(maker));
    if (room.people.has(maker)) violated('a link left its maker behind', maker);
    if (families.delete(maker)) families.add(person);
    links.delete(maker);
    links.set(person, { ...link, usedBy: person });
    seats.delete(maker);
  };

  const checkRefusedTake = ({ person, command: { hash } }: Take, code: string): void => {
    const known = [...links.values()].find((each) => each.hash === hash);
    const isFresh = known?.usedBy === undefined && evening.now <= (known?.madeAt ?? 0) + LINK_LASTS;
    if (isFresh && code === 'linkUnknown') violated('a link is dead before its time', hash);
    if (known?.usedBy === person) violated('a link used twice did harm', code);
  };

  const checkLinks = (deed: Deed, { answer, entries, settled }: Done): void => {
    const { room, now } = evening;
    const all = [...entries, ...settled];
    for (const entry of all) {
      if (entry.kind === 'left') links.delete(entry.person);
      if (entry.kind === 'linkMade') links.set(entry.person, { hash: entry.hash, madeAt: now });
    }
    for (const maker of links.keys()) if (!isTake(deed) && !room.people.has(maker)) links.delete(maker);
    if (isTake(deed) && answer === 'done') checkTaken(deed);
    if (isTake(deed) && isRefusal(answer)) checkRefusedTake(deed, answer.code);
    const isMade = entries.some(({ kind }) => kind === 'linkMade');
    for (const entry of all)
      if (entry.kind === 'left' && room.links.has(entry.person) && !isMade)
        violated('a link of somebody who has gone', entry.person);
  };

  /** Nobody's seat is touched by others, and nobody who has gone is brought back by them. */
  const checkOthers = (deed: Deed, { entries }: Done): void => {
    const { room } = evening;
    const actor = deed.kind === 'command' || deed.kind === 'comes' ? deed.person : undefined;
    for (const person of before.gone)
      if (person !== actor && room.person(person)?.gone === false)
        violated('somebody who had gone is back without having come', person);
    const removed = new Set(
      entries.flatMap((entry) => (entry.kind === 'left' && entry.removed ? [entry.person] : [])),
    );
    const verb = deed.kind === 'command' ? deed.command.do : deed.kind;
    const stood = verb === 'remove' ? 1 : 0;
    for (const [person, had] of before.seats) {
      if (person === actor || before.gone.has(person) || removed.has(person)) continue;
      const has = room.seatsOf(person);
      if (has.length < had.length - stood)
        violated(`"${verb}" took a seat from somebody who did nothing`, {
          person,
          had,
          has,
          before: before.places,
        });
    }
  };

  const isFree = (seat: number): boolean => {
    const place = before.places[seat];
    return place?.kind === 'open' || (place?.kind === 'human' && before.gone.has(place.person));
  };

  const checkTurnedAway = (deed: Deed, { answer }: Done): void => {
    if (deed.kind !== 'command' || !isRefusal(answer)) return;
    const { command } = deed;
    const isFull = answer.code === 'tableFull' && command.do === 'join';
    if (isFull && before.places.some((_, seat) => isFree(seat)))
      violated('somebody was turned away from a free seat', before.places);
    const isTaken = answer.code === 'seatTaken' && before.isBetween;
    if (isTaken && 'seat' in command && isFree(command.seat ?? -1))
      violated('somebody was turned away from a vacant seat', command);
  };

  /** Everybody waits for one seat, unless they share a device; and every seat belongs to somebody of the room. */
  const checkOwners = (deed: Deed): void => {
    const { room } = evening;
    if (deed.kind === 'command' && deed.command.do === 'join' && deed.command.also) families.add(deed.person);
    for (const person of room.people.keys())
      if (room.awaitedBy(person).length > 1 && !families.has(person))
        violated('somebody waits for several seats', person);
    for (const [seat, place] of room.places.entries()) {
      const owner =
        place.kind === 'human' ? place.person : place.kind === 'bot' ? place.heir?.person : undefined;
      if (owner !== undefined && !room.people.has(owner)) violated('a seat of nobody', { seat, place });
    }
  };

  /** Who may sit where: only on what nobody has, and latecomers when the room says so. */
  const checkSeated = ({ entries }: Done): void => {
    const { room } = evening;
    const { playing, places, gone } = before;
    const isSameMatch = room.phase === 'playing' && playing?.game === room.dealtGames;
    for (const [seat, place] of places.entries()) {
      const isSeated = place.kind === 'bot' && place.heir && room.places[seat]?.kind === 'human';
      if (isSeated && isSameMatch && playing?.latecomers === 'game')
        violated('somebody came late and sits down before the next game', seat);
    }
    for (const entry of entries) {
      if (entry.kind !== 'sat' && entry.kind !== 'waits') continue;
      const place = places[entry.seat];
      if (place?.kind === 'human' && !gone.has(place.person))
        violated('somebody sat down on somebody', entry, place);
    }
  };

  return {
    before() {
      before = beforeIn(evening.room);
    },
    after(deed, done) {
      checkLinks(deed, done);
      checkOthers(deed, done);
      checkTurnedAway(deed, done);
      checkOwners(deed);
      checkSeated(done);
    },
  };
};
