import type { Bot } from '@sixfold/bots';
import { below } from '@sixfold/game-kit';
import { bullheads, type NimmtView, ROW_LIMIT } from '@sixfold/nimmt';
import { flat, ownPoints } from './bots-flat.js';

// Strategies for `classic` that others have published, re-implemented from their descriptions.

/** Chooses by a cost for each card, and the cheapest row for a low card. */
const byCost = (cost: (card: number, view: NimmtView) => number): Bot<NimmtView> => ({
  choose: ({ view, legal }) => {
    const costs = legal.map((move) =>
      move.startsWith('r') ? rowCost(view, move) : cost(Number(move), view),
    );
    const move = legal[costs.indexOf(Math.min(...costs))] as string;
    return { move, candidates: [{ move, value: 0 }], iterations: 1 };
  },
});

const headsIn = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + bullheads(card), 0);

const rowCost = (view: NimmtView, move: string): number =>
  headsIn(view.rows[Number(move.slice(1)) - 1] ?? []);

const cheapest = (view: NimmtView): number => Math.min(...view.rows.map(headsIn));

function rowOf(view: NimmtView, card: number): readonly number[] | undefined {
  const fitting = view.rows.filter((row) => (row.at(-1) ?? 0) < card);
  return fitting.sort((a, b) => (b.at(-1) ?? 0) - (a.at(-1) ?? 0))[0];
}

/** Any card. */
export const anyCard: Bot<NimmtView> = {
  choose: ({ legal, rng }) => {
    const move = legal[below(rng, legal.length)] as string;
    return { move, candidates: [{ move, value: 0 }], iterations: 1 };
  },
};

/** The lowest card. */
export const lowestCard = byCost((card) => card);

/** The card that lies closest above the row it joins, full rows and low cards last. */
export const closestFit = byCost((card, view) => {
  const row = rowOf(view, card);
  if (!row) return 500 + card;
  return card - (row.at(-1) ?? 0) + (row.length >= ROW_LIMIT ? 200 : 0);
});

/** The card with the least damage to be expected at once, each other player laying any unseen card. */
export const leastDamage = byCost((card, view) => {
  const row = rowOf(view, card);
  if (!row) return cheapest(view);
  const seen = new Set([...view.rows.flat(), ...view.hand, ...view.players.flatMap(({ pile }) => pile)]);
  let unseen = 0;
  let between = 0;
  for (let other = 1; other <= 104; other++) {
    if (seen.has(other)) continue;
    unseen++;
    if (other > (row.at(-1) ?? 0) && other < card) between++;
  }
  const chance = between / Math.max(1, unseen);
  const needed = ROW_LIMIT - row.length;
  return binomial(view.seats - 1, needed, chance) * (headsIn(row) + 1.6 * needed);
});

function binomial(trials: number, hits: number, chance: number): number {
  if (hits > trials) return 0;
  let ways = 1;
  for (let step = 0; step < hits; step++) ways = (ways * (trials - step)) / (step + 1);
  return ways * chance ** hits * (1 - chance) ** (trials - hits);
}

/**
 * Flat Monte Carlo: each card in the same random worlds, everybody laying any card to the end of the round and taking the
 * cheapest row; own points count. One of the types that Master knows was learned from it.
 */
export const flatMonteCarlo = flat({ shared: true, careless: 1, worth: ownPoints });
