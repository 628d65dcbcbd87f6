import type { NimmtFact } from '@sixfold/nimmt';
import { describe, expect, it } from 'vitest';
import { highlightsOf } from './highlights.js';

const step = (number: number, ...facts: NimmtFact[]) => ({ number, seat: 0, facts });
const placed = (seat: number, card: number, row: number): NimmtFact => ({
  kind: 'placed',
  seat,
  card,
  row,
  low: false,
  stretched: false,
});
const took = (seat: number, card: number, row: number, heads: number, chosen = false): NimmtFact => ({
  kind: 'tookRow',
  seat,
  card,
  row,
  heads,
  chosen,
  cards: [],
});

const MATCH = [
  step(2, placed(0, 14, 0), took(1, 15, 0, 9)),
  step(4, took(0, 40, 1, 3), placed(1, 60, 2)),
  step(6, placed(1, 70, 3), took(0, 71, 3, 12)),
  step(8, took(1, 2, 1, 20, true)),
];

describe('the best and the worst card', () => {
  it('the dearest row that one took is the worst; to be fifth before somebody took it is the best', () => {
    const { best, worst } = highlightsOf(MATCH, false, 0);
    expect([best?.card, best?.moves]).toEqual([14, 2]);
    expect([worst?.card, worst?.moves]).toEqual([71, 6]);
  });

  it('of everybody, where nobody in particular looks', () => {
    const { best, worst } = highlightsOf(MATCH, false, undefined);
    expect([best?.seat, best?.card]).toEqual([1, 70]);
    expect([worst?.seat, worst?.card]).toEqual([1, 2]);
  });

  it('in PLUS rows are good: winning one is the best, preparing one for another the worst', () => {
    const { best, worst } = highlightsOf(MATCH, true, 0);
    expect([best?.card, worst?.card]).toEqual([71, 14]);
  });

  it('a row that somebody chose was nobody’s preparation, and a new round has new rows', () => {
    const started: NimmtFact = { kind: 'roundStarted', round: 2, rows: [] };
    expect(highlightsOf([step(1, placed(0, 9, 1)), ...MATCH.slice(3)], false, 0)).toEqual({});
    const next = [step(1, placed(0, 9, 0)), step(2, started), step(3, took(1, 30, 0, 5))];
    expect(highlightsOf(next, false, 0)).toEqual({});
  });
});
