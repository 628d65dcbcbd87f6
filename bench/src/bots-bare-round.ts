import { type Rng, shuffle } from '@sixfold/game-kit';
import {
  bullheads,
  bullheadsOf,
  HIGHEST_CARD,
  type NimmtView,
  ROW_LIMIT,
  ROWS,
  variantById,
} from '@sixfold/nimmt';

const HAND = variantById('classic').handSize;
const CARDS = HIGHEST_CARD + 1;
const HEADS = Uint8Array.from({ length: CARDS }, (_, card) => bullheads(card));

/**
 * The rest of a `classic` round in a bare loop, several times as quick as the contract: for players that only
 * measure ours and need a thousand playouts a card. A test holds it against the real rules.
 */
export class BareRound {
  /** This round's points, once a playout has begun. */
  readonly points: Int32Array;
  private readonly seats: number;
  private readonly unseen: number[];
  private readonly start: {
    readonly hands: Uint8Array;
    readonly sizes: Uint8Array;
    readonly rows: Int32Array;
    readonly points: Int32Array;
  };
  private readonly hands: Uint8Array;
  private readonly sizes: Uint8Array;
  /** Last card, length and points of each row. */
  private readonly rows = new Int32Array(ROWS * 3);
  private readonly laid: Uint8Array;
  private readonly order: Uint8Array;

  constructor({ players, rows, hand, viewer, seats }: NimmtView) {
    const own = viewer === 'spectator' ? -1 : viewer;
    this.seats = seats;
    this.hands = new Uint8Array(seats * HAND);
    this.sizes = new Uint8Array(seats);
    this.points = new Int32Array(seats);
    this.laid = new Uint8Array(seats);
    this.order = new Uint8Array(seats);
    this.start = {
      hands: new Uint8Array(seats * HAND),
      sizes: Uint8Array.from(players, ({ cards }) => cards),
      rows: Int32Array.from(rows.flatMap((cards) => [cards.at(-1) ?? 0, cards.length, bullheadsOf(cards)])),
      points: Int32Array.from(players, ({ points }) => points),
    };
    if (own >= 0) this.start.hands.set(hand, own * HAND);
    const seen = new Set([...rows.flat(), ...hand, ...players.flatMap(({ pile }) => pile)]);
    this.unseen = Array.from({ length: CARDS - 1 }, (_, card) => card + 1).filter((card) => !seen.has(card));
    this.rows.set(this.start.rows);
  }

  headsOf(row: number): number {
    return this.rows[row * 3 + 2] as number;
  }

  sizeOf(player: number): number {
    return this.sizes[player] as number;
  }

  /** A seat's hand as it is now. */
  handOf(player: number): Uint8Array {
    return this.hands.subarray(player * HAND, player * HAND + this.sizeOf(player));
  }

  /** Where a card stands in the hand that a seat starts playouts with. */
  placeOf(seat: number, card: number): number {
    return this.start.hands.indexOf(card, seat * HAND) - seat * HAND;
  }

  /** Deals unseen cards to all but one seat, each hand ascending. */
  deal(seat: number, rng: Rng): void {
    const { unseen, seats } = this;
    const { hands, sizes } = this.start;
    const others = sizes.reduce((sum, size) => sum + size, 0) - (sizes[seat] as number);
    shuffle(rng, unseen, others);
    let next = 0;
    for (let player = 0; player < seats; player++) {
      if (player === seat) continue;
      const start = player * HAND;
      for (let place = 0; place < (sizes[player] as number); place++) {
        const card = unseen[next++] as number;
        let at = start + place;
        while (at > start && (hands[at - 1] as number) > card) {
          hands[at] = hands[at - 1] as number;
          at--;
        }
        hands[at] = card;
      }
    }
  }

  /** Back to the position with the hands last dealt. */
  startPlayout(): void {
    const { hands, sizes, rows, points } = this.start;
    this.hands.set(hands);
    this.sizes.set(sizes);
    this.rows.set(rows);
    this.points.set(points);
  }

  /** All lay (places in their hands), and the cards are placed from the lowest up. */
  trick(layOf: (player: number) => number): void {
    const { seats, hands, sizes, laid, order } = this;
    for (let player = 0; player < seats; player++) {
      const start = player * HAND;
      const place = start + layOf(player);
      const card = hands[place] as number;
      laid[player] = card;
      let at = player;
      while (at > 0 && (laid[order[at - 1] as number] as number) > card) {
        order[at] = order[at - 1] as number;
        at--;
      }
      order[at] = player;
      hands.copyWithin(place, place + 1, start + (sizes[player] as number));
    }
    for (let player = 0; player < seats; player++) sizes[player] = (sizes[player] as number) - 1;
    for (let at = 0; at < seats; at++) this.place(order[at] as number, laid[order[at] as number] as number);
  }

  private place(player: number, card: number): void {
    const { rows, points } = this;
    const fit = this.rowFor(card);
    const at = 3 * (fit < 0 ? this.cheapestRow() : fit);
    if (fit < 0 || (rows[at + 1] as number) >= ROW_LIMIT) {
      points[player] = (points[player] as number) + (rows[at + 2] as number);
      rows[at + 1] = 0;
      rows[at + 2] = 0;
    }
    rows[at] = card;
    rows[at + 1] = (rows[at + 1] as number) + 1;
    rows[at + 2] = (rows[at + 2] as number) + (HEADS[card] as number);
  }

  private rowFor(card: number): number {
    const { rows } = this;
    let best = -1;
    let last = 0;
    for (let row = 0; row < ROWS; row++) {
      const end = rows[row * 3] as number;
      if (end < card && end > last) {
        best = row;
        last = end;
      }
    }
    return best;
  }

  private cheapestRow(): number {
    let best = 0;
    for (let row = 1; row < ROWS; row++) if (this.headsOf(row) < this.headsOf(best)) best = row;
    return best;
  }

  /** The place of the card that lies closest above the row it joins; full rows and low cards come last. */
  closestFit(player: number): number {
    const { hands, rows } = this;
    const start = player * HAND;
    let best = 0;
    let least = Infinity;
    for (let place = 0; place < (this.sizes[player] as number); place++) {
      const card = hands[start + place] as number;
      const row = this.rowFor(card);
      const cost =
        row < 0
          ? 500 + card
          : card - (rows[row * 3] as number) + ((rows[row * 3 + 1] as number) >= ROW_LIMIT ? 200 : 0);
      if (cost < least) {
        least = cost;
        best = place;
      }
    }
    return best;
  }
}
