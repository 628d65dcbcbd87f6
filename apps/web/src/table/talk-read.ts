import type { ChatMessage } from '@sixfold/protocol';
import { useEffect, useState } from 'react';

const KEY = 'sixfold.talk-read';
/** For how many tables it is remembered how far one has read. */
const KEPT = 30;

type Read = readonly (readonly [table: string, message: number])[];

function readKept(): Read {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => Array.isArray(each) && each.length === 2) : [];
  } catch {
    return [];
  }
}

function keepRead(table: string, message: number): void {
  const others = readKept().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, message], ...others].slice(0, KEPT)));
  } catch {
    // Where nothing can be kept, old messages count as new again after a reload.
  }
}

/** How many messages of others have come since the chat was last in sight. */
export function useUnread(
  table: string,
  talk: readonly ChatMessage[],
  me: number | undefined,
  isInSight: boolean,
): number {
  const last = talk.at(-1)?.n ?? -1;
  const [read, setRead] = useState(() => readKept().find(([id]) => id === table)?.[1] ?? -1);
  useEffect(() => {
    if (!isInSight || last <= read) return;
    setRead(last);
    keepRead(table, last);
  }, [table, isInSight, last, read]);
  return isInSight ? 0 : talk.filter(({ n, seat }) => n > read && (seat === undefined || seat !== me)).length;
}
