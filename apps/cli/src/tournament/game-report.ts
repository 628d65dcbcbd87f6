import type { RefusalParams, Seat } from '@sixfold/game-kit';
import type { LineUp } from './schedule.js';

/** A game that an entrant did not play to its end. */
export interface Forfeit {
  readonly seat: Seat;
  readonly code: string;
  readonly params: RefusalParams;
  /** How many moves had been played: the seat's later ones are random. */
  readonly after: number;
}

/** What became of one game; plain data that can cross to another thread. */
export interface GameReport {
  readonly match: string;
  readonly deal: number;
  readonly lineUp: LineUp;
  readonly scores: readonly number[];
  /** With forfeits counted: those seats are last. */
  readonly ranks: readonly number[];
  readonly forfeits: readonly Forfeit[];
  /** How many decisions each seat made itself, and how long it took for them. */
  readonly decisions: readonly number[];
  readonly millis: readonly number[];
}

/** Ranks when some have forfeited: they share the last place, the others keep their order. */
export function ranksWithForfeits(ranks: readonly number[], forfeited: ReadonlySet<Seat>): number[] {
  const others = ranks.filter((_, seat) => !forfeited.has(seat));
  return ranks.map((place, seat) =>
    forfeited.has(seat) ? others.length + 1 : 1 + others.filter((other) => other < place).length,
  );
}
