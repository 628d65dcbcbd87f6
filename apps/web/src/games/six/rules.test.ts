import { below, FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { type SixFact, type SixView, six } from '@sixfold/six';
import { describe, expect, it } from 'vitest';
import { Choices } from './choices.js';
import { frames } from './frames.js';
import { keyOf } from './hex.js';
import { stonesByCell } from './layout.js';
import { previewOf, threatsOf } from './preview.js';

interface Step {
  readonly before: SixView;
  readonly legal: readonly string[];
  readonly seat: number;
  readonly move: string;
  readonly facts: readonly SixFact[];
  readonly after: SixView;
}

/** Random games; the moves that win at once are avoided for a while, so that phase two is reached. */
function* game(seed: string, seats: number, options: object): Generator<Step> {
  const rng = new FastRng(seed);
  const match = Match.start(six, { options, seats, seed });
  if (isRefusal(match)) throw new Error(match.code);
  while (match.outcome() === undefined) {
    const [seat = 0] = match.toAct();
    const legal = match.legal(seat);
    const before = match.view(seat);
    const tries = Array.from({ length: 20 }, () => legal[below(rng, legal.length)] ?? '');
    const isEarly = match.moves.length < 70;
    const calm = tries.find((text) => previewOf(before, seat, text)?.winner === undefined);
    const move = (isEarly ? calm : undefined) ?? tries[0] ?? '';
    const facts = match.play(seat, move);
    if (isRefusal(facts)) throw new Error(facts.code);
    yield { before, legal, seat, move, facts, after: match.view(seat) };
  }
}

const games = [
  ['two', 2, {}],
  ['dutch', 2, { edition: '21', swap: true }],
  ['teams', 4, {}],
] as const;

const stones = (view: SixView): string[] => [...stonesByCell(view)].map(String).toSorted();

describe.each(games)('a table of SIX: %s', (name, seats, options) => {
  it('[S-3] [S-5] [S-7] a preview says what the move then does', () => {
    for (const { before, seat, move, facts } of game(`${name} preview`, seats, options)) {
      const told = facts as readonly SixFact[];
      const preview = previewOf(before, seat, move);
      const captured = told.find((fact) => fact.kind === 'captured');
      expect(preview?.red ?? []).toEqual(captured?.red ?? []);
      expect(preview?.black ?? []).toEqual(captured?.black ?? []);
      expect(preview?.form).toBe(told.find((fact) => fact.kind === 'completed')?.form);
      expect(preview?.winner).toBe(
        told.find((fact) => fact.kind === 'won')?.side ??
          (told.some((fact) => fact.kind === 'drawn') ? null : undefined),
      );
    }
  });

  it('[S-5] the steps of a move lead to every legal move and to no other', () => {
    let halves = 0;
    for (const { before, legal } of game(`${name} choices`, seats, options)) {
      const choices = new Choices(legal);
      const reached = (before.phase === 1 ? [undefined] : [...choices.stones]).flatMap((from) => {
        const keeps = from === undefined ? [] : choices.keeps(from);
        halves += keeps.length;
        return (keeps.length > 0 ? keeps : [undefined]).flatMap((keep) => [
          ...choices.targets(from, keep).values(),
        ]);
      });
      if (choices.canSwap) reached.push('swap');
      expect(reached.toSorted()).toEqual([...legal].sort());
    }
    if (seats === 2) expect(halves).toBeGreaterThan(0);
  });

  it('[S-3] marks exactly the cells where a form can be completed', () => {
    let found = 0;
    for (const { before, legal, seat } of game(`${name} wins`, seats, options)) {
      if (found > 60) break;
      const { wins } = threatsOf(before);
      const marked = legal.filter((move) => {
        const [way = '', keep] = move.split('=');
        const [one = '', other] = way.split('>');
        return other === undefined
          ? wins.targets(undefined, undefined).has(one)
          : wins.targets(one, keep).has(other);
      });
      expect(marked).toEqual(legal.filter((move) => previewOf(before, seat, move)?.form !== undefined));
      found += marked.length;
    }
    expect(found).toBeGreaterThan(0);
  });

  it('[S-5] marks exactly the stones whose lifting makes others fall', () => {
    let found = 0;
    for (const { before, legal, seat } of game(`${name} captures`, seats, options)) {
      if (before.phase === 1) continue;
      const choices = new Choices(legal);
      const capturing = [...choices.stones].filter((from) => {
        const [move = ''] = choices.targets(from, choices.keeps(from)[0]).values();
        const preview = previewOf(before, seat, move);
        return (preview?.red.length ?? 0) + (preview?.black.length ?? 0) > 0;
      });
      expect([...threatsOf(before).captures].sort()).toEqual(capturing.sort());
      found += capturing.length;
    }
    expect(found).toBeGreaterThan(0);
  });

  it('the last picture of a move is the board after it', () => {
    for (const { before, facts, after } of game(`${name} frames`, seats, options)) {
      const last = frames(before, facts).at(-1)?.view;
      expect(last && stones(last)).toEqual(stones(after));
      expect(last?.supply).toEqual(after.supply);
      expect(last?.colours).toEqual(after.colours);
      expect(last?.phase).toBe(after.phase);
    }
  });
});

describe('choices', () => {
  it('know what a stone may do', () => {
    const choices = new Choices(['0,0>2,0', '0,0>3,0', '1,0>2,0=-1,0', '1,0>2,0=3,0', '1,0>4,0=3,0']);
    expect([...choices.stones]).toEqual(['0,0', '1,0']);
    expect(choices.keeps('0,0')).toEqual([]);
    expect(choices.keeps('1,0')).toEqual(['-1,0', '3,0']);
    expect([...choices.targets('1,0', '3,0')]).toEqual([
      ['2,0', '1,0>2,0=3,0'],
      ['4,0', '1,0>4,0=3,0'],
    ]);
    expect(keyOf([-1, 2])).toBe('-1,2');
  });
});
