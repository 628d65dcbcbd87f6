import { useState } from 'react';
import { useSettings } from '../settings/settings.js';
import { botName } from '../table/names.js';
import { useWords } from '../words/words.js';
import type { Sitter } from './kept-setup.js';

/** Who will sit where at a new table, and what they are called. One's own seat is 0. */
export interface Sitters {
  /** All seats but one's own. */
  readonly others: readonly number[];
  sitterOf(seat: number): Sitter;
  /** What somebody has written as the name of a seat. */
  writtenName(seat: number): string;
  /** What a seat is called, whether anybody gave it a name or not. */
  nameOf(seat: number): string;
  /** People at this device whose names nobody has told. */
  readonly nameless: readonly number[];
  setSitter(seat: number, sitter: Sitter): void;
  setName(seat: number, name: string): void;
}

type Kept = readonly (Sitter | undefined)[];

export function useSitters(place: 'device' | 'online', seats: number, kept: Kept = []): Sitters {
  const words = useWords().setup;
  const settings = useSettings();
  const [sitters, setSitters] = useState<Kept>(kept);
  const [names, setNames] = useState<readonly (string | undefined)[]>([]);
  const others = Array.from({ length: seats - 1 }, (_, index) => index + 1);

  const sitterOf = (seat: number): Sitter => {
    const sitter = sitters[seat] ?? (place === 'online' ? 'free' : 'medium');
    if (place === 'online' && sitter === 'person') return 'free';
    return place === 'device' && sitter === 'free' ? 'person' : sitter;
  };
  const writtenName = (seat: number): string => (seat === 0 ? settings.name : (names[seat] ?? ''));
  const isPerson = (seat: number): boolean => seat === 0 || sitterOf(seat) === 'person';
  const isShared = place === 'device' && others.some(isPerson);

  return {
    others,
    sitterOf,
    writtenName,
    nameOf(seat) {
      if (seat === 0) return writtenName(0).trim() || words.you;
      const sitter = sitterOf(seat);
      if (sitter === 'person') return writtenName(seat).trim() || words.seat(seat + 1);
      return sitter === 'free' ? words.seat(seat + 1) : botName(seat);
    },
    nameless: isShared ? [0, ...others].filter((seat) => isPerson(seat) && !writtenName(seat).trim()) : [],
    setSitter: (seat, sitter) => setSitters(withEntry(sitters, seat, sitter)),
    setName: (seat, name) => (seat === 0 ? settings.set({ name }) : setNames(withEntry(names, seat, name))),
  };
}

/** A list with one entry replaced, which may grow by it. */
function withEntry<Entry>(
  list: readonly (Entry | undefined)[],
  at: number,
  entry: Entry,
): readonly (Entry | undefined)[] {
  const next = [...list];
  next[at] = entry;
  return next;
}
