import type { Game } from '@sixfold/game-kit';
import { determinize } from './determinize.js';
import type { GoofspielFact } from './facts.js';
import { manifest } from './manifest.js';
import { formatMove, parseMove } from './moves.js';
import { type GoofspielOptions, MOST_CARDS, optionSpecs, SEAT_COUNTS } from './options.js';
import { outcome } from './outcome.js';
import { apply, legalMoves } from './play.js';
import type { GoofspielCode } from './refusals.js';
import { setup } from './setup.js';
import { GoofspielState } from './state.js';
import { fromTable, table } from './table.js';
import { type GoofspielView, view } from './view.js';

/** Goofspiel, the game of pure strategy (RULES.md). */
export const goofspiel: Game<GoofspielState, GoofspielView, GoofspielOptions, GoofspielFact, GoofspielCode> =
  {
    id: manifest.id,
    manifest,
    maxMoves: MOST_CARDS,

    optionSpecs,
    seatCounts: () => SEAT_COUNTS,
    checkOptions: () => undefined,
    nextOptions: (options) => options,

    setup,
    copy: (state) => {
      const copy = new GoofspielState(state.options, state.seats);
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

    parseMove,
    formatMove,

    table,
    fromTable,
  };
