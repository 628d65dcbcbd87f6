import { type Rng, type Seat, shuffle, unit } from '@sixfold/game-kit';
import { type NimmtState, type NimmtView, nimmt } from '@sixfold/nimmt';
import { Chain, type Others, othersOf, sortedHand } from './chain.js';
import { type PastTrick, pastTricks } from './history.js';
import { PastLays } from './past-lays.js';
import type { PlayerType } from './player-types.js';

/** How many chains of worlds there are, each with types of its own for the others. */
const CHAINS = 6;
/** Random hands, of all others together, by which their types are told apart. */
const HANDS = 90;

/** Draws worlds that fit a view, and says how their players choose. */
export interface LikelyWorlds {
  /** For each seat which type it has in the world drawn last. */
  readonly types: Uint8Array;
  draw(rng: Rng): NimmtState;
}

/** For each of the others how likely it is of each type, whatever it holds: by what random hands make of its lays. */
function typeChances(others: Others, past: PastLays, types: readonly PlayerType[], rng: Rng): number[][] {
  if (types.length === 1) return others.seats.map(() => [1]);
  const cards = Array.from(others.cards);
  const sums = others.seats.map(() => types.map(() => 0));
  for (let left = HANDS; left > 0; left -= others.seats.length) {
    shuffle(rng, cards, cards.length);
    const dealt = Uint8Array.from(cards);
    for (const [index, seat] of others.seats.entries()) {
      const hand = sortedHand(dealt, others.starts[index], others.sizes[index]);
      for (const [type, { share }] of types.entries()) {
        sums[index][type] += share * Math.exp(past.likelihood(seat, hand, type));
      }
    }
  }
  return sums;
}

/** Draws an index as often as its weight says. */
function drawIndex(weights: readonly number[], rng: Rng): number {
  if (weights.length === 1) return 0;
  let rest = unit(rng) * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => (rest -= weight) < 0);
  return found < 0 ? 0 : found;
}

interface Start {
  readonly first: NimmtState;
  readonly world: NimmtState;
  readonly chains: readonly Chain[];
}

function startChains(
  first: NimmtState,
  seat: Seat,
  tricks: readonly PastTrick[],
  types: readonly PlayerType[],
  rng: Rng,
): Start {
  const others = othersOf(first, seat);
  const past = new PastLays(
    tricks,
    types.map(({ judge }) => judge),
  );
  const chances = typeChances(others, past, types, rng);
  const chains = Array.from({ length: CHAINS }, () => {
    const drawn = chances.map((weights) => drawIndex(weights, rng));
    return new Chain(others, past, drawn);
  });
  return { first, world: nimmt.copy(first), chains };
}

/** Worlds that fit a view, whatever has been laid, all players of the first type. */
export const unknownWorlds = (view: NimmtView, draw: (rng: Rng) => NimmtState): LikelyWorlds => ({
  types: new Uint8Array(view.seats),
  draw,
});

/**
 * Worlds that fit a view: first the others' types as likely as their lays make them, then hands that explain the lays of
 * players of these types. One's own seat is of the first type.
 */
export function likelyWorlds(
  view: NimmtView,
  seat: Seat,
  draw: (rng: Rng) => NimmtState,
  types: readonly PlayerType[],
): LikelyWorlds {
  const seated = new Uint8Array(view.seats);
  const tricks = pastTricks(view);
  // Nothing has been laid that says anything.
  if (tricks.length === 0) {
    const shares = types.map(({ share }) => share);
    return {
      types: seated,
      draw: (rng) => {
        for (const other of seated.keys()) if (other !== seat) seated[other] = drawIndex(shares, rng);
        return draw(rng);
      },
    };
  }
  let start: Start | undefined;
  let next = 0;
  return {
    types: seated,
    draw: (rng) => {
      start ??= startChains(draw(rng), seat, tricks, types, rng);
      const { first, world, chains } = start;
      const chain = chains[next++ % CHAINS];
      nimmt.copyInto(first, world);
      chain.deal(world, rng);
      chain.tellTypes(seated);
      return world;
    },
  };
}
