import { same, violated } from '@sixfold/game-laws/violation';
import { isRefusal } from '@sixfold/game-kit';
import { dumpOf, shownTo } from './dump.js';
import type { Law } from './law.js';

/**
 * Law 7. A refused or repeated command changes nothing, nothing is changed by deciding alone, the same key of the same
 * person is done once, on every node and after it has started again.
 */
export const nothingLaw: Law = (evening) => {
  const { engine } = evening;
  let dump = '';
  let shown = new Map<string, string>();
  const look = (): void => {
    dump = dumpOf(evening.room);
    shown = shownTo(engine, evening.room, evening.now);
  };
  const isUnchanged = (what: string): void => {
    same(`${what} changed something`, dumpOf(evening.room), dump);
    for (const [viewer, text] of shownTo(engine, evening.room, evening.now))
      same(`${what} changed what ${viewer} sees`, text, shown.get(viewer) ?? '');
  };
  return {
    before(deed) {
      if (deed.kind !== 'command') return;
      look();
      const { person, key, command } = deed;
      engine.decide(evening.room, { person, now: evening.now, key }, command);
      isUnchanged(`deciding "${command.do}"`);
    },
    after(deed, { answer, settled }) {
      if (deed.kind !== 'command') return;
      const { person, key, command } = deed;
      if (answer !== 'done') {
        if (settled.length > 0) violated(`"${command.do}" was not done, and yet something happened`, settled);
        isUnchanged(`a ${isRefusal(answer) ? 'refused' : 'repeated'} "${command.do}"`);
        return;
      }
      if (key === undefined || !evening.room.people.has(person)) return;
      for (const room of [evening.room, evening.otherRoom, evening.reread(false)]) {
        const again = engine.decide(room, { person, now: evening.now, key }, command);
        if (again !== 'repeated') violated(`"${command.do}" was done twice with the same key`, again);
      }
    },
  };
};
