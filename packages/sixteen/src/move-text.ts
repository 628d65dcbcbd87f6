import { JOKER, JOKER_CARD, parseCard } from './cards.js';
import { DRAW_TEXT, JOKER_TEXT } from './moves.js';

/** What a move means, for those who see its text and not the rules' numbers; cards are written `g3`. */
export type SixteenMeaning =
  | { readonly kind: 'play'; readonly card: string }
  | { readonly kind: 'joker'; readonly as: string }
  | { readonly kind: 'draw' };

/** What the text of a move means; undefined for a text that is no move. */
export function meaningOf(text: string): SixteenMeaning | undefined {
  if (text === DRAW_TEXT) return { kind: 'draw' };
  const isJoker = text.startsWith(JOKER_TEXT);
  const named = isJoker ? text.slice(JOKER_TEXT.length) : text;
  const card = parseCard(named);
  if (card === undefined || card === JOKER) return undefined;
  return isJoker ? { kind: 'joker', as: named } : { kind: 'play', card: named };
}

/** The card that a move takes from the hand, as the view writes it; none for a draw. */
export function cardOfMove(text: string): string | undefined {
  const meaning = meaningOf(text);
  if (meaning?.kind === 'joker') return JOKER_CARD;
  return meaning?.kind === 'play' ? meaning.card : undefined;
}

/** The text of a move that means this. */
export function textOf(meaning: SixteenMeaning): string {
  switch (meaning.kind) {
    case 'draw':
      return DRAW_TEXT;
    case 'play':
      return meaning.card;
    case 'joker':
      return JOKER_TEXT + meaning.as;
  }
}
