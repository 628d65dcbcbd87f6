import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { chacha8Block, rotateLeft } from './chacha.js';

/** A source of random bits. The same seed gives the same bits on every machine. */
export interface Rng {
  /** The next 32 bits, as a whole number from 0 to 2^32 - 1. */
  next(): number;
}

/** A whole number from 0 to n - 1 for n up to 2^21, every one equally likely (multiply and reject: no modulo bias). */
export function below(rng: Rng, n: number): number {
  if (n > 0x1_0000) return belowMany(rng, n);
  const word = rng.next();
  return choiceOf(isSurelyFair(word, n) ? word : fairWord(rng, word, n), n);
}

/** The lower half of the product of 32 bits by 32 bits decides whether a word counts; mostly it is far from the threshold. */
const isSurelyFair = (word: number, n: number): boolean => Math.imul(word, n) >>> 0 >= n;

/** The first word that counts, beginning with one that was drawn. Hardly ever asked, so it stands apart. */
function fairWord(rng: Rng, drawn: number, n: number): number {
  const threshold = 2 ** 32 % n;
  let word = drawn;
  while (Math.imul(word, n) >>> 0 < threshold) word = rng.next();
  return word;
}

/** The upper half of that product is the choice, put together from two products that fit into whole numbers of 32 bits. */
const choiceOf = (word: number, n: number): number =>
  (Math.imul(word >>> 16, n) + (Math.imul(word & 0xffff, n) >>> 16)) >>> 16;

/** The same where the products need the 53 bits of a double. */
function belowMany(rng: Rng, n: number): number {
  const threshold = 2 ** 32 % n;
  let product = rng.next() * n;
  while (product >>> 0 < threshold) product = rng.next() * n;
  return Math.floor(product / 2 ** 32);
}

/** A number from 0 (included) to 1 (excluded). */
export const unit = (rng: Rng): number => rng.next() / 2 ** 32;

type Shuffled = { [index: number]: number; readonly length: number };

/**
 * Shuffles in place so that the first `count` places hold a random choice in random order; the rest is
 * whatever remains. (Fisher–Yates from the front, stopped when enough is dealt.)
 */
export function shuffle(rng: Rng, items: Shuffled, count: number = items.length): void {
  const last = Math.min(count, items.length - 1);
  for (let place = 0; place < last; place++) {
    const from = place + below(rng, items.length - place);
    const taken = items[from];
    items[from] = items[place];
    items[place] = taken;
  }
}

/** Eight words that a match's randomness grows from: SHA-256 of its seed. */
export type MatchKey = Uint32Array;

/** What a match is set up from: its seed, or a key that was made otherwise (`randomKey`). */
export type Seed = string | MatchKey;

export function matchKey(seed: Seed): MatchKey {
  if (typeof seed !== 'string') return seed;
  const bytes = sha256(utf8ToBytes(seed));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const key = new Uint32Array(8);
  for (let word = 0; word < 8; word++) key[word] = view.getUint32(word * 4, true);
  return key;
}

/**
 * A key for search and simulation, which play many matches that nobody will replay from a seed: hashing one takes
 * longer than dealing and playing a short game.
 */
export function randomKey(rng: Rng): MatchKey {
  const key = new Uint32Array(8);
  for (let word = 0; word < 8; word++) key[word] = rng.next();
  return key;
}

/**
 * The randomness of one deal: ChaCha8 with the match's key and the number of the deal as nonce.
 * A cipher, because hands must not be computable from the cards a player has seen so far; a stream for each
 * deal, because then the key is all the random state that a match has to carry.
 */
export class DealRng implements Rng {
  private readonly input = new Int32Array(16);
  private readonly block = new Uint32Array(16);
  private used = 16;

  constructor(key: MatchKey, deal: number) {
    this.restart(key, deal);
  }

  /** Starts over for another deal without allocating. */
  restart(key: MatchKey, deal: number): this {
    const { input } = this;
    input[0] = 0x61707865;
    input[1] = 0x3320646e;
    input[2] = 0x79622d32;
    input[3] = 0x6b206574;
    input.set(key, 4);
    input[12] = 0;
    input[13] = deal;
    input[14] = 0;
    input[15] = 0;
    this.used = 16;
    return this;
  }

  next(): number {
    if (this.used === 16) {
      chacha8Block(this.input, this.block);
      this.input[12] = this.input[12] + 1;
      this.used = 0;
    }
    return this.block[this.used++];
  }

  /**
   * What `shuffle` does with up to 2^16 cards, and the same choices. Deals have a loop of their own, because otherwise
   * the compiler puts this generator, too, wherever players draw lots.
   */
  shuffle(cards: Uint8Array, count: number = cards.length): void {
    const last = Math.min(count, cards.length - 1);
    for (let place = 0; place < last; place++) {
      const left = cards.length - place;
      const word = this.next();
      const from = place + choiceOf(isSurelyFair(word, left) ? word : fairWord(this, word, left), left);
      const taken = cards[from];
      cards[from] = cards[place];
      cards[place] = taken;
    }
  }
}

/**
 * For players and search, where speed counts and nobody is to be kept from guessing: sfc32 by Chris
 * Doty-Humphrey (public domain), started from a hash of the seed.
 */
export class FastRng implements Rng {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: string | number) {
    // Two rounds of a 32-bit string hash per word are plenty for seeding a statistical generator.
    const text = String(seed);
    this.a = hashText(text, 0x9e3779b9);
    this.b = hashText(text, 0x243f6a88);
    this.c = hashText(text, 0xb7e15162);
    for (let warmUp = 0; warmUp < 12; warmUp++) this.next();
  }

  next(): number {
    const { a, b, c, counter } = this;
    // Each sum is cut to 32 bits at once, which keeps the compiler from adding doubles.
    const result = (((a + b) | 0) + counter) | 0;
    this.counter = (counter + 1) | 0;
    this.a = b ^ (b >>> 9);
    this.b = (c + (c << 3)) | 0;
    this.c = (rotateLeft(c, 21) + result) | 0;
    return result >>> 0;
  }
}

/** FNV-1a with a final mix. */
function hashText(text: string, start: number): number {
  let hash = start | 0;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
