import {
  BY_LOT,
  checkAgainstMemory,
  checkFairness,
  type DealMemory,
  isRefusal,
  verifyRecord,
} from '@sixfold/game-kit';
import { violated } from '@sixfold/game-laws/violation';
import type { TableState } from '@sixfold/protocol';
import { ROOM_ID } from './evening.js';
import type { Law } from './law.js';

type Shown = { -readonly [Key in keyof DealMemory]: DealMemory[Key] };

/**
 * Law 10. A room keeps its word about deals: what it is bound by for a deal never changes once it was shown, and the
 * record of every finished game verifies, by itself and against what each person saw and sent before, and stays the same.
 */
export const promiseLaw: Law = (evening) => {
  const { engine } = evening;
  const shown = new Map<number, Shown>();
  /** What each seat's person opened for the coming deal. */
  let opened = new Map<number, string>();
  let checked = 0;
  /** Of the record that was handed out when the last game was over. */
  let hash: unknown;
  const see = (deal: number, commitment: string): Shown => {
    const known = shown.get(deal) ?? { table: ROOM_ID, deal, commitment, seals: [] };
    if (known.commitment !== commitment) violated('a commitment was changed after it had been shown', deal);
    shown.set(deal, known);
    return known;
  };
  const look = (): void => {
    const { table } = engine.project(evening.room, {}, evening.now) as { readonly table: TableState };
    const { deal, phase, commitment, nextCommitment } = table;
    if (nextCommitment !== undefined) see(deal.number + 1, nextCommitment);
    const known = see(deal.number, commitment);
    if (phase !== 'dealing') return;
    const { options } = table as { readonly options: Readonly<Record<string, unknown>> };
    known.lots = Object.keys(options).filter((key) => options[key] === BY_LOT);
    if (known.seals.length === 0) known.seals = deal.seals ?? [];
  };
  const check = (): void => {
    const { room } = evening;
    const record = engine.record(room);
    const deal = room.play?.deal;
    if (record === undefined || deal === undefined) return violated('a finished game has no record');
    checked = room.dealtGames;
    hash = record.hash;
    const wrong = checkFairness(record, deal.game);
    if (wrong) violated('the record of a deal does not verify', wrong.code, record.fairness);
    const match = verifyRecord(deal.game, record);
    if (isRefusal(match)) violated('the record of a game does not verify', match.code, match.params);
    const memory = shown.get(room.deals);
    if (memory === undefined) return;
    for (const [seat, contribution] of opened) {
      const swapped = checkAgainstMemory(record, { ...memory, own: { seats: [seat], contribution } });
      if (swapped) violated('a record is not what somebody saw', swapped.code, swapped.params);
    }
    const swapped = checkAgainstMemory(record, memory);
    if (swapped) violated('a record is not what everybody saw', swapped.code, swapped.params);
  };
  look();
  return {
    after(_, { entries, settled }) {
      const { room } = evening;
      for (const entry of [...entries, ...settled]) {
        if (entry.kind === 'restarted') opened = new Map();
        if (entry.kind === 'unsealed')
          for (const seat of room.seatsOf(entry.person)) opened.set(seat, entry.contribution);
      }
      look();
      if (room.phase === 'finished' && checked !== room.dealtGames) {
        check();
        opened = new Map();
      } else if (room.play?.isOver && checked === room.dealtGames && engine.record(room)?.hash !== hash)
        violated('the record of a finished game has changed', engine.record(room));
    },
  };
};
