import { violated } from '@sixfold/game-laws/violation';
import type { Entry, PersonId } from '../entries.js';
import type { Law } from './law.js';

/**
 * Law 1, of deals. Whoever sealed something and did not open it holds up a game once: it is dealt without them, and they
 * are not waited for again, whatever they do. Everybody else who adds to deals and is there is asked for every one: nobody
 * has to believe in a deal because they once had a bad line.
 */
export const dealLaw: Law = (evening) => {
  let missing = new Set<PersonId>();
  const contributors = new Set<PersonId>(
    evening.opening.flatMap((each) => (each.kind === 'came' && each.contributes ? [each.person] : [])),
  );
  const note = (entry: Entry): void => {
    if (entry.kind === 'restarted') missing = new Set([...missing, ...entry.missing]);
    if (entry.kind === 'movedOver') {
      if (missing.delete(entry.from)) missing.add(entry.to);
      if (contributors.delete(entry.from)) contributors.add(entry.to);
    }
    if (entry.kind === 'sealed' || (entry.kind === 'came' && entry.contributes))
      contributors.add(entry.person);
    // Whoever has left the room may come again as anybody may, and say again whether they add something.
    if (entry.kind === 'left') missing.delete(entry.person);
  };
  return {
    after(_, { entries, settled }) {
      const { room } = evening;
      let isBegun = false;
      for (const entry of [...entries, ...settled]) {
        note(entry);
        if (entry.kind === 'starting' || entry.kind === 'restarted') isBegun = true;
        const isDealing = entry.kind === 'dealing';
        if (!isDealing && entry.kind !== 'dealt') continue;
        const asked = isDealing ? entry.people : [];
        const again = asked.filter((id) => missing.has(id));
        if (again.length > 0) violated('a deal waits again for somebody who did not open', again);
        const forgotten = room
          .seatedPeople()
          .filter(({ id }) => contributors.has(id) && room.isPresent(id))
          .filter(({ id }) => !missing.has(id) && !asked.includes(id));
        if (isBegun && forgotten.length > 0)
          violated(
            'somebody adds to deals, is there and is not asked',
            forgotten.map(({ id }) => id),
          );
        isBegun = false;
        if (!isDealing) missing.clear();
      }
      // Whoever had gone is forgotten when somebody else takes the seat.
      for (const id of contributors) if (!room.people.has(id)) contributors.delete(id);
    },
  };
};
