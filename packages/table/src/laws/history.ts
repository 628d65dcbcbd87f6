import { isRefusal } from '@sixfold/game-kit';
import { same, violated } from '@sixfold/game-laws/violation';
import { dumpOf, shownTo } from './dump.js';
import type { Law } from './law.js';

/**
 * Law 7, of histories. There is one order that explains all that anybody saw: what was acknowledged is in the log, once and
 * in the order in which it was acknowledged, what was refused is not; and a node that has not yet read everything shows
 * the room exactly as it was at some moment of that order.
 */
export const historyLaw: Law = (evening) => {
  const { engine } = evening;
  /** Acknowledged commands with a key, in order. */
  const acknowledged: string[] = [];
  const refused = new Set<string>();
  let deeds = 0;
  const compare = (): void => {
    const behind = evening.behind();
    const then = evening.upTo(behind.seq);
    same('a node shows what never was', dumpOf(behind), dumpOf(then));
    const shown = shownTo(engine, then, evening.now);
    for (const [viewer, text] of shownTo(engine, behind, evening.now))
      same(`a node shows ${viewer} what never was`, text, shown.get(viewer) ?? '');
  };
  return {
    before() {
      // Reading whole logs is slow.
      if (++deeds % 11 === 0) compare();
    },
    after(deed, { answer }) {
      if (deed.kind !== 'command' || deed.key === undefined) return;
      const name = `${deed.person} ${deed.command.do} ${deed.key}`;
      if (isRefusal(answer)) refused.add(name);
      else if (answer === 'done') acknowledged.push(name);
    },
    end() {
      const keys = new Set([...acknowledged, ...refused].map((name) => name.split(' ').at(-1)));
      const logged = evening.log.flatMap(({ key }) => (key !== undefined && keys.has(key) ? [key] : []));
      const expected = acknowledged.map((name) => name.split(' ').at(-1) ?? '');
      if (logged.join('\n') !== expected.join('\n'))
        violated('the log is not what was acknowledged', { expected, logged });
    },
  };
};
