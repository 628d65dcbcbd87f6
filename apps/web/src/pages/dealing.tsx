import type { TableState } from '@sixfold/protocol';
import { useEffect, useState } from 'react';
import { seatName } from '../table/names.js';
import { Mark } from '../ui/mark.js';
import { useWords } from '../words/words.js';
import '../ui/waiting.css';
import './dealing.css';

/** Milliseconds after which somebody asks what is taking so long. */
const PATIENCE = 2000;

/** Every browser adds its part to the shuffle; that takes a moment, and longer only if somebody's does not answer. */
export function Dealing({ table }: { readonly table: TableState }) {
  const words = useWords();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  const names = (table.deal.waitingFor ?? []).map((seat) => seatName(words, table.seats, seat));
  return (
    <main className="waiting dealing" role="status">
      <Mark size={56} />
      <p>{words.lobby.shuffling}</p>
      {isLong && names.length > 0 && <p className="soft">{words.table.waitingFor(names)}</p>}
    </main>
  );
}
