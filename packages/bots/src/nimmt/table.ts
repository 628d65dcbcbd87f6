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

/** A word of four bytes that are all 1: a product with it puts a byte into all four. */
const EACH = 0x0101_0101;
/** The highest bit of each byte. */
const TOP_BITS = 0x8080_8080 | 0;

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
  /** The last cards once more, as four bytes of a word. */
  ends = 0;
  /** The row (in this order) with the fewest points, and these. */
  cheapest = 0;
  cheapestHeads = 0;
  /** `below[card]`: how many numbers lower than the card have not been seen on the table. */
  readonly below = new Uint8Array(CARDS);
  private readonly belowWords = new Int32Array(this.below.buffer);
  unseen = 0;
  /** How many players hold cards or have laid them. */
  players = 0;
  /** A byte of 1 for every card seen, while cards are read. */
  private readonly isSeen = new Uint8Array(CARDS);
  private readonly seenWords = new Int32Array(this.isSeen.buffer);

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
    this.ends = end[0] | (end[1] << 8) | (end[2] << 16) | (end[3] << 24);
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
    const { isSeen, seenWords, belowWords } = this;
    const { rows, rowLength, takenCard, takenCount, rules } = state;
    for (let row = 0; row < ROWS; row++) {
      const start = row * ROW_SPACE;
      for (let at = start; at < start + rowLength[row]; at++) isSeen[rows[at]] = 1;
    }
    for (let index = 0; index < takenCount; index++) isSeen[takenCard[index]] = 1;
    for (let index = state.queueNext; index < state.queueLength; index++) {
      isSeen[state.queueCard[index]] = 1;
    }
    // Four cards at once: multiplied by this, each byte of a word becomes the sum of those up to it (the lowest byte
    // comes first, as on every processor that our bots run on), and no sum reaches the byte above.
    const numbers = NUMBERS[rules.highest];
    let count = 0;
    for (let word = 0; word < WORDS; word++) {
      const sums = Math.imul(numbers[word] & ~seenWords[word], EACH);
      seenWords[word] = 0;
      belowWords[word] = Math.imul(count, EACH) + (sums << 8);
      count += sums >>> 24;
    }
    this.unseen = count;
  }

  /**
   * How many of some cards are lower than the last card of each row, in the byte of that row. Where they end nobody can
   * foresee, so no branch asks: with its highest bit set, a row's byte keeps that bit unless a higher card is taken from it.
   */
  countLower(cards: Uint8Array, start: number, end: number): number {
    const ends = this.ends | TOP_BITS;
    let counts = 0;
    for (let at = start; at < end; at++) {
      counts = (counts + (((ends - Math.imul(cards[at], EACH)) >>> 7) & EACH)) | 0;
    }
    return counts;
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
