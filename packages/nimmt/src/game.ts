import type { Game } from '@sixfold/game-kit';
import { determinize } from './determinize.js';
import type { NimmtFact } from './facts.js';
import { manifest } from './manifest.js';
import { formatMove, parseMove } from './moves.js';
import { checkOptions, type NimmtOptions, nextOptions, optionSpecs, seatCounts } from './options.js';
import { outcome } from './outcome.js';
import { apply, legalMoves } from './play.js';
import type { NimmtCode } from './refusals.js';
import { setup } from './setup.js';
import { NimmtState } from './state.js';
import { fromTable, table } from './table.js';
import { type NimmtView, view } from './view.js';

/** 6 nimmt! and its variants (RULES.md). */
export const nimmt: Game<NimmtState, NimmtView, NimmtOptions, NimmtFact, NimmtCode> = {
  id: manifest.id,
  manifest,
  /** Fifteen cards: 15 single lays and 105 pairs. */
  maxMoves: 120,

  optionSpecs,
  seatCounts,
  checkOptions,
  nextOptions,

  setup,
  copy: (state) => {
    const copy = new NimmtState(state.rules, state.key);
    copy.copyFrom(state);
    return copy;
  },
  copyInto: (from, into) => into.copyFrom(from),

  toAct: (state) => state.toAct,
  legalMoves,
  apply,
  outcome,

  view,
  determinize,

  parseMove: (_, text) => parseMove(text),
  formatMove: (_, move) => formatMove(move),

  table,
  fromTable,
};
