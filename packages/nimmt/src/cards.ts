// RULES.md, "The cards"

/** A card is its number; a 0-card is 0. */
export type Card = number;

export const ZERO: Card = 0;
export const HIGHEST_CARD: Card = 104;
/** N-20 How many 0-cards the variants with zeros add. */
export const ZERO_CARDS = 7;

/** N-1 The bullheads printed on a card. */
function printedBullheads(card: Card): number {
  if (card === ZERO) return 0; // N-24
  if (card === 55) return 7;
  if (card % 11 === 0) return 5;
  if (card % 10 === 0) return 3;
  if (card % 5 === 0) return 2;
  return 1;
}

const BULLHEADS = Uint8Array.from({ length: HIGHEST_CARD + 1 }, (_, card) => printedBullheads(card));

/** N-1 The points on a card. */
export const bullheads = (card: Card): number => BULLHEADS[card];

export const bullheadsOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + bullheads(card), 0);
