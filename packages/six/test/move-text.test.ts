import { below, FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { formatCell, meaningOf, parseCell, type SixMeaning, six, textOf } from '../src/index.js';

describe('what the text of a move means', () => {
  it('every legal move means one thing, which is written as the same text', () => {
    const rng = new FastRng('meanings');
    const seen = new Set<string>();
    const match = Match.start(six, { options: { swap: true }, seats: 2, seed: 'meanings' });
    if (isRefusal(match)) throw new Error(match.code);
    for (let [seat] = match.toAct(); seat !== undefined; [seat] = match.toAct()) {
      const legal = match.legal(seat);
      for (const move of legal) {
        const meaning = meaningOf(move) as SixMeaning;
        expect(textOf(meaning)).toBe(move);
        seen.add(meaning.kind);
      }
      match.play(seat, legal[below(rng, legal.length)]);
    }
    expect([...seen].sort()).toEqual(['move', 'place', 'swap']);
  });

  it.each([
    ['2,-1', { kind: 'place', to: '2,-1' }],
    ['0,0>2,-1', { kind: 'move', from: '0,0', to: '2,-1' }],
    ['0,0>2,-1=3,-2', { kind: 'move', from: '0,0', to: '2,-1', keep: '3,-2' }],
    ['swap', { kind: 'swap' }],
    ['2', undefined],
    ['02,1', undefined],
    ['0,0>', undefined],
  ] as const)('%s', (text, meaning) => {
    expect(meaningOf(text)).toStrictEqual(meaning);
    if (meaning !== undefined) expect(textOf(meaning)).toBe(text);
  });
});

describe('a cell as the notation writes it', () => {
  it.each([
    [0, 0],
    [2, -1],
    [-17, 40],
  ] as const)('%i,%i is read as it was written', (q, r) =>
    expect(parseCell(formatCell([q, r]))).toEqual([q, r]),
  );

  it.each(['', '2', '02,1', '1,2,3', '1,2>3,4', 'a,b'])('%s is none', (text) =>
    expect(parseCell(text)).toBeUndefined(),
  );
});
