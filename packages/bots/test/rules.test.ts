import { below, FastRng, isRefusal, readOptions } from '@sixfold/game-kit';
import { CELLS, CIRCLE, FORM_SIZE, formAt, NO_FORM, RED, ROW, STONE, TRIANGLE } from '@sixfold/six';
import { DRAW, faceOfMove, OVER, sideOf, sixteen } from '@sixfold/sixteen';
import { describe, expect, it } from 'vitest';
import type { Weights } from '../src/six/form-values.js';
import { FORMS_THROUGH, Shapes } from '../src/six/shapes.js';
import { busts, emptyPile, gain, readPile } from '../src/sixteen/pile.js';

// Where bots ask millions of times they have a quicker form of a rule. It must say the same as the rules.

describe('Sixteen', () => {
  const switches = [false, true];
  it.each(switches.flatMap((matches) => switches.map((bonus) => ({ matches, bonus }))))(
    '[X-4 X-5] what a card wins and when it busts is what the rules say: %o',
    (chosen) => {
      const rng = new FastRng('what a card wins');
      const moves = new Int32Array(sixteen.maxMoves);
      const pile = emptyPile();
      const options = readOptions(sixteen, chosen, 2);
      if (isRefusal(options)) throw new Error(options.code);
      const seen = new Set<number>();
      for (let game = 0; game < 20; game++) {
        const state = sixteen.setup(options, 2, `game ${game}`);
        while (state.toMove !== OVER) {
          const seat = state.toMove;
          const count = sixteen.legalMoves(state, seat, moves);
          readPile(state, pile);
          for (const move of moves.subarray(0, count)) {
            if (move === DRAW) continue;
            const after = sixteen.copy(state);
            sixteen.apply(after, seat, move);
            const own = after.won[sideOf(seat)] - state.won[sideOf(seat)];
            const others = after.won[1 - sideOf(seat)] - state.won[1 - sideOf(seat)];
            expect(gain(pile, faceOfMove(move), options)).toBe(own);
            expect(busts(pile, faceOfMove(move))).toBe(others === 1);
            seen.add(own - others);
          }
          sixteen.apply(state, seat, moves[below(rng, count)]);
        }
      }
      expect([...seen].sort((a, b) => a - b)).toEqual(
        chosen.matches && chosen.bonus ? [-1, 0, 1, 2] : [-1, 0, 1],
      );
    },
  );
});

describe('SIX', () => {
  const NOTHING = [0, 0, 0, 0, 0, 0];
  const EVEN: Weights = {
    mover: [NOTHING, NOTHING, NOTHING],
    waiter: [NOTHING, NOTHING, NOTHING],
    tempo: 0,
  };
  /** In the middle, so that no form reaches around the edge of the folded board. */
  const CELL = 32 + 64 * 32;

  it('[S-3] the forms through a cell are those that a stone there completes', () => {
    const shapes = new Shapes(EVEN);
    const through = new Int32Array(FORMS_THROUGH);
    const count = shapes.openThrough(CELL, RED, 0, through);
    const cells = new Int32Array(FORM_SIZE);
    const found = new Map<number, number>();
    for (const form of through.subarray(0, count)) {
      const board = new Uint8Array(CELLS);
      expect(shapes.gaps(form, board, cells)).toBe(FORM_SIZE);
      for (const cell of cells) if (cell !== CELL) board[cell] = STONE << RED;
      const kind = formAt(board, CELL, RED);
      found.set(kind, (found.get(kind) ?? 0) + 1);
      // One stone less, and nothing is complete.
      board[cells.find((cell) => cell !== CELL) as number] = 0;
      expect(formAt(board, CELL, RED)).toBe(NO_FORM);
    }
    // Six places in each of three rows, of two triangles, and of the circle.
    expect(Object.fromEntries(found)).toEqual({ [ROW]: 18, [TRIANGLE]: 12, [CIRCLE]: 6 });
  });
});
