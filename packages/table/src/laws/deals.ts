import { violated } from '@sixfold/game-laws/violation';
import type { PersonId } from '../entries.js';
import type { Law } from './law.js';

/**
 * Law 1, of deals. Whoever sealed something and did not open it holds up a game once: it is dealt without them, and they
 * are not waited for again, whatever they do.
 */
export const dealLaw: Law = () => {
  let missing = new Set<PersonId>();
  return {
    after(_, { entries, settled }) {
      for (const entry of [...entries, ...settled]) {
        if (entry.kind === 'restarted') missing = new Set([...missing, ...entry.missing]);
        if (entry.kind === 'dealt') missing.clear();
        if (entry.kind === 'movedOver' && missing.delete(entry.from)) missing.add(entry.to);
        // Whoever has left the room may come again as anybody may.
        if (entry.kind === 'left') missing.delete(entry.person);
        const again = entry.kind === 'dealing' ? entry.people.filter((id) => missing.has(id)) : [];
        if (again.length > 0) violated('a deal waits again for somebody who did not open', again);
      }
    },
  };
};
