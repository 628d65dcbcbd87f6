import { checkFairness, type Game, isRefusal, Match, parseRecord, verifyRecord } from '@sixfold/game-kit';
import { amount, figure, isLong } from '@sixfold/game-laws';
import { gameById, games } from '@sixfold/games';
import { playOut, startTestServer } from '@sixfold/server/testing';
import { expect, it } from 'vitest';

/** A way to play, and where each of its cards is after the deal. */
interface Dealt {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** N-1, N-14, N-20, X-1: how many cards there are in all; those that are there more than once may never lie open together. */
  readonly size: number;
  /** N-20: this many places, the last ones, are filled first, and from the cards that exist once alone. */
  readonly starts: number;
  /** Where cards are dealt to: hands, rows, places of a pile. */
  readonly places: (table: Readonly<Record<string, unknown>>) => readonly (readonly unknown[])[];
}

const lists = (value: unknown): readonly (readonly unknown[])[] => value as readonly (readonly unknown[])[];

const nimmt = (options: Record<string, unknown>, seats: number, size: number): Dealt => ({
  name: `nimmt ${JSON.stringify(options)} for ${seats}`,
  game: 'nimmt',
  seats,
  options,
  size,
  starts: 4,
  places: ({ hands, rows }) => [...lists(hands), ...lists(rows)],
});

const WAYS: readonly Dealt[] = [
  nimmt({ variant: 'classic' }, 4, 104),
  nimmt({ variant: 'classic', deck: 'tactics' }, 3, 34),
  nimmt({ variant: 'plus' }, 4, 111),
  nimmt({ variant: 'zero' }, 5, 111),
  nimmt({ variant: 'simple' }, 3, 111),
  nimmt({ variant: 'ole' }, 4, 104),
  {
    name: 'sixteen for 2',
    game: 'sixteen',
    seats: 2,
    options: {},
    size: 54,
    starts: 0,
    places: ({ hands, talon }) => [...lists(hands), ...(talon as unknown[]).map((card) => [card])],
  },
];

/** What to expect of a sum of squares with this many degrees of freedom: beyond five deviations nobody believes in chance. */
const deviationsOf = (chiSquare: number, freedom: number): number => {
  // Wilson and Hilferty: the cube root is close to normal.
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
};
const MOST_DEVIATIONS = 5;

/** Counts, by what; and how far they are from all being as likely as they should. */
class Tally {
  private readonly counts = new Map<string, number>();
  private readonly expected = new Map<string, number>();

  add(cell: string, share: number, isHit: boolean): void {
    this.expected.set(cell, (this.expected.get(cell) ?? 0) + share);
    if (isHit) this.counts.set(cell, (this.counts.get(cell) ?? 0) + 1);
  }

  /** Each cell as a coin of its own: hit or not, with its share as the chance. */
  deviations(deals: number): number {
    let sum = 0;
    for (const [cell, expected] of this.expected) {
      const chance = expected / deals;
      sum += ((this.counts.get(cell) ?? 0) - expected) ** 2 / (expected * (1 - chance));
    }
    return deviationsOf(sum, this.expected.size);
  }
}

const ALL_SEEN = 400;

/** Where the cards lie after a deal. */
function placesOf({ options, seats, places }: Dealt, game: Game, seed: string): string[][] {
  const match = Match.start(game, { options, seats, seed });
  if (isRefusal(match)) throw new Error(match.code);
  return places(match.table()).map((place) => place.map(String));
}

/** The cards that exist once, found by looking at enough deals. */
function singleCards(way: Dealt, game: Game): readonly string[] {
  const seen = new Map<string, number>();
  for (let number = 0; number < ALL_SEEN; number++) {
    const cards = placesOf(way, game, `deck ${number}`).flat();
    for (const card of new Set(cards)) {
      const times = cards.filter((each) => each === card).length;
      seen.set(card, Math.max(times, seen.get(card) ?? 0));
    }
  }
  return [...seen].filter(([, times]) => times === 1).map(([card]) => card);
}

