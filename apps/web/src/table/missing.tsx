import type { SeatState } from '@sixfold/protocol';
import { useWords } from '../words/words.js';
import { seatName } from './names.js';

/** Between two games: who is not there, and what happens if the others go on. */
export function Missing({ seats }: { readonly seats: readonly SeatState[] }) {
  const words = useWords();
  const people = seats.filter(({ kind }) => kind === 'human');
  const named = (missing: readonly SeatState[]) => missing.map(({ seat }) => seatName(words, seats, seat));
  const gone = named(people.filter((seat) => seat.gone));
  const away = named(people.filter((seat) => !seat.gone && !seat.connected));
  return (
    <>
      {gone.length > 0 && <p role="status">{words.table.haveLeft(gone)}</p>}
      {away.length > 0 && <p role="status">{words.table.areAway(away)}</p>}
    </>
  );
}
