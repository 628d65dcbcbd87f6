import { below, type Rng, type Seat, unit } from '@sixfold/game-kit';
import { HAND_SPACE, type NimmtState, type NimmtView, nimmt } from '@sixfold/nimmt';
import { type PastTrick, pastTricks } from './history.js';
import { type Judge, Judging } from './judge.js';
import { OpenTable } from './table.js';

/** Exchanges of cards before the first world, and between two worlds. */
const WARM_UP = 100;
const BETWEEN = 2;
/** How often anybody is taken to lay any card: nobody is as predictable as a judge thinks. */
const CARELESS = 0.03;

/** A trick that is over, ready to be judged with any hands. */
interface Memory {
  readonly state: NimmtState;
  readonly judging: Judging;
  readonly laid: readonly number[];
}

/**
 * What others are likely to hold after what they have laid: whoever held a better card would have laid it. Hands are
 * drawn as often as they explain the lays so far, by a chain of exchanges of single cards (Metropolis): each world is
 * the one before with a few cards changed.
 */
class Beliefs {
  private readonly others: readonly Seat[];
  private readonly memories: readonly Memory[];
  /** Unseen cards: hand after hand, then those that nobody holds. */
  private readonly cards: Uint8Array;
  private readonly starts: readonly number[];
  private readonly sizes: readonly number[];
  private readonly likelihoods: Float64Array;
  private readonly scratch = new Uint8Array(HAND_SPACE);
  private isWarm = false;

  /** Starts from the hands of any world. */
  constructor(world: NimmtState, seat: Seat, tricks: readonly PastTrick[], judge: Judge) {
    const { seats, highest } = world.rules;
    this.memories = tricks.map(({ before, laid }) => {
      const table = new OpenTable();
      table.read(before);
      return { state: before, judging: new Judging(table, judge), laid };
    });
    this.others = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);
    this.sizes = this.others.map((other) => world.handSize[other]);
    const hands = this.others.map((other) => handOf(world, other));
    const table = new OpenTable();
    table.read(world);
    const held = new Set([...hands, handOf(world, seat)].flatMap((hand) => Array.from(hand)));
    const isFree = (card: number): boolean => table.below[card + 1] > table.below[card] && !held.has(card);
    const free = Array.from({ length: highest }, (_, card) => card + 1).filter(isFree);
    this.cards = Uint8Array.from([...hands.flatMap((hand) => Array.from(hand)), ...free]);
    let next = 0;
    this.starts = this.sizes.map((size) => (next += size) - size);
    this.likelihoods = Float64Array.from(this.others, (_, index) => this.likelihoodOf(index));
  }

  /** Gives the others likely hands. */
  deal(world: NimmtState, rng: Rng): void {
    for (let left = this.isWarm ? BETWEEN : WARM_UP; left > 0; left--) this.exchange(rng);
    this.isWarm = true;
    for (const [index, seat] of this.others.entries()) {
      this.writeHand(index, world.hands, seat * HAND_SPACE);
    }
  }

  /** Offers one card of a hand for any other unseen card; done or undone by how likely that makes the lays. */
  private exchange(rng: Rng): void {
    const { cards, likelihoods, others } = this;
    const one = below(rng, others.length);
    const place = this.starts[one] + below(rng, this.sizes[one]);
    const foreign = cards.length - this.sizes[one];
    if (foreign === 0) return;
    const skipped = below(rng, foreign);
    const at = skipped < this.starts[one] ? skipped : skipped + this.sizes[one];
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
    for (let index = this.starts.length - 1; index >= 0; index--) {
      if (at >= this.starts[index]) return at < this.starts[index] + this.sizes[index] ? index : -1;
    }
    return -1;
  }

  private swap(one: number, other: number): void {
    const { cards } = this;
    const card = cards[one];
    cards[one] = cards[other];
    cards[other] = card;
  }

  /** The logarithm of how likely somebody with this hand has laid what was laid. */
  private likelihoodOf(index: number): number {
    const { memories, scratch } = this;
    const seat = this.others[index];
    let size = this.writeHand(index, scratch, 0);
    let sum = 0;
    for (let trick = memories.length - 1; trick >= 0; trick--) {
      const { state, judging, laid } = memories[trick];
      const place = insert(scratch, size++, laid[seat]);
      state.hands.set(scratch, seat * HAND_SPACE);
      state.handSize[seat] = size;
      const { alone } = judging.score(state, seat);
      let all = 0;
      for (let other = 0; other < size; other++) all += Math.exp(alone[other] - alone[place]);
      sum += Math.log((1 - CARELESS) / all + CARELESS / size);
    }
    return sum;
  }

  /** Writes a hand in ascending order and returns its size. */
  private writeHand(index: number, into: Uint8Array, start: number): number {
    const first = this.starts[index];
    const size = this.sizes[index];
    for (let count = 0; count < size; count++) insert(into, start + count, this.cards[first + count], start);
    return size;
  }
}

/** Puts a card into an ascending list that ends before a place; returns where it went. */
function insert(into: Uint8Array, end: number, card: number, start = 0): number {
  let at = end;
  while (at > start && into[at - 1] > card) {
    into[at] = into[at - 1];
    at--;
  }
  into[at] = card;
  return at - start;
}

const handOf = ({ hands, handSize }: NimmtState, seat: Seat): Uint8Array =>
  hands.slice(seat * HAND_SPACE, seat * HAND_SPACE + handSize[seat]);

/** Worlds that fit a view, the others' hands as likely as their lays make them. */
export function likelyWorlds(
  view: NimmtView,
  seat: Seat,
  draw: (rng: Rng) => NimmtState,
  judge: Judge,
): (rng: Rng) => NimmtState {
  const tricks = pastTricks(view);
  // Nothing has been laid that says anything.
  if (tricks.length === 0) return draw;
  let start:
    | { readonly first: NimmtState; readonly world: NimmtState; readonly beliefs: Beliefs }
    | undefined;
  return (rng) => {
    if (start === undefined) {
      const first = draw(rng);
      start = { first, world: nimmt.copy(first), beliefs: new Beliefs(first, seat, tricks, judge) };
    }
    const { first, world, beliefs } = start;
    nimmt.copyInto(first, world);
    beliefs.deal(world, rng);
    return world;
  };
}
