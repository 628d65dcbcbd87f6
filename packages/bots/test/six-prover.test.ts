import { below, FastRng, isRefusal, Match } from '@sixfold/game-kit';
import {
  legalMoves,
  otherSide,
  placeMove,
  playMove,
  RUNNING,
  type Side,
  type SixState,
  six,
  winningCells,
} from '@sixfold/six';
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

const cells = new Uint16Array(256);
const gapsOf = (state: SixState, side: Side): number[] =>
  Array.from(cells.subarray(0, winningCells(state, side, cells)));

/** Whether a side forces a form with this many stones: wins are seen and gaps are filled, all else is tried. */
function forcedWithin(state: SixState, attacker: Side, left: number): boolean {
  const wins = gapsOf(state, attacker);
  const dangers = gapsOf(state, otherSide(attacker));
  const isAttacking = state.side === attacker;
  if (isAttacking && (wins.length > 0 || left === 1)) return wins.length > 0;
  if (!isAttacking && dangers.length > 0) return false;
  const musts = isAttacking ? dangers : wins;
  if (musts.length > 1) return !isAttacking;
  const open = musts.length === 1 ? musts : Array.from(state.frontier.subarray(0, state.frontierCount));
  const forces = (cell: number): boolean => {
    const after = six.copy(state);
    playMove(after, placeMove(cell));
    return forcedWithin(after, attacker, isAttacking ? left - 1 : left);
  };
  return isAttacking ? open.some(forces) : open.every(forces);
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

  it('agrees with trying all that wins and gaps leave open, three stones of the attacker ahead', () => {
    const seen = { true: 0, false: 0 };
    for (let number = 0; number < 24; number++) {
      const state = builtUp(`further ${number}`, 9 + (number % 4));
      const stones = state.redCount + state.blackCount;
      const more = 5;
      const { forced } = proveForm(state, state.side, stones + more);
      expect(forced, `${number}`).toBe(forcedWithin(state, state.side, 3));
      seen[`${forced}`]++;
    }
    expect(seen.true).toBeGreaterThan(3);
    expect(seen.false).toBeGreaterThan(3);
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
