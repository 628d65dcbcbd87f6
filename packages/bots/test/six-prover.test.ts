import { below, FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { legalMoves, playMove, RUNNING, type Side, type SixState, six } from '@sixfold/six';
import { describe, expect, it } from 'vitest';
import { proveForm } from '../src/six/prover.js';

function startState(): SixState {
  const match = Match.start(six, { options: {}, seats: 2, seed: 'prover' });
  if (isRefusal(match)) throw new Error(match.code);
  return six.copy(match.state);
}

/** The same question by trying everything with the rules alone. */
function triedOut(state: SixState, attacker: Side, stones: number): boolean {
  if (state.result !== RUNNING) return state.result === attacker;
  if (state.redCount + state.blackCount >= stones) return false;
  const moves = new Int32Array(six.maxMoves);
  const count = legalMoves(state, state.turn, moves);
  const outcomes = Array.from(moves.subarray(0, count), (move) => () => {
    const after = six.copy(state);
    playMove(after, move);
    return triedOut(after, attacker, stones);
  });
  return state.side === attacker
    ? outcomes.some((attempt) => attempt())
    : outcomes.every((attempt) => attempt());
}

/** A position in which both sides have built side by side, so that much is almost complete. */
function builtUp(seed: string, stones: number): SixState {
  const rng = new FastRng(seed);
  const state = startState();
  const moves = new Int32Array(six.maxMoves);
  while (state.redCount + state.blackCount < stones) {
    const count = legalMoves(state, state.turn, moves);
    const before = six.copy(state);
    // Early cells of the list lie close together.
    playMove(state, moves[below(rng, Math.min(count, 6))]);
    if (state.result !== RUNNING) return builtUp(`${seed}+`, before.redCount + before.blackCount);
  }
  return state;
}

describe('a proof about forms', () => {
  it('agrees with trying everything', () => {
    const seen = { true: 0, false: 0 };
    for (let number = 0; number < 60; number++) {
      const state = builtUp(`built ${number}`, 9 + (number % 4));
      const stones = state.redCount + state.blackCount;
      for (const attacker of [0, 1] as const) {
        for (const more of [1, 2, 3]) {
          const { forced } = proveForm(state, attacker, stones + more);
          expect(forced, `${number} ${attacker} ${more}`).toBe(triedOut(state, attacker, stones + more));
          seen[`${forced}`]++;
        }
      }
    }
    expect(seen.true).toBeGreaterThan(5);
    expect(seen.false).toBeGreaterThan(5);
  });

  it('shows that nobody can force a form within the first 14 stones', () => {
    for (const attacker of [0, 1] as const) {
      expect(proveForm(startState(), attacker, 14).forced).toBe(false);
    }
  });

  it('leaves the position as it was', () => {
    const state = builtUp('untouched', 8);
    const before = six.table(state);
    proveForm(state, 0, 13);
    expect(six.table(state)).toEqual(before);
  });
});
