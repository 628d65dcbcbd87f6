import { below, type Rng, unit } from '@sixfold/game-kit';
import type { ViewOf } from '@sixfold/games';
import type { Bot } from '../bot.js';

/** What is at stake now: the prize that is up, and those that wait. */
export const stakeOf = ({ prizes, takers }: Pick<ViewOf<'goofspiel'>, 'prizes' | 'takers'>): number =>
  prizes.reduce((sum, prize, at) => (at >= takers.length || takers[at] === 'waiting' ? sum + prize : sum), 0);

/** Bids about what is at stake, as far as the hand allows; strays by at most this much. */
export function simpleBid(hand: readonly number[], stake: number, strays: number, rng: Rng): number {
  const wish = stake + (unit(rng) - 0.5) * 2 * strays;
  return hand.reduce((best, card) => (Math.abs(card - wish) < Math.abs(best - wish) ? card : best));
}

/** A bot that answers at once. */
const simpleBot = (strays: number): Bot<ViewOf<'goofspiel'>> => ({
  choose({ view, seat, legal, rng }) {
    const card = simpleBid(view.hands[seat] ?? [], stakeOf(view), strays, rng);
    const move = legal.includes(String(card)) ? String(card) : legal[below(rng, legal.length)];
    return { move, candidates: [{ move, value: 0 }], iterations: 1 };
  },
});

export const easyBot = simpleBot(6);
export const mediumBot = simpleBot(2.5);
