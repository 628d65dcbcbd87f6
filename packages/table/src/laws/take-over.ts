import { violated } from '@sixfold/game-laws/violation';
import { graceOf } from '../clocks.js';
import type { PersonId } from '../entries.js';
import type { Law } from './law.js';

/**
 * Law 4. A bot comes into a person's place only when they wish it, when their time ran out twice, or when they have
 * been away for the grace; it plays the room's level and is asked at once; and it goes as soon as the person is back.
 */
export const takeOverLaw: Law = (evening) => {
  const { engine } = evening;
  let away = new Map<PersonId, number | undefined>();
  let timeouts: readonly number[] = [];
  /** Seats for which a bot plays already. */
  let replaced = new Set<number>();
  return {
    before() {
      const { room } = evening;
      away = new Map([...room.people.values()].map(({ id, awaySince }) => [id, awaySince]));
      replaced = new Set(
        room.places.flatMap((place, seat) => (place.kind === 'human' && place.standIn ? [seat] : [])),
      );
      timeouts = room.places.map((place) => (place.kind === 'human' ? place.timeouts : 0));
    },
    after(deed, { answer, entries, settled }) {
      const { room, now } = evening;
      const all = [...entries, ...settled];
      const isDeal = all.some(({ kind }) => kind === 'dealt');
      for (const entry of all) {
        if (entry.kind === 'dealt') replaced.clear();
        if (entry.kind === 'returned' || entry.kind === 'sat') replaced.delete(entry.seat);
        if (entry.kind !== 'standIn') continue;
        if (replaced.has(entry.seat)) violated('a second stand-in for the same seat', entry);
        replaced.add(entry.seat);
        const person = room.personAt(entry.seat)?.id ?? '';
        if (entry.level !== room.settings.standIn) violated('a stand-in of another level', entry);
        const isOwn = deed.kind === 'command' && deed.person === person;
        const isTired = entry.cause === 'time' && settled.includes(entry);
        if (isTired && !isDeal && (timeouts[entry.seat] ?? 0) < 1)
          violated('a stand-in without a timeout', entry);
        if (isOwn || isTired) continue;
        if (room.isPresent(person)) violated('a bot for somebody who is there', entry);
        // Whoever is away when cards are dealt has a bot from the beginning.
        const since = away.get(person) ?? now;
        if (!isDeal && now < since + graceOf(room.settings.clock))
          violated('a bot before the grace was over', { now, since });
        const isWaited = room.phase === 'playing' && room.play?.waitingFor().includes(entry.seat) === true;
        const isWatched = [...room.people.values()].some(
          ({ id }) => room.isPresent(id) && room.seatsOf(id).every((seat) => room.isPersonal(seat)),
        );
        if (isWaited && isWatched && !engine.botsToAct(room).includes(entry.seat))
          violated('a stand-in that is not asked', entry);
      }
      if (isDeal && room.phase === 'playing')
        for (const [seat, place] of room.places.entries())
          if (place.kind === 'human' && !room.isPresent(place.person) && place.standIn === undefined)
            violated('a game was dealt to somebody who is away, and nobody plays for them', seat);
      const isDoing = deed.kind === 'command' && answer === 'done' && deed.command.do !== 'leave';
      const actor = isDoing ? room.person(deed.person) : undefined;
      if (actor && !actor.gone && actor.awaySince !== undefined)
        violated('somebody does something and counts as away', deed);
      const isBack = deed.kind === 'comes' || (deed.kind === 'command' && deed.command.do === 'return');
      if (!isBack || answer !== 'done') return;
      for (const seat of room.seatsOf(deed.person)) {
        const place = room.places[seat];
        if (place?.kind === 'human' && place.standIn?.cause === 'away')
          violated('somebody is back, and a bot plays on for them', seat);
      }
      if (!room.isPresent(deed.person)) violated('somebody came back and is not there', deed.person);
    },
  };
};
