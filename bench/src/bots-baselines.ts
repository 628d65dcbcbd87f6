import type { Bot } from '@sixfold/bots';
import { below, firstSeat, isRefusal, type Move, type Rng } from '@sixfold/game-kit';
import { bullheads, type NimmtState, type NimmtView, nimmt, ROW_LIMIT, rowHeads } from '@sixfold/nimmt';

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
 * Flat Monte Carlo: each card in random worlds, everybody laying any card to the end of the
 * round and taking the cheapest row; own points count.
 */
export const flatMonteCarlo: Bot<NimmtView> = {
  choose: ({ view, seat, legal, budget, rng, clock }) => {
    const start = clock();
    const asked: NimmtView = { ...view, options: { ...view.options, rounds: view.round } };
    const sums = legal.map(() => 0);
    let scratch: NimmtState | undefined;
    let playouts = 0;
    const isOver = (): boolean =>
      clock() - start >= (budget.millis ?? Infinity) ||
      playouts + legal.length > (budget.iterations ?? Infinity);
    while (legal.length > 1 && (playouts === 0 || !isOver())) {
      const world = nimmt.determinize(asked, rng);
      scratch ??= nimmt.copy(world);
      for (const [index, text] of legal.entries()) {
        nimmt.copyInto(world, scratch);
        nimmt.apply(scratch, seat, nimmt.parseMove(scratch, text) as Move);
        playAtRandom(scratch, rng);
        sums[index] = (sums[index] ?? 0) - (scratch.totals[seat] ?? 0);
        playouts++;
      }
    }
    const move = legal[sums.indexOf(Math.max(...sums))] as string;
    return { move, candidates: [{ move, value: 0 }], iterations: playouts };
  },
};

const moves = new Int32Array(nimmt.maxMoves);

function playAtRandom(state: NimmtState, rng: Rng): void {
  while (state.phase !== 'over') {
    const seat = firstSeat(state.toAct);
    const count = nimmt.legalMoves(state, seat, moves);
    let choice = below(rng, count);
    if (state.phase === 'chooseRow') {
      for (let row = 0; row < count; row++) if (rowHeads(state, row) < rowHeads(state, choice)) choice = row;
    }
    const refusal = nimmt.apply(state, seat, moves[choice] as Move);
    if (isRefusal(refusal)) throw new Error(refusal.code);
  }
}
