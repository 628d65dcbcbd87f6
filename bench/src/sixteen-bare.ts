import { below, DealRng, type MatchKey, type Rng } from '@sixfold/game-kit';

const JOKER = 28;
const FULL_HAND = 4;

/** One 0 and two of every other number in each of four colours (face = colour × 7 + number), and two jokers. */
const DECK = Uint8Array.from([
  ...Array.from({ length: 28 }, (_, face) => (face % 7 === 0 ? [face] : [face, face])).flat(),
  JOKER,
  JOKER,
]);

const NUMBER = Uint8Array.from({ length: 28 }, (_, face) => face % 7);
const COLOUR = Uint8Array.from({ length: 28 }, (_, face) => Math.floor(face / 7));

/**
 * Random games of Sixteen for two in a bare loop: no contract, no history, no options, nothing but arrays. From the
 * same key and the same random choices it plays the same games as the contract and ends with the same groups, so it
 * is a yardstick for what the contract costs, and a check on it.
 */
export class BareSixteen {
  readonly won = new Int32Array(2);
  private readonly dealRng = new DealRng(new Uint32Array(8), 0);
  private readonly deck = new Uint8Array(DECK.length);
  private readonly hands = new Uint8Array(2 * FULL_HAND);
  private readonly sizes = new Uint8Array(2);
  private readonly choices = new Uint8Array(FULL_HAND + JOKER);

  /** Deals and plays one game. */
  play(key: MatchKey, rng: Rng): void {
    const { won, deck, sizes, choices } = this;
    this.deal(key);
    let next = 6;
    let seat = 0;
    let sum = 0;
    let length = 0;
    let last = 0;
    let beforeLast = 0;
    for (;;) {
      if (next < deck.length) this.draw(seat, deck[next++] as number);
      else if (sizes[seat] === 0) {
        seat = 1 - seat;
        if (sizes[seat] === 0) return;
      }
      const card = choices[below(rng, this.choose(seat))] as number;
      this.discard(seat, card);
      const face = card >= JOKER ? card - JOKER : card;
      sum += NUMBER[face] as number;
      length++;
      const match =
        length >= 3 &&
        ((NUMBER[face] === NUMBER[last] && NUMBER[face] === NUMBER[beforeLast]) ||
          (COLOUR[face] === COLOUR[last] && COLOUR[face] === COLOUR[beforeLast]));
      beforeLast = last;
      last = face;
      if (sum >= 16 || match) {
        if (sum > 16) seat = 1 - seat;
        won[seat] = (won[seat] as number) + 1;
        sum = 0;
        length = 0;
      } else seat = 1 - seat;
    }
  }

  private deal(key: MatchKey): void {
    const { won, deck, hands, sizes } = this;
    won.fill(0);
    deck.set(DECK);
    this.dealRng.restart(key, 0).shuffle(deck);
    for (let place = 0; place < 3; place++) {
      hands[place] = deck[place] as number;
      hands[FULL_HAND + place] = deck[3 + place] as number;
    }
    sizes.fill(3);
  }

  private draw(seat: number, card: number): void {
    const size = this.sizes[seat] as number;
    this.hands[seat * FULL_HAND + size] = card;
    this.sizes[seat] = size + 1;
  }

  /** Lists the different cards of a hand, a joker as each of the 28 faces; returns how many. */
  private choose(seat: number): number {
    const { hands, choices } = this;
    const first = seat * FULL_HAND;
    const end = first + (this.sizes[seat] as number);
    let count = 0;
    let seen = 0;
    for (let place = first; place < end; place++) {
      const card = hands[place] as number;
      if ((seen & (1 << card)) !== 0) continue;
      seen |= 1 << card;
      if (card < JOKER) choices[count++] = card;
      else for (let face = 0; face < 28; face++) choices[count++] = JOKER + face;
    }
    return count;
  }

  private discard(seat: number, choice: number): void {
    const { hands } = this;
    const card = choice < JOKER ? choice : JOKER;
    let place = seat * FULL_HAND;
    while (hands[place] !== card) place++;
    const size = (this.sizes[seat] as number) - 1;
    hands[place] = hands[seat * FULL_HAND + size] as number;
    this.sizes[seat] = size;
  }
}
