import { type Game, NOBODY, onlySeat } from '@sixfold/game-kit';
import { determinize } from './determinize.js';
import type { SixFact } from './facts.js';
import { manifest } from './manifest.js';
import { formatMove, parseMove } from './moves.js';
import { checkOptions, nextOptions, optionSpecs, type SixOptions, seatCounts } from './options.js';
import { outcome } from './outcome.js';
import { apply, legalMoves } from './play.js';
import type { SixCode } from './refusals.js';
import { setup } from './setup.js';
import { RUNNING, SixState } from './state.js';
import { fromTable, table } from './table.js';
import { type SixView, view } from './view.js';

/** A colour has at most 21 stones, and there are never 180 cells to put one on (three groups to keep included). */
const MAX_MOVES = 4096;

/** SIX, both editions. RULES.md has the rules by number. */
export const six: Game<SixState, SixView, SixOptions, SixFact, SixCode> = {
  id: manifest.id,
  manifest,
  maxMoves: MAX_MOVES,

  optionSpecs,
  seatCounts,
  checkOptions,
  /** S-1 With four, opposite seats are partners. */
  sides: (_options, seats) => Array.from({ length: seats }, (_, seat) => seat % 2),
  nextOptions,

  setup,
  copy(state) {
    const copy = new SixState(state.options, state.seats);
    copy.copyFrom(state);
    return copy;
  },
  copyInto(from, into) {
    into.copyFrom(from);
  },

  toAct: (state) => (state.result === RUNNING ? onlySeat(state.turn) : NOBODY),
  legalMoves,
  apply,
  outcome,

  view,
  determinize,

  parseMove,
  formatMove,
  table,
  fromTable,
};
