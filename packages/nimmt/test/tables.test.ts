import { isRefusal, type Table } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { type NimmtOptions, nimmt } from '../src/index.js';
import { start, WAYS } from './helpers.js';

const CLASSIC: NimmtOptions = { variant: 'classic', limit: 66, rounds: null, deck: 'full', starter: 0 };
const SIMPLE: NimmtOptions = { ...CLASSIC, variant: 'simple' };
const OLE: NimmtOptions = { ...CLASSIC, variant: 'ole', traps: 'shared', copies: 1 };
const DRAFT: NimmtOptions = { ...CLASSIC, deck: 'tactics', draft: true };

const TABLE: Table = {
  round: 1,
  rows: [[10], [20], [30], [40]],
  hands: [
    [5, 60],
    [7, 8],
  ],
  piles: [[], []],
  totals: [0, 0],
};
const EMPTY = [[], [], [], []];

const read = (options: NimmtOptions, change: Table, seats = 2) =>
  nimmt.fromTable(options, seats, { ...TABLE, ...change }, 'table');

describe('tables that are no position', () => {
  it.each<[string, NimmtOptions, Table]>([
    ['round', CLASSIC, { round: 0 }],
    ['round', CLASSIC, { round: 1.5 }],
    ['round', CLASSIC, { round: '1' }],
    ['round', CLASSIC, { round: 10_000 }],
    ['totals', CLASSIC, { totals: 5 }],
    ['totals', CLASSIC, { totals: [0] }],
    ['totals', CLASSIC, { totals: [0, -1] }],
    ['totals', CLASSIC, { totals: [0, 1e7] }],
    ['rows', CLASSIC, { rows: [[10], [20], [30]] }],
    ['rows', CLASSIC, { rows: [[10], [20], [30], []] }],
    ['rows', CLASSIC, { rows: [[10], [20], [30], ''] }],
    ['rows', CLASSIC, { rows: [[10], [20], [30], [105]] }],
    ['rows', CLASSIC, { rows: { length: 4 } }],
    ['hands', CLASSIC, { hands: [[10], [7]] }],
    ['hands', CLASSIC, { hands: [Array.from({ length: 16 }, (_, index) => 41 + index), [7]] }],
    ['hands', CLASSIC, { hands: [[], []] }],
    ['piles', CLASSIC, { piles: [[5], []] }],
    ['open', CLASSIC, { rows: EMPTY, open: [50] }],
    ['hands', CLASSIC, { hands: [[0], [7]] }],
    ['rows', DRAFT, { rows: [[10], [20], [23], [24]], hands: [[], []], open: [1, 2] }],
    ['open', DRAFT, { rows: EMPTY, hands: [[], []], open: [1, 1] }],
    ['traps', CLASSIC, { traps: [[], []] }],
    ['traps', OLE, { traps: 'mask' }],
    ['traps', OLE, { traps: [[]] }],
    ['traps', OLE, { traps: ['mask', []] }],
    ['traps', OLE, { traps: [['spike'], []] }],
    ['laid', CLASSIC, { laid: [] }],
    ['turn', SIMPLE, { turn: 2 }],
    ['turn', SIMPLE, { turn: -1 }],
  ])('%s: %j %j', (field, options, change) => {
    expect(read(options, change)).toMatchObject({ code: 'badTable', params: { field } });
  });

  it('the table itself is one', () => {
    const state = read(CLASSIC, {});
    if (isRefusal(state)) throw new Error(state.code);
    expect(nimmt.table(state)).toMatchObject(TABLE);
  });

  it.each(WAYS)('every deal is one, with hands as full as they get: $options for $seats', (way) => {
    const dealt = start(way, 'dealt');
    const { options } = dealt.rules;
    const state = nimmt.fromTable(options, way.seats, nimmt.table(dealt), 'again');
    if (isRefusal(state)) throw new Error(state.code);
    expect(nimmt.table(state)).toEqual(nimmt.table(dealt));
  });
});

describe('[N-15] a draft as a table', () => {
  it.each([
    [1, [[], [], []], 0],
    [2, [[], [], []], 1],
    [2, [[], [3], []], 2],
    [3, [[5], [], [3]], 1],
  ])('in round %i with the picks %j it is the turn of seat %i', (round, hands, turn) => {
    const open = Array.from({ length: 34 }, (_, index) => index + 1).filter(
      (card) => !hands.flat().includes(card),
    );
    const change = { round, rows: EMPTY, hands, piles: [[], [], []], totals: [0, 0, 0], open };
    const state = read(DRAFT, change, 3);
    if (isRefusal(state)) throw new Error(JSON.stringify(state));
    expect(nimmt.view(state, 0)).toMatchObject({ phase: 'pick', turn, toAct: [turn], open });
    expect(nimmt.table(state)).toMatchObject(change);
  });
});

describe('[N-69] the count as a table', () => {
  it('the last of all taken cards can be dropped, and once', () => {
    const all = Array.from({ length: 20 }, (_, index) => index + 5);
    const piles = [all.slice(0, 10), all.slice(10)];
    const rows = [[1], [2], [3], [4]];
    const options = { ...OLE, deck: 'tactics', copies: 2 } as const;
    const state = read(options, { rows, piles, hands: [[], []], traps: [[], ['drop', 'drop']] });
    if (isRefusal(state)) throw new Error(JSON.stringify(state));
    const drop = () => nimmt.apply(state, 1, nimmt.parseMove(state, 'drop:24') as number);
    expect(drop()).toBeUndefined();
    expect(nimmt.view(state, 'spectator').players[1]?.dropped).toEqual([24]);
    expect(drop()?.code).toBe('cardNotTaken');
  });
});
