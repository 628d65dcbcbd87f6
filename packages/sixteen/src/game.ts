import { type Game, NOBODY, onlySeat } from '@sixfold/game-kit';
import { determinize } from './determinize.js';
import type { SixteenFact } from './facts.js';
import { manifest } from './manifest.js';
import { formatMove, MAX_MOVES, parseMove } from './moves.js';
import { nextOptions, optionSpecs, SEAT_COUNTS, type SixteenOptions } from './options.js';
import { outcome } from './outcome.js';
import { apply, legalMoves } from './play.js';
import type { SixteenCode } from './refusals.js';
import { setup } from './setup.js';
import { copyState, OVER, type SixteenState, sideOf } from './state.js';
import { fromTable, table } from './table.js';
import { type SixteenView, view } from './view.js';

/** Sixteen for two players or two teams. */
export const sixteen: Game<SixteenState, SixteenView, SixteenOptions, SixteenFact, SixteenCode> = {
  id: manifest.id,
  manifest,
  maxMoves: MAX_MOVES,
  optionSpecs,
  seatCounts: () => SEAT_COUNTS,
  checkOptions: () => undefined,
  sides: (_options, seats) => Array.from({ length: seats }, (_, seat) => sideOf(seat)),
  nextOptions,
  setup,
  copy: copyState,
  copyInto: (from, into) => into.copyFrom(from),
  toAct: (state) => (state.toMove === OVER ? NOBODY : onlySeat(state.toMove)),
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
