import type { SeatState } from '@sixfold/protocol';
import type { PageWords } from '@sixfold/words/en/page';

/** Bots have names like everybody; a sign beside it says what they are. */
const BOT_NAMES = ['Ada', 'Bruno', 'Cleo', 'Dora', 'Emil', 'Fritzi', 'Gustav', 'Hedda', 'Ivo', 'Juno'];

export const botName = (seat: number): string => BOT_NAMES[seat % BOT_NAMES.length] ?? '';

/** No person decides here: a bot of ours, one that stands in, or a program of somebody's. */
export const isPlayedByBot = (seat: SeatState | undefined): boolean =>
  seat?.kind === 'bot' || seat?.standIn === true || seat?.program === true;

/** What somebody at the table is called. */
export function seatName(words: PageWords, seats: readonly SeatState[], seat: number): string {
  const who = seats[seat];
  if (!who || who.kind === 'open') return words.lobby.freeSeat;
  return who.name ?? (who.kind === 'bot' ? botName(seat) : words.table.guest);
}
