import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  BY_LOT,
  below,
  commitmentOf,
  DealRng,
  dealSecret,
  dealSeed,
  drawLots,
  FastRng,
  isRefusal,
  Match,
  matchKey,
  sealOf,
} from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { gameOf } from './fair-record.js';
import { choice, type Deal, dealt, lots, seal, secretOfDeal, seedOf, stream } from './redo-deal.js';

interface Vectors {
  readonly seals: readonly { contribution: string; seal: string }[];
  readonly secrets: readonly { root: string; deal: number; secret: string; commitment: string }[];
  readonly seeds: readonly {
    secret: string;
    table: string;
    deal: number;
    contributions: readonly string[];
    seed: string;
  }[];
  readonly streams: readonly { seed: string; number: number; words: readonly string[] }[];
  readonly draws: readonly { seed: string; number: number; below: number[]; drawn: number[] }[];
  readonly lots: readonly { game: string; seats: number; seed: string; lots: string[]; drawn: object }[];
  readonly deals: readonly (Deal & { readonly dealt: object })[];
}

const DOCS = new URL('../../../docs/', import.meta.url);
const [, json] = /```json\n(.*?)```/s.exec(
  readFileSync(new URL('fairness.md', DOCS), 'utf8'),
) as RegExpExecArray;
const VECTORS = JSON.parse(json) as Vectors;
const titled = <Item extends object>(items: readonly Item[]) =>
  items.map((item) => [JSON.stringify(item).slice(0, 160), item] as const);

const word = (number: bigint | number): string => number.toString(16).padStart(8, '0');

/** The game as its engine deals it; further rounds come by moves made at random. */
function engineDeal({ game, seats, seed, options, round = 1 }: Deal, shown: readonly string[]) {
  const match = Match.start(gameOf(game), { options, seats, seed });
  if (isRefusal(match)) throw new Error(match.code);
  const rng = new FastRng(3);
  while (Number(match.table().round ?? 1) < round) {
    const seat = match.toAct()[0];
    const legal = match.legal(seat);
    match.play(seat, legal[rng.next() % legal.length]);
  }
  const { starter } = match.view('spectator') as { readonly starter?: number };
  const table = match.table();
  return { dealt: Object.fromEntries(shown.map((key) => [key, table[key]])), starter };
}

describe('the test vectors of docs/fairness.md', () => {
  it('are there for every game and every variant whose deal differs', () => {
    const kinds = VECTORS.deals.map(({ game, options }) => options.variant ?? game);
    expect(new Set(kinds)).toEqual(
      new Set(['classic', 'plus', 'plus-even', 'simple', 'ole', 'sixteen', 'six']),
    );
  });

  it.each(titled(VECTORS.seals))('seal: %s', (_, { contribution, seal: expected }) => {
    expect([sealOf(contribution), seal(contribution)]).toEqual([expected, expected]);
  });

  it.each(titled(VECTORS.secrets))('secret: %s', (_, { root, deal, secret, commitment }) => {
    expect([dealSecret(root, deal), secretOfDeal(root, deal)]).toEqual([secret, secret]);
    expect([commitmentOf(secret), seal(secret)]).toEqual([commitment, commitment]);
  });

  it.each(titled(VECTORS.seeds))('seed: %s', (_, { secret, table, deal, contributions, seed }) => {
    expect(dealSeed({ secret, table, deal, contributions })).toBe(seed);
    expect(seedOf(secret, table, deal, contributions)).toBe(seed);
  });

  it.each(titled(VECTORS.streams))('stream: %s', (_, { seed, number, words }) => {
    const rng = new DealRng(matchKey(seed), number);
    const again = stream(seed, number);
    expect(words.map(() => word(rng.next()))).toEqual(words);
    expect(words.map(() => word(again.next().value))).toEqual(words);
    expect(words.length).toBeGreaterThan(16);
  });

  it.each(titled(VECTORS.draws))('choices: %s', (_, { seed, number, below: sizes, drawn }) => {
    const rng = new DealRng(matchKey(seed), number);
    const again = stream(seed, number);
    expect(sizes.map((n) => below(rng, n))).toEqual(drawn);
    expect(sizes.map((n) => choice(again, n))).toEqual(drawn);
  });

  it('a choice among few and one among many throw a number away', () => {
    const isBiased = ({ seed, number, below: [n], drawn }: Vectors['draws'][number]) =>
      Math.floor((new DealRng(matchKey(seed), number).next() * n) / 2 ** 32) !== drawn[0];
    const sizes = VECTORS.draws.filter(isBiased).map(({ below: [n] }) => n > 2 ** 16);
    expect(new Set(sizes)).toEqual(new Set([true, false]));
  });

  it.each(titled(VECTORS.lots))('lots: %s', (_, { game, seats, seed, lots: keys, drawn }) => {
    const open = Object.fromEntries(keys.map((key) => [key, BY_LOT]));
    expect(drawLots(gameOf(game), open, seats, seed)).toEqual(drawn);
    expect(lots(seed, seats, keys)).toEqual(drawn);
  });

  it.each(titled(VECTORS.deals))('deal: %s', (_, vector) => {
    const engine = engineDeal(vector, Object.keys(vector.dealt));
    expect(engine.dealt).toEqual(vector.dealt);
    if (vector.starter !== undefined) expect(engine.starter).toBe(vector.starter);
    expect(dealt(vector)).toEqual(vector.dealt);
  });

  const hasPython = spawnSync('python3', ['--version']).status === 0;
  it.runIf(hasPython)('agree with the page of Python', () => {
    const script = fileURLToPath(new URL('redo-deal.py', DOCS));
    expect(execFileSync('python3', [script], { encoding: 'utf8' })).toMatch(/^\d+ vectors agree\n$/);
  });
});

it('every deal of every variant is the one that docs/fairness.md describes', () => {
  const own = { block: 3, drop: 0, mask: 2, shift: 1, stretch: 5 };
  for (let run = 0; run < 40; run++) {
    for (const seats of [2, 3, 4, 7]) {
      const seed = `run ${run} of ${seats}`;
      const starter = run % seats;
      const tables: Deal[] = [
        ...['classic', 'plus', 'plus-even', 'zero', 'simple', 'ole'].map((variant) => ({
          game: 'nimmt',
          options: { variant, starter },
        })),
        { game: 'nimmt', options: { variant: 'ole', deck: 'tactics', copies: 2, starter } },
        {
          game: 'nimmt',
          options: {
            variant: 'ole',
            traps: 'own',
            starter,
            collections: Array.from({ length: seats }, () => own),
          },
        },
        ...(seats % 2 === 0
          ? [{ game: 'sixteen', options: { jokers: run % 2 === 0, drawing: 'loose' } }]
          : []),
      ].map((table) => ({ ...table, seats, seed }));
      for (const table of tables) {
        const options = Match.start(gameOf(table.game), table);
        if (isRefusal(options)) throw new Error(`${options.code} ${JSON.stringify(table)}`);
        const deal = { ...table, options: options.setup.options };
        const expected = dealt(deal);
        expect(engineDeal(deal, Object.keys(expected)).dealt, JSON.stringify(deal)).toEqual(expected);
      }
    }
  }
});
