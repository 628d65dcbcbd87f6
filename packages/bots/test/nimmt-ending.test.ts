import { below, FastRng, firstSeat, isRefusal, Match } from '@sixfold/game-kit';
import { HAND_SPACE, layMove, type NimmtState, nimmt, rowMove } from '@sixfold/nimmt';
import { describe, expect, it } from 'vitest';
import { isOpenEnding, type Solved, solveEnding } from '../src/nimmt/ending.js';
import { nimmtBots } from '../src/nimmt/index.js';
import { Utility } from '../src/nimmt/utility.js';

const never = () => false;

/** The last cards of a round with the tactics deck for two, after tricks in which both laid anything. */
function ending(cards: number, seed: string): NimmtState {
  const match = Match.start(nimmt, {
    options: { variant: 'classic', deck: 'tactics', rounds: 1 },
    seats: 2,
    seed,
  });
  if (isRefusal(match)) throw new Error(match.code);
  const rng = new FastRng(seed);
  while (match.state.phase !== 'lay' || match.state.handSize[0] > cards) {
    for (const seat of match.toAct()) {
      const legal = match.legal(seat);
      match.play(seat, legal[below(rng, legal.length)]);
    }
  }
  return nimmt.copy(match.state);
}

const after = (state: NimmtState, seat: number, move: number): NimmtState => {
  const next = nimmt.copy(state);
  nimmt.apply(next, seat, move);
  return next;
};

const solve = (state: NimmtState, seat: number): Solved =>
  solveEnding(nimmt.view(state, seat), seat, state, never) as Solved;

/** What seat 0 gets by playing as solved against somebody who knows that and answers as hurts most. */
function against(state: NimmtState, utility: Utility): number {
  if (state.phase === 'over') return utility.of(state);
  if (state.phase === 'chooseRow') {
    const rows = [0, 1, 2, 3];
    if (firstSeat(state.toAct) === 1)
      return Math.min(...rows.map((row) => against(after(state, 1, rowMove(row)), utility)));
    const { moves, chances } = solve(state, 0);
    return against(after(state, 0, moves[chances.indexOf(1)]), utility);
  }
  const { moves, chances } = solve(state, 0);
  const answers = state.hands.subarray(HAND_SPACE, HAND_SPACE + state.handSize[1]);
  return Math.min(
    ...Array.from(answers, (card) => {
      const laid = after(state, 1, layMove(card));
      return moves.reduce(
        (sum, move, index) =>
          chances[index] < 1e-9 ? sum : sum + chances[index] * against(after(laid, 0, move), utility),
        0,
      );
    }),
  );
}

describe('[N-14] the last cards with the tactics deck for two', () => {
  it('are played so that nobody who knows how could do better against it', () => {
    for (let number = 0; number < 6; number++) {
      const state = ending(3, `ending ${number}`);
      const utility = new Utility(nimmt.view(state, 0), 0, { others: 1, points: 1, win: 12 });
      const { worths, chances } = solve(state, 0);
      const promised = worths.reduce((sum, worth, index) => sum + chances[index] * worth, 0);
      expect(against(state, utility)).toBeCloseTo(promised, 6);
    }
  });

  it('are worth to one what they are not worth to the other', () => {
    for (let number = 0; number < 4; number++) {
      const state = ending(3, `both ${number}`);
      const [one, other] = [0, 1].map((seat) => {
        const { worths, chances } = solve(state, seat);
        return worths.reduce((sum, worth, index) => sum + chances[index] * worth, 0);
      });
      expect(one + other).toBeCloseTo(12, 6);
    }
  });

  it('are given up when time is over, and searched instead', () => {
    const state = ending(4, 'hurry');
    const view = nimmt.view(state, 0);
    expect(isOpenEnding(view)).toBe(true);
    expect(solveEnding(view, 0, state, () => true)).toBeUndefined();
    const legal = view.hand.map(String);
    const question = { view, seat: 0, legal, rng: new FastRng('hurry'), clock: () => 0 };
    const { move, iterations } = nimmtBots.bot('master').choose({ ...question, budget: { iterations: 100 } });
    expect(legal).toContain(move);
    expect(iterations).toBeLessThanOrEqual(50);
  });

  it('are answered with one of the moves that were asked about', () => {
    const view = nimmt.view(ending(3, 'some'), 0);
    for (const left of view.hand) {
      const legal = view.hand.filter((card) => card !== left).map(String);
      const question = { view, seat: 0, legal, budget: {}, rng: new FastRng('some'), clock: () => 0 };
      const { move, candidates } = nimmtBots.bot('master').choose(question);
      expect(legal).toContain(move);
      expect(candidates.map((one) => one.move).sort()).toEqual([...legal].sort());
    }
  });

  it('are not known with other decks or at larger tables', () => {
    for (const [seats, deck] of [[3, 'tactics'] as const, [2, 'full'] as const]) {
      const match = Match.start(nimmt, {
        options: { variant: 'classic', deck, rounds: 1 },
        seats,
        seed: 'x',
      });
      if (isRefusal(match)) throw new Error(match.code);
      const view = { ...match.view(0), players: match.view(0).players.map((one) => ({ ...one, cards: 3 })) };
      expect(isOpenEnding(view)).toBe(false);
    }
  });
});
