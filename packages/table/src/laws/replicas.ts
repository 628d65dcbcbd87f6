import { same, violated } from '@sixfold/game-laws/violation';
import { dumpOf, shownTo } from './dump.js';
import type { Law } from './law.js';

/**
 * Law 5, first half. A room is a function of its log alone: two nodes, one that starts from the beginning and one that
 * starts from the last deal come to the same room, show the same to everybody, clocks to the millisecond, and wait for
 * the same moment.
 */
export const replicaLaw: Law = (evening) => {
  const { engine } = evening;
  const check = (): void => {
    const { room, now } = evening;
    const expected = dumpOf(room);
    const shown = shownTo(engine, room, now);
    const others = {
      'the other node': evening.otherRoom,
      'a node that read everything': evening.reread(true),
      'a node that read from the last deal': evening.reread(false),
    };
    for (const [name, other] of Object.entries(others)) {
      same(`${name} has another room`, dumpOf(other), expected);
      if (engine.nextDue(other) !== engine.nextDue(room)) violated(`${name} waits for another moment`);
      for (const [viewer, text] of shownTo(engine, other, now))
        same(`${name} shows ${viewer} something else`, text, shown.get(viewer) ?? '');
    }
  };
  let deeds = 0;
  return {
    // Reading whole logs is slow: often enough to notice, and always at the end.
    after(_, { entries, settled }) {
      const isDeal = [...entries, ...settled].some(({ kind }) => kind === 'dealt');
      if (isDeal || ++deeds % 7 === 0) check();
    },
    end: check,
  };
};
