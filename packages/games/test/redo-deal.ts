import { createHash, createHmac } from 'node:crypto';

// Written from docs/fairness.md alone: nothing here may come from the kit, or the test would compare it with itself.

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
const hmac = (key: string, message: string): string =>
  createHmac('sha256', bytes(key)).update(message, 'utf8').digest('hex');

export const seal = (contribution: string): string =>
  createHash('sha256').update(bytes(contribution)).digest('hex');
export const secretOfDeal = (root: string, deal: number): string => hmac(root, `deal ${deal}`);
export const seedOf = (
  secret: string,
  table: string,
  deal: number,
  contributions: readonly string[],
): string => hmac(secret, ['sixfold deal 2', table, `${deal}`, ...contributions].join('\n'));

const WORD = 2n ** 32n;
const rotated = (word: bigint, bits: bigint): bigint => ((word << bits) | (word >> (32n - bits))) % WORD;

function quarterRound(x: bigint[], [a, b, c, d]: readonly number[]): void {
  for (const [into, from, mixed, bits] of [
    [a, b, d, 16n],
    [c, d, b, 12n],
    [a, b, d, 8n],
    [c, d, b, 7n],
  ] as const) {
    x[into] = (x[into] + x[from]) % WORD;
    x[mixed] = rotated(x[mixed] ^ x[into], bits);
  }
}

const COLUMNS = [0, 1, 2, 3].map((column) => [column, column + 4, column + 8, column + 12]);
const DIAGONALS = [
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

/** The 32-bit numbers of one stream. */
export function* stream(seed: string, number: number): Generator<bigint, never> {
  const key = createHash('sha256').update(seed, 'utf8').digest();
  const words = Array.from({ length: 8 }, (_, word) => BigInt(key.readUInt32LE(4 * word)));
  for (let counter = 0n; ; counter++) {
    const start = [
      0x61707865n,
      0x3320646en,
      0x79622d32n,
      0x6b206574n,
      ...words,
      counter,
      BigInt(number),
      0n,
      0n,
    ];
    const x = [...start];
    for (let twice = 0; twice < 4; twice++)
      for (const four of [...COLUMNS, ...DIAGONALS]) quarterRound(x, four);
    yield* x.map((word, place) => (word + start[place]) % WORD);
  }
}

type Stream = Generator<bigint, never>;

export function choice(numbers: Stream, n: number): number {
  for (;;) {
    const product = numbers.next().value * BigInt(n);
    if (product % WORD >= WORD % BigInt(n)) return Number(product / WORD);
  }
}

function mix<Item>(numbers: Stream, list: readonly Item[], count: number): Item[] {
  const mixed = [...list];
  for (let place = 0; place < count && place < list.length - 1; place++) {
    const other = place + choice(numbers, list.length - place);
    [mixed[place], mixed[other]] = [mixed[other], mixed[place]];
  }
  return mixed;
}

export function lots(seed: string, seats: number, keys: readonly string[]): Record<string, number> {
  const numbers = stream(seed, 2 ** 32 - 1);
  return Object.fromEntries(keys.map((key) => [key, choice(numbers, seats)]));
}

/** A deal as docs/fairness.md writes down what is dealt. */
export interface Deal {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly round?: number;
  readonly starter?: number;
}

export function dealt(deal: Deal): object {
  if (deal.game === 'six') return {};
  return deal.game === 'nimmt' ? nimmt(deal) : sixteen(deal);
}

function sixteen({ seed, seats, options }: Deal): object {
  const colour = (letter: string) => [
    `${letter}0`,
    ...[1, 2, 3, 4, 5, 6].flatMap((n) => [letter + n, letter + n]),
  ];
  const deck = [...'gobp'].flatMap(colour).concat(options.jokers ? ['j', 'j'] : []);
  const cards = mix(stream(seed, 0), deck, deck.length);
  return { hands: hands(cards, seats, 3).map((hand) => hand.sort()), talon: cards.slice(seats * 3) };
}

const hands = <Card>(cards: readonly Card[], seats: number, each: number): Card[][] =>
  Array.from({ length: seats }, (_, seat) => cards.slice(seat * each, (seat + 1) * each));

function nimmt(deal: Deal): object {
  const { seed, seats, options, round = 1 } = deal;
  const [given, behind, each] = zerosAndCards(String(options.variant), seats);
  const numbers = stream(seed, round);
  const highest = options.deck === 'tactics' ? 10 * seats + 4 : 104;
  const cards = mix(
    numbers,
    Array.from({ length: highest }, (_, index) => index + 1),
    4,
  );
  const rest = mix(numbers, [...cards.slice(4), ...zeros(behind)], seats * each);
  return {
    rows: cards.slice(0, 4).map((card) => [card]),
    hands: hands(rest, seats, each).map((hand) => [...zeros(given), ...hand].sort((a, b) => a - b)),
    ...(options.variant === 'ole' && { traps: traps(numbers, deal) }),
  };
}

const zeros = (count: number): number[] => Array<number>(count).fill(0);

/** The table of variants: 0-cards each beforehand, 0-cards put behind, cards dealt to each. */
function zerosAndCards(variant: string, seats: number): readonly [number, number, number] {
  if (variant === 'plus-even') return seats <= 3 ? [2, 7 - 2 * seats, 13] : [1, 7 - seats, 14];
  if (variant === 'simple') return [0, 7, 12];
  return variant === 'plus' || variant === 'zero' ? [0, 7, 15] : [0, 0, 10];
}

function traps(numbers: Stream, { seats, options, starter }: Deal): string[][] {
  const each = seats <= 3 ? 2 : 1;
  const laidOut = (count: (kind: string) => number): string[] =>
    ['block', 'drop', 'mask', 'shift', 'stretch'].flatMap((kind) => Array<string>(count(kind)).fill(kind));
  const pool = mix(
    numbers,
    laidOut(() => Number(options.copies)),
    seats * each,
  );
  const drawn: string[][] = [];
  for (let step = 0; step < seats; step++) {
    const seat = ((starter ?? Number(options.starter)) + step) % seats;
    const counts = (options.collections as readonly Readonly<Record<string, number>>[] | undefined)?.[seat];
    const own = laidOut((kind) => Math.min(counts?.[kind] ?? 0, options.unique ? 1 : 99));
    const from = options.traps === 'own' ? mix(numbers, own, each) : pool.slice(step * each);
    drawn[seat] = from.slice(0, each).sort();
  }
  return drawn;
}
