import type { Move, Seat } from '@sixfold/game-kit';
import {
  BLOCK,
  BLOCK_MOVE,
  bullheads,
  canShift,
  canStretch,
  DROP,
  firstOf,
  holdsTrap,
  KIND,
  kindOf,
  laidCards,
  layMove,
  MASK,
  type NimmtState,
  nimmt,
  PASS,
  PLACE,
  placingValue,
  ROW_LIMIT,
  ROWS,
  rowFor,
  rowHeads,
  rowMove,
  SHIFT,
  SHIFT_REACH,
  STRETCH,
  STRETCH_MOVE,
  shiftMove,
} from '@sixfold/nimmt';
import type { Stream } from '../search/stream.js';

/** When traps are spent. */
export interface TrapSense {
  /** A stretch or a shift is spent where placing costs this much, and more by so much for each card still to be laid. */
  readonly spend: number;
  readonly spendPerCard: number;
  /** A block is spent on a trap that saves its owner this much, … */
  readonly block: number;
  /** … so often of ten times. */
  readonly blockShare: number;
  /** What a mask is taken to save its owner. */
  readonly maskWorth: number;
  /** In how many of ten tricks a holder of a mask uses it, whatever it holds, so that holding one does not show. */
  readonly mask: number;
}

/** A guess; `bots.js traps` has learned nothing by playing that would be better (docs/bots-nimmt.md). */
export const TRAP_SENSE: TrapSense = {
  spend: 1,
  spendPerCard: 0.5,
  block: 4,
  blockShare: 6,
  maskWorth: 3,
  mask: 1.5,
};

const ofTen = (share: number, rng: Stream): boolean => rng.unit() < share / 10;

/** N-64 Whether a holder of a mask uses it in this trick. */
export const wantsMask = ({ mask }: TrapSense, rng: Stream): boolean => ofTen(mask, rng);

/** N-11 The row with the fewest points; among equals the longest, which stays dangerous otherwise. */
export function chooseCheapRow(state: NimmtState): Move {
  let best = 0;
  let bestCost = Infinity;
  for (let row = 0; row < ROWS; row++) {
    const cost = rowHeads(state, row) - 0.1 * state.rowLength[row];
    if (cost < bestCost) {
      best = row;
      bestCost = cost;
    }
  }
  return rowMove(best);
}

/** What placing at a value takes at once. */
function placingCost(state: NimmtState, value: number): number {
  const row = rowFor(state, value);
  if (row >= 0) return state.rowLength[row] >= ROW_LIMIT ? rowHeads(state, row) : 0;
  let cheapest = Infinity;
  for (let low = 0; low < ROWS; low++) cheapest = Math.min(cheapest, rowHeads(state, low));
  return cheapest;
}

/** N-65 Of two masked cards the one that takes less as the rows are now. */
export function keepCheaper(state: NimmtState, seat: Seat): Move {
  const [first, second] = laidCards(state, seat);
  return layMove(placingCost(state, second) < placingCost(state, first) ? second : first);
}

/** N-68 Plays a stretch or a shift when it saves enough for the moment of the round. */
export function decidePlacing(state: NimmtState, seat: Seat, sense: TrapSense): Move {
  const cost = placingCost(state, placingValue(state));
  if (cost < sense.spend + sense.spendPerCard * state.handSize[seat]) return PLACE;
  if (holdsTrap(state, seat, STRETCH) && canStretch(state)) return STRETCH_MOVE;
  if (!canShift(state, seat)) return PLACE;
  const card = state.queueCard[state.queueNext];
  let best = PLACE;
  let bestCost = cost - 1;
  for (let value = card - SHIFT_REACH; value <= card + SHIFT_REACH; value++) {
    const shiftedCost = placingCost(state, value);
    if (shiftedCost < bestCost) {
      bestCost = shiftedCost;
      best = shiftMove(value);
    }
  }
  return best;
}

/** N-63 Blocks what saves another player much, most of the time; always gets an own trap through. */
export function answerWindow(state: NimmtState, seat: Seat, sense: TrapSense, rng: Stream): Move {
  if (!holdsTrap(state, seat, BLOCK)) return PASS;
  const trapWorks = state.blocks % 2 === 0;
  if (state.trapOwner === seat) return trapWorks ? PASS : BLOCK_MOVE;
  if (!trapWorks) return PASS;
  const isWorthIt = trapWorth(state, sense) >= sense.block;
  return isWorthIt && ofTen(sense.blockShare, rng) ? BLOCK_MOVE : PASS;
}

/** How many points the trap in play saves its owner. */
function trapWorth(state: NimmtState, { maskWorth }: TrapSense): number {
  switch (state.trapInPlay) {
    case DROP:
      return bullheads(state.trapValue);
    case MASK:
      return maskWorth;
    case SHIFT:
      return placingCost(state, placingValue(state)) - placingCost(state, state.trapValue);
    default:
      return placingCost(state, placingValue(state));
  }
}

/** N-69 Drops the card with the most points; `moves` is a buffer for what may be done. */
export function dropMost(state: NimmtState, seat: Seat, moves: Int32Array): Move {
  const count = nimmt.legalMoves(state, seat, moves);
  let best = PASS;
  let most = 0;
  for (let index = 0; index < count; index++) {
    const move = moves[index];
    if (kindOf(move) === KIND.drop && bullheads(firstOf(move)) > most) {
      most = bullheads(firstOf(move));
      best = move;
    }
  }
  return best;
}
