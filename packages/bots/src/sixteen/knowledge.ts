// What a view tells: the cards that have not been seen, and which of them others probably do not hold.

import {
  type Card,
  copiesOf,
  JOKER,
  JOKER_CARD,
  numberOf,
  type PlayedCard,
  parseCard,
  type SixteenView,
} from '@sixfold/sixteen';
import { busts, emptyPile, gain, jokerGain, type Pile } from './pile.js';

/** One card that somebody played, with the pile it met. */
interface Decision {
  readonly seat: number;
  readonly pile: Pile;
  readonly face: number;
}

/** How many of each card the viewer has not seen. */
export function unseenCards(view: SixteenView): Uint8Array {
  const unseen = Uint8Array.from({ length: JOKER + 1 }, (_, card) => copiesOf(card, view.options.jokers));
  const see = (text: string) => unseen[parseCard(text) as Card]--;
  const laid = [...view.groups.flatMap(({ cards }) => cards), ...view.pile];
  for (const { joker, card } of laid) see(joker ? JOKER_CARD : card);
  for (const text of [...view.hand, ...view.aside]) see(text);
  return unseen;
}

/** All decisions of the game, the latest first. */
function decisions(view: SixteenView): Decision[] {
  const made = [...view.groups.map((group) => group.cards), view.pile].flatMap(decisionsOfPile);
  return made.reverse();
}

function decisionsOfPile(cards: readonly PlayedCard[]): Decision[] {
  const pile = emptyPile();
  return cards.map(({ card, seat }) => {
    const face = parseCard(card) as number;
    const decision = { seat, pile: { ...pile }, face };
    pile.before = pile.last;
    pile.last = face;
    pile.sum += numberOf[face];
    return decision;
  });
}

/** How far back a player's decisions say something about the cards still held. */
const MEMORY = 8;
/** Chance that a card held now was already held one decision earlier. */
const KEPT = 0.75;
/** How often somebody who could take a group does not. */
const OVERSIGHT = 0.06;
const JOKER_SAVED = 0.3;
/** How often somebody busts who need not. */
const NEEDLESS_BUST = 0.06;

/**
 * For every seat and card a weight: how much likelier than by counting alone the seat holds it. A player who passed by
 * a group hardly holds a card that would have taken it, and one who bust hardly holds a small one.
 */
export function holdingWeights(view: SixteenView): Float64Array[] {
  const weights = Array.from({ length: view.seats }, () => new Float64Array(JOKER + 1).fill(1));
  const seen = new Uint8Array(view.seats);
  for (const { seat, pile, face } of decisions(view)) {
    const age = seen[seat]++;
    if (age >= MEMORY) continue;
    const kept = KEPT ** age;
    const weight = weights[seat] as Float64Array;
    for (let card: Card = 0; card <= JOKER; card++) {
      weight[card] *= 1 - kept + kept * likelihood(view, pile, face, card);
    }
  }
  return weights;
}

/** How likely the played face is for somebody who also holds this card. */
function likelihood(view: SixteenView, pile: Pile, played: number, card: Card): number {
  const { options } = view;
  if (gain(pile, played, options) > 0) return 1;
  if (card === JOKER) return jokerGain(pile, options) > 0 || busts(pile, played) ? JOKER_SAVED : 1;
  if (gain(pile, card, options) > 0) return OVERSIGHT;
  return busts(pile, played) && !busts(pile, card) ? NEEDLESS_BUST : 1;
}

/** Weights for whoever does not draw conclusions. */
export const evenWeights = (seats: number): Float64Array[] =>
  Array.from({ length: seats }, () => new Float64Array(JOKER + 1).fill(1));
