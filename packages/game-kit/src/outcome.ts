import type { Seat } from './seats.js';

export interface Outcome {
  /** In the game's own unit, per seat. */
  readonly scores: readonly number[];
  /** 1 is best; equal places share the number (1, 1, 3). */
  readonly ranks: readonly number[];
  /** How the game ended, where there is more than one way (a code, worded at the edge). */
  readonly reason?: string;
}

/** Ranks for scores, where `best` says which end of the scale wins. Loops, because short games ask for them every few µs. */
export function rank(scores: readonly number[], best: 'highest' | 'lowest'): number[] {
  const sign = best === 'highest' ? 1 : -1;
  const ranks: number[] = [];
  for (const score of scores) {
    let place = 1;
    for (const other of scores) if (sign * (other - score) > 0) place++;
    ranks.push(place);
  }
  return ranks;
}

export const winners = (outcome: Outcome): Seat[] =>
  outcome.ranks.flatMap((place, seat) => (place === 1 ? [seat] : []));
