import type { MatchRecord, Seat } from '@sixfold/game-kit';
import { plain } from './plain.js';
import type { Shell } from './shell.js';

/** What a record calls its seats, fit for a terminal: anybody may have written it. Seats without a name are numbered. */
export function recordNames(record: MatchRecord, { words }: Shell): (seat: Seat) => string {
  const names: readonly unknown[] = Array.isArray(record.names) ? record.names : [];
  return (seat) => {
    const name = names[seat];
    return typeof name === 'string' ? `${seat + 1} ${plain(name)}` : words.play.player(seat + 1);
  };
}
