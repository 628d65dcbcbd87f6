import { below, FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import {
  bullheadsOf,
  landing,
  landings,
  lastCard,
  type NimmtFact,
  type NimmtView,
  nimmt,
  rowHeads,
  VARIANTS,
  type VariantId,
  variantById,
} from '../src/index.js';
import { playRandomly, start, WAYS } from './helpers.js';

const MORE_THAN_A_ROUND = 1000;

/** Follows random games and compares every placing with what was said right before it. */
function compare(variant: VariantId, seed: string): number {
  const rng = new FastRng(seed);
  const match = Match.start(nimmt, { options: { variant, rounds: 1 }, seats: 4, seed });
  if (isRefusal(match)) throw new Error(match.code);
  let compared = 0;
  let rows = match.view('spectator').rows;
  while (match.outcome() === undefined) {
    expect(match.moves.length).toBeLessThan(MORE_THAN_A_ROUND);
    const [seat = 0] = match.toAct();
    const legal = match.legal(seat);
    const facts = match.play(seat, legal[below(rng, legal.length)] ?? '');
    if (isRefusal(facts)) throw new Error(facts.code);
    // What traps do to a card's value or to a row is told when it happens; this is about plain placing.
    const isPlain = !facts.some(({ kind }) => kind.startsWith('trap'));
    for (const fact of facts as readonly NimmtFact[]) {
      if (fact.kind !== 'placed' && fact.kind !== 'tookRow') continue;
      const view: NimmtView = { ...match.view('spectator'), rows };
      const said = landing(view, fact.card);
      if (isPlain && !variantById(variant).traps) {
        const chosen = fact.kind === 'tookRow' && fact.chosen;
        expect(said.row).toBe(chosen ? undefined : fact.row);
        expect(said.takes).toBe(fact.kind === 'tookRow');
        if (fact.kind === 'tookRow' && !chosen) expect(said.heads).toBe(fact.heads);
        if (fact.kind === 'placed') expect(said.low).toBe(fact.low);
        compared++;
      }
      rows = rows.map((row, index) =>
        index !== fact.row ? row : fact.kind === 'tookRow' ? [fact.card] : [...row, fact.card],
      );
    }
    if (facts.some(({ kind }) => kind === 'counted')) rows = match.view('spectator').rows;
  }
  return compared;
}

describe('where a card would go', () => {
  for (const variant of VARIANTS.filter((each) => !variantById(each).traps)) {
    it(`[N-3] [N-4] [N-11] [N-25] is what the rules then do: ${variant}`, () => {
      const compared = ['a', 'b', 'c', 'd', 'e'].map((seed) => compare(variant, `${variant}-${seed}`));
      expect(Math.min(...compared)).toBeGreaterThan(30);
    });
  }

  const viewOf = (rows: readonly (readonly number[])[]): NimmtView => {
    const match = Match.start(nimmt, { options: {}, seats: 2, seed: 'rows' });
    if (isRefusal(match)) throw new Error(match.code);
    return { ...match.view('spectator'), rows };
  };

  it('[N-5] [N-24] the cards of one lay go one after another, from the lowest, and 0s nowhere', () => {
    const view = viewOf([[10], [20], [30], [40, 41, 42, 43, 44]]);
    const found = landings(view, [50, 45, 22, 0, 21]).map(({ card, row, place, heads, takes }) => [
      card,
      row,
      place,
      heads,
      takes,
    ]);
    // 40 has three bullheads, 44 has five, the others one each.
    expect(found).toEqual([
      [21, 1, 1, 0, false],
      [22, 1, 2, 0, false],
      [45, 3, 5, 11, true],
      [50, 3, 1, 0, false],
    ]);
  });

  it('[N-11] a low card takes the row with the fewest bullheads', () => {
    expect(landing(viewOf([[55], [10, 11], [12], [40]]), 5)).toEqual({
      card: 5,
      row: undefined,
      place: 0,
      heads: 1,
      takes: true,
      low: true,
    });
  });

  it.each(WAYS)(
    'the last card and the points of every row are known at any time: $options for $seats',
    (way) => {
      const state = start(way, 'rows');
      playRandomly(state, 'rows', () => {
        if (state.phase === 'pick') return;
        const { rows } = nimmt.view(state, 'spectator');
        expect(rows.map((_, row) => lastCard(state, row))).toEqual(rows.map((cards) => cards.at(-1)));
        expect(rows.map((_, row) => rowHeads(state, row))).toEqual(rows.map(bullheadsOf));
      });
    },
  );

  it.each(['plus', 'plus-even', 'zero', 'simple'] as const)(
    '[N-24] [N-51] a 0 goes where the variant says: %s',
    (variant) => {
      const state = start({ options: { variant, rounds: 3 }, seats: 3 }, 'zeros');
      const told = start({ options: { variant, rounds: 3 }, seats: 3 }, 'zeros');
      const facts: NimmtFact[] = [];
      playRandomly(state, 'zeros', (seat, move) => nimmt.apply(told, seat, move, facts));
      const kinds = new Set(facts.map(({ kind }) => kind).filter((kind) => kind.startsWith('zero')));
      const { zeroGoes } = variantById(variant);
      expect([...kinds]).toEqual([{ toPile: 'zeroKept', aside: 'zeroAside' }[zeroGoes]]);
    },
  );
});
