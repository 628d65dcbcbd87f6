import { isRefusal } from '@sixfold/game-kit';
import { same, violated } from '@sixfold/game-laws/violation';
import type { Room } from '../room.js';
import { dumpOf, shownTo } from './dump.js';
import type { Deed, Law } from './law.js';

type Command = Extract<Deed, { kind: 'command' }>;

/** Fewer than of each person are kept with a deal. */
const REMEMBERED = 8;

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
  /** What was done last, by anybody: its answer may have been lost, and it comes again. */
  let done: (Command & { readonly key: string })[] = [];
  const cannotBeRepeated = (room: Room, { person, key, command }: Command): void => {
    // Whoever belongs to the room is recognised, and until the next deal whoever has left it.
    if (!room.people.has(person) && !room.departed.has(person)) return;
    const again = engine.decide(room, { person, now: evening.now, key }, command);
    if (again !== 'repeated') violated(`"${command.do}" was done twice with the same key`, again);
  };
  return {
    before(deed) {
      if (deed.kind !== 'command') return;
      look();
      const { person, key, command } = deed;
      engine.decide(evening.room, { person, now: evening.now, key }, command);
      isUnchanged(`deciding "${command.do}"`);
    },
    after(deed, { answer, entries, settled }) {
      if ([...entries, ...settled].some(({ kind }) => kind === 'dealt'))
        done = done.filter(({ person }) => evening.room.people.has(person));
      if (deed.kind !== 'command') return;
      const { key, command } = deed;
      if (answer !== 'done') {
        if (settled.length > 0) violated(`"${command.do}" was not done, and yet something happened`, settled);
        isUnchanged(`a ${isRefusal(answer) ? 'refused' : 'repeated'} "${command.do}"`);
        return;
      }
      if (key === undefined) return;
      done = [...done, { ...deed, key }].slice(-REMEMBERED);
      for (const room of [evening.room, evening.otherRoom, evening.reread(false)])
        for (const before of done) cannotBeRepeated(room, before);
    },
  };
};
