import {
  bullheadsOf,
  HIGHEST_CARD,
  lastCard,
  type NimmtState,
  ROW_SPACE,
  ROWS,
  rowHeads,
} from '@sixfold/nimmt';

/** Room for cards 0 to 104 and the sums up to each, in words of four bytes. */
const WORDS = 27;
const CARDS = 4 * WORDS;
/** By the highest card of a game: which numbers it has, a byte for each. */
const numbersUpTo = (highest: number): Int32Array =>
  new Int32Array(
    Uint8Array.from({ length: CARDS }, (_, card) => (card >= 1 && card <= highest ? 1 : 0)).buffer,
  );
const NUMBERS = Array.from({ length: CARDS }, (_, highest) => numbersUpTo(highest));

/**
 * What everybody sees of a position, worked out once a trick for all who lay then: the rows in the order of
 * their last cards, and how many unseen cards lie below each number.
 */
export class OpenTable {
  /** Last card, cards and points of the rows, lowest last card first, and which row of the table each is. */
  readonly end = new Int32Array(ROWS);
  readonly length = new Int32Array(ROWS);
  readonly heads = new Int32Array(ROWS);
  readonly row = new Int32Array(ROWS);
  /** The row (in this order) with the fewest points, and these. */
  cheapest = 0;
  cheapestHeads = 0;
  /** `below[card]`: how many numbers lower than the card have not been seen on the table. */
  readonly below = new Uint8Array(CARDS);
  private readonly belowWords = new Int32Array(this.below.buffer);
  unseen = 0;
  /** How many players hold cards or have laid them. */
  players = 0;
  private readonly isUnseen = new Uint8Array(CARDS);
  private readonly unseenWords = new Int32Array(this.isUnseen.buffer);

  /** Looks at a position. */
  read(state: NimmtState): void {
    this.readRows(state);
    this.readCards(state);
    const { handSize, laidCount } = state;
    let players = 0;
    for (let seat = 0; seat < handSize.length; seat++) if (handSize[seat] + laidCount[seat] > 0) players++;
    this.players = players;
  }

  private readRows(state: NimmtState): void {
    const { end, length, heads, row } = this;
    for (let index = 0; index < ROWS; index++) {
      const card = lastCard(state, index);
      let at = index;
      while (at > 0 && end[at - 1] > card) {
        end[at] = end[at - 1];
        row[at] = row[at - 1];
        at--;
      }
      end[at] = card;
      row[at] = index;
    }
    this.cheapest = 0;
    this.cheapestHeads = 1000;
    for (let at = 0; at < ROWS; at++) {
      length[at] = state.rowLength[row[at]];
      heads[at] = rowHeads(state, row[at]);
      if (heads[at] < this.cheapestHeads) {
        this.cheapest = at;
        this.cheapestHeads = heads[at];
      }
    }
  }

  private readCards(state: NimmtState): void {
    const { isUnseen: unseen, unseenWords, belowWords } = this;
    const { rows, rowLength, takenCard, takenCount, rules } = state;
    const numbers = NUMBERS[rules.highest];
    for (let word = 0; word < WORDS; word++) unseenWords[word] = numbers[word];
    for (let row = 0; row < ROWS; row++) {
      const start = row * ROW_SPACE;
      for (let at = start; at < start + rowLength[row]; at++) unseen[rows[at]] = 0;
    }
    for (let index = 0; index < takenCount; index++) unseen[takenCard[index]] = 0;
    for (let index = state.queueNext; index < state.queueLength; index++) {
      unseen[state.queueCard[index]] = 0;
    }
    // Four cards at once: multiplied by this, each byte of a word becomes the sum of those up to it (the lowest byte
    // comes first, as on every processor that our bots run on), and no sum reaches the byte above.
    let count = 0;
    for (let word = 0; word < WORDS; word++) {
      const sums = Math.imul(unseenWords[word], 0x0101_0101);
      belowWords[word] = Math.imul(count, 0x0101_0101) + (sums << 8);
      count += sums >>> 24;
    }
    this.unseen = count;
  }

  /** Which row (in this order) a card joins, or -1 for a low card (N-3): three comparisons, because the rows are sorted here. */
  fit(card: number): number {
    const { end } = this;
    if (card > end[1]) {
      if (card > end[2]) return card > end[3] ? 3 : 2;
      return 1;
    }
    return card > end[0] ? 0 : -1;
  }
}

/** The points on an average card, for cards that are still to come. */
export const MEAN_HEADS =
  bullheadsOf(Array.from({ length: HIGHEST_CARD }, (_, index) => index + 1)) / HIGHEST_CARD;
