import { createCipheriv, createHash } from 'node:crypto';
import { below, DealRng, FastRng, matchKey, type Rng, shuffle, unit } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';

/** Word by word as the paper has it, slowly: proved against OpenSSL with 20 rounds, then used with 8. */
function chachaReference(key: Uint32Array, tail: readonly number[], rounds: number): Uint32Array {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, ...tail];
  const x = start.map(BigInt);
  const word = (value: bigint) => BigInt.asUintN(32, value);
  const turn = (value: bigint, bits: bigint) => word((value << bits) | (value >> (32n - bits)));
  const quarter = (a: number, b: number, c: number, d: number) => {
    for (const [left, right] of [
      [16n, 12n],
      [8n, 7n],
    ]) {
      x[a] = word(x[a] + x[b]);
      x[d] = turn(x[d] ^ x[a], left);
      x[c] = word(x[c] + x[d]);
      x[b] = turn(x[b] ^ x[c], right);
    }
  };
  for (let round = 0; round < rounds; round++) {
    const shift = round % 2;
    for (let i = 0; i < 4; i++)
      quarter(i, 4 + ((i + shift) % 4), 8 + ((i + 2 * shift) % 4), 12 + ((i + 3 * shift) % 4));
  }
  return Uint32Array.from(x, (value, index) => Number(word(value + BigInt(start[index]))));
}

const bytesOf = (words: Iterable<number>) => Buffer.from(Uint32Array.from(words).buffer);
const take = (rng: Rng, count: number) => Array.from({ length: count }, () => rng.next());

describe('the randomness of a deal', () => {
  it('is ChaCha8: the published stream of the all-zero key', () => {
    const stream = bytesOf(take(new DealRng(new Uint32Array(8), 0), 16)).toString('hex');
    expect(stream).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    );
  });

  it('has a reference that is right: with 20 rounds it is the cipher of OpenSSL', () => {
    const key = matchKey('reference');
    const tail = [7, 1, 2, 3];
    const cipher = createCipheriv('chacha20', bytesOf(key), bytesOf(tail));
    expect(bytesOf(chachaReference(key, tail, 20)).toString('hex')).toBe(
      cipher.update(Buffer.alloc(64)).toString('hex'),
    );
  });

  it('agrees with the reference over several blocks, keys and deals', () => {
    for (const seed of ['a', 'b', 'a longer seed with ümläuts']) {
      for (const deal of [0, 1, 2, 4_000_000_000]) {
        const key = matchKey(seed);
        const expected = [0, 1, 2].flatMap((block) => [...chachaReference(key, [block, deal, 0, 0], 8)]);
        expect(take(new DealRng(key, deal), 48)).toEqual(expected);
      }
    }
  });

  it('starts over for another deal as if it were new', () => {
    const key = matchKey('again');
    const rng = new DealRng(key, 1);
    take(rng, 21);
    expect(take(rng.restart(key, 2), 40)).toEqual(take(new DealRng(key, 2), 40));
  });

  it('shuffles as everybody else does, word for word', () => {
    const key = matchKey('shuffles');
    for (const [length, count] of [
      [104, 4],
      [54, 54],
      [100, 40],
      [1, 1],
      [65_536, 20],
    ]) {
      const rng = new DealRng(key, length);
      const other = new DealRng(key, length);
      const items = Uint8Array.from({ length }, (_, item) => item);
      const others = items.slice();
      rng.shuffle(items, count);
      shuffle(other, others, count);
      expect(items).toEqual(others);
      expect(rng.next()).toBe(other.next());
    }
  });

  it('grows from SHA-256 of the seed', () => {
    expect(bytesOf(matchKey('grüße')).toString('hex')).toBe(
      createHash('sha256').update('grüße').digest('hex'),
    );
  });
});

/** Hands out given words and counts how many were asked for. */
class Fixed implements Rng {
  used = 0;
  constructor(private readonly words: readonly number[]) {}
  next(): number {
    if (this.used === this.words.length) throw new Error('asked for more words than expected');
    return this.words[this.used++];
  }
}

describe('choosing below a number', () => {
  const ACCEPTED = 2 ** 32 - 1;
  const isRejected = (word: number, n: number) => {
    const rng = new Fixed([word, ACCEPTED]);
    below(rng, n);
    return rng.used > 1;
  };

  it.each([1, 2, 3, 5, 6, 7, 10, 52, 104, 1000, 65_535, 65_536, 65_537, 2 ** 21])(
    'gives every number below %i the same share of all words',
    (n) => {
      const share = Math.floor(2 ** 32 / n);
      const values =
        n <= 1000 ? Array.from({ length: n }, (_, value) => value) : [0, 1, 17, n >> 1, n - 2, n - 1];
      for (const value of values) {
        const first = Math.ceil((value * 2 ** 32) / n);
        const last = Math.ceil(((value + 1) * 2 ** 32) / n) - 1;
        const accepted = last - first + 1 - (isRejected(first, n) ? 1 : 0);
        expect(accepted).toBe(share);
        for (const word of [first + 1, last]) {
          expect(below(new Fixed([word]), n)).toBe(value);
        }
      }
    },
  );

  it('asks for another word instead of bending the odds', () => {
    expect(below(new Fixed([0, 2 ** 32 - 1]), 3)).toBe(2);
  });
});

describe('shuffling', () => {
  it('makes every order equally often', () => {
    const rng = new DealRng(matchKey('orders'), 0);
    const counts = new Map<string, number>();
    for (let run = 0; run < 24_000; run++) {
      const items = [1, 2, 3, 4];
      shuffle(rng, items);
      counts.set(items.join(''), (counts.get(items.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 1000 expected each, standard deviation 31.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('of a part chooses as the whole would, and loses nothing', () => {
    const whole = Uint8Array.from({ length: 104 }, (_, index) => index + 1);
    const part = whole.slice();
    shuffle(new DealRng(matchKey('x'), 3), whole);
    shuffle(new DealRng(matchKey('x'), 3), part, 40);
    expect(part.slice(0, 40)).toEqual(whole.slice(0, 40));
    expect(part.toSorted()).toEqual(whole.toSorted());
  });

  it('leaves nothing and one thing alone', () => {
    const none: number[] = [];
    const one = [9];
    shuffle(new FastRng(1), none);
    shuffle(new FastRng(1), one, 5);
    expect([none, one]).toEqual([[], [9]]);
  });
});

describe('the fast generator', () => {
  it('repeats itself for a seed and differs between seeds', () => {
    expect(take(new FastRng('seed'), 20)).toEqual(take(new FastRng('seed'), 20));
    expect(take(new FastRng(1), 4)).not.toEqual(take(new FastRng(2), 4));
  });

  it('keeps its bits on every machine', () => {
    expect(take(new FastRng('pinned'), 3)).toEqual([4035436579, 2183426773, 1725024154]);
  });

  it('has numbers from 0 up to but not including 1, evenly', () => {
    const rng = new FastRng('units');
    const buckets = Array.from({ length: 10 }, () => 0);
    for (let run = 0; run < 10_000; run++) buckets[Math.floor(unit(rng) * 10)]++;
    for (const count of buckets) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(unit(new Fixed([2 ** 32 - 1]))).toBeLessThan(1);
  });
});
