import { type Game, NOBODY, onlySeat, type Outcome, rank, type Seat } from '@sixfold/game-kit';
import { checkMove } from './check.js';
import { factsAfter, factsBefore, type SixFact } from './facts.js';
import { manifest } from './manifest.js';
import { listMoves } from './moves.js';
import { formatMove, parseMove } from './notation.js';
import { checkOptions, optionSpecs, type SixOptions, seatCounts } from './options.js';
import { playMove } from './play.js';
import { DRAWN, REASONS, RUNNING, SixState } from './state.js';
import { fromTable, tableOf, withStones } from './table.js';
import { type SixView, stateOf, view } from './view.js';
import type { SixCode, SixRefusal } from './refusals.js';

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
  legalMoves: (state, seat, into) => (seat === state.turn ? listMoves(state, into) : 0),
  apply,
  outcome,

  view: (state) => view(state),
  determinize: (view) => stateOf(view),

  parseMove,
  formatMove,
  table: tableOf,
  fromTable,
};

/** Edition `21` starts with one stone of each colour; in `2003` the opener puts the first. */
function setup(options: SixOptions, seats: number): SixState {
  if (options.edition === '2003') return new SixState(options, seats);
  const state = withStones(options, seats, [[0, 0]], [[1, 0]]);
  state.redSupply--;
  state.blackSupply--;
  return state;
}

function apply(state: SixState, seat: Seat, move: number, facts?: SixFact[]): SixRefusal | undefined {
  const refusal = checkMove(state, seat, move);
  if (refusal !== undefined) return refusal;
  if (facts === undefined) {
    playMove(state, move);
    return undefined;
  }
  const { phase } = state;
  facts.push(...factsBefore(state, move));
  playMove(state, move);
  facts.push(...factsAfter(state, move, phase, seat));
  return undefined;
}

/** S-7, S-9: 1 for the side that won, half for a draw. */
function outcome(state: SixState): Outcome | undefined {
  if (state.result === RUNNING) return undefined;
  const scores = Array.from({ length: state.seats }, (_, seat) => {
    if (state.result === DRAWN) return 0.5;
    return state.sideOf(seat) === state.result ? 1 : 0;
  });
  return { scores, ranks: rank(scores, 'highest'), reason: REASONS[state.reason] };
}

/** S-10: the loser opens, with four the losing team's next seat after the last opener; after a draw the other side. */
function nextOptions(options: SixOptions, seats: number, { scores }: Outcome): SixOptions {
  const { opener } = options;
  const next = (opener + 1) % seats;
  const partner = (opener + 2) % seats; // with two players the opener again
  return { ...options, opener: scores[opener] === 0 ? partner : next };
}