/** Deals again and again, and says how far from chance it is where single cards, and two cards together, come to lie. */
function deviations(way: Dealt, deals: number, seedOf: (number: number) => string) {
  const game = gameById(way.game) as Game;
  const cards = singleCards(way, game);
  const { length: count } = cards;
  // Of all cards this many are left after the rows were started, and of a number with this chance.
  const [left, rest] = [way.size - way.starts, 1 - way.starts / count];
  const [single, pairs] = [new Tally(), new Tally()];
  for (let number = 0; number < deals; number++) {
    const places = placesOf(way, game, seedOf(number));
    const placeOf = new Map(places.flatMap((place, index) => place.map((card) => [card, index])));
    for (const [index, card] of cards.entries()) {
      const next = cards[(index + 1) % cards.length] as string;
      for (const [place, { length }] of places.entries()) {
        const isHere = placeOf.get(card) === place;
        const isStart = place >= places.length - way.starts;
        single.add(`${card} ${place}`, isStart ? 1 / count : rest * (length / left), isHere);
        const chance =
          rest * ((length * (length - 1)) / (left * (left - 1))) * ((count - way.starts - 1) / (count - 1));
        if (length > 1) pairs.add(`${card} ${next} ${place}`, chance, isHere && placeOf.get(next) === place);
      }
    }
  }
  return { single: single.deviations(deals), pairs: pairs.deviations(deals) };
}

it('every game of the start page that deals something hidden is tried', () => {
  const dealing = games.filter(({ manifest }) => manifest.hides && manifest.onHomePage);
  expect(new Set(WAYS.map(({ game }) => game))).toEqual(new Set(dealing.map(({ id }) => id)));
});

it.each(WAYS)('deals are uniform, single cards and pairs: $name', (way) => {
  const deals = amount(200, 20_000);
  const { single, pairs } = deviations(way, deals, (number) => `fair ${number}`);
  figure(
    `${way.name}: ${deals} deals; from chance by ${single.toFixed(2)} deviations (cards), ${pairs.toFixed(2)} (pairs)`,
  );
  expect(Math.abs(single)).toBeLessThan(MOST_DEVIATIONS);
  expect(Math.abs(pairs)).toBeLessThan(MOST_DEVIATIONS);
});

it('deals that repeat are found out', () => {
  const { single } = deviations(WAYS[0] as Dealt, 200, (number) => `fair ${number % 20}`);
  expect(single).toBeGreaterThan(MOST_DEVIATIONS);
});

it('one flipped bit anywhere in a record fails verification', async () => {
  const server = await startTestServer();
  const people = [server.person('Ann'), server.person('Ben')] as const;
  const { table } = await people[0].api.create({
    game: 'nimmt',
    seats: 2,
    options: { rounds: 1 },
    name: 'Ann',
    startWhenFull: true,
  });
  await people[1].api.join(table.id, { name: 'Ben' });
  await playOut(people, table.id);
  const record = await people[0].api.record(table.id);
  await server.stop();
  const text = JSON.stringify(record);
  const isAccepted = (changed: string): boolean => {
    const read = parseRecord(changed);
    if (isRefusal(read)) return false;
    const game = gameById(read.game);
    return (
      game !== undefined &&
      !isRefusal(verifyRecord(game, read)) &&
      checkFairness(read, game) === undefined &&
      read.fairness !== undefined
    );
  };
  expect(isAccepted(text)).toBe(true);
  const bytes = Buffer.from(text);
  const step = isLong ? 1 : 41;
  const accepted: string[] = [];
  let tried = 0;
  for (let bit = 0; bit < bytes.length * 8; bit += step) {
    const flipped = Buffer.from(bytes);
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    tried++;
    if (isAccepted(flipped.toString('latin1'))) {
      const at = bit >> 3;
      accepted.push(flipped.toString('latin1', Math.max(0, at - 20), at + 10));
    }
  }
  expect(accepted).toEqual([]);
  figure(`${tried} records with one flipped bit of ${bytes.length * 8}: all refused`);
});
