import { below, FastRng } from '@sixfold/game-kit';

/** Who sits where in one game: the entrant's number for every seat. */
export type LineUp = readonly number[];

/**
 * The games of one deal. Everybody who plays a deal plays it from every seat, so that good and bad hands even out:
 * the line-up is rotated once round the table (rotations that look the same are played once).
 *
 * Fewer entrants than seats repeat in turn, more take turns; from three on their order changes from deal to deal,
 * so that nobody always sits next to the same neighbour.
 */
export function lineUpsOf(deal: number, entrants: number, seats: number, seed: string): readonly LineUp[] {
  const order =
    entrants < 3
      ? Array.from({ length: entrants }, (_, at) => at)
      : shuffled(entrants, `${seed} order ${deal}`);
  // The first is another one every deal: who gets the odd seat, or sits out, changes evenly.
  const first = entrants < 3 ? deal : 0;
  const base = Array.from({ length: seats }, (_, seat) => order[(seat + first) % entrants] as number);
  const rotations = base.map((_, by) => base.map((__, seat) => base[(seat + by) % seats] as number));
  const seen = new Set<string>();
  return rotations.filter((lineUp) => !seen.has(lineUp.join()) && seen.add(lineUp.join()));
}

function shuffled(count: number, seed: string): number[] {
  const rng = new FastRng(seed);
  const numbers = Array.from({ length: count }, (_, at) => at);
  for (let place = count - 1; place > 0; place--) {
    const other = below(rng, place + 1);
    [numbers[place], numbers[other]] = [numbers[other] as number, numbers[place] as number];
  }
  return numbers;
}
