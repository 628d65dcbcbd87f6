import { below, type Rng, type Seat, unit } from '@sixfold/game-kit';
import { HAND_SPACE, insertAscending, type NimmtState } from '@sixfold/nimmt';
import type { PastLays } from './past-lays.js';
import { OpenTable } from './table.js';

/** Exchanges of cards before the first world of a chain, and between two. */
const WARM_UP = 30;
const BETWEEN = 2;

/** The other seats, and the unseen cards that they share: hand after hand, then those that nobody holds. */
export interface Others {
  readonly seats: readonly Seat[];
  readonly starts: readonly number[];
  readonly sizes: readonly number[];
  readonly cards: Uint8Array;
}

export function othersOf(world: NimmtState, seat: Seat): Others {
  const seats = Array.from({ length: world.rules.seats }, (_, other) => other).filter((one) => one !== seat);
  const sizes = seats.map((other) => world.handSize[other]);
  const hands = seats.map((other) => handOf(world, other));
  const table = new OpenTable();
  table.read(world);
  const held = new Set([...hands, handOf(world, seat)].flatMap((hand) => Array.from(hand)));
  const isFree = (card: number): boolean => table.below[card + 1] > table.below[card] && !held.has(card);
  const free = Array.from({ length: world.rules.highest }, (_, card) => card + 1).filter(isFree);
  let next = 0;
  const starts = sizes.map((size) => (next += size) - size);
  return {
    seats,
    starts,
    sizes,
    cards: Uint8Array.from([...hands.flatMap((hand) => Array.from(hand)), ...free]),
  };
}

const handOf = ({ hands, handSize }: NimmtState, seat: Seat): Uint8Array =>
  hands.slice(seat * HAND_SPACE, seat * HAND_SPACE + handSize[seat]);

/** The hand of one of the others in ascending order. */
export function sortedHand(cards: Uint8Array, start: number, size: number): Uint8Array {
  const hand = new Uint8Array(size);
  for (let count = 0; count < size; count++) insertAscending(hand, 0, count, cards[start + count]);
  return hand;
}

/**
 * Worlds in which the types of the others are given: whoever held a better card would have laid it. Hands are drawn as often as they
 * explain the lays so far, by exchanges of single cards (Metropolis): each world is the one before with a few changed.
 */
export class Chain {
  private readonly cards: Uint8Array;
  private readonly likelihoods: Float64Array;
  private isWarm = false;

  constructor(
    private readonly others: Others,
    private readonly past: PastLays,
    private readonly types: readonly number[],
  ) {
    this.cards = others.cards.slice();
    this.likelihoods = Float64Array.from(others.seats, (_, index) => this.likelihoodOf(index));
  }

  /** Gives the others likely hands. */
  deal(world: NimmtState, rng: Rng): void {
    for (let left = this.isWarm ? BETWEEN : WARM_UP; left > 0; left--) this.exchange(rng);
    this.isWarm = true;
    for (const [index, seat] of this.others.seats.entries()) {
      world.hands.set(this.handOf(index), seat * HAND_SPACE);
    }
  }

  /** Writes each seat's type. */
  tellTypes(into: Uint8Array): void {
    for (const [index, seat] of this.others.seats.entries()) into[seat] = this.types[index];
  }

  /** Offers one card of a hand for any other unseen card; done or undone by how likely that makes the lays. */
  private exchange(rng: Rng): void {
    const { cards, likelihoods } = this;
    const { seats, starts, sizes } = this.others;
    const one = below(rng, seats.length);
    const place = starts[one] + below(rng, sizes[one]);
    const foreign = cards.length - sizes[one];
    if (foreign === 0) return;
    const skipped = below(rng, foreign);
    const at = skipped < starts[one] ? skipped : skipped + sizes[one];
    const other = this.ownerOf(at);
    this.swap(place, at);
    const ofOne = this.likelihoodOf(one);
    const ofOther = other < 0 ? 0 : this.likelihoodOf(other);
    const gain = ofOne - likelihoods[one] + (other < 0 ? 0 : ofOther - likelihoods[other]);
    if (gain >= 0 || unit(rng) < Math.exp(gain)) {
      likelihoods[one] = ofOne;
      if (other >= 0) likelihoods[other] = ofOther;
    } else {
      this.swap(place, at);
    }
  }

  private ownerOf(at: number): number {
    const { starts, sizes } = this.others;
    for (let index = starts.length - 1; index >= 0; index--) {
      if (at >= starts[index]) return at < starts[index] + sizes[index] ? index : -1;
    }
    return -1;
  }

  private swap(one: number, other: number): void {
    const { cards } = this;
    const card = cards[one];
    cards[one] = cards[other];
    cards[other] = card;
  }

  private likelihoodOf(index: number): number {
    return this.past.likelihood(this.others.seats[index], this.handOf(index), this.types[index]);
  }

  private handOf(index: number): Uint8Array {
    return sortedHand(this.cards, this.others.starts[index], this.others.sizes[index]);
  }
}
