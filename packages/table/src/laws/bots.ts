import { violated } from '@sixfold/game-laws/violation';
import type { RoomEvent } from '../entries.js';
import type { Room } from '../room.js';
import type { Law } from './law.js';

const isSeat = (seat: number, tables: readonly (readonly unknown[])[]): boolean =>
  Number.isInteger(seat) && seat >= 0 && tables.some(({ length }) => seat < length);

/**
 * Law 9. Bots sit where they were put: only somebody who sits down in their place or changes seats with them, or the host,
 * moves them; and when seats are added or taken away, whoever still has theirs keeps it.
 */
export const botLaw: Law = (evening) => {
  const put = new Map(
    evening.opening.flatMap((each: RoomEvent) =>
      each.kind === 'botSat' ? [[each.seat, each.level] as const] : [],
    ),
  );
  for (const [seat, level] of put) {
    const place = evening.room.places[seat];
    if (place?.kind !== 'bot' || place.level !== level)
      violated('a bot sits elsewhere from the beginning', seat);
  }
  let before: Room['places'] = [];
  return {
    before() {
      before = [...evening.room.places];
    },
    after(deed, { answer, entries, settled }) {
      const { room } = evening;
      for (const entry of [...entries, ...settled])
        if ('seat' in entry && entry.seat !== undefined && !isSeat(entry.seat, [before, room.places]))
          violated('something happened at a seat that does not exist', entry);
      const command = deed.kind === 'command' && answer === 'done' ? deed.command : undefined;
      const all = [...entries, ...settled];
      if (command?.do === 'bots' && command.seat !== undefined) {
        const place = room.places[command.seat];
        const isDealt = settled.length > 0;
        if (!isDealt && (place?.kind !== 'bot' || place.level !== command.level))
          violated('a bot was put somewhere else', command);
      }
      const touched = new Set(
        all.flatMap((entry) => {
          if (entry.kind === 'swapped') return [entry.from, entry.to];
          return entry.kind === 'sat' || entry.kind === 'botSat' || entry.kind === 'stood'
            ? [entry.seat]
            : [];
        }),
      );
      for (const entry of entries) {
        if (entry.kind !== 'swapped') continue;
        const [mine, theirs] = [before[entry.from], before[entry.to]];
        const now = room.places[entry.from];
        if (
          mine?.kind === 'human' &&
          theirs?.kind === 'bot' &&
          (now?.kind !== 'bot' || now.level !== theirs.level)
        )
          violated('a bot did not get the seat of whoever took its own', entry);
      }
      // Latecomers sit down by themselves with a round, without an entry.
      for (const [seat, place] of before.entries()) {
        if (place.kind !== 'bot' || touched.has(seat) || seat >= room.places.length || place.heir) continue;
        const now = room.places[seat];
        if (now?.kind !== 'bot' || now.level !== place.level)
          violated('a bot was moved', { seat, place, now });
      }
      const bots = (places: Room['places']): number => places.filter(({ kind }) => kind === 'bot').length;
      const isQuiet = !all.some(({ kind }) => ['sat', 'botSat', 'stood', 'dealt', 'played'].includes(kind));
      if (isQuiet && bots(before) !== bots(room.places)) violated('a bot was lost or won', deed);
    },
  };
};
