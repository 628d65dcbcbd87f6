import { below, FastRng, firstSeat, isRefusal, Match } from '@sixfold/game-kit';
import { nimmt, VARIANTS } from '@sixfold/nimmt';
import { describe, expect, it } from 'vitest';
import { Judging, type Scores } from '../src/nimmt/judge.js';
import { habitualJudge } from '../src/nimmt/judges.js';
import { OpenTable } from '../src/nimmt/table.js';

const numbers = ({ size, zeros, alone, early, fit }: Scores, pairs: boolean): number[] => [
  ...alone.slice(0, size),
  ...(pairs ? fit.slice(zeros, size) : []),
  ...(pairs && zeros > 0 ? early.slice(zeros, size) : []),
];

describe('habits', () => {
  it.each(VARIANTS)('score a whole hand as they score its cards one by one (%s)', (variant) => {
    const match = Match.start(nimmt, { options: { variant, rounds: 3 }, seats: 4, seed: 'habits' });
    if (isRefusal(match)) throw new Error(match.code);
    const state = nimmt.copy(match.state);
    const table = new OpenTable();
    const judge = habitualJudge(match.view(0));
    const { cards: _, ...oneByOne } = judge;
    const whole = new Judging(table, judge);
    const single = new Judging(table, oneByOne);
    const rng = new FastRng('habits');
    const moves = new Int32Array(nimmt.maxMoves);
    let scored = 0;
    while (state.toAct !== 0) {
      const seat = firstSeat(state.toAct);
      if (state.phase === 'lay') {
        table.read(state);
        const pairs = state.rules.variant.cardsATurn === 2;
        const wanted = numbers(single.score(state, seat), pairs);
        numbers(whole.score(state, seat), pairs).forEach((score, at) =>
          expect(score).toBeCloseTo(wanted[at], 9),
        );
        scored += wanted.length;
      }
      nimmt.apply(state, seat, moves[below(rng, nimmt.legalMoves(state, seat, moves))]);
    }
    expect(scored).toBeGreaterThan(300);
  });
});
