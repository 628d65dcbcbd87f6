import { type GoofspielView, MOST_CARDS } from '@sixfold/goofspiel';
import { NOTHING, type Observer } from './observer.js';

/** Cards count from 1; place 0 stays empty. */
const CARDS = MOST_CARDS + 1;

/** What a seat at a table of Goofspiel knows, as docs/environment.md lists it. */
export const goofspielObserver = (seats: number): Observer<GoofspielView> => ({
  parts: [
    ['hands', seats * CARDS],
    ['prizes', CARDS],
    ['prize', 1],
    ['left', 1],
    ['points', seats],
  ],
  observe: (view, seat, into) => {
    const hands = into.table(seats * CARDS);
    for (let other = 0; other < seats; other++) {
      const hand = view.hands[(seat + other) % seats] ?? [];
      for (const card of hand) into.set(hands + other * CARDS + card, 1);
    }
    const prizes = into.table(CARDS);
    for (const prize of view.prizes) into.set(prizes + prize, 1);
    into.put(view.takers.length < view.prizes.length ? (view.prizes.at(-1) ?? NOTHING) : NOTHING);
    into.put(view.left);
    into.seats(view.points, seat, (points) => points);
  },
});
