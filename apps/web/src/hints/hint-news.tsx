import type { SeatState } from '@sixfold/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SeatBubble } from '../table/bubble.js';
import { useWords } from '../words/words.js';

/** Tells the table, beside whoever it was, that somebody asked for a hint. */
export function HintNews({
  seats,
  me,
  nameOf,
}: {
  readonly seats: readonly SeatState[];
  readonly me: number | undefined;
  readonly nameOf: (seat: number) => string;
}) {
  const words = useWords().table;
  const known = useRef(seats);
  const [asker, setAsker] = useState<number>();
  useEffect(() => {
    const more = seats.find(({ seat, hints = 0 }) => hints > (known.current[seat]?.hints ?? 0));
    known.current = seats;
    if (more && more.seat !== me) setAsker(more.seat);
  }, [seats, me]);
  const forget = useCallback(() => setAsker(undefined), []);
  if (asker === undefined) return null;
  return (
    <SeatBubble id={asker} seat={asker} onGone={forget}>
      <strong>{nameOf(asker)}</strong> {words.hintAsked}
    </SeatBubble>
  );
}
