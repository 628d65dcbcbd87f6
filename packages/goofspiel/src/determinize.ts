import { below, type Rng, shuffle } from '@sixfold/game-kit';
import { GoofspielState } from './state.js';
import { codeOf, type GoofspielView } from './view.js';

/** The prizes to come in any order, and for every hidden bid any card that its player could have laid. */
export function determinize(seen: GoofspielView, rng: Rng): GoofspielState {
  const state = new GoofspielState(seen.options, seen.seats);
  const hidden = state.prizes.filter((prize) => !seen.prizes.includes(prize));
  shuffle(rng, hidden);
  state.prizes.set(seen.prizes);
  state.prizes.set(hidden, seen.prizes.length);
  state.takers.set(seen.takers.map(codeOf));
  state.turn = seen.takers.length;
  for (const [seat, hand] of seen.hands.entries()) {
    const anyCard = () => hand[below(rng, hand.length)];
    const bid = seat === seen.viewer ? seen.bid : seen.hasBid[seat] ? anyCard() : 0;
    state.bids[seat] = bid;
    state.hands[seat] = hand.reduce((bits, card) => (card === bid ? bits : bits | (1 << card)), 0);
  }
  return state;
}
