import { isRefusal, Match, type Refusal, readOptions } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { nimmt } from '../src/index.js';

const refusalOf = (options: Readonly<Record<string, unknown>>, seats: number): string | undefined => {
  const read = readOptions(nimmt, options, seats);
  return isRefusal(read) ? read.code : undefined;
};

describe('options of nimmt', () => {
  it('spells out the defaults of every variant', () => {
    const classic = { variant: 'classic', limit: 66, rounds: null, deck: 'full', draft: false, starter: 0 };
    expect(readOptions(nimmt, {}, 4)).toEqual(classic);
    expect(readOptions(nimmt, { variant: 'plus' }, 5)).toEqual({ variant: 'plus', rounds: 5, starter: 0 });
    expect(readOptions(nimmt, { variant: 'ole' }, 4)).toEqual({
      ...classic,
      variant: 'ole',
      traps: 'shared',
      copies: 4,
      unique: false,
      collections: null,
    });
  });

  it.each([
    ['an unknown variant', { variant: 'chaos' }, 4, 'optionNotOneOf'],
    ['an option of another variant', { variant: 'plus', limit: 66 }, 4, 'unknownOption'],
    ['a limit of 0', { limit: 0 }, 4, 'optionOutOfRange'],
    ['a limit of 1000', { limit: 1000 }, 4, 'optionOutOfRange'],
    ['half a round', { rounds: 1.5 }, 4, 'optionOutOfRange'],
    ['no number of rounds in plus', { variant: 'plus', rounds: null }, 4, 'optionOutOfRange'],
    ['a starter who is not there', { starter: 4 }, 4, 'optionOutOfRange'],
    ['eight players of plus', { variant: 'plus' }, 8, 'seatCount'],
    ['eleven players', {}, 11, 'seatCount'],
    ['one player', {}, 1, 'seatCount'],
    ['[N-15] a draft with the full deck', { draft: true }, 4, 'draftNeedsTacticsDeck'],
    ['[N-61] a draft with traps', { variant: 'ole', deck: 'tactics', draft: true }, 4, 'noDraftWithTraps'],
    ['[N-61] a pool that is too small', { variant: 'ole', copies: 1 }, 6, 'trapPoolTooSmall'],
    ['[N-61] no collections', { variant: 'ole', traps: 'own' }, 2, 'collectionsMissing'],
    [
      '[N-61] a seat without one',
      { variant: 'ole', traps: 'own', collections: [{ mask: 2 }] },
      2,
      'optionNotCounts',
    ],
    [
      '[N-61] an unknown trap',
      { variant: 'ole', traps: 'own', collections: [{ spike: 2 }, {}] },
      2,
      'optionUnknownItem',
    ],
    [
      '[N-61] a collection that is too small',
      { variant: 'ole', traps: 'own', collections: [{ mask: 2 }, { mask: 1 }] },
      2,
      'collectionTooSmall',
    ],
    [
      '[N-61] a collection that is too small without duplicates',
      { variant: 'ole', traps: 'own', unique: true, collections: [{ mask: 1, drop: 1 }, { mask: 2 }] },
      2,
      'collectionTooSmall',
    ],
  ])('refuses %s', (_, options, seats, code) => {
    expect(refusalOf(options, seats)).toBe(code);
  });

  it('[N-61] a refusal says how many traps there are and how many are needed', () => {
    const params = (options: object, seats: number) =>
      (readOptions(nimmt, options as Record<string, unknown>, seats) as Refusal).params;
    expect(params({ variant: 'ole', copies: 1 }, 6)).toEqual({ pool: 5, needed: 6 });
    expect(params({ variant: 'ole', traps: 'own' }, 2)).toEqual({ seats: 2 });
    for (const seat of [1, 2]) {
      const collections = [1, 2].map((each) => ({ mask: each === seat ? 1 : 2 }));
      expect(params({ variant: 'ole', traps: 'own', collections }, 2)).toEqual({ seat, needed: 2 });
    }
  });

  it.each([
    [{}, ['limit']],
    [{ rounds: 3 }, []],
    [{ deck: 'tactics' }, ['limit', 'draft']],
    [{ deck: 'tactics', draft: true }, ['limit', 'draft', 'starter']],
    [{ variant: 'simple' }, ['starter']],
    [{ variant: 'ole', deck: 'tactics' }, ['limit', 'starter', 'copies']],
    [{ variant: 'ole', traps: 'own' }, ['limit', 'starter', 'unique', 'collections']],
  ])('offers what matters with %j', (chosen, offered) => {
    const specs = nimmt.optionSpecs(chosen, 4).filter((spec) => 'offered' in spec);
    expect(specs.filter((spec) => spec.offered).map(({ key }) => key)).toEqual(offered);
  });

  it('[N-61] a pool that is just large enough is fine', () => {
    expect(refusalOf({ variant: 'ole', copies: 1 }, 5)).toBeUndefined();
    expect(refusalOf({ variant: 'ole', copies: 2 }, 10)).toBeUndefined();
  });

  it('[N-15, N-60] says who starts the next game', () => {
    const outcome = { scores: [70, 20, 20], ranks: [3, 1, 1] };
    const next = (options: Readonly<Record<string, unknown>>) => {
      const read = readOptions(nimmt, options, 3);
      if (isRefusal(read)) throw new Error(read.code);
      return nimmt.nextOptions(read, 3, outcome).starter;
    };
    expect(next({ starter: 2 })).toBe(2);
    expect(next({ deck: 'tactics', draft: true, starter: 2 })).toBe(0);
    expect(next({ variant: 'ole', starter: 1 })).toBe(2);
    expect(next({ variant: 'ole', starter: 2 })).toBe(1);
  });
});

describe('deals of nimmt', () => {
  it.each([2, 3, 4, 7])('[N-30] plus-even gives everyone of %i their 0-cards', (seats) => {
    for (let seed = 0; seed < 20; seed++) {
      const match = Match.start(nimmt, { options: { variant: 'plus-even' }, seats, seed: `even ${seed}` });
      if (isRefusal(match)) throw new Error(match.code);
      const { hands } = match.table() as { hands: number[][] };
      for (const hand of hands) {
        expect(hand).toHaveLength(15);
        expect(hand.filter((card) => card === 0).length).toBeGreaterThanOrEqual(seats <= 3 ? 2 : 1);
      }
    }
  });

  it('[N-20] no row starts with a 0', () => {
    for (let seed = 0; seed < 50; seed++) {
      const match = Match.start(nimmt, { options: { variant: 'plus' }, seats: 7, seed: `rows ${seed}` });
      if (isRefusal(match)) throw new Error(match.code);
      expect((match.table() as { rows: number[][] }).rows.flat()).not.toContain(0);
    }
  });
});
