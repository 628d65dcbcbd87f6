import { type Game, isRefusal, type Preset, type Refusal, readTableOptions } from '@sixfold/game-kit';
import { useState } from 'react';
import { readSetup } from './kept-setup.js';
import { type Chosen, meaningful } from './options-form.js';
import type { OnlineTerms } from './setup-online.js';
import { type Sitters, useSitters } from './use-sitters.js';

export const PLACES = ['device', 'online'] as const;
/** Of how many games the best is played. */
export const MATCHES = ['1', '3', '5', '7'] as const;

/** All that was chosen about a new table. */
export interface NewTable {
  readonly place: (typeof PLACES)[number];
  readonly seats: number;
  /** How many may sit down with these options. */
  readonly seatCounts: readonly number[];
  /** As chosen, and what of it means something together. */
  readonly chosen: Chosen;
  readonly options: Chosen;
  /** Why the rules do not allow it. */
  readonly refusal: Refusal | undefined;
  readonly sitters: Sitters;
  readonly terms: OnlineTerms;
  readonly bestOf: (typeof MATCHES)[number];
}

/** How it is changed. */
export interface ChangeTable {
  readonly setPlace: (place: NewTable['place']) => void;
  readonly setSeats: (seats: number) => void;
  /** Other options may want other seats: then as many as before, or fewer if need be. */
  readonly choose: (chosen: Chosen) => void;
  readonly take: (preset: Preset) => void;
  readonly setTerms: (terms: OnlineTerms) => void;
  readonly setBestOf: (games: NewTable['bestOf']) => void;
}

/** What somebody chooses for a new table, beginning with what they chose last. */
export function useNewTable(game: Game): readonly [NewTable, ChangeTable] {
  const [kept] = useState(() => readSetup(game));
  const [place, setPlace] = useState(kept?.place ?? 'device');
  const [chosen, setChosen] = useState<Chosen>(kept?.options ?? {});
  const [seats, setSeats] = useState(kept?.seats ?? game.manifest.quickSeats);
  const [terms, setTerms] = useState<OnlineTerms>({ clock: 'none', visibility: 'link', hints: false });
  const [bestOf, setBestOf] = useState<NewTable['bestOf']>('1');
  const sitters = useSitters(place, seats, kept?.sitters);
  const options = meaningful(game, chosen, seats);
  const checked = readTableOptions(game, options, seats);

  function change(next: Chosen, count: number): void {
    setSeats(count);
    setChosen(meaningful(game, next, count));
  }

  const table: NewTable = {
    place,
    seats,
    seatCounts: game.seatCounts(chosen),
    chosen,
    options,
    refusal: isRefusal(checked) ? checked : undefined,
    sitters,
    terms,
    bestOf,
  };
  return [
    table,
    {
      setPlace,
      setTerms,
      setBestOf,
      setSeats: (count) => change(chosen, count),
      choose(next) {
        const counts = game.seatCounts(next);
        const fewer = counts.findLast((count) => count <= seats);
        change(next, fewer ?? counts[0] ?? seats);
      },
      take(preset) {
        setSeats(preset.seats);
        setChosen(preset.options);
      },
    },
  ];
}
