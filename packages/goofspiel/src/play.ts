// RULES.md, sections 2 and 3

import { hasSeat, type Move, Refusal, type Seat } from '@sixfold/game-kit';
import type { GoofspielFact } from './facts.js';
import type { GoofspielRefusal } from './refusals.js';
import { cardsIn, type GoofspielState, NOT_TAKEN, WAITING } from './state.js';

export function legalMoves(state: GoofspielState, seat: Seat, into: Int32Array): number {
  if (!hasSeat(state.toAct, seat)) return 0;
  const cards = cardsIn(state.hands[seat]);
  into.set(cards);
  return cards.length;
}

/** G-2 A bid; the last one of a turn decides it. */
export function apply(
  state: GoofspielState,
  seat: Seat,
  card: Move,
  facts?: GoofspielFact[],
): GoofspielRefusal | undefined {
  if (state.isOver) return new Refusal('gameOver');
  if (!hasSeat(state.toAct, seat)) return new Refusal('notYourTurn', { seat: seat + 1 });
  const isCard = Number.isInteger(card) && card >= 1 && card <= state.options.cards;
  if (!isCard || ((state.hands[seat] >> card) & 1) === 0) return new Refusal('cardNotInHand', { card });
  state.hands[seat] ^= 1 << card;
  state.bids[seat] = card;
  facts?.push({ kind: 'bid', seat });
  if (!state.bids.includes(0)) decide(state, facts);
  return undefined;
}

/** G-3, G-4 The highest bid takes all that waits, if it is the only one. */
function decide(state: GoofspielState, facts?: GoofspielFact[]): void {
  const { prizes, takers, bids, turn, options } = state;
  const highest = Math.max(...bids);
  const prize = prizes[turn];
  facts?.push({ kind: 'revealed', bids: Array.from(bids), prize });
  const seats = [...bids.keys()].filter((seat) => bids[seat] === highest);
  const [seat] = seats;
  if (seats.length === 1) {
    const taken = [...takers.keys()].filter((at) => at === turn || (at < turn && takers[at] === WAITING));
    for (const at of taken) takers[at] = seat;
    const won = taken.map((at) => prizes[at]);
    facts?.push({ kind: 'taken', seat, prizes: won, points: won.reduce((sum, each) => sum + each, 0) });
  } else {
    const waits = options.ties === 'carry';
    takers[turn] = waits ? WAITING : NOT_TAKEN;
    facts?.push({ kind: 'tied', seats, prize, waits });
  }
  bids.fill(0);
  state.turn++;
  if (state.isOver) facts?.push({ kind: 'ended', points: state.points() });
  else facts?.push({ kind: 'turned', prize: prizes[state.turn], left: prizes.length - state.turn - 1 });
}
