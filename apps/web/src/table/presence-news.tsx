import type { SeatState, TableState } from '@sixfold/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '../words/words.js';
import { SeatBubble } from './bubble.js';
import { type PresenceChange, presenceChange } from './presence-change.js';

interface News {
  readonly key: number;
  readonly seat: number;
  readonly name: string;
  readonly what: PresenceChange;
}

/** Tells who has come, gone away, come back or left, at their seat; of those at this device nothing is told. */
export function PresenceNews({ table }: { readonly table: TableState }) {
  const words = useWords().table;
  const known = useRef(table.seats);
  const count = useRef(0);
  const [shown, setShown] = useState<readonly News[]>([]);
  useEffect(() => {
    const before = known.current;
    known.current = table.seats;
    const own = [table.you.seat, ...(table.you.seats ?? [])];
    const namesBefore = peopleIn(before);
    const namesNow = peopleIn(table.seats);
    const news = table.seats.flatMap((after): News[] => {
      const what = presenceChange(before[after.seat], after);
      const name = (what === 'left' || what === 'leftGame' ? before[after.seat] : after)?.name;
      if (what === undefined || name === undefined || own.includes(after.seat)) return [];
      // Whoever only changes seats neither comes nor leaves.
      if (what === 'came' && namesBefore.includes(name)) return [];
      if (what === 'left' && namesNow.includes(name)) return [];
      count.current += 1;
      return [{ key: count.current, seat: after.seat, name, what }];
    });
    if (news.length > 0)
      setShown((others) => [
        ...others.filter(({ seat }) => !news.some((each) => each.seat === seat)),
        ...news,
      ]);
  }, [table]);
  const hide = useCallback((gone: number) => setShown((all) => all.filter(({ key }) => key !== gone)), []);
  return shown.map(({ key, seat, name, what }) => (
    <SeatBubble key={key} id={key} seat={seat} onGone={hide}>
      {words.comings[what](name)}
    </SeatBubble>
  ));
}

const peopleIn = (seats: readonly SeatState[]): readonly string[] =>
  seats.flatMap(({ kind, gone, name }) =>
    kind === 'human' && gone !== true && name !== undefined ? [name] : [],
  );
