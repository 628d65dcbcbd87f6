import { below, DealRng, type MatchKey, type Rng } from '@sixfold/game-kit';

/**
 * Random four-player classic rounds in a bare loop: no contract, no moves, no refusals, no options, nothing but
 * arrays. From the same key and the same random choices it plays the same rounds as the contract and ends with
 * the same totals, so it is a yardstick for what the contract costs, and a check on it.
 */
export class BareClassic {
  readonly totals = new Int32Array(4);
  private readonly dealRng: DealRng;
  private readonly deck = new Uint8Array(104);
  private readonly dealt = this.deck.subarray(4);
  private readonly rows = new Uint8Array(4 * 5);
  private readonly lengths = new Uint8Array(4);
  private readonly ends = new Uint8Array(4);
  private readonly hands = new Uint8Array(4 * 10);
  private readonly laid = new Uint8Array(4);
  private readonly order = new Uint8Array(4);
  private readonly heads = new Uint8Array(105);

  constructor(
    private readonly key: MatchKey,
    private readonly rng: Rng,
  ) {
    this.dealRng = new DealRng(key, 0);
    for (let card = 1; card <= 104; card++) {
      this.heads[card] = card === 55 ? 7 : card % 11 === 0 ? 5 : card % 10 === 0 ? 3 : card % 5 === 0 ? 2 : 1;
    }
  }

  /** Deals and plays one round. */
  round(number: number): void {
    this.deal(number);
    for (let held = 10; held > 0; held--) {
      this.lay(held);
      for (let place = 0; place < 4; place++) this.place(this.order[place] as number);
    }
  }

  private deal(number: number): void {
    const { deck, dealt, rows, lengths, ends, hands } = this;
    for (let card = 0; card < 104; card++) deck[card] = card + 1;
    this.dealRng.restart(this.key, number);
    this.dealRng.shuffle(deck, 4);
    this.dealRng.shuffle(dealt, 40);
    for (let row = 0; row < 4; row++) {
      rows[row * 5] = deck[row] as number;
      lengths[row] = 1;
      ends[row] = deck[row] as number;
    }
    for (let index = 0; index < 40; index++) {
      const card = dealt[index] as number;
      const start = index - (index % 10);
      let at = index;
      while (at > start && (hands[at - 1] as number) > card) {
        hands[at] = hands[at - 1] as number;
        at--;
      }
      hands[at] = card;
    }
  }

  private lay(held: number): void {
    const { hands, laid, order } = this;
    for (let seat = 0; seat < 4; seat++) {
      const start = seat * 10;
      const chosen = start + below(this.rng, held);
      const card = hands[chosen] as number;
      for (let at = chosen; at < start + held - 1; at++) hands[at] = hands[at + 1] as number;
      laid[seat] = card;
      let place = seat;
      while (place > 0 && (laid[order[place - 1] as number] as number) > card) {
        order[place] = order[place - 1] as number;
        place--;
      }
      order[place] = seat;
    }
  }

  private place(seat: number): void {
    const { rows, lengths, ends, heads, totals, laid } = this;
    const card = laid[seat] as number;
    const closest = lower(
      lower(gapTo(card, ends[0] as number, 0), gapTo(card, ends[1] as number, 1)),
      lower(gapTo(card, ends[2] as number, 2), gapTo(card, ends[3] as number, 3)),
    );
    const isLow = closest >= 0x4000_0000;
    const best = isLow ? below(this.rng, 4) : closest & 3;
    ends[best] = card;
    const start = best * 5;
    const length = lengths[best] as number;
    if (isLow || length === 5) {
      for (let at = start; at < start + length; at++) {
        totals[seat] = (totals[seat] as number) + (heads[rows[at] as number] as number);
      }
      rows[start] = card;
      lengths[best] = 1;
    } else {
      rows[start + length] = card;
      lengths[best] = length + 1;
    }
  }
}

/** How far a row's last card lies below a card, and the row; huge for a row that ends higher. */
const gapTo = (card: number, last: number, row: number): number => (((card - last) << 2) | row) & 0x7fff_ffff;

const lower = (one: number, other: number): number => other + ((one - other) & ((one - other) >> 31));
