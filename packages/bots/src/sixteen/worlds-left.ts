// All worlds that a view leaves, for when few cards are unseen.

import type { Seat } from '@sixfold/game-kit';
import { type Card, FULL_HAND, type SixteenState, sixteen } from '@sixfold/sixteen';

export interface WeighedWorld {
  readonly world: SixteenState;
  /** How likely it is, compared with the others. */
  readonly weight: number;
}

/** Cards that lie together in one place: somebody's hand, or one card of the talon. */
interface Portion {
  readonly cards: Uint8Array;
  /** For each card how likely it is there; undefined if every card is as likely. */
  readonly weights?: Float64Array;
}

/** Every way in which the cards that the viewer has not seen can lie in the state's other hands and its talon. */
export function worldsLeft(
  state: SixteenState,
  viewer: Seat,
  holdings: readonly Float64Array[],
): WeighedWorld[] {
  const worlds: WeighedWorld[] = [];
  const world = sixteen.copy(state);
  const portions = hiddenPortions(world, viewer, holdings);
  const deal = (next: number, unseen: readonly Card[], weight: number): void => {
    const portion = portions[next];
    if (portion === undefined) {
      worlds.push({ world: sixteen.copy(world), weight });
      return;
    }
    for (const { taken, rest } of waysToTake(portion.cards.length, unseen)) {
      portion.cards.set(taken);
      deal(next + 1, rest, weight * likelihood(taken, portion.weights));
    }
  };
  const unseen = portions.flatMap(({ cards }) => Array.from(cards));
  deal(0, unseen, 1);
  return worlds;
}

function hiddenPortions(world: SixteenState, viewer: Seat, holdings: readonly Float64Array[]): Portion[] {
  const portions: Portion[] = [];
  for (let seat = 0; seat < world.seats; seat++) {
    if (seat === viewer) continue;
    const first = seat * FULL_HAND;
    const cards = world.hands.subarray(first, first + world.handSizes[seat]);
    portions.push({ cards, weights: holdings[seat] as Float64Array });
  }
  for (let place = world.talonNext; place < world.talonEnd; place++) {
    portions.push({ cards: world.talon.subarray(place, place + 1) });
  }
  return portions;
}

interface Taking {
  readonly taken: readonly Card[];
  readonly rest: readonly Card[];
}

/** All choices of this many cards, whatever their order. */
export function waysToTake(count: number, cards: readonly Card[]): Taking[] {
  if (count === 0) return [{ taken: [], rest: cards }];
  if (count > cards.length) return [];
  const [card, ...others] = cards as readonly [Card, ...Card[]];
  const withIt = waysToTake(count - 1, others).map(({ taken, rest }) => ({ taken: [card, ...taken], rest }));
  const without = waysToTake(count, others).map(({ taken, rest }) => ({ taken, rest: [card, ...rest] }));
  return [...withIt, ...without];
}

const likelihood = (cards: readonly Card[], weights: Float64Array | undefined): number =>
  cards.reduce((product, card) => product * (weights?.[card] ?? 1), 1);
