import { violated } from '@sixfold/game-laws/violation';
import { sharedTable, youState } from '../project.js';
import type { Room } from '../room.js';
import type { Law } from './law.js';

/** The table around the game as each of these people would be shown it now. */
function shownTable(room: Room): string {
  const viewers = [undefined, ...room.people.keys()].map((person) => youState(room, { person }));
  return JSON.stringify({ ...sharedTable(room, 0), viewers });
}

/**
 * Law 11. Whatever changes in the table around the game is news to everybody at it: whoever was told of the last news sees
 * what whoever looks now is shown.
 */
export const newsLaw: Law = (evening) => {
  let { room } = evening;
  let shown = '';
  let changes = 0;
  const look = (): void => {
    ({ room } = evening);
    shown = shownTable(room);
    changes = room.tableChanges;
  };
  return {
    before: look,
    after(deed, { entries, settled }) {
      // A node that starts again has told nobody anything.
      if (evening.room !== room || room.tableChanges > changes) return;
      if (shownTable(room) !== shown)
        violated(`after "${deed.kind}" the table looks different, and nobody is told`, [
          ...entries,
          ...settled,
        ]);
    },
  };
};
