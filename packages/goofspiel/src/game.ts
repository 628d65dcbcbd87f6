import {
  DealRng,
  type Game,
  matchKey,
  type Outcome,
  Refusal,
  rank,
  type Seed,
  shuffle,
} from '@sixfold/game-kit';
import type { GoofspielFact } from './facts.js';
import { manifest } from './manifest.js';
import { type GoofspielOptions, MOST_CARDS, optionSpecs, SEAT_COUNTS } from './options.js';
import { apply, legalMoves } from './play.js';
import type { GoofspielCode } from './refusals.js';
import { GoofspielState } from './state.js';
import { fromTable, table } from './table.js';
import { determinize, type GoofspielView, view } from './view.js';

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

    parseMove: (_state, text) =>
      /^[1-9]\d?$/.test(text) && Number(text) <= MOST_CARDS
        ? Number(text)
        : new Refusal('notAMove', { text: text.slice(0, 20), highest: MOST_CARDS }),
    formatMove: (_state, card) => String(card),

    table,
    fromTable,
  };

/** G-1 Everybody holds a whole set; only the prizes are shuffled. */
function setup(options: GoofspielOptions, seats: number, seed: Seed): GoofspielState {
  const state = new GoofspielState(options, seats);
  shuffle(new DealRng(matchKey(seed), 1), state.prizes);
  return state;
}

/** G-5 Most points win. */
function outcome(state: GoofspielState): Outcome | undefined {
  if (!state.isOver) return undefined;
  const scores = state.points();
  return { scores, ranks: rank(scores, 'highest') };
}
