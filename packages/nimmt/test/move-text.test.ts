import { below, FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { meaningOf, type NimmtMeaning, nimmt, textOf } from '../src/index.js';

const KINDS: Readonly<Record<NimmtMeaning['kind'], true>> = {
  lay: true,
  layTwo: true,
  layMasked: true,
  row: true,
  place: true,
  shift: true,
  stretch: true,
  block: true,
  pass: true,
  drop: true,
  pick: true,
};

describe('what the text of a move means', () => {
  it('every legal move means one thing, which is written as the same text', () => {
    const rng = new FastRng('meanings');
    const seen = new Set<string>();
    for (const options of [
      {},
      { variant: 'plus' },
      { variant: 'ole' },
      { variant: 'ole', rounds: 3 },
      { deck: 'tactics', draft: true },
    ]) {
      const match = Match.start(nimmt, { options, seats: 4, seed: 'meanings' });
      if (isRefusal(match)) throw new Error(match.code);
      for (let [seat] = match.toAct(); seat !== undefined; [seat] = match.toAct()) {
        const legal = match.legal(seat);
        for (const move of legal) {
          const meaning = meaningOf(move) as NimmtMeaning;
          expect(textOf(meaning)).toBe(move);
          seen.add(meaning.kind);
        }
        match.play(seat, legal[below(rng, legal.length)]);
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(KINDS).sort());
  });

  it.each([
    ['43', { kind: 'lay', cards: [43] }],
    ['5+6', { kind: 'layTwo', cards: [5, 6] }],
    ['51?43', { kind: 'layMasked', cards: [51, 43] }],
    ['r1', { kind: 'row', row: 0 }],
    ['shift:-3.5', { kind: 'shift', value: -3.5 }],
    ['drop:55', { kind: 'drop', card: 55 }],
    ['pick:7', { kind: 'pick', card: 7 }],
    ['pass', { kind: 'pass' }],
    ['r5', undefined],
    ['43 ', undefined],
    ['toString', undefined],
  ] as const)('%s', (text, meaning) => expect(meaningOf(text)).toEqual(meaning));

  it('[N-22] two open cards are written with the lower one first', () =>
    expect(textOf({ kind: 'layTwo', cards: [6, 5] })).toBe('5+6'));
});
