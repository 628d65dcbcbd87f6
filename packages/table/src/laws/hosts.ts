import { violated } from '@sixfold/game-laws/violation';
import type { PersonId } from '../entries.js';
import { HOST_GRACE } from '../limits.js';
import type { Room } from '../room.js';
import type { Law } from './law.js';

/** The stated order: people before programs, then those with a seat, then whoever has been there longest, then whoever came first. */
function nextHost(room: Room, before: PersonId | undefined): PersonId | undefined {
  const there = [...room.people.values()].filter(({ id }) => room.isPresent(id) && id !== before);
  const people = there.filter(({ program }) => !program);
  const present = people.length > 0 ? people : there;
  const seated = present.filter(({ id }) => room.seatsOf(id).length > 0);
  const candidates = seated.length > 0 ? seated : present;
  const since = Math.min(...candidates.map(({ presentSince }) => presentSince ?? 0));
  return candidates.find(({ presentSince }) => presentSince === since)?.id;
}

interface Shown {
  readonly table: { readonly you: { readonly host: boolean } };
}

/** Law 2. Exactly one host while anybody is there; it passes on in the stated order, and only with a reason. */
export const hostLaw: Law = (evening) => {
  const { engine } = evening;
  let host: PersonId | undefined;
  return {
    before() {
      host = evening.room.host;
    },
    after(deed, { entries, settled }) {
      const { room, now } = evening;
      if (entries.length + settled.length === 0 && deed.kind !== 'time') return;
      const present = [...room.people.values()].filter(({ id }) => room.isPresent(id));
      const current = room.person(room.host);
      if (present.length > 0) {
        if (current === undefined || current.gone) violated('people are there, and no host', room.host);
        const { awaySince } = current;
        if (awaySince !== undefined && now >= awaySince + HOST_GRACE)
          violated('the host has been away for longer than the grace', current.id);
        const hosts = [...room.people.keys()].filter(
          (person) => (engine.project(room, { person }, now) as Shown).table.you.host,
        );
        if (hosts.length !== 1) violated('not exactly one host is shown', hosts);
      }
      if (room.host === host) return;
      const isGiven = deed.kind === 'command' && ['host', 'take'].includes(deed.command.do);
      if (isGiven || settled.length + entries.length === 0) return;
      // Whoever comes to a room that nobody is left in has it.
      const isFirst =
        entries.some((entry) => entry.kind === 'came' && entry.person === room.host) && present.length === 1;
      if (!isFirst && nextHost(room, host) !== room.host)
        violated('the room passed to somebody who was not next', {
          host: room.host,
          next: nextHost(room, host),
        });
    },
  };
};
