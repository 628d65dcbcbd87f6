import { below, FastRng } from '@sixfold/game-kit';
import { RUNS_FACTOR, runsOf } from '@sixfold/game-laws';
import { describe, expect, test } from 'vitest';
import {
  capturingLifts,
  legalMoves,
  otherSide,
  playMove,
  RUNNING,
  randomMove,
  type SixState,
  six,
  winningCells,
  winningMoves,
} from '../src/index.js';
import { chain, optionsOf, position } from './helpers.js';

const moves = new Int32Array(six.maxMoves);
const found = new Int32Array(six.maxMoves);
const cells = new Uint16Array(256);

/** All moves that complete a form, by trying them. */
function winsByTrying(state: SixState): number[] {
  const next = six.copy(state);
  return Array.from(moves.subarray(0, legalMoves(state, state.turn, moves)))
    .filter((move) => {
      six.copyInto(state, next);
      playMove(next, move);
      return next.result === state.side && next.reason <= 2;
    })
    .sort((a, b) => a - b);
}

describe('what search asks first', () => {
  test('[S-3] winning moves are those that win when tried, in both phases', () => {
    let wins = 0;
    for (let game = 0; game < runsOf(25); game++) {
      const rng = new FastRng(`tactics ${game}`);
      const state = six.setup(optionsOf({ edition: '21' }), 2, 'x');
      for (let moves = 0; state.result === RUNNING; moves++) {
        expect(moves).toBeLessThan(10_000);
        if (state.phase === 2 || below(rng, 8) === 0) {
          const listed = Array.from(found.subarray(0, winningMoves(state, found))).sort((a, b) => a - b);
          expect(listed).toEqual(winsByTrying(state));
          wins += listed.length;
        }
        playMove(state, randomMove(state, rng));
      }
    }
    expect(wins).toBeGreaterThan(20 * Math.min(1, RUNS_FACTOR));
  });

  test('[S-3] threatened cells are where the other side would win', () => {
    const state = position('R R R R R .\n B B   B B', { toMove: 1 }, {});
    const count = winningCells(state, otherSide(state.side), cells);
    const texts = Array.from(cells.subarray(0, count), (cell) => six.formatMove(state, cell));
    expect(texts.sort()).toEqual(['-1,0', '5,0']);
  });

  test('[S-5] capturing lifts are the stones that hold others', () => {
    const state = position(chain(13));
    const count = capturingLifts(state, cells);
    expect(count).toBe(5); // all red ones but the two at the ends
  });
});
