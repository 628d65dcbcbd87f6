// Worlds for search: the unseen cards dealt again and again into the same state.

import { below, type Rng, unit } from '@sixfold/game-kit';
import {
  type Card,
  FULL_HAND,
  type SixteenState,
  type SixteenView,
  sixteen,
  talonCount,
} from '@sixfold/sixteen';

/** Deals worlds that the viewer could be in, likelier ones more often. */
export class WorldDealer {
  /** The world of the latest deal. */
  readonly world: SixteenState;
  private readonly base: SixteenState;
  private readonly unseen: Uint8Array;
  private readonly pool: Uint8Array;

  /** `reach`: how many cards of the talon search will ever draw; those beyond stay unshuffled. */
  constructor(
    private readonly view: SixteenView,
    private readonly weights: readonly Float64Array[],
    private readonly reach: number,
    rng: Rng,
  ) {
    this.base = sixteen.determinize(view, rng);
    this.world = sixteen.copy(this.base);
    this.unseen = Uint8Array.from(this.unseenCards());
    this.pool = new Uint8Array(this.unseen.length);
  }

  deal(rng: Rng): SixteenState {
    const { world, base, pool, view } = this;
    world.copyFrom(base);
    pool.set(this.unseen);
    let left = pool.length;
    for (let seat = 0; seat < world.seats; seat++) {
      if (seat === view.viewer) continue;
      const weight = this.weights[seat] as Float64Array;
      const first = seat * FULL_HAND;
      const end = first + world.handSizes[seat];
      for (let place = first; place < end; place++) {
        const from = this.pick(rng, weight, left);
        world.hands[place] = pool[from];
        pool[from] = pool[--left];
      }
    }
    const shuffled = Math.min(left, this.reach);
    for (let place = 0; place < left; place++) {
      if (place < shuffled) {
        const from = place + below(rng, left - place);
        const card = pool[from];
        pool[from] = pool[place];
        pool[place] = card;
      }
      world.talon[world.talonNext + place] = pool[place];
    }
    return world;
  }

  /** A place in the pool, by weight: pick evenly and try again if luck says no. No weight is above 1. */
  private pick(rng: Rng, weight: Float64Array, left: number): number {
    for (let attempt = 0; attempt < 64; attempt++) {
      const place = below(rng, left);
      const chance = weight[this.pool[place]];
      if (chance >= 1 || unit(rng) < chance) return place;
    }
    return below(rng, left);
  }

  private unseenCards(): Card[] {
    const { base, view } = this;
    const cards: Card[] = [];
    for (let seat = 0; seat < base.seats; seat++) {
      if (seat === view.viewer) continue;
      const first = seat * FULL_HAND;
      cards.push(...base.hands.subarray(first, first + base.handSizes[seat]));
    }
    cards.push(...base.talon.subarray(base.talonNext, base.talonNext + talonCount(base)));
    return cards;
  }
}
