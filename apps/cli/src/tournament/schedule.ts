import { below, FastRng } from '@sixfold/game-kit';

/** Who sits where in one game: the entrant's number for every seat. */
export type LineUp = readonly number[];

/**
 * The games of one deal. Everybody who plays a deal plays it from every seat, so that good and bad hands even out:
 * the line-up is rotated once round the table (rotations that look the same are played once).
 *
 * Fewer entrants than seats repeat in turn; of more than there are seats every choice comes equally often. From three
 * on their order changes from deal to deal, so that nobody always sits next to the same neighbour.
 */
export function lineUpsOf(deal: number, entrants: number, seats: number, seed: string): readonly LineUp[] {
  const chosen = entrants > seats ? choiceFor(deal, entrants, seats, seed) : firstNumbers(entrants);
  const order = chosen.length < 3 ? chosen : shuffled(chosen, `${seed} order ${deal}`);
  // With two bots the first changes from deal to deal: who gets the odd seat changes evenly.
  const first = chosen.length < 3 ? deal : 0;
  const base = Array.from({ length: seats }, (_, seat) => order[(seat + first) % order.length] as number);
  const rotations = base.map((_, by) => base.map((__, seat) => base[(seat + by) % seats] as number));
  const seen = new Set<string>();
  return rotations.filter((lineUp) => !seen.has(lineUp.join()) && seen.add(lineUp.join()));
}

/** More choices than this are drawn at random instead of gone through. */
const MAX_CHOICES = 5000;

/** Who plays a deal: all choices in an order of their own, again and again. */
function choiceFor(deal: number, entrants: number, seats: number, seed: string): readonly number[] {
  if (choiceCount(entrants, seats) > MAX_CHOICES) {
    return shuffled(firstNumbers(entrants), `${seed} choice ${deal}`).slice(0, seats);
  }
  const choices = choicesOf(firstNumbers(entrants), seats);
  const pass = Math.floor((deal - 1) / choices.length);
  return shuffled(choices, `${seed} pass ${pass}`)[(deal - 1) % choices.length] as number[];
}

function choiceCount(from: number, count: number): number {
  let choices = 1;
  for (let step = 1; step <= count; step++) choices = (choices * (from - count + step)) / step;
  return choices;
}

/** All ways to choose this many of these, in their order. */
function choicesOf(numbers: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return numbers.flatMap((number, at) =>
    choicesOf(numbers.slice(at + 1), count - 1).map((rest) => [number].concat(rest)),
  );
}

const firstNumbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const rng = new FastRng(seed);
  const mixed = [...items];
  for (let place = mixed.length - 1; place > 0; place--) {
    const other = below(rng, place + 1);
    [mixed[place], mixed[other]] = [mixed[other] as Item, mixed[place] as Item];
  }
  return mixed;
}
